import type { LearnerRule, RuleSet } from '../../../../src/feedback/patterns/learner-rule.ts';

/** The sentences that test one rule file. */
export interface RuleExamples {
  /**
   * Sentences in which a rule finds a mistake, with the wrong and the right words: "He [go→goes] home." The
   * key is the rule's first pattern (`ruleKey`).
   */
  corrected: Readonly<Record<string, readonly string[]>>;
  /** Right sentences that look like mistakes; no rule of the same kind may mark them. */
  leftAlone: readonly string[];
}

/** Identifies a rule within its file: its first pattern. */
export function ruleKey({ find }: LearnerRule): string {
  return typeof find === 'string' ? find : (find[0] ?? '');
}

/**
 * Examples for the rules that a file makes from a list of wrong words.
 *
 * @param pattern matches the key of such a rule, and captures the wrong word
 */
export function wrongWordExamples(
  { rules }: RuleSet,
  pattern: RegExp,
  exampleOf: (wrong: string, right: string) => string,
): RuleExamples['corrected'] {
  const entries = rules.flatMap((rule): [string, readonly string[]][] => {
    const [, wrong] = pattern.exec(ruleKey(rule)) ?? [];
    return wrong === undefined ? [] : [[ruleKey(rule), [exampleOf(wrong, rule.fix ?? '')]]];
  });
  return Object.fromEntries(entries);
}
