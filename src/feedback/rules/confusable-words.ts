import type { LearnerRule } from '../patterns/learner-rule.ts';

/** The explanation of rules without one of their own. */
export const DEFAULT_EXPLANATION = {
  simple: '“{right}” and “{wrong}” look or sound alike, but they mean different things.',
  full: '“{right}” and “{wrong}” are easily confused: they look alike but differ in meaning or use.',
};

/** Creates a rule for a word that is confused with `fix`, recognised by the words around it in `find`. */
export function createConfusableRule(
  id: string,
  fix: string,
  reason: string,
  find: readonly string[],
  more: Pick<LearnerRule, 'unless' | 'when'> = {},
): LearnerRule {
  return { id, find, fix, explanation: { simple: reason, full: reason }, ...more };
}
