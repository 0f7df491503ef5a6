import * as v from 'valibot';
import { PUZZLE_PARTS } from '../domain/puzzle-parts.ts';
import { ROOMS } from '../domain/rooms.ts';
import { SKILLS } from '../domain/skills.ts';
import { GAME_LENGTHS } from '../features/play/game-filter.ts';
import { parseAddressAfterSetup, parseReturnAddress } from './return-address.ts';

/* The search parameters of each route. They come from the address, so what is invalid is dropped. */

/** A search parameter that is dropped if it is invalid, so that no address makes the app fail. */
function lenient<const Schema extends v.GenericSchema>(schema: Schema) {
  return v.optional(v.fallback(v.optional(schema), undefined as never));
}

const flag = lenient(v.literal(true));

const invitation = lenient(v.pipe(v.string(), v.minLength(1)));

/**
 * `from` is where to go after signing in, `again` shows the form to a learner whose session expired, `guest`
 * starts without an account, and `invitation` is the code of an invitation link.
 */
export const signInSearch = v.object({
  invitation,
  from: v.optional(v.pipe(v.unknown(), v.transform(parseReturnAddress))),
  again: flag,
  guest: flag,
});

/** A guest with an invitation link comes here. */
export const keepPointsSearch = v.object({ invitation });

/** Parameters of the links in mails, named by Firebase; without a code the page offers to send one. */
export const accountSearch = v.object({
  mode: lenient(v.picklist(['resetPassword', 'verifyEmail'])),
  oobCode: lenient(v.pipe(v.string(), v.minLength(1))),
});

export const hubSearch = v.object({
  room: lenient(v.picklist(ROOMS)),
  /** The open lesson of the classroom. */
  lesson: lenient(v.pipe(v.string(), v.minLength(1))),
  /** The open step of the lesson, which checks that it exists. */
  step: lenient(v.pipe(v.string(), v.minLength(1))),
  /** The open game of the room, which checks that it exists. */
  game: lenient(v.pipe(v.string(), v.minLength(1))),
  /** The game deals only the words that the learner chose. */
  words: lenient(v.literal('chosen')),
  /** Filters of the hall of games. */
  skill: lenient(v.picklist(SKILLS)),
  length: lenient(v.picklist(GAME_LENGTHS)),
});

/** `part` is the open tab of My Words, by default the words; `from` filters the mistakes. */
export const wordsSearch = v.object({
  part: lenient(v.literal('mistakes')),
  from: lenient(v.literal('last-classes')),
});

/** `part` is the open part of the puzzle of the day. */
export const puzzleSearch = v.object({ part: lenient(v.picklist(PUZZLE_PARTS)) });

/** The names of the open rows of a list. */
const openRows = lenient(v.array(v.string()));

export const homeworkSearch = v.object({ open: openRows });

/** Filters of the list of lessons, and its open rows. */
export const lessonsSearch = v.object({
  level: lenient(v.string()),
  skill: lenient(v.string()),
  open: openRows,
});

/**
 * `change` opens set-up to edit a finished profile, `test` opens its level test, and `from` is where to go
 * after saving.
 */
export const setupSearch = v.object({
  change: flag,
  test: flag,
  from: v.optional(v.pipe(v.unknown(), v.transform(parseAddressAfterSetup))),
});
