import { useRef, useState } from 'react';
import { foldTypedAnswer } from '../../../domain/typed-text.ts';
import { classNames } from '../../../ui/class-names.ts';
import layout from '../../../ui/layout.module.css';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { PlayMessage } from '../../kit/play-layout.tsx';
import { WordEntry } from '../../kit/word-entry.tsx';
import { formatEntry } from '../clues.ts';
import { EMPTY_LETTER, getEntryCells, getWrittenLetters } from '../crossword-index.ts';
import type { CrosswordPartProps, CrosswordState } from '../state.ts';
import css from './answer-field.module.css';
import { SpokenClue } from './clue-text.tsx';

interface AnswerFieldProps extends CrosswordPartProps {
  entry: number;
  onRefuse: (message: PlayMessage) => void;
}

/** A text field for the answer to one clue. The whole game can be played with these fields alone. */
export function AnswerField({ state, entry: index, send, onRefuse }: AnswerFieldProps) {
  const container = useRef<HTMLDivElement>(null);
  const [word, setWord] = useState('');
  const [isRefused, setRefused] = useState(false);
  const entry = state.entries[index];
  if (!entry) return null;

  function submit(length: number): void {
    const refusal = getRefusal(foldTypedAnswer(word), length);
    setRefused(refusal !== null);
    if (refusal !== null) {
      onRefuse({ kind: 'error', text: refusal });
      return;
    }
    send({ type: 'entered-word', entry: index, word });
    setWord('');
  }

  return (
    <div ref={container} tabIndex={-1} className={classNames(layout.stack3, css.answer)}>
      <SpokenClue entry={entry} send={send} onRead={() => container.current?.focus()} />
      <WrittenLetters state={state} entry={index} />
      <WordEntry
        label={`Answer to ${formatEntry(entry)}`}
        value={word}
        onChange={setWord}
        onSubmit={() => submit(entry.answer.length)}
        submitLabel="Write it in"
        isRefused={isRefused}
      />
    </div>
  );
}

function getRefusal(word: string, length: number): string | null {
  if (word === '') return 'Type the answer first.';
  if (!/^[a-z]+$/.test(word)) return 'Use the letters A to Z only.';
  return word.length === length ? null : `The answer has ${length} letters. Your word has ${word.length}.`;
}

/** The letters already in the entry, including those of crossing words. */
function WrittenLetters({ state, entry }: { state: CrosswordState; entry: number }) {
  const marks = getEntryCells(state, entry).map((cell) => state.marks[cell]);
  const letters = [...getWrittenLetters(state, entry)];
  return (
    <p className={css.letters}>
      <VisuallyHidden>
        {`So far: ${letters.map((letter, at) => formatSpokenLetter(letter, marks[at] === 'wrong')).join(', ')}`}
      </VisuallyHidden>
      {letters.map((letter, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a letter is its place in the word
        <span key={at} className={css.letter} data-mark={marks[at]} aria-hidden="true">
          {letter === EMPTY_LETTER ? '' : letter}
        </span>
      ))}
    </p>
  );
}

function formatSpokenLetter(letter: string, isWrong: boolean): string {
  if (letter === EMPTY_LETTER) return 'blank';
  return `${letter.toUpperCase()}${isWrong ? ', not right' : ''}`;
}
