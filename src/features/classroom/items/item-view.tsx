import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import layout from '../../../ui/layout.module.css';
import { ListenButton } from '../listening/listen-button.tsx';
import { ItemControl } from './item-control.tsx';
import type { ItemControlProps } from './item-control-props.ts';
import type { ItemState } from './item-state.ts';
import { ItemText } from './item-text.tsx';
import css from './items.module.css';

interface ItemViewProps extends Omit<ItemControlProps, 'isLocked'> {
  state: ItemState;
  /** Why the last answer is not right; '' when unknown. */
  reason: string;
  /** What the answer lacks before it can be marked; '' when it lacks nothing or was not checked. */
  incompleteHint: string;
  /** The learner says that the last answer is right. */
  onCallRight: () => void;
}

/** One item: its text, its control and the verdict on the answer. */
export function ItemView({ state, reason, incompleteHint, onCallRight, ...control }: ItemViewProps) {
  const { item } = control;
  const isLocked = state.status === 'right' || state.status === 'shown';
  return (
    <li
      className={classNames(layout.stack2, css.item)}
      data-standing={state.status}
      data-unfinished={incompleteHint !== '' || undefined}
    >
      {!isInControl(item.form) && <ItemText item={item} />}
      <ListenButton lines={item.spokenLines} subject={formatSubject(control.label)} />
      <ItemControl {...control} isLocked={isLocked} />
      {incompleteHint && (
        <p className={css.verdict} data-verdict="unfinished">
          <Icon name="hint" /> {incompleteHint}
        </p>
      )}
      <VerdictLine {...{ item, state, reason, onCallRight }} />
    </li>
  );
}

/** "Answer to exercise 2, number 1" as "exercise 2, number 1". */
function formatSubject(label: string): string {
  return label.replace(/^Answer to /, '');
}

/** Whether the control shows the item's own words. */
function isInControl(form: ItemViewProps['item']['form']): boolean {
  if (form.kind === 'choice') return form.sentence !== undefined;
  return form.kind === 'gaps' || form.kind === 'tiles' || form.kind === 'correction';
}

type VerdictLineProps = Pick<ItemViewProps, 'item' | 'state' | 'reason' | 'onCallRight'>;

function VerdictLine({ item, state, reason, onCallRight }: VerdictLineProps) {
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
              {state.verdict === 'nearly' ? 'Nearly: look at the spelling.' : 'Not yet.'} One more try.
              {state.verdict === 'wrong' && reason && <span className={css.reason}>{reason}</span>}
            </p>
            {state.verdict === 'wrong' && !isChoice && <CallRightButton onCallRight={onCallRight} />}
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
            <CallRightButton onCallRight={onCallRight} />
          </div>
        </div>
      );
  }
}

function CallRightButton({ onCallRight }: Pick<ItemViewProps, 'onCallRight'>) {
  return (
    <Button kind="quiet" className={css.other} onClick={onCallRight}>
      Mine is right
    </Button>
  );
}
