/** The badge of a plan without one (specification, section 4). */
const DEFAULT_BADGE = 'Lesson Star';

/** The badge that homework of this plan earns. */
export function badgeOf(plan: { badge: string }): string {
  return plan.badge.trim() || DEFAULT_BADGE;
}

/** The badges with `badge` at the end, unless it is there already (specification, section 4: no duplicates). */
export function addBadge(
  badges: readonly string[],
  badge: string,
): { badges: readonly string[]; isNew: boolean } {
  return badges.includes(badge) ? { badges, isNew: false } : { badges: [...badges, badge], isNew: true };
}
