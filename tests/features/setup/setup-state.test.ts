import { describe, expect, test } from 'vitest';
import { createSignInProfile } from '../../../src/domain/profile.ts';
import type { Profile } from '../../../src/domain/records.ts';
import {
  createSetupState,
  formatSetupSaveFailure,
  reduceSetup,
  validateSetup,
} from '../../../src/features/setup/setup-state.ts';

const FRESH = createSignInProfile('uid', 'mia@example.com', '');
const CHOSEN = {
  ...FRESH,
  displayName: 'Mia',
  studentLevel: 'C1',
  age: 41,
  why: 'business',
  setupComplete: true,
  updatedAt: 5,
} as const;

describe('the set-up form', () => {
  const DEFAULTS = { displayName: '', studentLevel: 'B2', age: '18', why: 'travel' };
  const MIAS = { displayName: 'Mia', studentLevel: 'C1', age: '41', why: 'business' };
  const { age: _age, ...AGELESS } = CHOSEN;

  test.each<[string, Profile | null, object]>([
    ['its own defaults without a profile', null, DEFAULTS],
    ['its own defaults for a new learner, not those of a sign-in', FRESH, DEFAULTS],
    ['the saved choices', CHOSEN, MIAS],
    [
      'the values of an older profile that was never saved with this app',
      { ...FRESH, studentLevel: 'C1', why: 'business' },
      { ...DEFAULTS, studentLevel: 'C1', why: 'business' },
    ],
    [
      'a chosen value that happens to be a sign-in default',
      { ...CHOSEN, studentLevel: 'A1', why: 'personal growth' },
      { ...MIAS, studentLevel: 'A1', why: 'personal growth' },
    ],
    ['a default for a field that the saved profile lacks', AGELESS, { ...MIAS, age: '18' }],
  ])('starts with %s', (_what, profile, values) => {
    expect(createSetupState(profile).values).toEqual(values);
  });

  test('has its values to save, or a message that names the missing ones', () => {
    const { values } = createSetupState(FRESH);
    const setup = { studentLevel: 'B2', age: 18, why: 'travel' };
    expect(validateSetup({ ...values, age: ' 18 ' })).toEqual({ setup });
    expect(validateSetup({ ...values, age: '' })).toEqual({
      message: 'Missing or invalid fields: Age',
      invalidFields: ['Age'],
    });
  });

  test('saves a name without outer spaces, and never an empty one', () => {
    expect(validateSetup({ ...createSetupState(FRESH).values, displayName: ' Mia ' })).toMatchObject({
      setup: { displayName: 'Mia' },
    });
    expect(validateSetup({ ...createSetupState(CHOSEN).values, displayName: '  ' })).not.toHaveProperty(
      'setup.displayName',
    );
  });

  test('has a message when a save fails', () => {
    expect(formatSetupSaveFailure({ kind: 'storage-full' })).toBe(
      'Failed to save profile. Please try again.',
    );
    expect(formatSetupSaveFailure({ kind: 'database', message: 'The disk is broken.' })).toBe(
      'Setup failed: The disk is broken.',
    );
  });

  test('clears its message after a change', () => {
    const refused = reduceSetup(createSetupState(FRESH), { type: 'refused', message: 'No.' });
    const changed = reduceSetup(refused, { type: 'changed', values: { age: '20' } });
    expect(changed.progress).toEqual({ status: 'editing' });
    expect(changed.values.age).toBe('20');
  });
});
