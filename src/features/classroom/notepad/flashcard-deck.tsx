import { allFlipped, type Flashcards } from '../../../domain/flashcards.ts';
import type { VocabularyRow } from '../../../domain/lesson-plan.ts';
import { wordParts } from '../../../domain/lesson-steps.ts';
import { MESSAGES } from '../../../domain/messages.ts';
import { Flashcard } from '../../../ui/flashcard.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { OnlyReadAloud } from '../../../ui/only-read-aloud.tsx';
import { Place } from '../player/place.tsx';
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
      {wordParts(vocabulary).map(({ part, rows }) => (
        <Place key={part} part={part}>
          <ul className={css.deck}>
            {rows.map(({ row, index }) => (
              <li key={index}>
                <Flashcard
                  front={<Front row={row} wasSeen={cards.everFlipped.includes(index)} />}
                  back={<Back row={row} />}
                  isTurned={cards.turned.includes(index)}
                  isTold
                  onFlip={() => onFlip(index)}
                />
              </li>
            ))}
          </ul>
        </Place>
      ))}
    </>
  );
}

interface SideProps {
  row: VocabularyRow;
}

function Front({ row, wasSeen }: SideProps & { wasSeen: boolean }) {
  return (
    <span className={css.side}>
      <strong className={css.word}>{row.word}</strong>
      <span className={css.corner}>
        <Icon name={wasSeen ? 'tick' : 'flip'} />
      </span>
    </span>
  );
}

function Back({ row }: SideProps) {
  return (
    <span className={css.side}>
      <OnlyReadAloud>{row.word}: </OnlyReadAloud>
      <strong>{row.meaning}</strong>
      {row.example && <em>{row.example}</em>}
      <span className={css.corner}>
        <Icon name="flip" />
      </span>
    </span>
  );
}
