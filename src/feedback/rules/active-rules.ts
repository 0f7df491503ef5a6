import type { RuleSet } from '../patterns/learner-rule.ts';
import { RULE_SETS } from './rule-sets.ts';
import { SWITCHED_OFF } from './switched-off.ts';

/** The row of a rule: its id, or the part before the slash, which the rules made from one list share. */
export function getRowName(ruleId: string): string {
  return ruleId.split('/')[0] ?? ruleId;
}

/** Whether learners see what the rule marks. */
export function isRuleOn(ruleId: string): boolean {
  return !SWITCHED_OFF.has(getRowName(ruleId));
}

/** All rule sets with the rules that are switched on. */
export const ACTIVE_RULE_SETS: readonly RuleSet[] = RULE_SETS.map((ruleSet) => ({
  ...ruleSet,
  rules: ruleSet.rules.filter(({ id }) => isRuleOn(id)),
}));
