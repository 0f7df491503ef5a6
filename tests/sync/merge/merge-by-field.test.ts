import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applySetup } from '../../../src/domain/course.ts';
import { getFieldStamp } from '../../../src/domain/field-stamps.ts';
import { writeProfile } from '../../../src/domain/profile.ts';
import {
  EMPTY_LEARNER_STATE,
  PROFILE_FIELDS,
  type Profile,
  SIGN_IN_DEFAULTS,
  type Stamp,
} from '../../../src/domain/records.ts';
import { mergeStates } from '../../../src/sync/merge/merge-states.ts';
import { composeDocument } from '../../../src/sync/wire/compose-document.ts';
import { parseDocument } from '../../../src/sync/wire/parse-document.ts';
import { forAll } from '../../for-all.ts';
import { arbitraryProfile } from '../arbitrary-state.ts';
import { aCourse, aProfile } from '../some-records.ts';

const stateOf = (profile: Profile) => ({ ...EMPTY_LEARNER_STATE, profile });

function merge(a: Profile, b: Profile): Profile {
  const { profile } = mergeStates(stateOf(a), stateOf(b));
  if (!profile) throw new Error('Two profiles merge into one.');
  return profile;
}

/** A profile in normal form, as rows and documents have it. */
const normal = arbitraryProfile.map((profile) => merge(profile, profile));
const RUNS = 2_000;
const at = (updatedAt: number, deviceId = 'laptop'): Stamp => ({ updatedAt, deviceId });

describe('merging profiles by field', () => {
  test('is commutative', () => {
    forAll(RUNS, normal, normal, (a, b) => {
      expect(merge(a, b)).toEqual(merge(b, a));
    });
  });

  test('is associative', () => {
    forAll(RUNS, normal, normal, normal, (a, b, c) => {
      expect(merge(merge(a, b), c)).toEqual(merge(a, merge(b, c)));
    });
  });

  test('is idempotent', () => {
    forAll(RUNS, normal, normal, (a, b) => {
      expect(merge(a, a)).toEqual(a);
      expect(merge(merge(a, b), b)).toEqual(merge(a, b));
    });
  });

  test('takes each field from its last writer', () => {
    forAll(RUNS, normal, normal, (a, b) => {
      const merged = merge(a, b);
      for (const field of PROFILE_FIELDS) {
        const writers = [a, b].filter((profile) => profile[field] !== undefined);
        const times = writers.map((profile) => getFieldStamp(profile, field).updatedAt);
        const latest = writers.filter((_, index) => times[index] === Math.max(...times));
        if (latest.length > 0) expect(latest.map((profile) => profile[field])).toContain(merged[field]);
        else expect(merged[field]).toBeUndefined();
      }
    });
  });

  test('keeps the stamps of all fields on the way through the document', () => {
    forAll(RUNS, normal, normal, (a, b) => {
      const stored = composeDocument(null, 'ann', stateOf(a));
      const merged = merge(a, b);
      expect(parseDocument(composeDocument(stored, 'ann', stateOf(merged)), 'ann').profile).toEqual({
        ...SIGN_IN_DEFAULTS,
        ...merged,
      });
    });
  });
});

describe('a field that one device changed', () => {
  const before = aProfile({ studentLevel: 'B1', why: 'business', ...at(10) });

  test('survives a later change of another field elsewhere', () => {
    const field = fc.constantFrom(
      { why: 'travel' as const },
      { studentLevel: 'C1' as const },
      { age: 44 },
      { displayName: 'Anna' },
      { email: 'anna@example.com' },
    );
    const fields = fc.tuple(field, field).filter(([a, b]) => Object.keys(a)[0] !== Object.keys(b)[0]);
    forAll(
      fields,
      fc.integer({ min: 11, max: 20 }),
      fc.integer({ min: 11, max: 20 }),
      ([one, other], x, y) => {
        const laptop = writeProfile(before, { ...before, ...one }, at(x, 'laptop'));
        const phone = writeProfile(before, { ...before, ...other }, at(y, 'phone'));
        expect(merge(laptop, phone)).toMatchObject({ ...one, ...other });
      },
    );
  });

  test('is replaced by a later change of the same field', () => {
    const laptop = writeProfile(before, { ...before, why: 'travel' }, at(11, 'laptop'));
    const phone = writeProfile(before, { ...before, why: 'personal growth' }, at(12, 'phone'));
    expect(merge(laptop, phone).why).toBe('personal growth');
  });

  test('survives in the course, too', () => {
    const course = aCourse({}, { level: 'B1', reason: 'business', age: 30, ...at(10) });
    const form = { studentLevel: 'B1', why: 'business', age: 30 } as const;
    const laptop = applySetup(course, { ...form, why: 'travel' }, at(11, 'laptop'));
    const phone = applySetup(course, { ...form, studentLevel: 'C1' }, at(12, 'phone'));
    const merged = mergeStates(
      { ...EMPTY_LEARNER_STATE, course: laptop },
      { ...EMPTY_LEARNER_STATE, course: phone },
    );
    expect(merged.course).toMatchObject({ level: 'C1', reason: 'travel', age: 30 });
  });

  test('loses to a first set-up elsewhere, which chooses all fields', () => {
    const defaults = aProfile({ setupComplete: false, why: 'personal growth', ...at(0, '') });
    const laptop = writeProfile(defaults, { ...defaults, setupComplete: true, why: 'travel' }, at(11));
    const phone = writeProfile(defaults, { ...defaults, setupComplete: true, age: 44 }, at(12, 'phone'));
    expect(merge(laptop, phone)).toMatchObject({ why: 'personal growth', age: 44 });
  });
});

describe('a profile of an older version', () => {
  test('without field stamps counts by the stamp of the whole profile', () => {
    const newer = writeProfile(aProfile(at(10)), aProfile({ why: 'travel' }), at(12));
    const older = aProfile({ age: 44, why: 'business', ...at(11, 'older') });
    expect(merge(newer, older)).toMatchObject({ why: 'travel', age: 44 });
    expect(merge(newer, { ...older, ...at(13, 'older') })).toMatchObject({ why: 'business', age: 44 });
  });

  test('that kept the field stamps of an earlier write counts by the stamp of the whole profile', () => {
    forAll(RUNS, normal, normal, (stored, other) => {
      // An older version writes its fields and its stamp, and leaves everything else.
      const { fieldStamps: _, ...written } = { ...SIGN_IN_DEFAULTS, ...stored, age: 9, ...at(9, 'older') };
      const document = composeDocument(null, 'ann', stateOf(stored));
      const profileStamp = { ...(document.profileStamp as object), ...at(9, 'older') };
      const read = parseDocument({ ...document, age: 9, profileStamp }, 'ann').profile;
      expect(read && merge(read, other)).toEqual(merge(written, other));
    });
  });

  test('with unreadable field stamps counts by the stamp of the whole profile', () => {
    for (const fieldStamps of [7, null, 'now', [], {}, { of: 1 }, { of: at(10), fields: { why: 'late' } }]) {
      const document = { ...aProfile(), profileStamp: { ...at(10), fieldStamps } };
      expect(parseDocument(document, 'ann').profile).toEqual(aProfile());
    }
  });
});
