import type { ReactNode } from 'react';
import { type FlashcardDeckState, isDeckComplete } from '../../../domain/flashcards.ts';
import type { VocabularyRow } from '../../../domain/lesson-plan.ts';
import { splitVocabulary } from '../../../domain/lesson-steps.ts';
import { MESSAGES } from '../../../domain/messages.ts';
import { WordPicture } from '../../../drawings/words/word-picture.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Flashcard } from '../../../ui/flashcard.tsx';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import layout from '../../../ui/layout.module.css';
import letters from '../../../ui/letters.module.css';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { LessonPart } from '../player/lesson-part.tsx';
import css from './flashcard-deck.module.css';

interface FlashcardDeckProps {
  vocabulary: readonly VocabularyRow[];
  cards: FlashcardDeckState;
  /** Whether concrete words have a picture on the back. */
  hasPictures: boolean;
  onFlip: (index: number) => void;
}

/** The flashcards of a Vocabulary class: the word in front, its meaning and an example on the back. */
export function FlashcardDeck({ vocabulary, cards, hasPictures, onFlip }: FlashcardDeckProps) {
  if (vocabulary.length === 0) return <p>{MESSAGES.noVocabulary}</p>;
  const seen = cards.everFlipped.length;
  return (
    <>
      <p className={classNames(layout.line2, letters.soft)}>
        {isDeckComplete(cards) ? (
          <>
            <Icon name="tick" /> You have turned all {cards.count} cards.
          </>
        ) : (
          `Say the meaning to yourself, then turn the card. ${seen} of ${cards.count} turned.`
        )}
      </p>
      {splitVocabulary(vocabulary).map(({ part, rows }) => (
        <LessonPart key={part} part={part}>
          <ul className={css.deck}>
            {rows.map(({ row, index }) => (
              <li key={index}>
                <Flashcard
                  front={
                    <Side sign={cards.everFlipped.includes(index) ? 'tick' : 'flip'}>
                      <strong className={css.word}>{row.word}</strong>
                    </Side>
                  }
                  back={
                    <Side sign="flip">
                      <VisuallyHidden>{row.word}: </VisuallyHidden>
                      {hasPictures && <WordPicture word={row.word} meaning={row.meaning} size={64} />}
                      <strong>{row.meaning}</strong>
                      {row.example && <em className={letters.soft}>{row.example}</em>}
                    </Side>
                  }
                  isTurned={cards.turned.includes(index)}
                  isAnnounced
                  onFlip={() => onFlip(index)}
                />
              </li>
            ))}
          </ul>
        </LessonPart>
      ))}
    </>
  );
}

function Side({ sign, children }: { sign: IconName; children: ReactNode }) {
  return (
    <span className={css.side}>
      {children}
      <span className={css.corner}>
        <Icon name={sign} />
      </span>
    </span>
  );
}
