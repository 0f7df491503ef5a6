/** A rule that a state keeps, and how it reads. The later may count on the earlier ones. */
export type StateRule = readonly [holds: () => boolean, sentence: string];

/** The first rule that is broken, as `GameProbe.invariants` gives it; empty when all hold. */
export function findBrokenRules(rules: readonly StateRule[]): readonly string[] {
  const broken = rules.find(([holds]) => !holds());
  return broken ? [`Broken: ${broken[1]}.`] : [];
}
