import { stampWrite } from './field-stamps.ts';
import { isLevel, type Level } from './levels.ts';
import { MAX_AGE, MIN_AGE } from './limits.ts';
import { isReason, type Reason } from './reasons.ts';
import { PROFILE_FIELDS, type Profile, SIGN_IN_DEFAULTS, type Stamp } from './records.ts';
import { err, ok, type Result } from './result.ts';

export interface Setup {
  studentLevel: Level;
  age: number;
  why: Reason;
}

/** What the learner saves in set-up or settings. */
export type SetupForm = Setup & { displayName?: string };

/** The initial values of the set-up form (specification, section 9). */
export const SETUP_DEFAULTS: Setup = { studentLevel: 'B2', age: 18, why: 'travel' };

export type SetupField = 'Student Level' | 'Age' | 'Reason';

/** The profile of a first sign-in. Its stamp is 0, so that any choice of the learner wins a merge. */
export function createSignInProfile(uid: string, email: string, displayName: string): Profile {
  return { uid, email, displayName, ...SIGN_IN_DEFAULTS, setupComplete: false, updatedAt: 0, deviceId: '' };
}

/**
 * The profile after a write of the learner's. Fields that change get the stamp; the first set-up chooses all
 * of them, also those that equal the sign-in defaults.
 */
export function writeProfile(stored: Profile | null, written: Profile, stamp: Stamp): Profile {
  return stampWrite(stored?.setupComplete ? stored : null, written, PROFILE_FIELDS, stamp);
}

/**
 * The form's values, with the stored ones for those that the learner left as the form showed them: another
 * device may have changed them since.
 */
export function keepUnchangedChoices(
  form: SetupForm,
  shown: Profile | null,
  stored: Profile | null,
): SetupForm {
  if (!shown?.setupComplete || !stored) return form;
  const { studentLevel, age, why, displayName } = stored;
  return {
    studentLevel:
      form.studentLevel === shown.studentLevel ? (studentLevel ?? form.studentLevel) : form.studentLevel,
    age: form.age === shown.age ? (age ?? form.age) : form.age,
    why: form.why === shown.why ? (why ?? form.why) : form.why,
    ...(form.displayName !== undefined && {
      displayName: form.displayName === shown.displayName ? displayName : form.displayName,
    }),
  };
}

/**
 * An age in whole years from 6 to 100 (specification, section 5), from a form's text or a number; else
 * `null`.
 */
export function parseAge(value: unknown): number | null {
  const text = typeof value === 'string' ? value.trim() : value;
  if (typeof text === 'string' && !/^\d+$/.test(text)) return null;
  const age = typeof text === 'string' || typeof text === 'number' ? Number(text) : Number.NaN;
  return Number.isInteger(age) && age >= MIN_AGE && age <= MAX_AGE ? age : null;
}

/** The form's values, or the names of its missing or invalid fields (specification, section 5). */
export function parseSetup(form: {
  studentLevel?: unknown;
  age?: unknown;
  why?: unknown;
}): Result<Setup, { kind: 'fields'; fields: readonly SetupField[] }> {
  const { studentLevel, why } = form;
  const age = parseAge(form.age);
  if (isLevel(studentLevel) && age !== null && isReason(why)) return ok({ studentLevel, age, why });
  const fields: SetupField[] = [];
  if (!isLevel(studentLevel)) fields.push('Student Level');
  if (age === null) fields.push('Age');
  if (!isReason(why)) fields.push('Reason');
  return err({ kind: 'fields', fields });
}

/** A class needs a reason and a numeric age (specification, section 5). */
export function isProfileReadyForClass(
  profile: Profile | null,
): profile is Profile & { age: number; why: Reason } {
  return profile?.why !== undefined && typeof profile.age === 'number' && Number.isFinite(profile.age);
}

/** The display name, else the part of the e-mail before the "@". */
export function getGreetingName(profile: Pick<Profile, 'displayName' | 'email'>): string {
  return profile.displayName.trim() || (profile.email.split('@')[0] ?? '').trim();
}
