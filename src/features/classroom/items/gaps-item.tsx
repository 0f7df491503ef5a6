import { Fragment, useRef } from 'react';
import type { AnswerFormOf } from '../../../domain/exercises/answer-form.ts';
import { GAP_SEPARATOR } from '../../../domain/exercises/key-notation.ts';
import { classNames } from '../../../ui/class-names.ts';
import layout from '../../../ui/layout.module.css';
import press from '../../../ui/press.module.css';
import { createEnterKeyHandler } from './enter-key-handler.ts';
import type { ItemControlProps } from './item-control-props.ts';
import css from './items.module.css';

/** The width of a gap, in characters. */
const [NARROWEST, WIDEST] = [5, 24];

/** Fields inside a sentence, and buttons for the words that the task offers. */
export function GapsItem(props: ItemControlProps & AnswerFormOf<'gaps'>) {
  const { item, label, parts, taskOptions, value, isLocked, onAnswer, onEnter } = props;
  const gaps = parts.slice(1);
  const lastFocused = useRef(0);
  const given =
    gaps.length === 1 ? [value] : value.split(GAP_SEPARATOR.trim()).map((word) => word.trimStart());

  function fill(gap: number, word: string): void {
    const words = gaps.map((_, index) => (index === gap ? word : (given[index] ?? '')));
    onAnswer(words.every((each) => each === '') ? '' : words.join(GAP_SEPARATOR));
  }

  return (
    <div className={layout.stack2}>
      <p>
        {parts[0]}
        {gaps.map((part, gap) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap is identified by its position
          <Fragment key={gap}>
            <input
              className={css.gap}
              style={{
                inlineSize: `${Math.max(measureGap(item.accepted, gap, gaps.length), measureWord(given[gap] ?? ''))}ch`,
              }}
              aria-label={gaps.length === 1 ? label : `${label}, gap ${gap + 1}`}
              data-answer-field
              value={given[gap] ?? ''}
              readOnly={isLocked}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              onFocus={() => {
                lastFocused.current = gap;
              }}
              onKeyDown={createEnterKeyHandler(onEnter)}
              onChange={(event) => fill(gap, event.target.value)}
            />
            {part}
          </Fragment>
        ))}
      </p>
      {taskOptions.length > 0 && !isLocked && (
        <div className={layout.row2}>
          {taskOptions.map((option) => (
            <button
              key={option.value}
              type="button"
              className={classNames(press.givesWay, css.piece)}
              onClick={() => {
                const free = gaps.findIndex((_, index) => (given[index] ?? '') === '');
                fill(free < 0 ? lastFocused.current : free, option.value);
              }}
            >
              {option.label}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

/** A gap is as wide as its longest accepted answer, so that its width gives little away. */
function measureGap(accepted: readonly string[] | undefined, gap: number, gaps: number): number {
  const words = (accepted ?? []).map((answer) =>
    gaps === 1 ? answer : (answer.split(GAP_SEPARATOR)[gap] ?? ''),
  );
  return Math.max(NARROWEST, ...words.map(measureWord));
}

/** The word's length and some space, limited by the width of a line. */
function measureWord({ length }: string): number {
  return Math.min(length + 3, WIDEST);
}
