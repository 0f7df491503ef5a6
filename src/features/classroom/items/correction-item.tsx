import { Fragment, useRef, useState } from 'react';
import type { AnswerFormOf } from '../../../domain/exercises/answer-form.ts';
import { Icon } from '../../../ui/icon.tsx';
import { joinName } from '../../../ui/join-name.ts';
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

/** A sentence to correct: a tapped word becomes a field, an empty field removes the word, a plus adds one. */
export function CorrectionItem(props: ItemControlProps & AnswerFormOf<'correction'>) {
  const { label, words, isWrong, value, isLocked, onAnswer } = props;
  const [ownState, setOwnState] = useState<SentenceCorrection | null>(null);
  const line = useRef<HTMLDivElement>(null);
  // A change from another tab replaces the correction that was going on here.
  const state =
    ownState && getCorrectedAnswer(ownState, words) === value ? ownState : startCorrection(words, value);
  const { open } = state;

  function dispatch(event: CorrectionEvent): void {
    const next = reduceCorrection(state, event);
    setOwnState(next);
    const answer = getCorrectedAnswer(next, words);
    if (answer !== value) onAnswer(answer);
  }

  function close(index: number): void {
    dispatch({ type: 'closed' });
    requestAnimationFrame(() => line.current?.querySelectorAll<HTMLElement>('[data-word]')[index]?.focus());
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be laid out freely
    <div ref={line} role="group" aria-label={label} className={css.correction}>
      {value === '' && !open && !isLocked && (
        <p className={css.hint}>
          {isWrong
            ? 'Tap the wrong word. Is a word missing? Tap the word next to it.'
            : 'Tap a word to change it.'}
        </p>
      )}
      {state.words.map((word, index) => {
        const isWordOpen = !isLocked && open?.index === index;
        const field = isWordOpen && <WordField open={open} onEvent={dispatch} onDone={() => close(index)} />;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a word is identified by its position
          <Fragment key={index}>
            {field}
            {!(isWordOpen && !open?.isNew) && (
              <button
                type="button"
                className={css.word}
                data-word
                aria-label={joinName(word, 'change it')}
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
        // biome-ignore lint/a11y/noAutofocus: the learner tapped this word
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
      aria-label={side === 'before' ? 'Add a word before it' : 'Add a word after it'}
      onClick={() => onEvent({ type: 'insertion-opened', side })}
    >
      <Icon name="plus" />
    </button>
  );
}
