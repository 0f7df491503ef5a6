import { createCourse } from '../../../src/domain/course.ts';
import { RETAINED_LESSONS, RETAINED_MISTAKES, SETUP_REQUIRED_LESSONS } from '../../../src/domain/limits.ts';
import {
  EMPTY_LEARNER_STATE,
  type LearnerState,
  type LessonRecord,
  type Mistake,
} from '../../../src/domain/records.ts';
import { SKILLS } from '../../../src/domain/skills.ts';
import { packReviews } from '../../../src/domain/word-reviews.ts';
import type { DocumentFields } from '../../../src/sync/ports/user-document.ts';
import { composeDocument } from '../../../src/sync/wire/compose-document.ts';
import { aSetup } from '../../data/learner-fixtures.ts';
import { aLesson, aProfile } from '../some-records.ts';

/** The document of a learner at the start of a history. */
export const START_STATES = ['nothing', 'ordinary', 'legacy', 'full'] as const;
export type StartState = (typeof START_STATES)[number];

const CREATED_AT = Date.UTC(2024, 0, 1);
const written = { updatedAt: CREATED_AT, deviceId: 'seed' };

function seedLesson(number: number): LessonRecord {
  const createdAt = CREATED_AT + number;
  const own = { skillFocus: 'Grammar', teacher: 'ann', classPlan: `# Class ${number}\n` } as const;
  return aLesson({ ...written, ...own, id: `seed-${number}`, createdAt });
}

function seedMistake(number: number): Mistake {
  const texts = {
    word: 'articles',
    asked: '',
    given: 'a',
    right: 'an',
    reason: '',
    source: 'class',
  } as const;
  const createdAt = CREATED_AT + number;
  return { ...written, ...texts, id: `seed-mistake-${number}`, createdAt, kind: 'grammar', isKnown: false };
}

function seedState(lessons: number, mistakes: number): LearnerState {
  return {
    ...EMPTY_LEARNER_STATE,
    profile: aProfile({ displayName: 'ann', ...written }),
    course: createCourse(aSetup, SETUP_REQUIRED_LESSONS, written),
    badges: ['First Steps'],
    words: {
      harbour: packReviews({ base: null, reviews: [{ at: CREATED_AT / 1_000, grade: 'right' }] }),
      tide: '',
    },
    mistakes: Array.from({ length: mistakes }, (_, number) => seedMistake(number)),
    lessons: Array.from({ length: lessons }, (_, number) => seedLesson(number)),
    homework: [],
  };
}

/** The completed lessons that the legacy document counts. */
export const LEGACY_COMPLETIONS = 3;

const legacy: DocumentFields = {
  uid: 'ann',
  email: 'ann@example.com',
  displayName: 'ann',
  studentLevel: 'B1',
  setupComplete: true,
  course: {
    level: 'B1',
    reason: 'travel',
    age: 20,
    streak: 3,
    skills: SKILLS.map((skill) => ({
      skill,
      required: 4,
      completed: skill === 'Speaking' ? LEGACY_COMPLETIONS : 0,
      ...(skill === 'Speaking' && { lessons: [{ module_lesson: 1, completed: true }] }),
    })),
  },
  badges: ['First Steps'],
  lessons: [
    {
      classPlan: '# Old class',
      timestamp: '2024-03-01T10:00:00',
      skillFocus: 'Grammar',
      teacher: 'ann',
      mood: 'good',
    },
    { classPlan: '# Older class', timestamp: 'yesterday', skillFocus: 'Speaking', teacher: 'ann' },
  ],
  theme: 'sepia',
};

interface SeedDocument {
  fields: DocumentFields | null;
  /** The members that this version does not know. */
  unknown: readonly string[];
}

function withRecords(lessons: number, mistakes: number): SeedDocument {
  return {
    fields: { ...composeDocument(null, 'ann', seedState(lessons, mistakes)), theme: 'sepia' },
    unknown: ['theme'],
  };
}

/** The document of each start state. Shared by all histories, so that each is parsed once. */
export const START_DOCUMENTS: Readonly<Record<StartState, SeedDocument>> = {
  nothing: { fields: null, unknown: [] },
  ordinary: withRecords(2, 1),
  legacy: { fields: legacy, unknown: ['theme', 'course.streak', 'lesson.mood'] },
  full: withRecords(RETAINED_LESSONS - 1, RETAINED_MISTAKES),
};
