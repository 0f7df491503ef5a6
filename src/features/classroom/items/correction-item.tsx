import { Fragment, useRef, useState } from 'react';
import type { AnswerFormOf } from '../../../domain/exercises/answer-form.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { ItemControlProps } from './item-control-props.ts';
import css from './items.module.css';
import {
  type CorrectionEvent,
  getCorrectedAnswer,
  type OpenWord,
  reduceCorrection,
  type SentenceCorrection,
  startCorrection,
} from './sentence-correction.ts';

/** A sentence to mend: a tapped word becomes a field, an empty field takes its word out, a plus puts one in. */
export function CorrectionItem(props: ItemControlProps & AnswerFormOf<'mend'>) {
  const { label, words, isWrong, value, isLocked, onAnswer } = props;
  const [latest, setLatest] = useState<SentenceCorrection | null>(null);
  const line = useRef<HTMLDivElement>(null);
  // What another tab has changed is shown in place of what was being mended here.
  const state =
    latest && getCorrectedAnswer(latest, words) === value ? latest : startCorrection(words, value);
  const { open } = state;

  function dispatch(event: CorrectionEvent): void {
    const next = reduceCorrection(state, event);
    setLatest(next);
    const answer = getCorrectedAnswer(next, words);
    if (answer !== value) onAnswer(answer);
  }

  function close(index: number): void {
    dispatch({ type: 'closed' });
    requestAnimationFrame(() => line.current?.querySelectorAll<HTMLElement>('[data-word]')[index]?.focus());
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset lays its children out its own way
    <div ref={line} role="group" aria-label={label} className={css.mending}>
      {value === '' && !open && !isLocked && (
        <p className={css.hint}>
          {isWrong
            ? 'Tap the word that is wrong, or one beside a word that is missing.'
            : 'Tap a word to change it.'}
        </p>
      )}
      {state.words.map((word, index) => {
        const isOpen = !isLocked && open?.index === index;
        const field = isOpen && <WordField open={open} onEvent={dispatch} onDone={() => close(index)} />;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a word is its place in the sentence
          <Fragment key={index}>
            {field}
            {!(isOpen && !open?.isNew) && (
              <button
                type="button"
                className={css.word}
                data-word
                aria-label={`${word}. Change it`}
                aria-disabled={isLocked || undefined}
                onClick={() => {
                  if (!isLocked) dispatch({ type: 'word-opened', index });
                }}
              >
                {word}
              </button>
            )}
          </Fragment>
        );
      })}
      {!isLocked && open?.index === state.words.length && (
        <WordField open={open} onEvent={dispatch} onDone={() => close(state.words.length - 1)} />
      )}
    </div>
  );
}

interface WordFieldProps {
  open: OpenWord;
  onEvent: (event: CorrectionEvent) => void;
  onDone: () => void;
}

function WordField({ open, onEvent, onDone }: WordFieldProps) {
  return (
    <span className={css.wordField}>
      <AddWord side="before" onEvent={onEvent} />
      <input
        className={css.gap}
        style={{ inlineSize: `${Math.min(Math.max(open.text.length + 2, 5), 20)}ch` }}
        aria-label={open.isNew ? 'A new word' : 'The word'}
        // biome-ignore lint/a11y/noAutofocus: it is the word that was tapped
        autoFocus
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={open.text}
        onChange={(event) => onEvent({ type: 'word-typed', text: event.target.value })}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onDone();
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          onDone();
        }}
      />
      <AddWord side="behind" onEvent={onEvent} />
    </span>
  );
}

function AddWord({
  side,
  onEvent,
}: {
  side: 'before' | 'behind';
  onEvent: (event: CorrectionEvent) => void;
}) {
  return (
    <button
      type="button"
      className={css.add}
      aria-label={side === 'before' ? 'Add a word before it' : 'Add a word behind it'}
      onClick={() => onEvent({ type: 'place-opened', side })}
    >
      <Icon name="plus" />
    </button>
  );
}
