import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Hear } from '../listening/hear.tsx';
import { ItemControl, type ItemControlProps } from './item-control.tsx';
import type { Standing } from './item-standing.ts';
import { ItemText } from './item-text.tsx';
import css from './items.module.css';

interface ItemViewProps extends Omit<ItemControlProps, 'isLocked'> {
  standing: Standing;
  /** Why what was given last is not right; empty where nobody knows. */
  reason: string;
  /** The learner says that what was given last is right. */
  onCallRight: () => void;
}

/** One item: what it asks, what it is answered with, and how the answer was. */
export function ItemView({ standing, reason, onCallRight, ...control }: ItemViewProps) {
  const { item } = control;
  const isLocked = standing.phase === 'right' || standing.phase === 'shown';
  return (
    <li className={css.item} data-standing={standing.phase}>
      {!isInControl(item.form) && <ItemText item={item} />}
      <Hear lines={item.heard} of={control.label} />
      <ItemControl {...control} isLocked={isLocked} />
      <VerdictLine standing={standing} expected={item.expected} reason={reason} onCallRight={onCallRight} />
    </li>
  );
}

/** Whether the control shows the item's own words. */
function isInControl(form: ItemViewProps['item']['form']): boolean {
  if (form.kind === 'choice') return form.sentence !== undefined;
  return form.kind === 'gaps' || form.kind === 'tiles' || form.kind === 'mend';
}

interface VerdictLineProps extends Pick<ItemViewProps, 'standing' | 'reason' | 'onCallRight'> {
  expected: string;
}

function VerdictLine({ standing, expected, reason, onCallRight }: VerdictLineProps) {
  switch (standing.phase) {
    case 'open':
      return null;
    case 'right':
      return (
        <p className={css.verdict} data-verdict="right">
          <Icon name="tick" /> {standing.isAtOnce ? 'Right' : 'Right this time'}
        </p>
      );
    case 'missed':
      return (
        <div className={css.verdict} data-verdict={standing.verdict}>
          <Icon name={standing.verdict === 'nearly' ? 'hint' : 'reset'} />
          <p>
            {standing.verdict === 'nearly' ? 'Nearly: look at the spelling.' : 'Not yet.'} One more try.
            {standing.verdict === 'wrong' && reason && <span className={css.reason}>{reason}</span>}
          </p>
        </div>
      );
    case 'shown':
      return (
        <div className={css.verdict} data-verdict="shown">
          <Icon name="info" />
          <div>
            <p>
              The answer: <strong>{expected}</strong>
              {reason && <span className={css.reason}>{reason}</span>}
            </p>
            <Button kind="quiet" className={css.other} onClick={onCallRight}>
              Mine is right
            </Button>
          </div>
        </div>
      );
  }
}
