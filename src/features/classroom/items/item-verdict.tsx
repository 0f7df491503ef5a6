import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { ItemControlProps } from './item-control-props.ts';
import type { ItemState } from './item-state.ts';
import css from './items.module.css';

export interface ItemVerdictProps extends Pick<ItemControlProps, 'item'> {
  state: ItemState;
  /** Why the last answer is not right; '' when unknown. */
  reason: string;
  /**
   * Reports a false correction: the learner says that the last answer is right. Absent where only one can be.
   */
  onCallRight?: (() => void) | undefined;
}

/** The verdict on an answer, and the button that reports a false correction. */
export function ItemVerdict({ item, state, reason, onCallRight }: ItemVerdictProps) {
  // With options the learner taps another one instead of insisting on the first.
  const isChoice = item.form.kind === 'choice';
  switch (state.status) {
    case 'open':
      return null;
    case 'right':
      return (
        <p className={css.verdict} data-verdict="right">
          <Icon name="tick" /> {state.isFirstTry ? 'Right' : 'Right this time'}
        </p>
      );
    case 'missed':
      return (
        <div className={css.verdict} data-verdict={state.verdict}>
          <Icon name={state.verdict === 'nearly' ? 'hint' : 'reset'} />
          <div className={css.verdictText}>
            <p>
              {state.verdict === 'nearly' ? 'Almost! Check the spelling.' : 'Not yet.'} One more try.
              {state.verdict === 'wrong' && reason && <span className={css.reason}>{reason}</span>}
            </p>
            {state.verdict === 'wrong' && !isChoice && onCallRight && (
              <CallRightButton onCallRight={onCallRight} />
            )}
          </div>
        </div>
      );
    case 'shown':
      return (
        <div className={css.verdict} data-verdict="shown">
          <Icon name="info" />
          <div className={css.verdictText}>
            <p>
              The answer: <strong>{item.expected}</strong>
              {reason && <span className={css.reason}>{reason}</span>}
            </p>
            {onCallRight && <CallRightButton onCallRight={onCallRight} />}
          </div>
        </div>
      );
  }
}

function CallRightButton({ onCallRight }: { onCallRight: () => void }) {
  return (
    <Button kind="quiet" className={css.other} onClick={onCallRight}>
      I think I’m right
    </Button>
  );
}
