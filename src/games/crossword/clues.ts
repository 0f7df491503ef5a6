import { replaceWithGap } from '../../content/gap.ts';
import type { Word } from '../../content/words/word-schema.ts';
import { capitalise } from '../../domain/capitalise.ts';
import type { Rng } from '../../domain/random.ts';
import type { CrosswordClue, CrosswordEntry } from './state.ts';

/** What stands for the word in a sentence with a gap, and how it is read aloud. */
const GAP = '____';
const SPOKEN_GAP = 'blank';

/** How often each kind comes up where a word has them all. */
const CLUE_KIND_WEIGHTS = { meaning: 6, gap: 3, synonym: 2, spoken: 1 } as const satisfies Record<
  CrosswordClue['kind'],
  number
>;

/** The clues that a word can have; none of them contains the answer. The written ones come first. */
export function createClues({ word, meaning, examples, synonyms = [] }: Word): readonly CrosswordClue[] {
  const [example] = examples;
  const answer = word.toLowerCase();
  const tells = (text: string) => text.toLowerCase().includes(answer);
  const clues: CrosswordClue[] = [];
  if (!tells(meaning)) clues.push({ kind: 'meaning', text: capitalise(meaning) });
  const gapped = replaceWithGap(example, answer, GAP);
  if (gapped !== null && !tells(gapped)) clues.push({ kind: 'gap', text: gapped });
  const synonym = synonyms.find((each) => !tells(each));
  if (synonym !== undefined) clues.push({ kind: 'synonym', text: `Another word for “${synonym}”` });
  // Where nothing can be heard, the meaning takes its place.
  if (!tells(meaning)) clues.push({ kind: 'spoken', text: capitalise(meaning) });
  return clues;
}

/** One of the clues, the kinds in their shares. Throws where there is none: that is a bug of the caller. */
export function chooseClue(clues: readonly CrosswordClue[], rng: Rng): CrosswordClue {
  let left = rng() * clues.reduce((sum, { kind }) => sum + CLUE_KIND_WEIGHTS[kind], 0);
  for (const clue of clues) {
    left -= CLUE_KIND_WEIGHTS[clue.kind];
    if (left < 0) return clue;
  }
  throw new Error('A word without a clue was dealt');
}

/** The clue as it is printed. */
export function formatClue({ clue }: CrosswordEntry): string {
  return clue.kind === 'spoken' ? 'Write the word that you hear' : clue.text;
}

/** The clue as a screen reader says it. */
export function formatSpokenClue(entry: CrosswordEntry): string {
  return formatClue(entry).replaceAll(GAP, SPOKEN_GAP);
}

/** Such as "3 across". */
export function formatEntry({ number, direction }: CrosswordEntry): string {
  return `${number} ${direction}`;
}
