import * as v from 'valibot';
import { BANDS } from '../bands.ts';
import { stripToLetters } from './strip-to-letters.ts';

/*
 * The bank of the game Blockbusters, as its authors write it: clues for a letter, and phrases for the
 * initials of the Gold Run.
 */

/** The longest texts, in characters; a clue is heard, and in the Gold Run read against the clock. */
const MAX_CLUE_LENGTH = 110;
const MAX_BECAUSE_LENGTH = 110;
const MAX_ANSWER_LENGTH = 24;
const MAX_PHRASE_LENGTH = 28;

/** The limits of words in a Gold Run phrase, whose initials stand on a hexagon. */
const MIN_PHRASE_WORDS = 2;
const MAX_PHRASE_WORDS = 4;

const MAX_OTHER_ANSWERS = 6;

/** The initials of words that are separated by spaces or hyphens: MGR for "merry-go-round". */
export function getInitials(phrase: string): string {
  const words = phrase.split(/[ -]/);
  return words.map((word) => word.charAt(0).toUpperCase()).join('');
}

const createWordingSchema = (length: number) =>
  v.pipe(
    v.string(),
    v.regex(/^[A-Za-z]+(?:[ '-][A-Za-z]+)*$/, 'write words of plain letters, parted by one space or hyphen'),
    v.maxLength(length),
  );

/** A fact about the answer, or a sentence that uses it. */
const becauseSchema = v.pipe(
  v.string(),
  v.regex(/^\S.*[.!?]['"]?$/, 'end it with . or ! or ?'),
  v.maxLength(MAX_BECAUSE_LENGTH),
);

function haveDifferentLetters(answers: readonly string[]): boolean {
  return new Set(answers.map(stripToLetters)).size === answers.length;
}

/** A clue with only one answer that starts with the letter, apart from those in `also`. */
export const blockbustersClueSchema = v.pipe(
  v.strictObject({
    letter: v.pipe(v.string(), v.regex(/^[A-Z]$/)),
    /** One word, or a short name of a place. */
    answer: createWordingSchema(MAX_ANSWER_LENGTH),
    /** Other spellings, and other words that fit the clue. */
    also: v.pipe(v.array(createWordingSchema(MAX_ANSWER_LENGTH)), v.maxLength(MAX_OTHER_ANSWERS)),
    /** The clue as it is spoken: "What P is the part of a plant that …?" */
    clue: v.pipe(
      v.string(),
      v.regex(/^(?:What|Which) [A-Z]\b.*\S\?$/, 'begin it with What or Which and the letter, end it with ?'),
      v.maxLength(MAX_CLUE_LENGTH),
    ),
    band: v.picklist(BANDS),
    because: becauseSchema,
  }),
  v.check(
    ({ letter, answer, also }) => [answer, ...also].every((each) => getInitials(each).startsWith(letter)),
    'an answer starts with another letter',
  ),
  v.check(
    ({ letter, clue }) => clue.startsWith(`What ${letter}`) || clue.startsWith(`Which ${letter}`),
    'the clue asks for another letter',
  ),
  v.check(({ answer, also }) => haveDifferentLetters([answer, ...also]), 'an answer stands twice'),
);
export type BlockbustersClue = v.InferOutput<typeof blockbustersClueSchema>;

/** A band's file. */
export const clueListSchema = v.array(blockbustersClueSchema);

/** A phrase of the Gold Run with its initials and a clue. */
export const goldRunPhraseSchema = v.pipe(
  v.strictObject({
    initials: v.pipe(v.string(), v.regex(/^[A-Z]+$/)),
    answer: createWordingSchema(MAX_PHRASE_LENGTH),
    /** Other phrases with the same initials that fit the clue. */
    also: v.pipe(v.array(createWordingSchema(MAX_PHRASE_LENGTH)), v.maxLength(MAX_OTHER_ANSWERS)),
    /** What the phrase means, without an end mark: "Where a child keeps coins". */
    clue: v.pipe(v.string(), v.regex(/^[A-Z].*[^\s.?!]$/), v.maxLength(MAX_CLUE_LENGTH)),
    band: v.picklist(BANDS),
    because: becauseSchema,
  }),
  v.check(
    ({ initials }) => initials.length >= MIN_PHRASE_WORDS && initials.length <= MAX_PHRASE_WORDS,
    `a phrase has ${MIN_PHRASE_WORDS} to ${MAX_PHRASE_WORDS} words`,
  ),
  v.check(
    ({ initials, answer, also }) => [answer, ...also].every((each) => getInitials(each) === initials),
    'the initials are not those of the phrase',
  ),
  v.check(({ answer, also }) => haveDifferentLetters([answer, ...also]), 'a phrase stands twice'),
);
export type GoldRunPhrase = v.InferOutput<typeof goldRunPhraseSchema>;

/** The file of all bands. */
export const goldRunSchema = v.array(goldRunPhraseSchema);
