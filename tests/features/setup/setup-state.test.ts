import { describe, expect, test } from 'vitest';
import { signInDefaults } from '../../../src/domain/profile.ts';
import { checkSetup, reduceSetup, saveMessage, startSetup } from '../../../src/features/setup/setup-state.ts';

const FRESH = signInDefaults('uid', 'mia@example.com', '');
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
  test('starts with B2, 18 and travel for a new learner, whatever the sign-in defaults are', () => {
    expect(startSetup(FRESH).values).toEqual({
      displayName: '',
      studentLevel: 'B2',
      age: '18',
      why: 'travel',
    });
    expect(startSetup(null).values).toMatchObject({ studentLevel: 'B2', age: '18', why: 'travel' });
  });

  test('starts with what the learner chose before', () => {
    expect(startSetup(CHOSEN).values).toEqual({
      displayName: 'Mia',
      studentLevel: 'C1',
      age: '41',
      why: 'business',
    });
  });

  test('keeps what an older profile holds that nobody saved with this app', () => {
    const older = { ...FRESH, studentLevel: 'C1', why: 'business' } as const;
    expect(startSetup(older).values).toMatchObject({ studentLevel: 'C1', age: '18', why: 'business' });
  });

  test('keeps a chosen value that happens to be a sign-in default', () => {
    const modest = { ...CHOSEN, studentLevel: 'A1', why: 'personal growth' } as const;
    expect(startSetup(modest).values).toMatchObject({ studentLevel: 'A1', why: 'personal growth' });
  });

  test('fills in what an earlier choice lacks', () => {
    const { age: _age, ...ageless } = CHOSEN;
    expect(startSetup(ageless).values).toMatchObject({ studentLevel: 'C1', age: '18' });
  });

  test('gives its values to save, or the message that names what is missing', () => {
    const { values } = startSetup(FRESH);
    const setup = { studentLevel: 'B2', age: 18, why: 'travel' };
    expect(checkSetup({ ...values, age: ' 18 ' })).toEqual({ setup });
    expect(checkSetup({ ...values, age: '' })).toEqual({ message: 'Missing or invalid fields: Age' });
  });

  test('saves a name without the spaces around it, and no empty one', () => {
    expect(checkSetup({ ...startSetup(FRESH).values, displayName: ' Mia ' })).toMatchObject({
      setup: { displayName: 'Mia' },
    });
    expect(checkSetup({ ...startSetup(CHOSEN).values, displayName: '  ' })).not.toHaveProperty(
      'setup.displayName',
    );
  });

  test('tells why nothing was saved', () => {
    expect(saveMessage({ kind: 'storage-full' })).toBe('Failed to save profile. Please try again.');
    expect(saveMessage({ kind: 'database', message: 'The disk is broken.' })).toBe(
      'Setup failed: The disk is broken.',
    );
  });

  test('takes its message away as soon as something is changed', () => {
    const refused = reduceSetup(startSetup(FRESH), { type: 'refused', message: 'No.' });
    const changed = reduceSetup(refused, { type: 'changed', values: { age: '20' } });
    expect(changed.progress).toEqual({ phase: 'editing' });
    expect(changed.values.age).toBe('20');
  });
});
