import * as v from 'valibot';
import { LEVELS } from '../../domain/levels.ts';

/* A row of the word bank, from which most games and the learner's reviews take their words. */

const PARTS_OF_SPEECH = [
  'noun',
  'verb',
  'adjective',
  'adverb',
  'preposition',
  'conjunction',
  'pronoun',
  'determiner',
  'number',
  'exclamation',
] as const;

export const WORD_TOPICS = [
  'people',
  'body and health',
  'food',
  'home',
  'family and friends',
  'school',
  'work',
  'money',
  'travel',
  'city',
  'nature',
  'animals',
  'weather',
  'time',
  'clothes',
  'free time',
  'sport',
  'feelings',
  'communication',
  'technology',
  'society',
  'science',
  'arts',
  'thinking',
  'qualities',
  'actions',
] as const;

/** The longest meaning or example, in characters; a clue must fit a phone's screen with a crossword. */
const MAX_TEXT_LENGTH = 90;

/** One word as in the middle of a sentence, possibly with hyphens. */
const spellingSchema = v.pipe(v.string(), v.regex(/^[A-Za-z][a-z]*(?:-[a-z]+)*$/));

const phrases = v.exactOptional(
  v.pipe(v.array(v.pipe(v.string(), v.nonEmpty(), v.maxLength(40))), v.nonEmpty()),
);

const sentence = v.pipe(v.string(), v.maxLength(MAX_TEXT_LENGTH), v.regex(/^[A-Z].*[.!?]$/));

/** One row of the word bank. Strict, so that a misspelt field is an error. */
const wordSchema = v.strictObject({
  word: spellingSchema,
  pos: v.picklist(PARTS_OF_SPEECH),
  level: v.picklist(LEVELS),
  topic: v.picklist(WORD_TOPICS),
  /** Defines the word without using it, so that it can be a clue: no capital, no full stop. */
  meaning: v.pipe(v.string(), v.maxLength(MAX_TEXT_LENGTH), v.regex(/^[a-z].*[^\s.]$/)),
  /** Sentences with one form of the word each; the second has an inflected form. */
  examples: v.strictTuple([sentence, sentence]),
  synonyms: phrases,
  opposites: phrases,
  /** Phrases that contain the word. */
  collocations: phrases,
});
export type Word = v.InferOutput<typeof wordSchema>;

/** A level's file. */
export const wordListSchema = v.array(wordSchema);
