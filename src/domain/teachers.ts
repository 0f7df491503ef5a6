/** The five teachers a learner chooses from. Each has a drawn avatar in `ui/avatar`. */
export const TEACHERS = ['Maya', 'Oliver', 'Amara', 'Kenji', 'Sofia'] as const;
export type Teacher = (typeof TEACHERS)[number];

export function isTeacher(value: unknown): value is Teacher {
  return TEACHERS.includes(value as Teacher);
}
