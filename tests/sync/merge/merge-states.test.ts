import { describe, expect, test } from 'vitest';
import { countCompletedLessons, listCompletedModuleLessons } from '../../../src/domain/course.ts';
import { addAnswer, listAnswers } from '../../../src/domain/lesson-answers.ts';
import { RETAINED_LESSONS } from '../../../src/domain/limits.ts';
import { compareNewestFirst } from '../../../src/domain/memory-retention.ts';
import { EMPTY_LEARNER_STATE } from '../../../src/domain/records.ts';
import { mergeStates } from '../../../src/sync/merge/merge-states.ts';
import { forAll } from '../../for-all.ts';
import { arbitraryState } from '../arbitrary-state.ts';
import { aCourse, aLesson, aProfile } from '../some-records.ts';

const TIMES = 60;
const at = (updatedAt: number, deviceId: string) => ({ updatedAt, deviceId });

describe('merging', () => {
  test('is commutative', () => {
    forAll(TIMES, arbitraryState, arbitraryState, (a, b) => {
      expect(mergeStates(a, b)).toEqual(mergeStates(b, a));
    });
  });

  test('is associative', () => {
    forAll(TIMES, arbitraryState, arbitraryState, arbitraryState, (a, b, c) => {
      expect(mergeStates(mergeStates(a, b), c)).toEqual(mergeStates(a, mergeStates(b, c)));
    });
  });

  test('is idempotent', () => {
    forAll(TIMES, arbitraryState, arbitraryState, (a, b) => {
      const merged = mergeStates(a, b);
      expect(mergeStates(merged, b)).toEqual(merged);
    });
  });

  test('has the empty state as its identity', () => {
    forAll(TIMES, arbitraryState, (a) => {
      expect(mergeStates(a, EMPTY_LEARNER_STATE)).toEqual(a);
    });
  });
});

describe('a merge', () => {
  test('never shrinks badges, completed modules and counts', () => {
    forAll(TIMES, arbitraryState, arbitraryState, (a, b) => {
      const merged = mergeStates(a, b);
      expect(merged.badges).toEqual(expect.arrayContaining([...a.badges]));
      if (!a.course || !merged.course) return;
      expect(listCompletedModuleLessons(merged.course)).toEqual(
        expect.arrayContaining([...listCompletedModuleLessons(a.course)]),
      );
      for (const before of a.course.skills) {
        const after = merged.course.skills.find((progress) => progress.skill === before.skill);
        expect(after && countCompletedLessons(after)).toBeGreaterThanOrEqual(countCompletedLessons(before));
      }
    });
  });

  test('keeps the newest 50 lessons by time and id', () => {
    forAll(TIMES, arbitraryState, arbitraryState, (a, b) => {
      const ids = new Map([...a.lessons, ...b.lessons].map((lesson) => [lesson.id, lesson]));
      const newest = [...ids.values()].sort(compareNewestFirst).slice(0, RETAINED_LESSONS);
      expect(mergeStates(a, b).lessons.map(({ id }) => id)).toEqual(newest.map(({ id }) => id));
    });
  });
});

describe('a merge of two versions', () => {
  test('takes the profile of the later writer, and a completed set-up stays complete', () => {
    const early = aProfile({ displayName: 'Ann', setupComplete: true, updatedAt: 1 });
    const late = aProfile({ displayName: 'Anna', setupComplete: false, updatedAt: 2 });
    const merged = mergeStates(
      { ...EMPTY_LEARNER_STATE, profile: early },
      { ...EMPTY_LEARNER_STATE, profile: late },
    );
    expect(merged.profile).toEqual({ ...late, setupComplete: true });
  });

  test('decides equal times by the device id', () => {
    const mine = aLesson({ id: 'l', teacher: 'Mine', updatedAt: 5, deviceId: 'a' });
    const yours = aLesson({ id: 'l', teacher: 'Yours', updatedAt: 5, deviceId: 'b' });
    const merged = mergeStates(
      { ...EMPTY_LEARNER_STATE, lessons: [mine] },
      { ...EMPTY_LEARNER_STATE, lessons: [yours] },
    );
    expect(merged.lessons).toEqual([yours]);
  });

  test('keeps both answers that two devices gave to one lesson, the later one first', () => {
    const mine = addAnswer(aLesson({ id: 'l' }), { answer: 'mine', feedback: 'Good.' }, at(5, 'phone'));
    const yours = addAnswer(aLesson({ id: 'l' }), { answer: 'yours', feedback: 'Fine.' }, at(7, 'laptop'));
    // The feedback on the earlier answer arrived last.
    const checked = addAnswer(mine, { answer: 'mine', feedback: 'Very good.' }, at(9, 'phone'));
    const merged = mergeStates(
      { ...EMPTY_LEARNER_STATE, lessons: [checked] },
      { ...EMPTY_LEARNER_STATE, lessons: [yours] },
    );
    expect(merged.lessons.flatMap(listAnswers)).toMatchObject([
      { answer: 'yours', feedback: 'Fine.' },
      { answer: 'mine', feedback: 'Very good.' },
    ]);
  });

  test('replaces an answer by a later one of the same device, and no other', () => {
    const first = addAnswer(aLesson({ id: 'l' }), { answer: 'one', feedback: 'Hm.' }, at(5, 'phone'));
    const other = addAnswer(aLesson({ id: 'l' }), { answer: 'two', feedback: 'Ah.' }, at(6, 'laptop'));
    const again = addAnswer(first, { answer: 'three', feedback: 'Yes.' }, at(7, 'phone'));
    const merged = mergeStates(
      { ...EMPTY_LEARNER_STATE, lessons: [other] },
      { ...EMPTY_LEARNER_STATE, lessons: [again] },
    );
    expect(merged.lessons.flatMap(listAnswers).map(({ answer }) => answer)).toEqual(['three', 'two']);
  });

  test('prefers any choice to the defaults of a sign-in', () => {
    const made = aProfile({ studentLevel: 'A1', updatedAt: 0, deviceId: '' });
    const chosen = aProfile({ studentLevel: 'C1', updatedAt: 1, deviceId: 'a' });
    const merged = mergeStates(
      { ...EMPTY_LEARNER_STATE, profile: chosen },
      { ...EMPTY_LEARNER_STATE, profile: made },
    );
    expect(merged.profile?.studentLevel).toBe('C1');
  });

  test('adds up the completions counted on two devices', () => {
    const laptop = aCourse({ counts: { laptop: 2 } });
    const phone = aCourse({ counts: { laptop: 1, phone: 3 } });
    const merged = mergeStates(
      { ...EMPTY_LEARNER_STATE, course: laptop },
      { ...EMPTY_LEARNER_STATE, course: phone },
    );
    expect(merged.course?.skills[0]?.counts).toEqual({ laptop: 2, phone: 3 });
  });

  test('takes the requirement of set-up, even when the classroom’s stand-in is newer', () => {
    const setup = aCourse({ required: 4 }, { updatedAt: 1 });
    const standIn = aCourse({ required: 10 }, { updatedAt: 2 });
    const merged = mergeStates(
      { ...EMPTY_LEARNER_STATE, course: setup },
      { ...EMPTY_LEARNER_STATE, course: standIn },
    );
    expect(merged.course?.skills[0]?.required).toBe(4);
  });
});
