import { type CSSProperties, useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import letters from '../../ui/letters.module.css';
import { OnlyReadAloud } from '../../ui/only-read-aloud.tsx';
import type { GameViewProps } from '../contract.ts';
import { ArrivingButton } from '../kit/arriving-button.tsx';
import { GapText } from '../kit/gap-text.tsx';
import { useHost } from '../kit/host-context.ts';
import { LetterKeyboard } from '../kit/letter-keyboard.tsx';
import { PlayLayout, type PlayMessage, saidMessage } from '../kit/play-layout.tsx';
import { QuestionHead } from '../kit/question-head.tsx';
import { useHardwareLetters } from '../kit/use-hardware-letters.ts';
import { WordEntry } from '../kit/word-entry.tsx';
import { Balloon } from './balloon.tsx';
import { spelled, triesLeft } from './rules.ts';
import {
  currentRound,
  type GuessMove,
  type GuessState,
  isAtLast,
  isSolved,
  lettersIn,
  nextHint,
  POINTS,
  pattern,
  type Round,
  worthOf,
  wrongTries,
} from './state.ts';
import css from './view.module.css';

/** The clue, the word as far as it is found, and the balloon that tells how many tries are left. */
export function GuessView({ state, send }: GameViewProps<unknown, GuessState, GuessMove>) {
  const round = currentRound(state);
  const isShown = state.phase !== 'guessing';
  return (
    <PlayLayout
      board={
        <div className={classNames(layout.stack3, css.board)}>
          <Tiles round={round} isWhole={isShown} />
          <QuestionHead key={state.tried.length} topic="It means" question={round.meaning} />
          <div className={classNames(layout.stack3, css.scene)}>
            <p
              className={css.example}
              data-hidden={(!isShown && !round.hints.includes('sentence')) || undefined}
            >
              {isShown ? round.example : <GapText text={round.gapped ?? ''} />}
            </p>
            <Balloon untied={wrongTries(round)} isSafe={isSolved(round)} />
          </div>
          {!isShown && <WrongTries round={round} />}
        </div>
      }
      message={messageOf(state, round)}
      hand={
        isShown ? (
          <Onward
            key={state.tried.length}
            word={round.word}
            isLast={isAtLast(state)}
            onGoOn={() => send({ type: 'went-on' })}
          />
        ) : (
          <Guessing key={state.tried.length} round={round} send={send} />
        )
      }
    />
  );
}

/** The word, a tile a letter; letters that nobody found are marked by more than their colour. */
function Tiles({ round, isWhole }: { round: Round; isWhole: boolean }) {
  return (
    <p className={css.tiles}>
      <span
        className={css.row}
        style={{ '--letters': round.word.length } as CSSProperties}
        aria-hidden="true"
      >
        {pattern(round).map((each, place) => {
          const letter = each ?? (isWhole ? round.word[place] : '');
          return (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: the letters of a word keep their places
              key={place}
              className={classNames(letters.displayBold, css.tile)}
              data-found={each !== null || undefined}
              data-missed={(isWhole && each === null) || undefined}
            >
              {letter}
            </span>
          );
        })}
      </span>
      <OnlyReadAloud>{isWhole ? round.word : spelled(round)}</OnlyReadAloud>
    </p>
  );
}

/** For somebody who sees no drawn keys; with them, the keys are marked as well. */
function WrongTries({ round }: { round: Round }) {
  const right = lettersIn(round.word);
  const wrong = [
    ...round.letters.filter((letter) => !right.has(letter)).map((each) => each.toUpperCase()),
    ...round.words,
  ];
  return <p className={css.wrong}>{wrong.length > 0 && `Not in it: ${wrong.join(', ')}`}</p>;
}

function messageOf({ phase, nearly, refused }: GuessState, round: Round): PlayMessage {
  if (phase !== 'guessing') {
    return isSolved(round)
      ? saidMessage('good', `You found it! ${worthOf(round)} points.`)
      : saidMessage('note', 'The balloon is off. This was the word.');
  }
  if (nearly !== null) return saidMessage('note', `${nearly}: nearly. It is spelt a little differently.`);
  if (refused !== null) return saidMessage('note', `It is not ${refused}. ${triesLeft(round)}`);
  return newestLetter(round);
}

function newestLetter(round: Round): PlayMessage {
  const letter = round.letters.at(-1);
  if (letter === undefined) return { kind: 'note', text: 'Type or choose a letter.' };
  const name = letter.toUpperCase();
  return lettersIn(round.word).has(letter)
    ? saidMessage('good', `${name} is in it.`)
    : saidMessage('note', `No ${name}. ${triesLeft(round)}`);
}

interface GuessingProps {
  round: Round;
  send: (move: GuessMove) => void;
}

/** Letters one by one, or the whole word. */
function Guessing({ round, send }: GuessingProps) {
  const [text, setText] = useState<string | null>(null);
  const onLetter = (letter: string) => send({ type: 'tried-letter', letter });
  useHardwareLetters({ onLetter });
  const hint = nextHint(round);
  if (text !== null) {
    return (
      <>
        <WordEntry
          label="The whole word"
          value={text}
          onChange={setText}
          onSubmit={() => send({ type: 'guessed-word', text })}
          submitLabel="Guess it"
        />
        <Button kind="quiet" icon="back" onClick={() => setText(null)}>
          Letter by letter
        </Button>
      </>
    );
  }
  const right = lettersIn(round.word);
  const marks = Object.fromEntries(
    round.letters.map((letter) => [letter, right.has(letter) ? 'right' : 'wrong'] as const),
  );
  return (
    <>
      <LetterKeyboard onLetter={onLetter} marks={marks} />
      <Button onClick={() => setText('')}>Whole word</Button>
      <Button
        kind="quiet"
        icon="hint"
        aria-disabled={hint === undefined || undefined}
        onClick={() => send({ type: 'asked-hint' })}
      >
        {hint === undefined ? (
          'No more hints'
        ) : (
          <span>
            Hint (−{POINTS.hint})<OnlyReadAloud> points</OnlyReadAloud>
          </span>
        )}
      </Button>
    </>
  );
}

interface OnwardProps {
  word: string;
  isLast: boolean;
  onGoOn: () => void;
}

/** The word is spoken, and can be heard again. */
function Onward({ word, isLast, onGoOn }: OnwardProps) {
  const { speak } = useHost();
  useEffect(() => {
    speak(word);
  }, [speak, word]);
  return (
    <>
      <ArrivingButton icon="play" onClick={onGoOn}>
        {isLast ? 'See your result' : 'Next word'}
      </ArrivingButton>
      <Button icon="speaker" onClick={() => speak(word)}>
        Hear it <OnlyReadAloud>again: {word}</OnlyReadAloud>
      </Button>
    </>
  );
}
