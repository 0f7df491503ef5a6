/** A rule for states and its description. Later rules may rely on earlier ones. */
export type StateRule = readonly [holds: () => boolean, sentence: string];

/** The first broken rule, for `GameProbe.findBrokenRules`; empty if none is broken. */
export function findBrokenRules(rules: readonly StateRule[]): readonly string[] {
  const broken = rules.find(([holds]) => !holds());
  return broken ? [`Broken: ${broken[1]}.`] : [];
}
