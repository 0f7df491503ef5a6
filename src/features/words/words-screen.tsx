import { ChoiceGroup } from '../../ui/choice-group.tsx';
import { Page } from '../../ui/page.tsx';
import { Mistakes } from './mistakes.tsx';
import { WordList } from './word-list.tsx';

const WORDS_TABS = [
  { value: 'words', label: 'Words' },
  { value: 'mistakes', label: 'Mistakes' },
] as const;
type WordsTab = (typeof WORDS_TABS)[number]['value'];

interface WordsScreenProps {
  part: WordsTab;
  /** Shows only the mistakes of the last classes. */
  areLastClassesOnly: boolean;
  onShow: (part: WordsTab) => void;
}

/** /words: the learner's words with their strength, and the list of mistakes. */
export function WordsScreen({ part, areLastClassesOnly, onShow }: WordsScreenProps) {
  return (
    <Page title="My Words" hue="words" emblem="words" back={{ to: '/app', label: 'Back to Arcade' }}>
      <ChoiceGroup legend="Show" isLine options={WORDS_TABS} value={part} onChange={onShow} />
      {part === 'words' ? <WordList /> : <Mistakes areLastClassesOnly={areLastClassesOnly} />}
    </Page>
  );
}
