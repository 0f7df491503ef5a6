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

/** Fields in the sentence, with the words that may go into them where the task names some. */
export function GapsItem(props: ItemControlProps & AnswerFormOf<'gaps'>) {
  const { item, label, parts, bank, value, isLocked, onAnswer, onEnter } = props;
  const gaps = parts.slice(1);
  const last = useRef(0);
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
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap is its place in the sentence
          <Fragment key={gap}>
            <input
              className={css.gap}
              style={{
                inlineSize: `${Math.max(widthOf(item.accepted, gap, gaps.length), widthOfWord(given[gap] ?? ''))}ch`,
              }}
              aria-label={gaps.length === 1 ? label : `${label}, gap ${gap + 1}`}
              data-answer-field
              value={given[gap] ?? ''}
              readOnly={isLocked}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              onFocus={() => {
                last.current = gap;
              }}
              onKeyDown={createEnterKeyHandler(onEnter)}
              onChange={(event) => fill(gap, event.target.value)}
            />
            {part}
          </Fragment>
        ))}
      </p>
      {bank.length > 0 && !isLocked && (
        <div className={layout.row2}>
          {bank.map((option) => (
            <button
              key={option.value}
              type="button"
              className={classNames(press.givesWay, css.piece)}
              onClick={() => {
                const free = gaps.findIndex((_, index) => (given[index] ?? '') === '');
                fill(free < 0 ? last.current : free, option.value);
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

/** A gap is as wide as the longest answer to it, so that its width tells little. */
function widthOf(accepted: readonly string[] | undefined, gap: number, gaps: number): number {
  const words = (accepted ?? []).map((answer) =>
    gaps === 1 ? answer : (answer.split(GAP_SEPARATOR)[gap] ?? ''),
  );
  return Math.max(NARROWEST, ...words.map(widthOfWord));
}

/** Room for a word and a little more, as far as a line has it. */
function widthOfWord({ length }: string): number {
  return Math.min(length + 3, WIDEST);
}
