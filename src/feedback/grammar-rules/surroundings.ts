/*
 * Records which parts of the text around a sentence the rules read. While those parts stay the same, the
 * findings of the sentence stay the same, and it is not checked again when something else in the text
 * changes.
 */

import type { SentenceAnalysis, TextAnalysis } from '../grammar/groups.ts';
import type { TenseAround } from '../grammar/tense-around.ts';
import type { RuleContext } from './grammar-rule.ts';

/** The parts of a text around a sentence that rules can read; each is explained at `RuleContext`. */
export interface Surroundings {
  readonly tense: TextAnalysis['tense'];
  readonly around: TenseAround;
  readonly before: readonly SentenceAnalysis[];
}

/** The parts that rules did read, with the values that they got. */
export type ReadSurroundings = Partial<Surroundings>;

/**
 * Returns a function that creates the context for a sentence `whole` or a part of it, and an object that
 * records which surroundings the rules read from these. Few rules read any, so in most sentences no
 * finding depends on the rest of the text.
 */
export function watchContexts(
  text: string,
  whole: SentenceAnalysis,
  surroundings: Surroundings,
): { createContext: (sentence: SentenceAnalysis) => RuleContext; read: ReadSurroundings } {
  const read: { -readonly [Key in keyof Surroundings]?: Surroundings[Key] } = {};
  const createContext = (sentence: SentenceAnalysis): RuleContext => ({
    analysis: {
      text,
      get tense() {
        read.tense ??= surroundings.tense;
        return read.tense;
      },
    },
    sentence,
    whole,
    get around() {
      read.around ??= surroundings.around;
      return read.around;
    },
    get before() {
      read.before ??= surroundings.before;
      return read.before;
    },
  });
  return { createContext, read };
}

function isSameTense(one: TenseAround, other: TenseAround): boolean {
  return (
    one.past === other.past &&
    one.present === other.present &&
    one.startsInQuotes === other.startsInQuotes &&
    one.isToldInBaseForms === other.isToldInBaseForms
  );
}

function areSameSentences(one: readonly SentenceAnalysis[], other: readonly SentenceAnalysis[]): boolean {
  return one.length === other.length && one.every((sentence, at) => sentence === other[at]);
}

/** Whether rules would read the same values now, and so find the same mistakes. */
export function wouldReadTheSame(
  { tense, around, before }: ReadSurroundings,
  surroundings: Surroundings,
): boolean {
  return (
    (tense === undefined || tense === surroundings.tense) &&
    (around === undefined || isSameTense(around, surroundings.around)) &&
    (before === undefined || areSameSentences(before, surroundings.before))
  );
}
