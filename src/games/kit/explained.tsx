import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import layout from '../../ui/layout.module.css';
import { TappableText } from '../../ui/tappable-text/tappable-text.tsx';
import { useIsPainted } from '../../ui/use-is-painted.ts';
import css from './explained.module.css';
import { showAboveHand } from './show-above-hand.ts';
import { useFocusOnArrival } from './use-focus-on-arrival.ts';
import type { Verdict } from './verdict.ts';

interface ExplainedProps {
  verdict: Verdict;
  nextLabel: string;
  onGoOn: () => void;
}

/**
 * What there is to learn from an answer, and the way on, which takes the focus. Give each answer a `key` of its own. It
 * comes once the answer is painted as right or wrong: a slow phone shows that sooner.
 */
export function Explained(props: ExplainedProps) {
  return useIsPainted() && <Explanation {...props} />;
}

function Explanation({ verdict: { isRight, text, explanation }, nextLabel, onGoOn }: ExplainedProps) {
  const next = useFocusOnArrival<HTMLButtonElement>(showAboveHand);
  return (
    <div className={classNames(layout.stack2, css.explained)} data-verdict={isRight ? 'right' : 'wrong'}>
      <p className={classNames(layout.line2, css.verdict)}>
        <Icon name={isRight ? 'tick' : 'close'} /> {text}
      </p>
      <TappableText>
        <p>{explanation}</p>
      </TappableText>
      <Button ref={next} kind="primary" onClick={onGoOn}>
        {nextLabel}
      </Button>
    </div>
  );
}
