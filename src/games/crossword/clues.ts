import { withGap } from '../../content/gap.ts';
import type { Word } from '../../content/words/word-schema.ts';
import { capitalised } from '../../domain/capitalised.ts';
import type { Rng } from '../../domain/random.ts';
import type { Clue, Entry } from './state.ts';

/** What stands for the word in a sentence with a gap, and how it is read aloud. */
const GAP = '____';
const SPOKEN_GAP = 'blank';

/** How often each kind comes up where a word has them all. */
const SHARES = { meaning: 6, gap: 3, synonym: 2, spoken: 1 } as const satisfies Record<Clue['kind'], number>;

/** The clues that a word can have; none of them contains the answer. The written ones come first. */
export function cluesFor({ word, meaning, examples, synonyms = [] }: Word): readonly Clue[] {
  const [example] = examples;
  const answer = word.toLowerCase();
  const tells = (text: string) => text.toLowerCase().includes(answer);
  const clues: Clue[] = [];
  if (!tells(meaning)) clues.push({ kind: 'meaning', text: capitalised(meaning) });
  const gapped = withGap(example, answer, GAP);
  if (gapped !== null && !tells(gapped)) clues.push({ kind: 'gap', text: gapped });
  const synonym = synonyms.find((each) => !tells(each));
  if (synonym !== undefined) clues.push({ kind: 'synonym', text: `Another word for “${synonym}”` });
  // Where nothing can be heard, the meaning takes its place.
  if (!tells(meaning)) clues.push({ kind: 'spoken', text: capitalised(meaning) });
  return clues;
}

/** One of the clues, the kinds in their shares. Throws where there is none: that is a bug of the caller. */
export function chooseClue(clues: readonly Clue[], rng: Rng): Clue {
  let left = rng() * clues.reduce((sum, { kind }) => sum + SHARES[kind], 0);
  for (const clue of clues) {
    left -= SHARES[clue.kind];
    if (left < 0) return clue;
  }
  throw new Error('A word without a clue was dealt');
}

/** The clue as it is printed. */
export function clueText({ clue }: Entry): string {
  return clue.kind === 'spoken' ? 'Write the word that you hear' : clue.text;
}

/** The clue as a screen reader says it. */
export function spokenClue(entry: Entry): string {
  return clueText(entry).replaceAll(GAP, SPOKEN_GAP);
}

/** Such as "3 across". */
export function entryName({ number, direction }: Entry): string {
  return `${number} ${direction}`;
}
