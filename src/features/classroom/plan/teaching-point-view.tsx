import type { CommonMistake as Mistake, TeachingPoint as Point } from '../../../domain/lesson-plan.ts';
import { getCommonMistakeHeading } from '../../../domain/plan/common-mistake.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import layout from '../../../ui/layout.module.css';
import { InlineMarkdown, Markdown } from '../../../ui/markdown.tsx';
import { TappableText } from '../../../ui/tappable-text/tappable-text.tsx';
import css from './teaching-point-view.module.css';

/** The explanation, examples and most common mistake of the teaching point. */
export function TeachingPointView({ point }: { point: Point }) {
  return (
    <TappableText as="section" className={classNames(layout.stack4, css.point)}>
      <h3>{point.heading || 'Teaching point'}</h3>
      {point.explanation && <Markdown headingLevel={4}>{point.explanation}</Markdown>}
      {point.examples.length > 0 && (
        <ul className={classNames(layout.stack2, css.examples)}>
          {point.examples.map((example) => (
            <li key={example}>
              <InlineMarkdown>{example}</InlineMarkdown>
            </li>
          ))}
        </ul>
      )}
      {point.commonMistake && <CommonMistake {...point.commonMistake} />}
    </TappableText>
  );
}

function CommonMistake(mistake: Mistake) {
  const { wrong, right, why, lessUseful } = mistake;
  const heading = getCommonMistakeHeading(mistake);
  return (
    <aside className={classNames(layout.stack3, css.mistake)} data-print="whole" aria-label={heading}>
      <h4>{heading}</h4>
      <dl className={layout.stack2}>
        {wrong && (
          <div className={lessUseful ? css.lessUseful : css.wrong}>
            <dt>
              {lessUseful ? (
                'Less useful'
              ) : (
                <>
                  <Icon name="close" /> Wrong
                </>
              )}
            </dt>
            <dd>
              <InlineMarkdown>{wrong}</InlineMarkdown>
            </dd>
          </div>
        )}
        {right && (
          <div className={css.right}>
            <dt>
              <Icon name="tick" /> {lessUseful ? 'Better' : 'Right'}
            </dt>
            <dd>
              <InlineMarkdown>{right}</InlineMarkdown>
            </dd>
          </div>
        )}
      </dl>
      {why && <Markdown>{why}</Markdown>}
    </aside>
  );
}
