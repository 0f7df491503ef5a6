import type { FlashcardDeckState } from '../../../domain/flashcards.ts';
import type { VocabularyRow } from '../../../domain/lesson-plan.ts';
import type { PartId } from '../../../domain/lesson-steps.ts';
import type { Skill } from '../../../domain/skills.ts';
import { FlashcardDeck } from './flashcard-deck.tsx';
import css from './notepad.module.css';
import { NotepadSection } from './notepad-section.tsx';
import { VocabularyTable } from './vocabulary-table.tsx';

interface VocabularySectionProps {
  skill: Skill;
  vocabulary: readonly VocabularyRow[];
  parts: readonly PartId[];
  cards: FlashcardDeckState;
  onFlip: (index: number) => void;
}

/** The words of the class: as flashcards where it is about words, else as a table, and always as one on paper. */
export function VocabularySection({ skill, vocabulary, parts, cards, onFlip }: VocabularySectionProps) {
  if (skill !== 'Vocabulary') {
    return vocabulary.length === 0 ? null : (
      <NotepadSection title="Vocabulary" parts={parts}>
        <VocabularyTable vocabulary={vocabulary} />
      </NotepadSection>
    );
  }
  return (
    <NotepadSection title="Vocabulary Flashcards" parts={parts}>
      <div data-print="never">
        <FlashcardDeck vocabulary={vocabulary} cards={cards} onFlip={onFlip} />
      </div>
      <div className={css.onPaper}>
        <VocabularyTable vocabulary={vocabulary} />
      </div>
    </NotepadSection>
  );
}
