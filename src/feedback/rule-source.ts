import type { Level } from '../domain/levels.ts';
import { doublesAWord, mendTheSame } from './clashing-marks.ts';
import type { MistakeKind } from './mistake-kinds.ts';

/** A mistake in a learner's text. Offsets are in UTF-16 units, `end` exclusive. */
export interface Mistake {
  start: number;
  end: number;
  /** What stands in place of the marked text when it is right: empty to leave it out; absent when nobody knows. */
  correction?: string;
  /** Why, in plain words: one or two sentences without markdown. */
  reason: string;
  /** What kind of mistake it is; absent when nobody knows. */
  kind?: MistakeKind;
}

export interface RuleContext {
  level: Level;
  /** Words of the class in lower case, which are never spelling mistakes. */
  knownWords: ReadonlySet<string>;
}

/** Finds mistakes of some kinds. Feedback asks a list of these, so that a new kind of rule is a new source. */
export interface RuleSource {
  name: string;
  /** @throws when the text could not be checked, which is not the same as finding nothing */
  mistakes(text: string, context: RuleContext): Promise<readonly Mistake[]>;
}

/** The places of a text that are marked already. */
function placesOf(length: number) {
  const taken = new Uint8Array(length);
  return {
    isFree: ({ start, end }: Mistake) => !taken.subarray(start, Math.max(end, start + 1)).includes(1),
    take: ({ start, end }: Mistake) => taken.fill(1, start, end),
  };
}

/** Of marks side by side that mend one mistake, the one that `order` has first. */
function withoutClashes(
  marks: readonly Mistake[],
  order: ReadonlyMap<Mistake, number>,
  text: string,
): readonly Mistake[] {
  const kept: Mistake[] = [];
  for (const mark of marks) {
    const last = kept.at(-1);
    const clashes = last !== undefined && mendTheSame(last, mark, text);
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
  sources: readonly RuleSource[],
  context: RuleContext,
): Promise<readonly Mistake[]> {
  const found = await Promise.all(sources.map((source) => source.mistakes(text, context)));
  const places = placesOf(text.length);
  const order = new Map<Mistake, number>();
  for (const mistake of found.flat()) {
    if (!places.isFree(mistake) || doublesAWord(mistake, text)) continue;
    places.take(mistake);
    order.set(mistake, order.size);
  }
  return withoutClashes(
    [...order.keys()].sort((one, other) => one.start - other.start),
    order,
    text,
  );
}
