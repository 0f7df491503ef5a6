import type { MESSAGES } from '../../src/domain/messages.ts';
import type { CatalogueRow } from './catalogue-faults.ts';

type Row = CatalogueRow & { key?: keyof typeof MESSAGES };

const SIGN_IN = 'tests/e2e/sign-in.spec.ts';
const SETUP = 'tests/e2e/setup.spec.ts';
const DOORS = 'tests/e2e/doors.spec.ts';
const CREDITS = 'tests/e2e/credits.spec.ts';
const GENERATE = 'tests/e2e/generate.spec.ts';
const ANSWER = 'tests/e2e/answer.spec.ts';
const NOTEPAD = 'tests/e2e/notepad.spec.ts';
const DOCUMENTS = 'tests/e2e/documents.spec.ts';
const LOG_OUT = 'tests/e2e/log-out.spec.ts';

const CREDITS_FAILURES = {
  file: CREDITS,
  title: 'each way in which the credits fetch can fail has its own words',
};
const NO_CREDITS = {
  file: CREDITS,
  title: 'with no lessons left there is Go Premium, and Generate Class asks for nothing',
};
const GENERATE_FAILURES = {
  file: GENERATE,
  title: 'each way in which a class can fail to come has its own words, and the next try may succeed',
};
const GENERATE_STORAGE = {
  file: GENERATE,
  title: 'storage above 4.5 MB and at 5 MB blocks the next class',
};
const ANSWER_FAILURES = {
  file: ANSWER,
  title: 'each way in which feedback can fail to come has its own words, and the notes stay',
};
const ANSWER_STORAGE = {
  file: ANSWER,
  title: 'storage above 4.5 MB and at 5 MB blocks the answer, and homework with its own words',
};
const SORTED_BY_PRESSES = {
  file: NOTEPAD,
  title: 'phrases sorted by presses are checked, and a press in a zone takes one out again',
};
const MALFORMED = {
  file: SIGN_IN,
  title: 'a malformed e-mail and an empty form get the provider’s own message, since the form checks nothing',
};
const WRONG_AGE = { file: SETUP, title: 'an age below 6, above 100 or missing is refused, and 6 is taken' };
const CHOICES = {
  file: SETUP,
  title: 'set-up starts with B2, 18 and travel, and offers every level and reason and no other',
};

