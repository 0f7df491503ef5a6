import { type KeyboardEvent, useRef } from 'react';
import type { AnswerFormOf } from '../../../domain/exercises/answer-form.ts';
import { classNames } from '../../../ui/class-names.ts';
import layout from '../../../ui/layout.module.css';
import press from '../../../ui/press.module.css';
import type { ItemControlProps } from './item-control-props.ts';
import css from './items.module.css';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/**
 * Options as buttons. A tap answers, as in the games; the arrow keys only move the focus, and Space or Enter
 * chooses.
 */
export function ChoiceItem(props: ItemControlProps & AnswerFormOf<'choice'>) {
  const { item, label, options, sentence, value, isLocked, onChosen } = props;
  const group = useRef<HTMLDivElement>(null);
  const chosen = options.findIndex((option) => option.value === value);

  function moveFocus(event: KeyboardEvent, index: number): void {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (index + step + options.length) % options.length;
    group.current?.querySelectorAll<HTMLElement>('[role="radio"]')[next]?.focus();
  }

  return (
    <div className={layout.stack2}>
      {sentence && (
        <p>
          {sentence[0]}
          <span className={css.slot}>{chosen < 0 ? '\u2002\u2002\u2002' : options[chosen]?.label}</span>
          {sentence[1]}
        </p>
      )}
      <div ref={group} className={layout.row2} role="radiogroup" aria-label={label}>
        {options.map((option, index) => {
          const isChosen = index === chosen;
          return (
            // biome-ignore lint/a11y/useSemanticElements: the arrow keys of radio buttons would answer
            <button
              key={option.value}
              type="button"
              role="radio"
              className={classNames(press.givesWay, css.piece, isChosen && css.chosen)}
              aria-checked={isChosen}
              aria-disabled={isLocked || undefined}
              data-expected={(isLocked && option.label === item.expected) || undefined}
              tabIndex={index === Math.max(chosen, 0) ? 0 : -1}
              onKeyDown={(event) => moveFocus(event, index)}
              onClick={() => {
                if (!isLocked && !isChosen) onChosen(option.value);
              }}
            >
              {option.label}
            </button>
          );
        })}
      </div>
    </div>
  );
}
