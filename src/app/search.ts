import * as v from 'valibot';
import { PUZZLE_PARTS } from '../domain/puzzle-parts.ts';
import { ROOMS } from '../domain/rooms.ts';
import { SKILLS } from '../domain/skills.ts';
import { GAME_LENGTHS } from '../features/play/game-filter.ts';
import { parseReturnAddress } from './return-address.ts';

/** A search parameter that can't be read counts as left out: an address is never a reason to fail. */
function lenient<const Schema extends v.GenericSchema>(schema: Schema) {
  return v.optional(v.fallback(v.optional(schema), undefined as never));
}

const flag = lenient(v.literal(true));

/**
 * `from` is where to go after signing in; `again` shows the form to a learner whose sign-in ran out; `guest` starts
 * without an account.
 */
export const signInSearch = v.object({
  from: v.optional(v.pipe(v.unknown(), v.transform(parseReturnAddress))),
  again: flag,
  guest: flag,
});

/** Of the links in mails, as Firebase writes them; without a code the page offers to send one. */
export const accountSearch = v.object({
  mode: lenient(v.picklist(['resetPassword', 'verifyEmail'])),
  oobCode: lenient(v.pipe(v.string(), v.minLength(1))),
});

export const hubSearch = v.object({
  room: lenient(v.picklist(ROOMS)),
  /** The lesson that is open in the classroom. */
  lesson: lenient(v.pipe(v.string(), v.minLength(1))),
  /** The step of the lesson that is open; the lesson knows those that exist. */
  step: lenient(v.pipe(v.string(), v.minLength(1))),
  /** The game that is open in the Game Room, which knows the games that exist. */
  game: lenient(v.pipe(v.string(), v.minLength(1))),
  /** It deals the words that the learner chose. */
  words: lenient(v.literal('chosen')),
  /** What narrows the hall of games. */
  skill: lenient(v.picklist(SKILLS)),
  length: lenient(v.picklist(GAME_LENGTHS)),
});

/** `part` is what of My Words is shown; without one, the words. `from` keeps to some of the mistakes. */
export const wordsSearch = v.object({
  part: lenient(v.literal('mistakes')),
  from: lenient(v.literal('last-classes')),
});

/** `part` is what is played of the puzzle of the day. */
export const puzzleSearch = v.object({ part: lenient(v.picklist(PUZZLE_PARTS)) });

/** The records that are open in a list, each by its name there. */
const open = lenient(v.array(v.string()));

export const homeworkSearch = v.object({ open });

/** What narrows the list of lessons, and what is open in it. */
export const lessonsSearch = v.object({ level: lenient(v.string()), skill: lenient(v.string()), open });

/** `change` edits a profile that is complete already. */
export const setupSearch = v.object({ change: flag });
