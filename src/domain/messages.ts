import type { StorageFailure } from './check-limits.ts';
import { DAILY_CREDITS, MIN_PASSWORD_LENGTH, RETAINED_HOMEWORK, RETAINED_LESSONS } from './limits.ts';

/**
 * The specification's messages, word for word (sections 5 and 8), and the texts of failures that more than
 * one screen shows. A text that only one screen or game shows is beside it.
 */
export const MESSAGES = {
  /** All tabs, because a page in the history of this one may hold the records. */
  recordsLocked: 'We can’t open your work. Close all tabs with Learning Arcade, then open it again.',
  profileLoadFailed: (message: string) => `Failed to load user profile: ${message}`,
  emailLoginFailed: (message: string) => `Email login failed: ${message}`,
  signUpFailed: (message: string) => `Signup failed: ${message}`,
  googleSignInFailed: (message: string) => `Google sign-in failed: ${message}`,
  guestFailed: (message: string) => `We couldn’t start without an account: ${message}`,

  resetLinkSent: (email: string) =>
    `If ${email} has an account, we’ve sent a link. It works once, for one hour. Can’t see it? Look in your spam.`,
  confirmationSent: (email: string) => `We’ve sent a link to ${email}. It works once, for one hour.`,
  passwordOffline: 'You’re offline. Please try again when you’re online.',
  passwordRateLimited: 'You’ve tried too many times. Please try again in an hour.',
  noMail: 'This site can’t send email. Please ask the person who runs it for help.',
  noEmail: 'Please enter your email address.',
  linkExpired: 'This link doesn’t work any more. A link works once, for one hour.',
  passwordWeak: `Please choose a password with at least ${MIN_PASSWORD_LENGTH} characters.`,
  passwordWrong: 'That’s not the right password. Please try again.',

  creditsLimit: `You've reached your daily lesson limit (${DAILY_CREDITS}). Try again tomorrow!`,
  creditsUnauthenticated: 'Please log in to check remaining lessons.',
  creditsNotFound: 'Credits endpoint not found. Contact support.',
  creditsTimeout: (cached: number) => `Request timed out. Using cached credits: ${cached}`,
  networkError: 'Network error: Check your internet connection or ad blockers.',
  creditsOther: (cached: number) =>
    `Failed to fetch remaining lessons. Using cached credits: ${cached}. Check ad blockers or network settings.`,
  wrongDate: 'Your device shows the wrong date. Please check its clock.',
  noCreditsLeft: 'No lessons left today. Try again tomorrow or check your subscription.',

  generateUnauthenticated: 'Please log in to generate lessons.',
  generateNotFound: 'Lesson generation endpoint not found. Contact support.',
  generateNoResponse: 'CORS error: Backend not allowing requests. Contact support or check ad blockers.',
  generateRefused: 'Error generating class. Check ad blockers or network settings.',
  generateFailed: 'Failed to generate class. Please try again.',
  profileIncomplete: 'User data incomplete. Please set up profile.',

  answerUnauthenticated: 'Please log in to submit answers.',
  answerNotFound: 'Answer submission endpoint not found. Contact support.',
  answerFailed: 'Failed to submit answer. Check ad blockers or network settings.',

  checkUnavailable: 'We can’t check this here right now.',

  storageFull: 'Storage is full. Please clear old data.',
  storageNearlyFull: 'Storage is nearly full. Clear old data to continue.',

  progressSyncFailed: 'Failed to sync progress with server...',
  lessonsSyncFailed: 'Failed to sync lessons with server...',
  lessonsLoadFailed: 'Failed to load lessons from server...',
  saveFailed: 'Failed to save: Check ad blockers or network settings.',
  recordRemoved: (what: 'class' | 'homework') =>
    `We only keep your newest ${what === 'class' ? `${RETAINED_LESSONS} classes` : `${RETAINED_HOMEWORK} homework items`}, so this one can’t be saved. Copy your text now to keep it.`,
  wordMissing: 'Please enter a word or a phrase of at most 60 characters.',
  skillNotInCourse: (skill: string) => `Skill ${skill} not found in course`,
  profileSaveFailed: 'Failed to save profile. Please try again.',
  setupFailed: (message: string) => `Setup failed: ${message}`,
  logOutFailed: 'Failed to log out. Please try again.',
  deletionOffline: 'You’re offline, so nothing was deleted. Please try again when you’re online.',
  deletionInterrupted:
    'We couldn’t delete your account. You still have it, and all your work on this device. Please try again.',
  accountDeleted: 'Your account and all your work are deleted.',
  progressSignedOut: 'Please log in to view your progress.',
  progressMissing: 'No progress data found.',
  progressFailed: 'Failed to load progress. Try again later.',
  profileFailed: 'Failed to load user profile.',

  notesEmpty: 'Please enter some notes before submitting.',
  nothingToPlay: 'No sentence available for playback.',
  speakingFallback: 'Please practice speaking this sentence.',
  setupFieldsMissing: (fields: readonly string[]) => `Missing or invalid fields: ${fields.join(', ')}`,
  homeworkFieldsMissing: 'Missing notes or date.',
  homeworkStorageFull: 'Storage full.',
  noVocabulary: 'No vocabulary items available.',
  noDragItems: 'No drag-and-drop items available. Try generating a new lesson.',
  dragTooFew: 'Not enough items to check answers.',
  dragAllCorrect: 'All correct! Great job!',
  dragSomeIncorrect: 'Some answers are incorrect. Try again!',

  chainWordEmpty: 'Please enter a word.',
  chainTimeUp: 'Time’s up!',
} as const;

/** The messages about full storage: the settings page can free some. */
export const STORAGE_MESSAGES: ReadonlySet<string> = new Set([
  MESSAGES.storageFull,
  MESSAGES.storageNearlyFull,
  MESSAGES.homeworkStorageFull,
]);

/** The text of a storage failure (specification, section 8). */
export function formatStorageFailure(failure: StorageFailure): string {
  return failure.kind === 'storage-full' ? MESSAGES.storageFull : MESSAGES.storageNearlyFull;
}
