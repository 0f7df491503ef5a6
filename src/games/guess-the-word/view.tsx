import { type CSSProperties, useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import letters from '../../ui/letters.module.css';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { GameViewProps } from '../game-contract.ts';
import { AutoFocusButton } from '../kit/auto-focus-button.tsx';
import { listExtraSigns } from '../kit/extra-signs.ts';
import { GapText } from '../kit/gap-text.tsx';
import { LetterKeyboard } from '../kit/letter-keyboard.tsx';
import { createAnnouncedMessage, PlayLayout, type PlayMessage } from '../kit/play-layout.tsx';
import { QuestionHead } from '../kit/question-head.tsx';
import { useHardwareLetters } from '../kit/use-hardware-letters.ts';
import { useViewServices } from '../kit/view-services.ts';
import { WordEntry } from '../kit/word-entry.tsx';
import { Balloon } from './balloon.tsx';
import { formatSpelling, formatTriesLeft } from './rules.ts';
import {
  countWrongTries,
  findNextHint,
  type GuessMove,
  type GuessRound,
  type GuessState,
  getCurrentRound,
  getLetters,
  getPattern,
  getWordPoints,
  isLastRound,
  isSolved,
  POINTS,
} from './state.ts';
import css from './view.module.css';

/** The clue, the found letters of the word, and the balloon that shows the remaining tries. */
export function GuessView({ state, send }: GameViewProps<unknown, GuessState, GuessMove>) {
  const round = getCurrentRound(state);
  const isShown = state.phase !== 'guessing';
  return (
    <PlayLayout
      board={
        <div className={classNames(layout.stack3, css.board)}>
          <Tiles round={round} isRevealed={isShown} />
          <QuestionHead key={state.tried.length} topic="It means" question={round.meaning} />
          <div className={classNames(layout.stack3, css.scene)}>
            <p
              className={css.example}
              data-hidden={(!isShown && !round.hints.includes('sentence')) || undefined}
            >
              {isShown ? round.example : <GapText text={round.gapped ?? ''} />}
            </p>
            <Balloon untied={countWrongTries(round)} isSafe={isSolved(round)} />
          </div>
          {!isShown && <WrongTries round={round} />}
        </div>
      }
      message={getMessage(state, round)}
      controls={
        isShown ? (
          <ShownWordControls
            key={state.tried.length}
            word={round.word}
            isLast={isLastRound(state)}
            onContinue={() => send({ type: 'continued' })}
          />
        ) : (
          <GuessControls key={state.tried.length} round={round} send={send} />
        )
      }
    />
  );
}

/** The word as letter tiles. Letters that were not found are marked by more than their colour. */
function Tiles({ round, isRevealed }: { round: GuessRound; isRevealed: boolean }) {
  return (
    <p className={css.tiles}>
      <span
        className={css.row}
        style={{ '--letters': round.word.length } as CSSProperties}
        aria-hidden="true"
      >
        {getPattern(round).map((each, index) => {
          const letter = each ?? (isRevealed ? round.word[index] : '');
          return (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: the letters of a word keep their places
              key={index}
              className={classNames(letters.displayBold, css.tile)}
              data-found={each !== null || undefined}
              data-missed={(isRevealed && each === null) || undefined}
            >
              {letter}
            </span>
          );
        })}
      </span>
      <VisuallyHidden>{isRevealed ? round.word : formatSpelling(round)}</VisuallyHidden>
    </p>
  );
}

/** The wrong tries, for learners without the on-screen keyboard, which marks them as well. */
function WrongTries({ round }: { round: GuessRound }) {
  const right = getLetters(round.word);
  const wrong = [
    ...round.letters.filter((letter) => !right.has(letter)).map((each) => each.toUpperCase()),
    ...round.words,
  ];
  return <p className={css.wrong}>{wrong.length > 0 && `Not in it: ${wrong.join(', ')}`}</p>;
}

function getMessage({ phase, nearly, refused }: GuessState, round: GuessRound): PlayMessage {
  if (phase !== 'guessing') {
    return isSolved(round)
      ? createAnnouncedMessage('good', `You found it! ${getWordPoints(round)} points.`)
      : createAnnouncedMessage('note', 'The balloon is gone. This was the word.');
  }
  if (nearly !== null) return createAnnouncedMessage('note', `${nearly}: almost right. Check the spelling.`);
  if (refused !== null)
    return createAnnouncedMessage('note', `It’s not ${refused}. ${formatTriesLeft(round)}`);
  return createLetterMessage(round);
}

function createLetterMessage(round: GuessRound): PlayMessage {
  const letter = round.letters.at(-1);
  if (letter === undefined) return { kind: 'note', text: 'Type or choose a letter.' };
  const name = letter.toUpperCase();
  return getLetters(round.word).has(letter)
    ? createAnnouncedMessage('good', `${name} is in it.`)
    : createAnnouncedMessage('note', `No ${name}. ${formatTriesLeft(round)}`);
}

interface GuessControlsProps {
  round: GuessRound;
  send: (move: GuessMove) => void;
}

/** The controls: a keyboard for single letters, or a field for the whole word. */
function GuessControls({ round, send }: GuessControlsProps) {
  const [text, setText] = useState<string | null>(null);
  const onLetter = (letter: string) => send({ type: 'tried-letter', letter });
  useHardwareLetters({ onLetter });
  const hint = findNextHint(round);
  if (text !== null) {
    return (
      <>
        <WordEntry
          label="The whole word"
          value={text}
          onChange={setText}
          onSubmit={() => send({ type: 'guessed-word', text })}
          submitLabel="Guess it"
          signs={listExtraSigns([round.word])}
        />
        <Button kind="quiet" icon="back" onClick={() => setText(null)}>
          Letter by letter
        </Button>
      </>
    );
  }
  const right = getLetters(round.word);
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
            Hint (−{POINTS.hint})<VisuallyHidden> points</VisuallyHidden>
          </span>
        )}
      </Button>
    </>
  );
}

interface ShownWordControlsProps {
  word: string;
  isLast: boolean;
  onContinue: () => void;
}

/** The controls after a word. The word is spoken and can be heard again. */
function ShownWordControls({ word, isLast, onContinue }: ShownWordControlsProps) {
  const { speak } = useViewServices();
  useEffect(() => {
    speak(word);
  }, [speak, word]);
  return (
    <>
      <AutoFocusButton icon="play" onClick={onContinue}>
        {isLast ? 'See your result' : 'Next word'}
      </AutoFocusButton>
      <Button icon="speaker" onClick={() => speak(word)}>
        Hear it <VisuallyHidden>again: {word}</VisuallyHidden>
      </Button>
    </>
  );
}
