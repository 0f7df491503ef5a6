import { learnerRules } from '../../../src/feedback/patterns/learner-rule.ts';
import type { RuleSource } from '../../../src/feedback/rule-source.ts';
import { RULE_FILES } from '../../../src/feedback/rules/index-of-rules.ts';
import { missingApostrophes } from '../../../src/feedback/rules/missing-apostrophes.ts';
import type { HarperLinter } from './harper-linter.ts';
import { harperRules } from './harper-rules.ts';

/** All who look for mistakes: where two mark the same place, the earlier one explains it. */
export function allRuleSources(linter: HarperLinter): readonly RuleSource[] {
  return [missingApostrophes, learnerRules(RULE_FILES), harperRules(linter)];
}
