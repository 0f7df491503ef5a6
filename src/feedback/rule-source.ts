import type { Level } from '../domain/levels.ts';
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

/**
 * What all sources find, in the order of the text. Where two mark the same place, the source that stands
 * earlier in the list is right.
 */
export async function findMistakes(
  text: string,
  sources: readonly RuleSource[],
  context: RuleContext,
): Promise<readonly Mistake[]> {
  const found = await Promise.all(sources.map((source) => source.mistakes(text, context)));
  const places = placesOf(text.length);
  const kept: Mistake[] = [];
  for (const mistake of found.flat()) {
    if (!places.isFree(mistake)) continue;
    places.take(mistake);
    kept.push(mistake);
  }
  return kept.sort((one, other) => one.start - other.start);
}
