import { replaceWithGap } from '../../content/gap.ts';
import type { Word } from '../../content/words/word-schema.ts';
import { capitalise } from '../../domain/capitalise.ts';
import type { Rng } from '../../domain/random.ts';
import { joinName } from '../../ui/join-name.ts';
import type { CrosswordClue, CrosswordEntry } from './state.ts';

/** The gap in a sentence, and how it is read aloud. */
const GAP = '____';
const SPOKEN_GAP = 'blank';

/** The relative frequency of each kind of clue. */
const CLUE_KIND_WEIGHTS = { meaning: 6, gap: 3, synonym: 2, spoken: 1 } as const satisfies Record<
  CrosswordClue['kind'],
  number
>;

/** Creates the possible clues of a word, written ones first. None of them contains the answer. */
export function createClues({ word, meaning, examples, synonyms = [] }: Word): readonly CrosswordClue[] {
  const [example] = examples;
  const answer = word.toLowerCase();
  const containsAnswer = (text: string) => text.toLowerCase().includes(answer);
  const clues: CrosswordClue[] = [];
  if (!containsAnswer(meaning)) clues.push({ kind: 'meaning', text: capitalise(meaning) });
  const gapped = replaceWithGap(example, answer, GAP);
  if (gapped !== null && !containsAnswer(gapped)) clues.push({ kind: 'gap', text: gapped });
  const synonym = synonyms.find((each) => !containsAnswer(each));
  if (synonym !== undefined) clues.push({ kind: 'synonym', text: `Another word for “${synonym}”` });
  // The text is shown when the browser cannot speak.
  if (!containsAnswer(meaning)) clues.push({ kind: 'spoken', text: capitalise(meaning) });
  return clues;
}

/** Chooses a clue by the weights of the kinds. Throws without clues, which is a bug of the caller. */
export function chooseClue(clues: readonly CrosswordClue[], rng: Rng): CrosswordClue {
  let remaining = rng() * clues.reduce((sum, { kind }) => sum + CLUE_KIND_WEIGHTS[kind], 0);
  for (const clue of clues) {
    remaining -= CLUE_KIND_WEIGHTS[clue.kind];
    if (remaining < 0) return clue;
  }
  throw new Error('A word without clues was dealt');
}

/** The clue as it is printed. */
export function formatClue({ clue }: CrosswordEntry): string {
  return clue.kind === 'spoken' ? 'Write the word that you hear' : clue.text;
}

/** The clue for screen readers. */
export function formatSpokenClue(entry: CrosswordEntry): string {
  return formatClue(entry).replaceAll(GAP, SPOKEN_GAP);
}

/** The clue and the number of its letters for screen readers: "To go very fast, 5 letters". */
export function formatClueName(entry: CrosswordEntry): string {
  return joinName(formatSpokenClue(entry), `${entry.answer.length} letters`);
}

/** The name of an entry, such as "3 across". */
export function formatEntry({ number, direction }: CrosswordEntry): string {
  return `${number} ${direction}`;
}
