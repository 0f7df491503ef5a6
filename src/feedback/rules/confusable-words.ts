import type { LearnerRule } from '../patterns/learner-rule.ts';

/** Why, where a rule has no reason of its own. */
export const DEFAULT_EXPLANATION = {
  simple: '“{right}” and “{wrong}” look or sound alike, but they mean different things.',
  full: '“{right}” and “{wrong}” are easily confused: they look alike but differ in meaning or use.',
};

/** A word for which another is meant, in the company that gives it away. */
export function createConfusableRule(
  fix: string,
  reason: string,
  find: readonly string[],
  more: Pick<LearnerRule, 'unless' | 'when'> = {},
): LearnerRule {
  return { find, fix, explanation: { simple: reason, full: reason }, ...more };
}
