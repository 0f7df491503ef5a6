import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import layout from '../../../ui/layout.module.css';
import { ListenButton } from '../listening/listen-button.tsx';
import { ItemControl } from './item-control.tsx';
import type { ItemControlProps } from './item-control-props.ts';
import { ItemText } from './item-text.tsx';
import { ItemVerdict, type ItemVerdictProps } from './item-verdict.tsx';
import css from './items.module.css';

interface ItemViewProps extends Omit<ItemControlProps, 'isLocked'>, ItemVerdictProps {
  /** What the answer lacks before it can be marked; '' when it lacks nothing or was not checked. */
  incompleteHint: string;
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
      <ItemVerdict {...{ item, state, reason, onCallRight }} />
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
