import fc from 'fast-check';
import { GeoPoint, Timestamp } from 'firebase/firestore/lite';
import { describe, expect, test } from 'vitest';
import { RETAINED_WORDS } from '../../../src/domain/limits.ts';
import { EMPTY_LEARNER_STATE, SIGN_IN_DEFAULTS } from '../../../src/domain/records.ts';
import { packReviews } from '../../../src/domain/word-reviews.ts';
import { mergeStates } from '../../../src/sync/merge/merge-states.ts';
import type { DocumentFields } from '../../../src/sync/ports/user-document.ts';
import { composeDocument, findChangedFields } from '../../../src/sync/wire/compose-document.ts';
import { measureDocument } from '../../../src/sync/wire/document-size.ts';
import { parseDocument } from '../../../src/sync/wire/parse-document.ts';
import { forAll } from '../../for-all.ts';
import { arbitraryState } from '../arbitrary-state.ts';
import { aCourse, aHomework, aLesson, aProfile } from '../some-records.ts';

const TIMES = 60;
const full = {
  ...EMPTY_LEARNER_STATE,
  profile: aProfile(),
  course: aCourse({ counts: { laptop: 2, phone: 1 } }),
  badges: ['Lesson Star'],
  lessons: [aLesson({ id: 'l1' })],
  homework: [aHomework({ id: 'h1' })],
};

/** What another device stores over `stored` after applying `edit` to what it reads. */
function push(stored: DocumentFields, edit: Partial<typeof full>): DocumentFields {
  const merged = mergeStates(parseDocument(stored, 'ann'), { ...EMPTY_LEARNER_STATE, ...edit });
  return { ...stored, ...findChangedFields(stored, composeDocument(stored, 'ann', merged)) };
}

describe('the document', () => {
  test('gives back every state that was written to it, with the defaults for missing values of the profile', () => {
    forAll(TIMES, arbitraryState, (state) => {
      const { profile } = state;
      expect(parseDocument(composeDocument(null, 'ann', state), 'ann')).toEqual({
        ...state,
        profile: profile && { ...SIGN_IN_DEFAULTS, ...profile },
      });
    });
  });

  test('gets the defaults of a first sign-in for values that its profile lacks, and keeps those it has', () => {
    expect(
      parseDocument({ setupComplete: true, studentLevel: 'C1', why: null }, 'ann').profile,
    ).toMatchObject({
      studentLevel: 'C1',
      age: 18,
      why: 'personal growth',
    });
  });

  test('gives back a state that was composed over any other one', () => {
    forAll(TIMES, arbitraryState, arbitraryState, (before, mine) => {
      const stored = composeDocument(null, 'ann', before);
      const merged = mergeStates(before, mine);
      // There may be more: fields unknown to this version, and those that the winner never set.
      expect(parseDocument(composeDocument(stored, 'ann', merged), 'ann')).toMatchObject(merged);
    });
  });

  test('needs no write when it already has every value', () => {
    forAll(TIMES, arbitraryState, (state) => {
      const stored = composeDocument(null, 'ann', state);
      expect(findChangedFields(stored, composeDocument(stored, 'ann', state))).toBeNull();
    });
  });

  test('never has an empty list or map', () => {
    const isEmpty = (value: unknown): boolean =>
      typeof value === 'object' &&
      value !== null &&
      (Object.keys(value).length === 0 || Object.values(value).some(isEmpty));
    forAll(TIMES, arbitraryState, (state) => {
      expect(Object.values(composeDocument(null, 'ann', state)).some(isEmpty)).toBe(false);
    });
  });

  test('gets the learner’s uid when it had another account’s, and no uid when it had none', () => {
    const moved = composeDocument({ uid: 'ben', email: 'ann@example.com' }, 'ann', full);
    expect(moved.uid).toBe('ann');
    expect(composeDocument({ uid: 'ben' }, 'ann', { ...full, profile: null }).uid).toBe('ann');
    expect(composeDocument({ badges: ['Star'] }, 'ann', { ...full, profile: null })).not.toHaveProperty(
      'uid',
    );
  });

  test('has the fields of the specification, and the sum of all devices as completed', () => {
    expect(composeDocument(null, 'ann', full)).toMatchObject({
      uid: 'ann',
      email: 'ann@example.com',
      displayName: 'Ann',
      studentLevel: 'B1',
      age: 30,
      why: 'business',
      setupComplete: true,
      course: { level: 'B1', skills: [{ skill: 'Speaking', completed: 3, required: 4 }] },
      lessons: [{ classPlan: '# A class', timestamp: '1970-01-01T00:00:01.000Z' }],
      homework: [{ notes: 'My notes', exercises: { '0': 'an answer' } }],
      badges: ['Lesson Star'],
    });
  });
});

