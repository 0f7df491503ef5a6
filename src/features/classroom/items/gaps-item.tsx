import { Fragment, useRef } from 'react';
import type { AnswerFormOf } from '../../../domain/exercises/answer-form.ts';
import { GAP_SEPARATOR } from '../../../domain/exercises/key-notation.ts';
import { classNames } from '../../../ui/class-names.ts';
import layout from '../../../ui/layout.module.css';
import press from '../../../ui/press.module.css';
import { createEnterKeyHandler } from './enter-key-handler.ts';
import type { ItemControlProps } from './item-control-props.ts';
import css from './items.module.css';

/** The limits of a gap's width, in characters. */
const [NARROWEST, WIDEST] = [5, 24];

/**
 * Fields inside a sentence, and buttons for the words that the task offers. `value` has the words of all
 * gaps, joined by `GAP_SEPARATOR`; it is empty when all gaps are.
 */
export function GapsItem(props: ItemControlProps & AnswerFormOf<'gaps'>) {
  const { item, label, parts, taskOptions, value, isLocked, onAnswer, onEnter } = props;
  const gaps = parts.slice(1);
  const lastFocused = useRef(0);
  const words =
    gaps.length === 1 ? [value] : value.split(GAP_SEPARATOR.trim()).map((word) => word.trimStart());

  function fill(gap: number, word: string): void {
    const newWords = gaps.map((_, index) => (index === gap ? word : (words[index] ?? '')));
    onAnswer(newWords.every((each) => each === '') ? '' : newWords.join(GAP_SEPARATOR));
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
                inlineSize: `${Math.max(measureGap(item.accepted, gap, gaps.length), measureWord(words[gap] ?? ''))}ch`,
              }}
              aria-label={gaps.length === 1 ? label : `${label}, gap ${gap + 1}`}
              data-answer-field
              value={words[gap] ?? ''}
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
                const emptyGap = gaps.findIndex((_, index) => (words[index] ?? '') === '');
                fill(emptyGap < 0 ? lastFocused.current : emptyGap, option.value);
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

/** The width for the longest accepted answer to a gap, so that the width gives little away. */
function measureGap(accepted: readonly string[] | undefined, gap: number, gapCount: number): number {
  const words = (accepted ?? []).map((answer) =>
    gapCount === 1 ? answer : (answer.split(GAP_SEPARATOR)[gap] ?? ''),
  );
  return Math.max(NARROWEST, ...words.map(measureWord));
}

/** The width for a word with some space, at most that of a line on a phone. */
function measureWord({ length }: string): number {
  return Math.min(length + 3, WIDEST);
}
