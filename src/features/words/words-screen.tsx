import { ChoiceGroup } from '../../ui/choice-group.tsx';
import { Page } from '../../ui/page.tsx';
import { Mistakes } from './mistakes.tsx';
import { WordBox } from './word-box.tsx';

const PARTS = [
  { value: 'words', label: 'Words' },
  { value: 'mistakes', label: 'Mistakes' },
] as const;
type Part = (typeof PARTS)[number]['value'];

interface WordsScreenProps {
  part: Part;
  /** Of the mistakes, those of the last classes. */
  areLastClassesOnly: boolean;
  onShow: (part: Part) => void;
}

/** /words: the learner's words and how well they sit, and the book of their mistakes. */
export function WordsScreen({ part, areLastClassesOnly, onShow }: WordsScreenProps) {
  return (
    <Page title="My Words" hue="words" emblem="words" back={{ to: '/app', label: 'Back to Arcade' }}>
      <ChoiceGroup legend="Show" isLine options={PARTS} value={part} onChange={onShow} />
      {part === 'words' ? <WordBox /> : <Mistakes areLastClassesOnly={areLastClassesOnly} />}
    </Page>
  );
}
