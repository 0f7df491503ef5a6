import type { SaveFailure } from '../../data/writes/save-result.ts';
import type { Level } from '../../domain/levels.ts';
import { MESSAGES } from '../../domain/messages.ts';
import { parseSetup, SETUP_DEFAULTS, type Setup, type SetupField } from '../../domain/profile.ts';
import type { Reason } from '../../domain/reasons.ts';
import type { Profile } from '../../domain/records.ts';
import { SIGN_IN_DEFAULTS } from '../../domain/records.ts';
import { unreachable } from '../../domain/result.ts';

/* The form of the set-up: name, level, age and the reason for learning. */

interface SetupValues {
  displayName: string;
  studentLevel: Level;
  /** As typed. */
  age: string;
  why: Reason;
}

interface SetupState {
  values: SetupValues;
  progress:
    | { status: 'editing' }
    | { status: 'saving' }
    | { status: 'refused'; message: string; invalidFields: readonly SetupField[] };
}

type SetupEvent =
  | { type: 'changed'; values: Partial<SetupValues> }
  | { type: 'saving' }
  | { type: 'refused'; message: string; invalidFields?: readonly SetupField[] };

export function reduceSetup(state: SetupState, event: SetupEvent): SetupState {
  switch (event.type) {
    case 'changed':
      return { values: { ...state.values, ...event.values }, progress: { status: 'editing' } };
    case 'saving':
      return { ...state, progress: { status: 'saving' } };
    case 'refused':
      return {
        ...state,
        progress: { status: 'refused', message: event.message, invalidFields: event.invalidFields ?? [] },
      };
    default:
      return unreachable(event);
  }
}

/**
 * The first values of the form: the profile's, or else the defaults of set-up (specification, section 9).
 * In a profile that was never saved (its stamp is 0), the defaults of a first sign-in do not count as chosen.
 */
export function createSetupState(profile: Profile | null): SetupState {
  const isChosen = profile !== null && profile.updatedAt > 0;
  function getStartValue<Field extends keyof Setup>(field: Field): Setup[Field] {
    const stored = profile?.[field] as Setup[Field] | undefined;
    if (stored === undefined) return SETUP_DEFAULTS[field];
    return isChosen || stored !== SIGN_IN_DEFAULTS[field] ? stored : SETUP_DEFAULTS[field];
  }
  return {
    values: {
      displayName: profile?.displayName ?? '',
      studentLevel: getStartValue('studentLevel'),
      age: String(getStartValue('age')),
      why: getStartValue('why'),
    },
    progress: { status: 'editing' },
  };
}

/** The message after a failed save, with the database's reason if there is one (section 8). */
export function formatSetupSaveFailure(failure: SaveFailure): string {
  return failure.kind === 'database' ? MESSAGES.setupFailed(failure.message) : MESSAGES.profileSaveFailed;
}

/** Returns the values to save, or a message about the missing ones (specification, section 5). */
export function validateSetup(
  values: SetupValues,
): { setup: Setup & { displayName?: string } } | { message: string; invalidFields: readonly SetupField[] } {
  const parsed = parseSetup(values);
  if (!parsed.ok) {
    const { fields } = parsed.failure;
    return { message: MESSAGES.setupFieldsMissing(fields), invalidFields: fields };
  }
  const displayName = values.displayName.trim();
  return { setup: { ...parsed.value, ...(displayName ? { displayName } : {}) } };
}
