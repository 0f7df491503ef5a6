/** The skills of a course, in the order of set-up (specification, section 3). */
export const SKILLS = ['Speaking', 'Listening', 'Grammar', 'Vocabulary', 'Reading', 'Writing'] as const;
export type Skill = (typeof SKILLS)[number];

export function isSkill(value: unknown): value is Skill {
  return SKILLS.includes(value as Skill);
}