describe('an unknown field', () => {
  // older-documents.test.ts tests those of the document, its course, a skill and a record.
  test('survives a push, also as a skill, list item or badge of an unknown kind', () => {
    const stored = {
      course: { level: 'B1', skills: [{ skill: 'Spelling', completed: 7, required: 9 }] },
      lessons: ['a bare text', { without: 'a plan' }],
      badges: [{ name: 'Gold' }],
    };
    const pushed = push(stored, full);
    expect(pushed.lessons).toEqual(expect.arrayContaining(stored.lessons));
    expect(pushed.badges).toEqual(['Lesson Star', { name: 'Gold' }]);
    expect(pushed).toMatchObject({ course: { skills: [{ skill: 'Speaking' }, stored.course.skills[0]] } });
  });

  test('stays an object of the store’s own class, such as a date or point', () => {
    const at = Timestamp.fromMillis(5_000);
    const stored = { lessons: [{ classPlan: '# Old', timestamp: at, place: new GeoPoint(1, 2) }] };
    const [old] = parseDocument(stored, 'ann').lessons;
    expect(old).toMatchObject({ createdAt: 5_000, timestamp: '1970-01-01T00:00:05.000Z' });
    const pushed = push(stored, { lessons: old ? [{ ...old, answer: 'late', updatedAt: 9 }] : [] });
    expect(pushed.lessons).toMatchObject([{ answer: 'late', timestamp: at, place: new GeoPoint(1, 2) }]);
  });
});

describe('a field of a wrong type', () => {
  test('counts as absent and is left in place, while the rest is used', () => {
    const stored = {
      studentLevel: 'B9',
      age: 'eighteen',
      why: 'travel',
      displayName: 7,
      setupComplete: 'yes',
    };
    const state = parseDocument(stored, 'ann');
    expect(state.profile).toEqual({
      uid: 'ann',
      email: '',
      displayName: '',
      why: 'travel',
      setupComplete: false,
      updatedAt: 0,
      deviceId: '',
    });
    expect(push(stored, { badges: ['Explorer'] })).toMatchObject(stored);
  });

  test('leaves the other fields of its record usable, and the record in place', () => {
    const stored = {
      lessons: [{ id: 'l1', classPlan: '# Old', age: 'ten', teacher: ['Maya'], createdAt: 3 }],
    };
    const [old] = parseDocument(stored, 'ann').lessons;
    expect(old).toMatchObject({ id: 'l1', classPlan: '# Old', age: 18, teacher: '' });
    const pushed = push(stored, { lessons: old ? [{ ...old, answer: 'new', updatedAt: 9 }] : [] });
    expect(pushed.lessons).toMatchObject([{ answer: 'new', age: 'ten', teacher: ['Maya'] }]);
  });

  test('is set aside in place of a list or the course when it must be replaced', () => {
    const stored = { course: 'B1 business', lessons: 'none yet', badges: 3, homework: null };
    const pushed = push(stored, full);
    expect(pushed.setAside).toEqual({ course: 'B1 business', lessons: 'none yet', badges: 3 });
    expect(parseDocument(pushed, 'ann')).toEqual(full);
  });

  test('never makes reading fail, in any document', () => {
    const odd = fc.dictionary(
      fc.constantFrom(
        'uid',
        'age',
        'course',
        'lessons',
        'homework',
        'badges',
        'profileStamp',
        'skills',
        'counts',
      ),
      fc.anything({ maxDepth: 4, withDate: true, withNullPrototype: true }),
    );
    forAll(300, odd, (stored) => {
      const state = parseDocument(stored, 'ann');
      expect(mergeStates(state, state)).toEqual(state);
      composeDocument(stored, 'ann', state);
    });
  });
});

