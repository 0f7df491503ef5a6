import type { PatternStep } from './pattern.ts';
import type { WordKeys } from './word-test.ts';

/** A word that every match has, and how many words of the match stand before it. */
export interface Anchor {
  keys: WordKeys;
  minOffset: number;
  maxOffset: number;
}

/** A tag stands on many words of a sentence, so a pattern is looked for by its written words when it has any. */
const WORDS_OF_A_TAG = 1_000;

function scoreFrequency({ words, bases, tags }: WordKeys): number {
  return words.size + bases.size + tags.size * WORDS_OF_A_TAG;
}

/** The rarest word that a pattern can't do without; undefined when it has none that is told by its keys. */
export function findAnchor(steps: readonly PatternStep[]): Anchor | undefined {
  let best: Anchor | undefined;
  let [minOffset, maxOffset] = [0, 0];
  for (const step of steps) {
    if (step.kind !== 'word') continue;
    if (step.keys && step.min === 1 && (!best || scoreFrequency(step.keys) < scoreFrequency(best.keys))) {
      best = { keys: step.keys, minOffset, maxOffset };
    }
    minOffset += step.min;
    maxOffset += step.max;
  }
  return best;
}
