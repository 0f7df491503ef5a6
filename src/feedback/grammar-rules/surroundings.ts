import type { SentenceAnalysis, TextAnalysis } from '../grammar/groups.ts';
import type { TenseAround } from '../grammar/tense-around.ts';
import type { RuleContext } from './grammar-rule.ts';

/** What rules can ask about besides the sentence that they look at. */
export interface Surroundings {
  readonly tense: TextAnalysis['tense'];
  readonly around: TenseAround;
  readonly before: readonly SentenceAnalysis[];
}

/** What rules asked about, as they were told. */
export type AskedSurroundings = Partial<Surroundings>;

/**
 * A context that records which surroundings rules read. Few rules ask: in most sentences nothing that
 * they find depends on the rest of the text.
 */
export function watchContext(
  text: string,
  sentence: SentenceAnalysis,
  surroundings: Surroundings,
): { context: RuleContext; asked: AskedSurroundings } {
  const asked: { -readonly [Key in keyof Surroundings]?: Surroundings[Key] } = {};
  const context: RuleContext = {
    analysis: {
      text,
      get tense() {
        asked.tense ??= surroundings.tense;
        return asked.tense;
      },
    },
    sentence,
    get around() {
      asked.around ??= surroundings.around;
      return asked.around;
    },
    get before() {
      asked.before ??= surroundings.before;
      return asked.before;
    },
  };
  return { context, asked };
}

function isSameTense(one: TenseAround, other: TenseAround): boolean {
  return (
    one.past === other.past && one.present === other.present && one.startsInQuotes === other.startsInQuotes
  );
}

function areSameSentences(one: readonly SentenceAnalysis[], other: readonly SentenceAnalysis[]): boolean {
  return one.length === other.length && one.every((sentence, at) => sentence === other[at]);
}

/** Whether rules would be told the same, and so find the same. */
export function wouldHearTheSame(
  { tense, around, before }: AskedSurroundings,
  surroundings: Surroundings,
): boolean {
  return (
    (tense === undefined || tense === surroundings.tense) &&
    (around === undefined || isSameTense(around, surroundings.around)) &&
    (before === undefined || areSameSentences(before, surroundings.before))
  );
}
