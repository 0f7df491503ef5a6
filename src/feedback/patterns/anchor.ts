import type { Step } from './pattern.ts';
import type { WordKeys } from './word-test.ts';

/** A word that every match has, and how many words of the match stand before it. */
export interface Anchor {
  keys: WordKeys;
  least: number;
  most: number;
}

/** A tag stands on many words of a sentence, so a pattern is looked for by its written words when it has any. */
const WORDS_OF_A_TAG = 1_000;

function rarity({ words, bases, tags }: WordKeys): number {
  return words.size + bases.size + tags.size * WORDS_OF_A_TAG;
}

/** The rarest word that a pattern can't do without; undefined when it has none that is told by its keys. */
export function anchorOf(steps: readonly Step[]): Anchor | undefined {
  let best: Anchor | undefined;
  let [least, most] = [0, 0];
  for (const step of steps) {
    if (step.kind !== 'word') continue;
    if (step.keys && step.least === 1 && (!best || rarity(step.keys) < rarity(best.keys))) {
      best = { keys: step.keys, least, most };
    }
    least += step.least;
    most += step.most;
  }
  return best;
}
