import type { RuleSet } from '../../../../src/feedback/patterns/learner-rule.ts';

/** The sentences that test one rule file. */
export interface RuleExamples {
  /**
   * Sentences in which a rule finds a mistake, with the wrong and the right words: "He [go→goes] home." The
   * key is the rule's id.
   */
  corrected: Readonly<Record<string, readonly string[]>>;
  /** Right sentences that look like mistakes; no rule of the same kind may mark them. */
  leftAlone: readonly string[];
}

/**
 * Examples for the rules that a file makes from a list of wrong words, whose ids are the word after a prefix.
 */
export function wrongWordExamples(
  { rules }: RuleSet,
  prefix: string,
  exampleOf: (wrong: string, right: string) => string,
): RuleExamples['corrected'] {
  const fromList = rules.filter(({ id }) => id.startsWith(prefix));
  return Object.fromEntries(
    fromList.map(({ id, fix }) => [id, [exampleOf(id.slice(prefix.length), fix ?? '')]]),
  );
}
