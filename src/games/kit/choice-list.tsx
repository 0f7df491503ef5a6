import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import layout from '../../ui/layout.module.css';
import letters from '../../ui/letters.module.css';
import press from '../../ui/press.module.css';
import tile from '../../ui/tile.module.css';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import css from './choice-list.module.css';
import reactions from './reactions.module.css';
import { usePlayKeys } from './use-play-keys.ts';

interface ChoiceListProps {
  /** The question that the options answer. */
  legend: string;
  /** Without a `label` the id is shown. `isOut`: struck out and disabled; the others keep their numbers. */
  options: readonly { id: string; label?: ReactNode; isOut?: boolean }[];
  onChoose: (id: string) => void;
  /** Marked as chosen; without `right` or `isFinal` the choice can still be changed. */
  chosen?: string | undefined;
  /** The choice can no longer be changed. */
  isFinal?: boolean;
  /** The right one, which locks the options and marks them right and wrong. */
  right?: string | undefined;
}

/** Options as big buttons, which the keys 1 to 9 choose too. */
export function ChoiceList({ legend, options, onChoose, chosen, isFinal = false, right }: ChoiceListProps) {
  const isLocked = isFinal || right !== undefined;
  const isPending = chosen !== undefined && right === undefined;

  usePlayKeys((event) => {
    const option = /^[1-9]$/.test(event.key) ? options[Number(event.key) - 1] : undefined;
    if (isLocked || !option || option.isOut) return;
    event.preventDefault();
    onChoose(option.id);
  });

  return (
    <fieldset className={css.choices} aria-label={legend}>
      {options.map(({ id, label = id, isOut = false }, index) => {
        const mark = getChoiceMark(id, chosen, right);
        return (
          <button
            key={id}
            type="button"
            className={classNames(
              tile.tile,
              press.givesWay,
              layout.line3,
              css.choice,
              mark && reactions[mark],
            )}
            data-mark={mark}
            data-autofocus={index === 0 || undefined}
            aria-pressed={isPending ? id === chosen : undefined}
            aria-disabled={isLocked || isOut || undefined}
            onClick={() => {
              if (!isLocked && !isOut) onChoose(id);
            }}
          >
            <kbd className={classNames(letters.displayBold, css.number)}>{index + 1}</kbd>
            {isOut ? <s>{label}</s> : <span>{label}</span>}
            <Mark mark={mark} />
          </button>
        );
      })}
    </fieldset>
  );
}

type ChoiceMark = 'right' | 'wrong' | undefined;

function getChoiceMark(id: string, chosen: string | undefined, right: string | undefined): ChoiceMark {
  if (right === undefined) return undefined;
  if (id === right) return 'right';
  return id === chosen ? 'wrong' : undefined;
}

function Mark({ mark }: { mark: ChoiceMark }) {
  if (mark === undefined) return null;
  return (
    <span className={css.mark}>
      <Icon name={mark === 'right' ? 'tick' : 'close'} />
      <VisuallyHidden>{mark === 'right' ? '(right)' : '(wrong)'}</VisuallyHidden>
    </span>
  );
}
