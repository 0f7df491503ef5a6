import type { ModelAnswer } from '../../../domain/lesson-plan.ts';
import { classNames } from '../../../ui/class-names.ts';
import layout from '../../../ui/layout.module.css';
import { InlineMarkdown } from '../../../ui/markdown.tsx';
import { TappableText } from '../../../ui/tappable-text/tappable-text.tsx';
import box from './feedback-box.module.css';
import css from './model-answer-view.module.css';

interface ModelAnswerViewProps {
  modelAnswer: ModelAnswer;
  /** The lines of the checklist that the answer fulfils, in the order of `modelAnswer.shows`. */
  checklist: readonly string[];
}

/** A good answer to the task, and where it does what the checklist asks for. */
export function ModelAnswerView({ modelAnswer, checklist }: ModelAnswerViewProps) {
  const { body, shows, situation } = modelAnswer;
  return (
    <section className={box.box} aria-label="A model answer">
      <h3>A model answer</h3>
      {situation && <p>The model is about this: {situation}</p>}
      <TappableText className={classNames(layout.stack2, css.body)}>
        {body.split('\n\n').map((paragraph) => (
          <p key={paragraph}>
            {markQuotations(paragraph, shows).map(({ text, isMarked, start }) =>
              isMarked ? <mark key={start}>{text}</mark> : text,
            )}
          </p>
        ))}
      </TappableText>
      {shows.length > 0 && (
        <ul className={classNames(layout.stack2, css.lines)}>
          {shows.map((quoted, index) => (
            <li key={quoted}>
              <InlineMarkdown>{checklist[index] ?? ''}</InlineMarkdown> <q>{quoted}</q>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface Segment {
  text: string;
  isMarked: boolean;
  /** The position in the text. */
  start: number;
}

/**
 * Splits a text at the quotations that it contains; where two overlap, the later one starts after the first.
 */
export function markQuotations(text: string, quotations: readonly string[]): readonly Segment[] {
  const found = quotations
    .map((quoted) => ({ start: text.indexOf(quoted), end: text.indexOf(quoted) + quoted.length }))
    .filter(({ start }) => start >= 0)
    .sort((left, right) => left.start - right.start);
  const segments: Segment[] = [];
  let position = 0;
  for (const { start, end } of found) {
    if (start > position)
      segments.push({ text: text.slice(position, start), isMarked: false, start: position });
    const from = Math.max(start, position);
    if (end > from) segments.push({ text: text.slice(from, end), isMarked: true, start: from });
    position = Math.max(position, end);
  }
  if (position < text.length) segments.push({ text: text.slice(position), isMarked: false, start: position });
  return segments;
}
