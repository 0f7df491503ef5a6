/** The badge of a plan without one (specification, section 4). */
const DEFAULT_BADGE = 'Lesson Star';

/** The badge that homework of this plan earns. */
export function getHomeworkBadge(plan: { badge: string }): string {
  return plan.badge.trim() || DEFAULT_BADGE;
}

/**
 * The school's own badges, in addition to those of class plans, each with how to earn it. They are stored by
 * name, so a name never changes. docs/badges.md has the same table. None rewards speed, and none can be lost.
 */
export const SCHOOL_BADGES = {
  'First Class': 'Complete a class.',
  'First Homework': 'Save homework from a class.',
  'First Game': 'Finish a game.',
  'Game Explorer': 'Finish five different games.',
  'Word Collector': 'Meet 50 words.',
  'Ten Strong Words': 'Make 10 words strong.',
  'Hundred Strong Words': 'Make 100 words strong.',
  'Five Hundred Strong Words': 'Make 500 words strong.',
  'Game Room Key': 'Open the Game Room in Course mode.',
  'Library Key': 'Open the Library in Course mode.',
  'Media Room Key': 'Open the Media Room in Course mode.',
  'Six Skills': 'Complete a lesson in each of the six skills.',
  'Five-Day Week': 'Learn on five days in one week, Monday to Sunday.',
  'Perfect Quiz': 'Answer every quiz question right the first time.',
  'Mistake Mender': 'Mark 10 mistakes in My Words as known.',
  'Grammar Guide': 'Get 8 of 10 right, or more, in five grammar points.',
} as const;

export type SchoolBadge = keyof typeof SCHOOL_BADGES;

/** In display order. */
export const SCHOOL_BADGE_NAMES = Object.keys(SCHOOL_BADGES) as readonly SchoolBadge[];

export function isSchoolBadge(name: string): name is SchoolBadge {
  return Object.hasOwn(SCHOOL_BADGES, name);
}

/** Appends those that are new (specification, section 4: no duplicates). */
export function addBadges(
  badges: readonly string[],
  earned: readonly string[],
): { badges: readonly string[]; added: readonly string[] } {
  const added = [...new Set(earned)].filter((badge) => !badges.includes(badge));
  return added.length === 0 ? { badges, added } : { badges: [...badges, ...added], added };
}
