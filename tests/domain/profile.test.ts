import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MESSAGES } from '../../src/domain/messages.ts';
import {
  createSignInProfile,
  getGreetingName,
  isProfileReadyForClass,
  parseAge,
  parseSetup,
} from '../../src/domain/profile.ts';
import { forAll } from '../for-all.ts';

const DEFAULTS = createSignInProfile('uid-1', 'ann@example.com', 'Ann');

describe('the defaults', () => {
  test('of a first sign-in are A1, 18 and personal growth, with a stamp of 0', () => {
    expect(DEFAULTS).toEqual({
      uid: 'uid-1',
      email: 'ann@example.com',
      displayName: 'Ann',
      studentLevel: 'A1',
      age: 18,
      why: 'personal growth',
      setupComplete: false,
      updatedAt: 0,
      deviceId: '',
    });
  });
});

describe('the set-up form', () => {
  test('with level, age and reason is complete', () => {
    expect(parseSetup({ studentLevel: 'A2', age: ' 42 ', why: 'business' })).toEqual({
      ok: true,
      value: { studentLevel: 'A2', age: 42, why: 'business' },
    });
  });

  test('names each field that is missing or invalid', () => {
    const fields = ['Student Level', 'Age', 'Reason'];
    expect(parseSetup({ studentLevel: 'D1', age: 'ten' })).toMatchObject({ failure: { fields } });
    expect(MESSAGES.setupFieldsMissing(fields)).toBe('Missing or invalid fields: Student Level, Age, Reason');
    expect(parseSetup({ studentLevel: 'A2', age: 5, why: 'travel' })).toMatchObject({
      failure: { fields: ['Age'] },
    });
  });

  test('takes any age from 6 to 100, as text or number, and no other', () => {
    forAll(fc.integer({ min: -20, max: 150 }), (age) => {
      const expected = age >= 6 && age <= 100 ? age : null;
      expect(parseAge(age)).toBe(expected);
      expect(parseAge(String(age))).toBe(expected);
    });
  });

  test.each(['', ' ', '0x20', '1e1', 'NaN', '18 years', null, undefined, Number.NaN, [18]])(
    'does not take %j for an age',
    (age) => {
      expect(parseAge(age)).toBeNull();
    },
  );
});

describe('a profile', () => {
  const { why: _why, ...reasonless } = DEFAULTS;
  const { age: _age, ...ageless } = DEFAULTS;

  test('with a reason and an age is ready for a class', () => {
    expect(isProfileReadyForClass(DEFAULTS)).toBe(true);
    expect([reasonless, ageless, null].map(isProfileReadyForClass)).toEqual([false, false, false]);
  });

  test('without a display name is greeted by the e-mail up to the "@"', () => {
    expect(getGreetingName({ displayName: ' ', email: 'ann.b@example.com' })).toBe('ann.b');
    expect(getGreetingName({ displayName: 'Ann', email: 'ann.b@example.com' })).toBe('Ann');
  });
});
