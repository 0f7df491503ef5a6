import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import layout from '../../ui/layout.module.css';
import { TappableText } from '../../ui/tappable-text/tappable-text.tsx';
import { useIsPainted } from '../../ui/use-is-painted.ts';
import css from './answer-explanation.module.css';
import { scrollAboveControls } from './scroll-above-controls.ts';
import { useFocusOnMount } from './use-focus-on-mount.ts';
import type { Verdict } from './verdict.ts';

interface AnswerExplanationProps {
  verdict: Verdict;
  nextLabel: string;
  onContinue: () => void;
}

/**
 * What there is to learn from an answer, and the way on, which takes the focus. Give each answer a `key` of its own. It
 * comes once the answer is painted as right or wrong: a slow phone shows that sooner.
 */
export function AnswerExplanation(props: AnswerExplanationProps) {
  return useIsPainted() && <Explanation {...props} />;
}

function Explanation({
  verdict: { isRight, text, explanation },
  nextLabel,
  onContinue,
}: AnswerExplanationProps) {
  const next = useFocusOnMount<HTMLButtonElement>(scrollAboveControls);
  return (
    <div className={classNames(layout.stack2, css.explained)} data-verdict={isRight ? 'right' : 'wrong'}>
      <p className={classNames(layout.line2, css.verdict)}>
        <Icon name={isRight ? 'tick' : 'close'} /> {text}
      </p>
      <TappableText>
        <p>{explanation}</p>
      </TappableText>
      <Button ref={next} kind="primary" onClick={onContinue}>
        {nextLabel}
      </Button>
    </div>
  );
}
