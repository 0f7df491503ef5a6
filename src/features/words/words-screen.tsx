import { useState } from 'react';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import { Page } from '../../ui/page.tsx';
import { Mistakes } from './mistakes.tsx';
import { WordBox } from './word-box.tsx';

const PARTS = [
  { value: 'words', label: 'Words' },
  { value: 'mistakes', label: 'Mistakes' },
] as const;
type Part = (typeof PARTS)[number]['value'];

/** /words: the learner's words and how well they sit, and the book of their mistakes. */
export function WordsScreen() {
  const [part, setPart] = useState<Part>('words');
  return (
    <Page title="My Words" hue="words" emblem="words" back={{ to: '/app', label: 'Back to Arcade' }}>
      <ChoiceGroup legend="Show" isLine options={PARTS} value={part} onChange={setPart} />
      {part === 'words' ? <WordBox /> : <Mistakes />}
    </Page>
  );
}
