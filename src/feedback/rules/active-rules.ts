import type { RuleSet } from '../patterns/learner-rule.ts';
import { RULE_SETS } from './rule-sets.ts';
import ruleTable from './rule-table.json' with { type: 'json' };

/** A row of the table of rules. Its numbers are measured by `npm run bench:harm`. */
interface RuleRow {
  /** Whether learners see what the rule marks. */
  isOn: boolean;
  /** How many mistakes of the corpora it corrects as they should be. */
  found: number;
  /** How many right sentences it marks. */
  falseMarks: number;
}

const TABLE: Readonly<Record<string, RuleRow>> = ruleTable;

/** The row of a rule: its id, or the part before the slash, which the rules made from one list share. */
export function getRowName(ruleId: string): string {
  return ruleId.split('/')[0] ?? ruleId;
}

/** Whether the rule is switched on in rule-table.json. */
export function isRuleOn(ruleId: string): boolean {
  return TABLE[getRowName(ruleId)]?.isOn === true;
}

/** All rule sets with the rules that are switched on. */
export const ACTIVE_RULE_SETS: readonly RuleSet[] = RULE_SETS.map((ruleSet) => ({
  ...ruleSet,
  rules: ruleSet.rules.filter(({ id }) => isRuleOn(id)),
}));
