/** Who a text or a scene is for. */
export const AGE_BANDS = ['child', 'preteen', 'teen', 'adult'] as const;
export type AgeBand = (typeof AGE_BANDS)[number];

/**
 * The youngest ages of the bands, in years. Under ten most texts are for young readers; from sixteen, for
 * all.
 */
const PRETEEN_FROM = 10;
const TEEN_FROM = 13;
const ADULT_FROM = 16;

/** The band of an age in years; an unknown age counts as a child, as that content suits all. */
export function getAgeBand(age: number | undefined): AgeBand {
  if (age === undefined || age < PRETEEN_FROM) return 'child';
  if (age < TEEN_FROM) return 'preteen';
  return age < ADULT_FROM ? 'teen' : 'adult';
}
