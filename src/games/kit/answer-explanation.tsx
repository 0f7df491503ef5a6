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
 * The explanation of an answer with the button to continue, which takes the focus. Give each answer its own
 * `key`. It mounts after the verdict is painted, so that a slow phone shows the verdict sooner.
 */
export function AnswerExplanation(props: AnswerExplanationProps) {
  return useIsPainted() && <Explanation {...props} />;
}

function Explanation({
  verdict: { isRight, text, explanation },
  nextLabel,
  onContinue,
}: AnswerExplanationProps) {
  const nextButton = useFocusOnMount<HTMLButtonElement>(scrollAboveControls);
  return (
    <div className={classNames(layout.stack2, css.explained)} data-verdict={isRight ? 'right' : 'wrong'}>
      <p className={classNames(layout.line2, css.verdict)}>
        <Icon name={isRight ? 'tick' : 'close'} /> {text}
      </p>
      <TappableText>
        <p>{explanation}</p>
      </TappableText>
      <Button ref={nextButton} kind="primary" onClick={onContinue}>
        {nextLabel}
      </Button>
    </div>
  );
}
