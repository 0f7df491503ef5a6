import type { HarperLinter } from './harper-linter.ts';
import { harperRules } from './harper-rules.ts';
import { learnerRules } from './learner-rule.ts';
import { missingApostrophes } from './missing-apostrophes.ts';
import type { RuleSource } from './rule-source.ts';
import { RULE_FILES } from './rules/index-of-rules.ts';

/** All who look for mistakes: where two mark the same place, the earlier one explains it. */
export function allRuleSources(linter: HarperLinter): readonly RuleSource[] {
  return [missingApostrophes, learnerRules(RULE_FILES), harperRules(linter)];
}
