import { isLevel, type Level } from './levels.ts';
import { MAX_AGE, MIN_AGE } from './limits.ts';
import { isReason, type Reason } from './reasons.ts';
import { type Profile, SIGN_IN_DEFAULTS } from './records.ts';
import { err, ok, type Result } from './result.ts';

export interface Setup {
  studentLevel: Level;
  age: number;
  why: Reason;
}

/** The initial values of the set-up form (specification, section 9). */
export const SETUP_DEFAULTS: Setup = { studentLevel: 'B2', age: 18, why: 'travel' };

export type SetupField = 'Student Level' | 'Age' | 'Reason';

/** The profile of a first sign-in. Its stamp is 0, so that any choice of the learner wins a merge. */
export function createSignInProfile(uid: string, email: string, displayName: string): Profile {
  return { uid, email, displayName, ...SIGN_IN_DEFAULTS, setupComplete: false, updatedAt: 0, deviceId: '' };
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
