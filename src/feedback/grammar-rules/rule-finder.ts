import type { GrammarToken } from '../grammar/tokens.ts';
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
  rules.forEach(({ wordChecks = [] }, rule) => {
    for (const { words, check } of wordChecks.filter((listed) => listed.by === by))
      for (const word of words) index.set(word, [...(index.get(word) ?? []), { rule, check }]);
  });
  return index;
}

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
    // In nearly all sentences no check finds anything, so lists are made where one does.
    let atWords: Map<number, GrammarFinding[]> | undefined;
    const ask = (checks: readonly IndexedCheck[] | undefined, word: GrammarToken) => {
      if (!checks) return;
      for (const { rule, check } of checks) {
        const found = check(context, word);
        if (found.length === 0) continue;
        atWords ??= new Map();
        atWords.set(rule, [...(atWords.get(rule) ?? []), ...found]);
      }
    };
    for (const word of context.sentence.tokens) {
      if (!word.isWord) continue;
      ask(byLower.get(word.lower), word);
      ask(byLemma.get(word.lemma), word);
    }
    const all: RuleFinding[] = [];
    rules.forEach((rule, number) => {
      const found = atWords?.get(number);
      if (found) for (const finding of found) all.push({ rule, finding });
      if (rule.find) for (const finding of rule.find(context)) all.push({ rule, finding });
    });
    return all;
  };
}
