import type { GrammarFinding, GrammarRule, ListedCheck, RuleContext, WordCheck } from './grammar-rule.ts';

/** What a rule found. */
export interface RuleFinding {
  rule: GrammarRule;
  finding: GrammarFinding;
}

/** A check of a certain word, and the place of its rule in the list of rules. */
interface IndexedCheck {
  rule: number;
  check: WordCheck;
}

type CheckIndex = ReadonlyMap<string, readonly IndexedCheck[]>;

/** The checks of all rules by the words at which they are asked. */
function indexChecks(rules: readonly GrammarRule[], by: ListedCheck['by']): CheckIndex {
  const index = new Map<string, IndexedCheck[]>();
  rules.forEach(({ at = [] }, rule) => {
    for (const { words, check } of at.filter((listed) => listed.by === by))
      for (const word of words) index.set(word, [...(index.get(word) ?? []), { rule, check }]);
  });
  return index;
}

const NO_CHECKS: readonly IndexedCheck[] = [];

/**
 * A function that finds what the rules mark in a sentence, in the order of the rules. Each word selects the
 * checks that are listed at it, so that a check whose words the sentence lacks costs nothing.
 */
export function createRuleFinder(
  rules: readonly GrammarRule[],
): (context: RuleContext) => readonly RuleFinding[] {
  const byLower = indexChecks(rules, 'lower');
  const byLemma = indexChecks(rules, 'lemma');
  return (context) => {
    const atWords = new Map<number, GrammarFinding[]>();
    for (const word of context.sentence.tokens) {
      if (!word.isWord) continue;
      for (const checks of [byLower.get(word.lower), byLemma.get(word.lemma)])
        for (const { rule, check } of checks ?? NO_CHECKS) {
          const found = check(context, word);
          if (found.length > 0) atWords.set(rule, [...(atWords.get(rule) ?? []), ...found]);
        }
    }
    const all: RuleFinding[] = [];
    rules.forEach((rule, number) => {
      for (const finding of atWords.get(number) ?? []) all.push({ rule, finding });
      for (const finding of rule.find?.(context) ?? []) all.push({ rule, finding });
    });
    return all;
  };
}