/** Every message of the specification's error catalogue, section 8, in its order. */
const ERRORS: readonly Row[] = [
  {
    key: 'profileLoadFailed',
    place: 'Sign-in',
    text: 'Failed to load user profile: ',
    given: [''],
    test: {
      file: SIGN_IN,
      title: 'a profile that can’t be loaded is told with the reason, and another try lets the learner in',
    },
  },
  {
    key: 'emailLoginFailed',
    place: 'Sign-in',
    text: 'Email login failed: Firebase: ',
    given: ['Firebase: '],
    test: {
      file: SIGN_IN,
      title: 'a wrong password and an unknown e-mail are told alike, after the prefix, and logged',
    },
  },
  {
    key: 'signUpFailed',
    place: 'Sign-in',
    text: 'Signup failed: Firebase: The email address is already in use by another account. (auth/email-already-in-use).',
    given: ['Firebase: The email address is already in use by another account. (auth/email-already-in-use).'],
    test: {
      file: SIGN_IN,
      title: 'an e-mail in use and a weak password get the provider’s message after the prefix',
    },
  },
  {
    key: 'googleSignInFailed',
    place: 'Sign-in',
    text: 'Google sign-in failed: The sign-in window was closed.',
    given: ['The sign-in window was closed.'],
    test: {
      file: SIGN_IN,
      title: 'Google’s refusal and a closed account window are told after the prefix',
    },
  },
  {
    place: 'Sign-in: the error line is cleared when a new attempt starts',
    text: 'await expect(line(page)).toBeHidden()',
    test: { file: SIGN_IN, title: 'a new attempt clears the error line' },
  },

  {
    key: 'creditsLimit',
    place: 'Credits fetch, 429',
    text: "You've reached your daily lesson limit (5). Try again tomorrow!",
    test: CREDITS_FAILURES,
  },
  {
    key: 'creditsUnauthenticated',
    place: 'Credits fetch, 401',
    text: 'Please log in to check remaining lessons.',
    test: CREDITS_FAILURES,
  },
  {
    key: 'creditsNotFound',
    place: 'Credits fetch, 404',
    text: 'Credits endpoint not found. Contact support.',
    test: CREDITS_FAILURES,
  },
  {
    key: 'creditsTimeout',
    place: 'Credits fetch, timeout',
    text: 'Request timed out. Using cached credits: 5',
    given: [5],
    test: { file: CREDITS, title: 'a credits fetch without an answer ends after 50 seconds' },
  },
  {
    key: 'network',
    place: 'Credits fetch, network',
    text: 'Network error: Check your internet connection or ad blockers.',
    test: CREDITS_FAILURES,
  },
  {
    key: 'creditsOther',
    place: 'Credits fetch, otherwise',
    text: 'Failed to fetch remaining lessons. Using cached credits: 3. Check ad blockers or network settings.',
    given: [3],
    test: CREDITS_FAILURES,
  },
  {
    key: 'noCreditsLeft',
    place: 'Credits fetch, 0 left',
    text: 'No lessons left today. Try again tomorrow or check your subscription.',
    test: NO_CREDITS,
  },

  {
    key: 'generateUnauthenticated',
    place: 'Generate, 401',
    text: 'Please log in to generate lessons.',
    test: GENERATE_FAILURES,
  },
  {
    key: 'generateNotFound',
    place: 'Generate, 404',
    text: 'Lesson generation endpoint not found. Contact support.',
    test: GENERATE_FAILURES,
  },
  {
    key: 'generateNoResponse',
    place: 'Generate, status 0',
    text: 'CORS error: Backend not allowing requests. Contact support or check ad blockers.',
    test: GENERATE_FAILURES,
  },
  {
    place: 'Generate, the response’s detail',
    text: 'The teacher is ill today.',
    test: GENERATE_FAILURES,
  },
  {
    key: 'generateRefused',
    place: 'Generate, otherwise',
    text: 'Error generating class. Check ad blockers or network settings.',
    test: GENERATE_FAILURES,
  },
  {
    key: 'generateFailed',
    place: 'Generate, default',
    text: 'Failed to generate class. Please try again.',
    test: GENERATE_FAILURES,
  },
  {
    key: 'generateFailed',
    place: 'Generate, timeout',
    text: 'Failed to generate class. Please try again.',
    test: { file: GENERATE, title: 'a class that does not come within 50 seconds has failed' },
  },
  {
    key: 'creditsLimit',
    place: 'Generate, zero credits',
    text: "You've reached your daily lesson limit (5). Try again tomorrow!",
    test: NO_CREDITS,
  },

  {
    key: 'answerUnauthenticated',
    place: 'Submit answer, 401',
    text: 'Please log in to submit answers.',
    test: ANSWER_FAILURES,
  },
  {
    key: 'answerNotFound',
    place: 'Submit answer, 404',
    text: 'Answer submission endpoint not found. Contact support.',
    test: ANSWER_FAILURES,
  },
  {
    key: 'answerFailed',
    place: 'Submit answer, fallback',
    text: 'Failed to submit answer. Check ad blockers or network settings.',
    test: ANSWER_FAILURES,
  },

  {
    key: 'storageFull',
    place: 'Storage, generating a class',
    text: 'Storage is full. Please clear old data.',
    test: GENERATE_STORAGE,
  },
  {
    key: 'storageNearlyFull',
    place: 'Storage, generating a class',
    text: 'Storage is nearly full. Clear old data to continue.',
    test: GENERATE_STORAGE,
  },
  {
    key: 'storageFull',
    place: 'Storage, submitting an answer',
    text: 'Storage is full. Please clear old data.',
    test: ANSWER_STORAGE,
  },
  {
    key: 'storageNearlyFull',
    place: 'Storage, submitting an answer',
    text: 'Storage is nearly full. Clear old data to continue.',
    test: ANSWER_STORAGE,
  },

  {
    key: 'progressSyncFailed',
    place: 'Other',
    text: 'Failed to sync progress with server...',
    test: {
      file: DOCUMENTS,
      title: 'progress and lessons that don’t reach the server are told on their pages, and arrive later',
    },
  },
  {
    key: 'lessonsSyncFailed',
    place: 'Other',
    text: 'Failed to sync lessons with server...',
    test: {
      file: DOCUMENTS,
      title: 'progress and lessons that don’t reach the server are told on their pages, and arrive later',
    },
  },
  {
    key: 'lessonsLoadFailed',
    place: 'Other',
    text: 'Failed to load lessons from server...',
    test: {
      file: DOCUMENTS,
      title: 'lessons that can’t be loaded from the server are told, with those of this device',
    },
  },
  {
    key: 'saveFailed',
    place: 'Other',
    text: 'Failed to save: Check ad blockers or network settings.',
    test: {
      file: DOCUMENTS,
      title: 'homework that the device can’t store is told, and the notes stay',
    },
  },
  {
    key: 'skillNotInCourse',
    place: 'Other',
    text: 'Skill Grammar not found in course',
    given: ['Grammar'],
    test: {
      file: DOCUMENTS,
      title: 'a skill that the course does not have is named, and the feedback is shown all the same',
    },
  },
  {
    key: 'profileSaveFailed',
    place: 'Other',
    text: 'Failed to save profile. Please try again.',
    test: { file: SETUP, title: 'a profile that finds no room on the device is told' },
  },
  {
    key: 'setupFailed',
    place: 'Other',
    text: 'Setup failed: The disk is broken.',
    given: ['The disk is broken.'],
    test: {
      file: SETUP,
      title: 'a profile that the device can’t store is told with the reason, and can be saved again',
    },
  },
  {
    key: 'logOutFailed',
    place: 'Other',
    text: 'Failed to log out. Please try again.',
    test: { file: LOG_OUT, title: 'a log-out that fails is told, and the learner stays' },
  },
  {
    key: 'progressSignedOut',
    place: 'Other',
    text: 'Please log in to view your progress.',
    test: { file: DOORS, title: 'a stranger who asks for the progress page is told to log in for it' },
  },
  {
    key: 'progressMissing',
    place: 'Other',
    text: 'No progress data found.',
    test: {
      file: DOCUMENTS,
      title: 'a learner without a course is told on the progress page, which counts out of 50',
    },
  },
  {
    key: 'progressFailed',
    place: 'Other',
    text: 'Failed to load progress. Try again later.',
    test: {
      file: DOCUMENTS,
      title: 'a device that can’t read its records says so on the pages that need them',
    },
  },
  {
    key: 'profileFailed',
    place: 'Other',
    text: 'Failed to load user profile.',
    test: {
      file: DOCUMENTS,
      title: 'a device that can’t read its records says so on the pages that need them',
    },
  },
];