describe('a document of an earlier version', () => {
  test('turns a completed number without counts into its own counter, which grows with that version', () => {
    const countsIn = (completed: number, counts?: object) =>
      parseDocument({ course: { skills: [{ skill: 'Grammar', completed, counts }] } }, 'ann').course
        ?.skills[0]?.counts;
    expect(countsIn(3)).toEqual({ legacy: 3 });
    expect(countsIn(6, { laptop: 4, legacy: 1 })).toEqual({ laptop: 4, legacy: 2 });
    expect(countsIn(1, { laptop: 4 })).toEqual({ laptop: 4 });
  });

  test('gives a record without an id the same one at each reading, and another than the next record', () => {
    const stored = { lessons: [{ classPlan: '# One' }, { classPlan: '# Two' }] };
    const ids = parseDocument(stored, 'ann').lessons.map((lesson) => lesson.id);
    expect(parseDocument(structuredClone(stored), 'ann').lessons.map((lesson) => lesson.id)).toEqual(ids);
    expect(new Set(ids).size).toBe(2);
  });

  test('keeps the generated id of a record once one of its fields changes', () => {
    const stored = { lessons: [{ classPlan: '# One', timestamp: '2024-05-01T10:00:00Z' }] };
    const [old] = parseDocument(stored, 'ann').lessons;
    const pushed = push(stored, { lessons: old ? [{ ...old, answer: 'new', updatedAt: 9 }] : [] });
    expect(parseDocument(pushed, 'ann').lessons).toMatchObject([{ id: old?.id, createdAt: old?.createdAt }]);
  });

  test('has no profile without any profile field', () => {
    expect(parseDocument({ lessons: [] }, 'ann').profile).toBeNull();
    expect(parseDocument(null, 'ann').profile).toBeNull();
  });
});

describe('the memory in the document', () => {
  const packed = packReviews({ base: null, reviews: [{ at: 1, grade: 'right' }] });

  test('keeps unreadable parts when it is written', () => {
    const later = { format: 2 };
    const stored = {
      words: { harbour: '', later },
      ownWords: { tide: { meaning: 'x', isRemoved: 'no' } },
      mistakes: ['rubbish'],
      counts: { odd: 7, 'day:2026-11-22': { laptop: 1, phone: 'many' } },
    };
    const edit = { words: { harbour: packed }, counts: { 'day:2026-11-22': { laptop: 2 } } };
    expect(push(stored, edit)).toEqual({
      ...stored,
      words: { harbour: packed, later },
      counts: { odd: 7, 'day:2026-11-22': { laptop: 2, phone: 'many' } },
    });
  });

  test('has at most as many words as a learner can have, from any writer', () => {
    const many = Object.fromEntries(Array.from({ length: 100_000 }, (_, index) => [`w${index}`, '']));
    const state = parseDocument({ words: many }, 'ann');
    expect(Object.keys(state.words)).toHaveLength(RETAINED_WORDS);
    const merged = mergeStates(state, { ...EMPTY_LEARNER_STATE, words: { tide: packed } });
    expect(Object.keys(merged.words)).toHaveLength(RETAINED_WORDS);
    expect(merged.words.tide).toBe(packed);
  });

  test('stores two thousand reviewed words in 150 kB', () => {
    const reviews = Array.from({ length: 6 }, (_, at) => ({
      at: 1_800_000_000 + at,
      grade: 'right' as const,
    }));
    const text = packReviews({ base: { at: 1_799_000_000, stability: 123.4, difficulty: 5.67 }, reviews });
    const words = Object.fromEntries(
      Array.from({ length: 2_000 }, (_, index) => [`word ${1000 + index}`, text]),
    );
    const fields = composeDocument(null, 'ann', { ...EMPTY_LEARNER_STATE, words });
    expect(measureDocument('ann', fields)).toBeLessThan(150_000);
  });
});
