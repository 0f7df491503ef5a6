import type { Level } from '../domain/levels.ts';
import type { MistakeKind } from './mistake-kinds.ts';

/** A mistake in a learner's text. Offsets are in UTF-16 units, `end` exclusive. */
export interface TextMistake {
  start: number;
  end: number;
  /** The replacement for the marked text, empty to delete it; absent when the correction is unknown. */
  correction?: string;
  /** An explanation in one or two sentences, without markdown. */
  reason: string;
  kind?: MistakeKind;
  /** The id of the rule that found it, if a rule did. */
  rule?: string;
}

/** What a checker is told besides the text. */
export interface CheckContext {
  level: Level;
  /** Words of the class, in lower case, which are never spelling mistakes. */
  knownWords: ReadonlySet<string>;
  /**
   * An object that is the same in all checks of one answer, which is checked again with its corrections
   * applied. Checkers use it as a key under which they keep results; absent when nothing is kept. Within a
   * session, the rest of the context does not change.
   */
  session?: object;
}

/** Moves a mistake: one found in a part of a text becomes one of the text by the offset of the part. */
export function moveMistake(mistake: TextMistake, by: number): TextMistake {
  return { ...mistake, start: mistake.start + by, end: mistake.end + by };
}

/** Something that finds mistakes of some kinds in a text. Feedback combines several checkers. */
export interface TextChecker {
  name: string;
  /** @throws when the text could not be checked, to tell that from a text without mistakes */
  findMistakes(text: string, context: CheckContext): Promise<readonly TextMistake[]>;
}
