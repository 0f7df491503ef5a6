import { allFlipped, type Flashcards } from '../../../domain/flashcards.ts';
import type { VocabularyRow } from '../../../domain/lesson-plan.ts';
import { MESSAGES } from '../../../domain/messages.ts';
import { Icon } from '../../../ui/icon.tsx';
import { OnlyReadAloud } from '../../../ui/only-read-aloud.tsx';
import css from './flashcard-deck.module.css';

interface FlashcardDeckProps {
  vocabulary: readonly VocabularyRow[];
  cards: Flashcards;
  onFlip: (index: number) => void;
}

/** The words of a Vocabulary class: the word in front, its meaning and an example behind. */
export function FlashcardDeck({ vocabulary, cards, onFlip }: FlashcardDeckProps) {
  if (vocabulary.length === 0) return <p>{MESSAGES.noVocabulary}</p>;
  const seen = cards.everFlipped.length;
  return (
    <>
      <p className={css.progress}>
        {allFlipped(cards) ? (
          <>
            <Icon name="tick" /> You have turned all {cards.count} cards.
          </>
        ) : (
          `Say the meaning to yourself, then turn the card. ${seen} of ${cards.count} turned.`
        )}
      </p>
      <ul className={css.deck}>
        {vocabulary.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a card is its place in the plan, which never changes
          <li key={index}>
            <Flashcard
              row={row}
              isTurned={cards.turned.includes(index)}
              wasSeen={cards.everFlipped.includes(index)}
              onFlip={() => onFlip(index)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

interface FlashcardProps {
  row: VocabularyRow;
  isTurned: boolean;
  wasSeen: boolean;
  onFlip: () => void;
}

function Flashcard({ row, isTurned, wasSeen, onFlip }: FlashcardProps) {
  return (
    <button type="button" className={css.card} aria-pressed={isTurned} data-seen={wasSeen} onClick={onFlip}>
      <span className={css.side} aria-live="polite">
        {isTurned ? (
          // The keys make each side a new element, so that turning is drawn.
          <span key="back" className={css.back}>
            <OnlyReadAloud>{row.word}: </OnlyReadAloud>
            <strong>{row.meaning}</strong>
            {row.example && <em>{row.example}</em>}
          </span>
        ) : (
          <strong key="front" className={css.front}>
            {row.word}
          </strong>
        )}
      </span>
      <span className={css.corner}>
        <Icon name={wasSeen && !isTurned ? 'tick' : 'flip'} />
      </span>
    </button>
  );
}
