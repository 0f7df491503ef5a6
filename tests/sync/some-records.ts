import type {
  Course,
  HomeworkRecord,
  LessonRecord,
  Profile,
  SkillProgress,
} from '../../src/domain/records.ts';

/* Records of Ann with the usual fields; a test sets only those that it is about. */

export function aProfile(fields: Partial<Profile> = {}): Profile {
  return {
    uid: 'ann',
    email: 'ann@example.com',
    displayName: 'Ann',
    studentLevel: 'B1',
    age: 30,
    why: 'business',
    setupComplete: true,
    updatedAt: 10,
    deviceId: 'laptop',
    ...fields,
  };
}

/** A course with only the Speaking skill. */
export function aCourse(progress: Partial<SkillProgress> = {}, fields: Partial<Course> = {}): Course {
  return {
    level: 'B1',
    reason: 'business',
    age: 30,
    skills: [{ skill: 'Speaking', required: 4, counts: {}, lessons: [], ...progress }],
    updatedAt: 10,
    deviceId: 'laptop',
    ...fields,
  };
}

const common = {
  studentLevel: 'B1',
  skillFocus: 'Speaking',
  teacher: 'Maya',
  reason: 'business',
  age: 30,
  module_lesson: 0,
  feedback: '',
  updatedAt: 10,
  deviceId: 'laptop',
} as const;

function createdFields(id: string, createdAt: number) {
  return { id, createdAt, timestamp: new Date(createdAt).toISOString() };
}

export function aLesson(fields: Partial<LessonRecord> & { id: string }): LessonRecord {
  const own = { classPlan: '# A class', completed: false, answer: '' };
  return { ...common, ...createdFields(fields.id, fields.createdAt ?? 1_000), ...own, ...fields };
}

export function aHomework(fields: Partial<HomeworkRecord> & { id: string }): HomeworkRecord {
  return {
    ...common,
    ...createdFields(fields.id, fields.createdAt ?? 1_000),
    lessonId: 'l1',
    lesson: '# A class',
    notes: 'My notes',
    date: '1 May 2024',
    dragItems: { starting: ['Shall we start?'], keeping: ['Go on.'] },
    exercises: { '0': 'an answer' },
    flippedCards: false,
    audioPlayed: true,
    ...fields,
  };
}
