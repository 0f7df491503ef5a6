import type { RuleSet } from '../patterns/learner-rule.ts';
import { FUTURE_CONDITION_RULES, NO_WILL_EXPLANATION } from './conditional-future.ts';
import { UNREAL_CONDITION_RULES } from './conditional-unreal.ts';
import { PERSONS } from './word-groups.ts';

/** Rules for conditions: “if it will rain” → “if it rains”, “if I would have time” → “if I had time”. */
export const CONDITIONAL_RULES: RuleSet = {
  kind: 'conditional',
  explanation: NO_WILL_EXPLANATION,
  lists: { persons: PERSONS },
  rules: [...FUTURE_CONDITION_RULES, ...UNREAL_CONDITION_RULES],
};
