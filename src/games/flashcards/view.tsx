import { useEffect } from 'react';
import { Button } from '../../ui/button.tsx';
import { Flashcard } from '../../ui/flashcard.tsx';
import { OnlyReadAloud } from '../../ui/only-read-aloud.tsx';
import { useHost } from '../kit/host-context.ts';
import { PlayLayout, type PlayMessage, saidMessage } from '../kit/play-layout.tsx';
import { useFocusOnArrival } from '../kit/use-focus-on-arrival.ts';
import { usePlayKeys } from '../kit/use-play-keys.ts';
import { GRADES_BY_KEY, Grades, LastCall, TurnButton, Writing } from './answering.tsx';
import { Back, Front } from './card-sides.tsx';
import { answerText, fitsAsWellText } from './outcome.ts';
import {
  currentCard,
  type FlashcardsPart,
  type FlashcardsState,
  type Grade,
  isBackUp,
  runOf,
} from './state.ts';
import css from './view.module.css';

export function FlashcardsView(props: FlashcardsPart) {
  const { kind, given, turn } = props.state;
  // Whoever has written a word stays with it until they go on.
  const stays = kind === 'typed' && turn.phase === 'graded';
  return <CardAsked key={given.length - (stays ? 1 : 0)} {...props} />;
}

/** One card, and below it what the learner says of it. */
function CardAsked({ state, send }: FlashcardsPart) {
  const { kind, turn, undoable, isSpoken } = state;
  const { speak } = useHost();
  // One of them is there, and takes the focus when the card comes.
  const press = useFocusOnArrival<HTMLButtonElement>();
  const field = useFocusOnArrival<HTMLInputElement>();
  const card = currentCard(state);
  const isTurned = isBackUp(state);
  const canTurn = kind !== 'typed' && turn.phase !== 'graded';
  const flip = () => send({ type: 'turned' });
  const undo = () => {
    send({ type: 'took-back' });
    field.current?.focus();
  };
  useCardKeys({ flip, undo, onGrade: (grade) => send({ type: 'graded', grade }), isTyped: kind === 'typed' });
  useSpokenAtTheTurn(card.word, isTurned && isSpoken);

  return (
    <PlayLayout
      board={
        <div className={css.board}>
          <Round state={state} />
          <div className={css.place}>
            <Flashcard
              ref={press}
              autoFocus
              isTurned={isTurned}
              front={<Front card={card} kind={kind} />}
              back={<Back card={card} />}
              onFlip={canTurn ? flip : undefined}
            />
            {(isTurned || kind === 'to-meaning') && (
              <Button kind="quiet" icon="speaker" className={css.hear} onClick={() => speak(card.word)}>
                <OnlyReadAloud>Hear {card.word}</OnlyReadAloud>
              </Button>
            )}
          </div>
        </div>
      }
      message={messageOf(state)}
      hand={
        <>
          {kind === 'typed' && <Writing state={state} send={send} field={field} />}
          {kind !== 'typed' && turn.phase === 'asked' && (
            <TurnButton
              onClick={() => {
                flip();
                press.current?.focus();
              }}
            />
          )}
          {turn.phase === 'turned' && <Grades state={state} send={send} />}
          {kind !== 'typed' && turn.phase === 'graded' && <LastCall state={state} send={send} />}
          <div className={css.tools} data-full={kind === 'typed' || undefined}>
            <Button kind="quiet" icon="reset" aria-disabled={undoable === 0 || undefined} onClick={undo}>
              Undo
            </Button>
            {kind === 'typed' && (
              <Button
                kind="quiet"
                aria-disabled={isTurned || undefined}
                onClick={() => {
                  send({ type: 'gave-up' });
                  field.current?.focus();
                }}
              >
                Don’t know
              </Button>
            )}
            <Button
              kind="quiet"
              icon="speaker"
              onClick={() => send({ type: 'chose-speech', isOn: !isSpoken })}
            >
              Voice: {isSpoken ? 'on' : 'off'}
            </Button>
          </div>
        </>
      }
    />
  );
}

interface CardKeys {
  flip: () => void;
  undo: () => void;
  onGrade: (grade: Grade) => void;
  /** Letters are for the word that is written. */
  isTyped: boolean;
}

/** Space and Enter turn the card wherever the focus is, unless it is on something that they press. */
function useCardKeys({ flip, undo, onGrade, isTyped }: CardKeys): void {
  usePlayKeys((event, target) => {
    if (isTyped) return;
    const grade = GRADES_BY_KEY[Number(event.key) - 1];
    if (grade) onGrade(grade[0]);
    else if (event.key.toLowerCase() === 'u') undo();
    else if ((event.key === ' ' || event.key === 'Enter') && !target?.closest('button, a')) flip();
    else return;
    event.preventDefault();
  }, undo);
}

function useSpokenAtTheTurn(word: string, isHeard: boolean): void {
  const { speak } = useHost();
  useEffect(() => {
    if (isHeard) speak(word);
  }, [isHeard, word, speak]);
}

/** The round as small cards: known, missed and to come again, still to come. The bar says the same in numbers. */
function Round({ state }: Pick<FlashcardsPart, 'state'>) {
  const { toCome, missed } = runOf(state);
  const now = currentCard(state);
  return (
    <div className={css.round} aria-hidden="true">
      {state.cards.map((card) => (
        <span
          key={card.word}
          className={css.pip}
          data-lies={!toCome.includes(card) ? 'known' : missed.has(card) ? 'again' : undefined}
          data-now={card === now || undefined}
        />
      ))}
    </div>
  );
}

/** What became of the card before, while the next one is asked; in writing, of the one on show. */
function messageOf(state: FlashcardsState): PlayMessage | null {
  const { turn, kind } = state;
  if (turn.phase === 'turned') return null;
  if (turn.phase === 'asked' && turn.also !== null) {
    return saidMessage('note', fitsAsWellText(turn.also));
  }
  if (turn.phase === 'asked' && kind === 'typed') return null;
  const answer = answerText(state);
  return answer && saidMessage(answer.isKnown ? 'good' : 'note', answer.text);
}
