/*
 * What the memory is made of, as the learner's records hold it.
 */

/** A word as the learner added, edited or removed it, or a class's word that no bank has. */
export interface OwnWord {
  readonly meaning: string;
  readonly example: string;
  readonly isRemoved: boolean;
  /** Milliseconds since the epoch, by the device's corrected clock. */
  readonly updatedAt: number;
  readonly deviceId: string;
}

/** Packed reviews by word; `''` for one that was met and never asked. */
export type PackedWords = Readonly<Record<string, string>>;
export type OwnWords = Readonly<Record<string, OwnWord>>;
/** By name and counter (a device's), shown as their sum. */
export type Counts = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** The part of a learner's state that events change. */
export interface WordMemory {
  readonly words: PackedWords;
  readonly ownWords: OwnWords;
  readonly counts: Counts;
}
