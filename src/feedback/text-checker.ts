import type { Level } from '../domain/levels.ts';
import { doublesNeighbour, isSameCorrection } from './clashing-corrections.ts';
import type { MistakeKind } from './mistake-kinds.ts';

/** A mistake in a learner's text. Offsets are in UTF-16 units, `end` exclusive. */
export interface TextMistake {
  start: number;
  end: number;
  /** What stands in place of the marked text when it is right: empty to leave it out; absent when nobody knows. */
  correction?: string;
  /** Why, in plain words: one or two sentences without markdown. */
  reason: string;
  /** What kind of mistake it is; absent when nobody knows. */
  kind?: MistakeKind;
}

export interface CheckContext {
  level: Level;
  /** Words of the class in lower case, which are never spelling mistakes. */
  knownWords: ReadonlySet<string>;
}

/** Finds mistakes of some kinds. Feedback asks a list of these, so that a new kind of rule is a new source. */
export interface TextChecker {
  name: string;
  /** @throws when the text could not be checked, which is not the same as finding nothing */
  findMistakes(text: string, context: CheckContext): Promise<readonly TextMistake[]>;
}

/** The places of a text that are marked already. */
function createMarkedRanges(length: number) {
  const taken = new Uint8Array(length);
  return {
    isFree: ({ start, end }: TextMistake) => !taken.subarray(start, Math.max(end, start + 1)).includes(1),
    take: ({ start, end }: TextMistake) => taken.fill(1, start, end),
  };
}

/** Of marks side by side that mend one mistake, the one that `order` has first. */
function dropClashingMistakes(
  marks: readonly TextMistake[],
  order: ReadonlyMap<TextMistake, number>,
  text: string,
): readonly TextMistake[] {
  const kept: TextMistake[] = [];
  for (const mark of marks) {
    const last = kept.at(-1);
    const clashes = last !== undefined && isSameCorrection(last, mark, text);
    if (clashes && (order.get(last) ?? 0) < (order.get(mark) ?? 0)) continue;
    if (clashes) kept.pop();
    kept.push(mark);
  }
  return kept;
}

/**
 * What all sources find, in the order of the text. Where two mark the same place, or mend the same mistake side by side,
 * the source that stands earlier in the list is right; a correction that would only double a word is none.
 */
export async function findMistakes(
  text: string,
  sources: readonly TextChecker[],
  context: CheckContext,
): Promise<readonly TextMistake[]> {
  const found = await Promise.all(sources.map((source) => source.findMistakes(text, context)));
  const places = createMarkedRanges(text.length);
  const order = new Map<TextMistake, number>();
  for (const mistake of found.flat()) {
    if (!places.isFree(mistake) || doublesNeighbour(mistake, text)) continue;
    places.take(mistake);
    order.set(mistake, order.size);
  }
  return dropClashingMistakes(
    [...order.keys()].sort((one, other) => one.start - other.start),
    order,
    text,
  );
}