/** Every validation rule, section 5, of what this release has: the games' own come with them. */
const RULES: readonly Row[] = [
  {
    place: 'Sign-in: no validation of the e-mail beyond the provider’s, whose message is shown as it is',
    text: 'Email login failed: Firebase: The email address is badly formatted. (auth/invalid-email).',
    test: MALFORMED,
  },
  {
    place: 'Sign-in: no validation of the password beyond the provider’s',
    text: 'Signup failed: Firebase: Password should be at least 6 characters (auth/weak-password).',
    test: {
      file: SIGN_IN,
      title: 'an e-mail in use and a weak password get the provider’s message after the prefix',
    },
  },
  { place: 'Setup: age is at least 6', text: "['5', '101', '', '-20']", test: WRONG_AGE },
  { place: 'Setup: age is at most 100', text: "['5', '101', '', '-20']", test: WRONG_AGE },
  { place: 'Setup: age is required', text: "['5', '101', '', '-20']", test: WRONG_AGE },
  {
    key: 'setupFieldsMissing',
    place: 'Setup: age is named where it is wrong',
    text: 'Missing or invalid fields: Age',
    given: [['Age']],
    test: WRONG_AGE,
  },
  {
    place: 'Setup: level is one of six',
    text: "['A1', 'A2', 'B1', 'B2', 'C1', 'C2']",
    test: CHOICES,
  },
  { place: 'Setup: reason is one of three', text: "'personal growth'", test: CHOICES },
  {
    key: 'setupFieldsMissing',
    place: 'Setup: the alternative save handler lists every field',
    text: 'Missing or invalid fields: Student Level, Age, Reason',
    given: [['Student Level', 'Age', 'Reason']],
    test: { file: 'tests/domain/profile.test.ts', title: 'names each field that is missing or invalid' },
  },
  {
    place: 'Generate: the user must be logged in',
    text: 'Please log in to generate lessons.',
    test: {
      file: GENERATE,
      title: 'a sign-in that was taken back asks to sign in again, and nothing of the device is lost',
    },
  },
  { place: 'Generate: credits must not be 0', text: 'expect(asked).toBe(0)', test: NO_CREDITS },
  {
    place: 'Generate: storage must stay under the limits',
    text: 'expect(asked).toBe(0)',
    test: GENERATE_STORAGE,
  },
  {
    key: 'profileIncomplete',
    place: 'Generate: the profile must have a reason and a numeric age',
    text: 'User data incomplete. Please set up profile.',
    test: { file: GENERATE, title: 'a profile without a usable age is sent to set-up first' },
  },
  {
    place: 'Save homework: needs login',
    text: '/login',
    test: {
      file: DOORS,
      title: 'every page that needs a login sends strangers to the form, and back after signing in',
    },
  },
  {
    key: 'homeworkFieldsMissing',
    place: 'Save homework: notes and date are required; the notepad itself validates nothing',
    text: 'Missing notes or date.',
    test: {
      file: NOTEPAD,
      title: 'homework needs notes, is saved once by a double click, and clears the notepad',
    },
  },
  {
    key: 'homeworkStorageFull',
    place: 'Save homework: storage must not be full',
    text: 'Storage full.',
    test: ANSWER_STORAGE,
  },
  {
    place: 'Submit answer: needs login',
    text: 'Please log in to submit answers.',
    test: ANSWER_FAILURES,
  },
  { place: 'Submit answer: a storage check', text: 'expect(asked).toBe(0)', test: ANSWER_STORAGE },
  {
    key: 'notesEmpty',
    place: 'Notepad Submit Answer: empty or whitespace-only notes',
    text: 'Please enter some notes before submitting.',
    test: { file: ANSWER, title: 'empty notes and notes of spaces are not submitted' },
  },
  {
    place: 'Notepad Submit Answer: otherwise the notes text is submitted',
    text: "answer: 'I take the bus.'",
    test: {
      file: ANSWER,
      title: 'an answer completes the lesson and counts once for its skill, however often it is sent',
    },
  },
  {
    key: 'nothingToPlay',
    place: 'Play Prompt: no exercises and no class plan',
    text: 'No sentence available for playback.',
    test: { file: NOTEPAD, title: 'with neither exercises nor a plan there is nothing to play' },
  },
  {
    key: 'dragTooFew',
    place: 'Drag check: at least 4 items',
    text: 'Not enough items to check answers.',
    test: { file: NOTEPAD, title: 'fewer than four phrases can’t be checked' },
  },
  {
    key: 'dragAllCorrect',
    place: 'Drag check: the first 2 in the starting group, the next 2 in the keeping group',
    text: 'All correct! Great job!',
    test: SORTED_BY_PRESSES,
  },
  {
    key: 'dragSomeIncorrect',
    place: 'Drag check: anything else',
    text: 'Some answers are incorrect. Try again!',
    test: SORTED_BY_PRESSES,
  },
  {
    key: 'chainWordEmpty',
    place: 'Word chain: an empty entry',
    text: 'Please enter a word.',
    test: {
      file: 'tests/games/chain/judge.test.ts',
      title: 'that is empty, or of spaces, is refused in the words of the specification',
    },
  },
  {
    place: 'Word chain: a repeated word is rejected',
    text: 'is in the chain already',
    test: { file: 'tests/games/chain/judge.test.ts', title: 'that repeats a word is refused' },
  },
  {
    place: 'Word chain: the first letter must match the last letter of the previous word',
    text: 'begins with the wrong letter',
    test: { file: 'tests/games/chain/judge.test.ts', title: 'with the wrong first letter is refused' },
  },
  {
    place: 'Word chain: the word must be in the vocabulary list',
    text: 'is not in the vocabulary list',
    test: { file: 'tests/games/chain/judge.test.ts', title: 'that is not in the vocabulary list is refused' },
  },
  {
    key: 'chainTimeUp',
    place: 'Section 4, Word Chain: a time’s-up message on expiry',
    text: 'Time’s up!',
    test: { file: 'tests/games/word-chain/rules.test.ts', title: 'says that time is up' },
  },
];

/** The texts that stand in for something missing, sections 2 and 9. */
const STAND_INS: readonly Row[] = [
  {
    key: 'noVocabulary',
    place: 'Section 2, flashcards',
    text: 'No vocabulary items available.',
    test: { file: NOTEPAD, title: 'a Vocabulary class without words says so' },
  },
  {
    key: 'noDragItems',
    place: 'Section 2, drag activity',
    text: 'No drag-and-drop items available. Try generating a new lesson.',
    test: {
      file: 'tests/features/classroom/notepad/drag-activity.test.ts',
      title: 'a drag activity without phrases says so, and offers nothing to check',
    },
  },
  {
    key: 'speakingFallback',
    place: 'Section 9, speaking prompt',
    text: 'Please practice speaking this sentence.',
    test: { file: NOTEPAD, title: 'a class without any sentence plays the fallback' },
  },
];

export const CATALOGUE: readonly Row[] = [...ERRORS, ...RULES, ...STAND_INS];
