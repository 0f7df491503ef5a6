import { use } from 'react';
import type { FlashcardDeckState } from '../../../domain/flashcards.ts';
import type { VocabularyRow } from '../../../domain/lesson-plan.ts';
import { type PartId, splitVocabulary } from '../../../domain/lesson-steps.ts';
import type { Skill } from '../../../domain/skills.ts';
import { WordPicture } from '../../../drawings/words/word-picture.tsx';
import { classNames } from '../../../ui/class-names.ts';
import letters from '../../../ui/letters.module.css';
import { TappableText } from '../../../ui/tappable-text/tappable-text.tsx';
import { VisiblePartsContext } from '../player/lesson-part.tsx';
import { FlashcardDeck } from './flashcard-deck.tsx';
import css from './notepad.module.css';
import { NotepadSection } from './notepad-section.tsx';
import table from './vocabulary-table.module.css';

interface VocabularySectionProps {
  skill: Skill;
  vocabulary: readonly VocabularyRow[];
  parts: readonly PartId[];
  cards: FlashcardDeckState;
  /** Whether concrete words have a picture next to them. */
  hasPictures: boolean;
  onFlip: (index: number) => void;
}

/** The words of the class: flashcards in a Vocabulary class, otherwise a table; on paper always a table. */
export function VocabularySection(props: VocabularySectionProps) {
  const { skill, vocabulary, parts, cards, hasPictures, onFlip } = props;
  if (skill !== 'Vocabulary') {
    return vocabulary.length === 0 ? null : (
      <NotepadSection title="Vocabulary" parts={parts}>
        <VocabularyTable vocabulary={vocabulary} hasPictures={hasPictures} />
      </NotepadSection>
    );
  }
  return (
    <NotepadSection title="Vocabulary Flashcards" parts={parts}>
      <div data-print="never">
        <FlashcardDeck vocabulary={vocabulary} cards={cards} hasPictures={hasPictures} onFlip={onFlip} />
      </div>
      <div className={css.onPaper}>
        <VocabularyTable vocabulary={vocabulary} hasPictures={hasPictures} />
      </div>
    </NotepadSection>
  );
}

/** The words as a table. On a narrow notepad each row becomes an entry of its own. */
function VocabularyTable({
  vocabulary,
  hasPictures,
}: Pick<VocabularySectionProps, 'vocabulary' | 'hasPictures'>) {
  const visibleParts = use(VisiblePartsContext);
  return (
    <TappableText>
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col">Word</th>
            <th scope="col">Meaning</th>
            <th scope="col">Example</th>
          </tr>
        </thead>
        <tbody>
          {splitVocabulary(vocabulary).flatMap(({ part, rows }) =>
            rows.map(({ row, index }) => (
              <tr key={index} data-here={visibleParts.includes(part)}>
                <th scope="row">
                  <span className={table.word}>
                    {hasPictures && <WordPicture word={row.word} meaning={row.meaning} />}
                    {row.word}
                  </span>
                </th>
                <td>{row.meaning}</td>
                <td className={classNames(letters.quiet, table.example)}>{row.example}</td>
              </tr>
            )),
          )}
        </tbody>
      </table>
    </TappableText>
  );
}
