import { createGrammarChecker } from '../grammar-rules/grammar-checker.ts';
import { GRAMMAR_RULES } from '../grammar-rules/grammar-rules.ts';
import { createRuleChecker } from '../patterns/rule-checker.ts';
import { spellingChecker } from '../spelling/spelling-checker.ts';
import type { TextChecker } from '../text-checker.ts';
import { ACTIVE_RULE_SETS } from './active-rules.ts';
import { apostropheChecker } from './missing-apostrophes.ts';

/**
 * The checkers that need no server; where two mark the same text, the earlier one wins, so rules over
 * groups win over patterns of words.
 *
 * @param withGrammar false leaves the rules over groups out, to measure what they add
 */
export function createDeviceCheckers(withGrammar: boolean): readonly TextChecker[] {
  const patternChecker = createRuleChecker(ACTIVE_RULE_SETS);
  return withGrammar
    ? [apostropheChecker, createGrammarChecker(GRAMMAR_RULES), patternChecker, spellingChecker]
    : [apostropheChecker, patternChecker, spellingChecker];
}

export const DEVICE_CHECKERS: readonly TextChecker[] = createDeviceCheckers(true);
