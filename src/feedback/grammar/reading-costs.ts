import type { WordReadings } from './readings.ts';
import type { Reading, Tag } from './tag.ts';

/** Whether a word can be read as one of these parts of speech. */
export function hasReading(readings: readonly Reading[], ...tags: readonly Tag[]): boolean {
  return readings.some(({ tag }) => tags.includes(tag));
}

/** Adds the result of `change` to the cost of each reading. */
export function changeCosts(
  readings: readonly Reading[],
  change: (reading: Reading) => number,
): readonly Reading[] {
  return readings.map((reading) => ({
    tag: reading.tag,
    lemma: reading.lemma,
    cost: reading.cost + change(reading),
  }));
}

/** Creates the readings of a word that can only be read in one way here. */
export function createCertainReading(tag: Tag, lemma: string): WordReadings {
  return { readings: [{ tag, lemma, cost: 0 }], isInLexicon: true };
}
