import { useEffect } from 'react';
import { Button } from '../../ui/button.tsx';
import { Flashcard } from '../../ui/flashcard.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { createAnnouncedMessage, PlayLayout, type PlayMessage } from '../kit/play-layout.tsx';
import { useFocusOnMount } from '../kit/use-focus-on-mount.ts';
import { usePlayKeys } from '../kit/use-play-keys.ts';
import { useViewServices } from '../kit/view-services.ts';
import {
  GRADES_BY_KEY,
  GradeButtons,
  LastCardButton,
  TurnButton,
  TypedAnswerForm,
} from './answer-controls.tsx';
import { CardBack, CardFront } from './card-sides.tsx';
import { formatAnswer, formatSynonymNote } from './outcome.ts';
import {
  type FlashcardsPartProps,
  type FlashcardsState,
  type Grade,
  getCurrentCard,
  isBackShown,
  isRoundOver,
  replayRound,
} from './state.ts';
import css from './view.module.css';

/** The view of Flashcards: each card is a new screen, so that it takes the focus. */
export function FlashcardsView(props: FlashcardsPartProps) {
  const { kind, given, turn } = props.state;
  // A typed answer stays on screen until the learner goes on.
  const isAnswerShown = kind === 'typed' && turn.phase === 'graded';
  return <CardScreen key={given.length - (isAnswerShown ? 1 : 0)} {...props} />;
}

/** One card with the controls for its answer. */
function CardScreen({ state, send }: FlashcardsPartProps) {
  const { kind, turn, isSpoken } = state;
  const { speak } = useViewServices();
  // One of the two is rendered and takes the focus on a new card.
  const cardButton = useFocusOnMount<HTMLButtonElement>();
  const field = useFocusOnMount<HTMLInputElement>();
  const card = getCurrentCard(state);
  const isTurned = isBackShown(state);
  const canTurn = kind !== 'typed' && turn.phase !== 'graded';
  const flip = () => send({ type: 'turned' });
  const undo = () => {
    send({ type: 'took-back' });
    field.current?.focus();
  };
  useCardKeys({ flip, undo, onGrade: (grade) => send({ type: 'graded', grade }), isTyped: kind === 'typed' });
  useSpeakWhenTurned(card.word, isTurned && isSpoken);

  return (
    <PlayLayout
      board={
        <div className={css.board}>
          <RoundProgress state={state} />
          <div className={css.place}>
            <Flashcard
              ref={cardButton}
              autoFocus
              isTurned={isTurned}
              front={<CardFront card={card} kind={kind} />}
              back={<CardBack card={card} />}
              onFlip={canTurn ? flip : undefined}
            />
            {(isTurned || kind === 'to-meaning') && (
              <Button kind="quiet" icon="speaker" className={css.hear} onClick={() => speak(card.word)}>
                <VisuallyHidden>Hear {card.word}</VisuallyHidden>
              </Button>
            )}
          </div>
        </div>
      }
      message={getMessage(state)}
      controls={
        <>
          {kind === 'typed' && <TypedAnswerForm state={state} send={send} field={field} />}
          {kind !== 'typed' && turn.phase === 'asked' && (
            <TurnButton
              onClick={() => {
                flip();
                cardButton.current?.focus();
              }}
            />
          )}
          {turn.phase === 'turned' && <GradeButtons state={state} send={send} />}
          {kind !== 'typed' && turn.phase === 'graded' && <LastCardButton state={state} send={send} />}
          <CardTools
            state={state}
            send={send}
            onUndo={undo}
            onGiveUp={() => {
              send({ type: 'gave-up' });
              field.current?.focus();
            }}
          />
        </>
      }
    />
  );
}

interface CardToolsProps extends FlashcardsPartProps {
  onUndo: () => void;
  onGiveUp: () => void;
}

/** The buttons below the answer: undo, giving up on a typed answer, and reading cards aloud. */
function CardTools({ state, send, onUndo, onGiveUp }: CardToolsProps) {
  const { kind, undoable, isSpoken } = state;
  return (
    <div className={css.tools} data-full={kind === 'typed' || undefined}>
      <Button
        kind="quiet"
        icon="reset"
        aria-disabled={undoable === 0 || isRoundOver(state) || undefined}
        onClick={onUndo}
      >
        Undo
      </Button>
      {kind === 'typed' && (
        <Button kind="quiet" aria-disabled={isBackShown(state) || undefined} onClick={onGiveUp}>
          Don’t know
        </Button>
      )}
      <Button kind="quiet" icon="speaker" onClick={() => send({ type: 'chose-speech', isOn: !isSpoken })}>
        Voice: {isSpoken ? 'on' : 'off'}
      </Button>
    </div>
  );
}

interface CardKeys {
  flip: () => void;
  undo: () => void;
  onGrade: (grade: Grade) => void;
  /** In a typed round letter keys belong to the text field. */
  isTyped: boolean;
}

/** Handles keys for the card. Space and Enter turn it, unless the focus is on a button or link. */
function useCardKeys({ flip, undo, onGrade, isTyped }: CardKeys): void {
  usePlayKeys(
    (event, target) => {
      if (isTyped) return;
      const grade = GRADES_BY_KEY[Number(event.key) - 1];
      if (grade) onGrade(grade[0]);
      else if (event.key.toLowerCase() === 'u') undo();
      else if ((event.key === ' ' || event.key === 'Enter') && !target?.closest('button, a')) flip();
      else return;
      event.preventDefault();
    },
    { onUndo: undo },
  );
}

function useSpeakWhenTurned(word: string, shouldSpeak: boolean): void {
  const { speak } = useViewServices();
  useEffect(() => {
    if (shouldSpeak) speak(word);
  }, [shouldSpeak, word, speak]);
}

/**
 * The progress of the round as small cards. Hidden from screen readers, because the bar has the same numbers.
 */
function RoundProgress({ state }: Pick<FlashcardsPartProps, 'state'>) {
  const { toCome, missed } = replayRound(state);
  const current = getCurrentCard(state);
  return (
    <div className={css.round} aria-hidden="true">
      {state.cards.map((card) => (
        <span
          key={card.word}
          className={css.pip}
          data-status={!toCome.includes(card) ? 'known' : missed.has(card) ? 'again' : undefined}
          data-now={card === current || undefined}
        />
      ))}
    </div>
  );
}

/** Describes the previous answer while the next card is asked; in a typed round the answer shown. */
function getMessage(state: FlashcardsState): PlayMessage | null {
  const { turn, kind } = state;
  if (turn.phase === 'turned') return null;
  if (turn.phase === 'asked' && turn.also !== null) {
    return createAnnouncedMessage('note', formatSynonymNote(turn.also));
  }
  if (turn.phase === 'asked' && kind === 'typed') return null;
  const answer = formatAnswer(state);
  return answer && createAnnouncedMessage(answer.isKnown ? 'good' : 'note', answer.text);
}
