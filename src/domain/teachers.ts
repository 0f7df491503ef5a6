/** The teachers that a learner chooses from. Their portraits are in `drawings/teachers`. */
export const TEACHERS = ['Maya', 'Oliver', 'Amara', 'Kenji', 'Sofia'] as const;
export type Teacher = (typeof TEACHERS)[number];

export function isTeacher(value: unknown): value is Teacher {
  return TEACHERS.includes(value as Teacher);
}
