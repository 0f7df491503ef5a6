import * as v from 'valibot';
import { STORY_EMOJIS, STORY_WORDS } from '../../domain/limits.ts';
import { countTextWords } from '../../domain/word-count.ts';
import { bandIdSchema, createLineSchema, hasNoDuplicates } from '../authored-text.ts';
import type { Band } from '../bands.ts';

/*
 * The bank of the game Creative Writing, as its authors write it: emojis to choose from, openers (first
 * sentences) and model stories.
 */

/** The shortest model story, in words; the longest has the limit of learners' stories. */
const MIN_MODEL_WORDS = 60;

/** The longest opener, in words. */
export const MAX_OPENER_WORDS = {
  a: 25,
  b: 35,
  c: 35,
} as const satisfies Record<Band, number>;

const PHRASES_IN_MODEL = 3;

/** The longest texts, in characters. */
const MAX_HINT_LENGTH = 80;
const MAX_TITLE_LENGTH = 40;
const MAX_PHRASE_LENGTH = 40;
const MAX_USE_LENGTH = 80;
const MAX_EMOJI_NAME_LENGTH = 24;

const EMOJI_GROUPS = [
  'animals',
  'nature',
  'food',
  'home',
  'clothes',
  'travel',
  'play',
  'school',
  'feelings',
] as const;

export const STORY_GENRES = [
  'adventure',
  'letter',
  'diary',
  'science',
  'joke',
  'mystery',
  'school',
  'family',
  'nature',
  'sport',
] as const;

/** One or more sentences: no outer spaces, and an end mark, which a quotation mark may follow. */
const sentencesSchema = v.pipe(v.string(), v.regex(/^\S.*[.!?…]["']?$/, 'end it with . or ! or ? or …'));

/** A single emoji in colour: no flag, skin tone or joined emojis. */
const emojiCharacterSchema = v.pipe(v.string(), v.regex(/^(?:\p{Emoji_Presentation}|\p{Emoji}\uFE0F)$/u));

const emojiNameSchema = v.pipe(
  v.string(),
  v.regex(/^\p{L}+(?:['-]\p{L}+)*(?: \p{L}+(?:['-]\p{L}+)*)*$/u),
  v.maxLength(MAX_EMOJI_NAME_LENGTH),
);

export const storyEmojiSchema = v.pipe(
  v.strictObject({
    emoji: emojiCharacterSchema,
    /** Its name in each band; all names count as a use of the emoji in a story. */
    name: v.strictObject({ a: emojiNameSchema, b: emojiNameSchema, c: emojiNameSchema }),
    /** Other words that count as a use: plurals, synonyms, verbs. */
    also: v.array(emojiNameSchema),
    group: v.picklist(EMOJI_GROUPS),
  }),
  v.check(
    ({ name, also }) => hasNoDuplicates([...new Set(Object.values(name)), ...also]),
    'a wording stands twice',
  ),
);
export type StoryEmoji = v.InferOutput<typeof storyEmojiSchema>;

export const storyEmojiListSchema = v.pipe(
  v.array(storyEmojiSchema),
  v.check((emojis) => hasNoDuplicates(emojis.map(({ emoji }) => emoji)), 'an emoji stands twice'),
);

/** The start of a story, which goes with any emojis. */
export const openerSchema = v.strictObject({
  /** The band and some words of the opener: `a-a-knock-at-night`. */
  id: bandIdSchema,
  text: sentencesSchema,
  /** A question that helps the learner to go on. */
  hint: v.pipe(createLineSchema(MAX_HINT_LENGTH), v.regex(/\?$/, 'ask it')),
});
export type Opener = v.InferOutput<typeof openerSchema>;

export const openerListSchema = v.array(openerSchema);

const usefulPhraseSchema = v.strictObject({
  /** As in the story, so that it can be marked there. */
  phrase: createLineSchema(MAX_PHRASE_LENGTH),
  /** Its meaning, or when to use it. */
  use: v.pipe(sentencesSchema, v.maxLength(MAX_USE_LENGTH)),
});

/** A story that is shown after the learner has written one. */
export const modelStorySchema = v.pipe(
  v.strictObject({
    /** The band and the title: `a-the-hungry-ghost`. */
    id: bandIdSchema,
    genre: v.picklist(STORY_GENRES),
    emojis: v.pipe(
      v.array(emojiCharacterSchema),
      v.length(STORY_EMOJIS),
      v.check((emojis) => hasNoDuplicates(emojis), 'an emoji stands twice'),
    ),
    title: createLineSchema(MAX_TITLE_LENGTH),
    /** One paragraph. It needs no end mark, because a letter ends with a name. */
    text: v.pipe(
      v.string(),
      v.regex(/^\S.*\S$/),
      v.check((text) => countTextWords(text) >= MIN_MODEL_WORDS, `${MIN_MODEL_WORDS} words or more`),
      v.check((text) => countTextWords(text) <= STORY_WORDS, `${STORY_WORDS} words at most`),
    ),
    phrases: v.pipe(v.array(usefulPhraseSchema), v.length(PHRASES_IN_MODEL)),
  }),
  v.check(
    ({ text, phrases }) => phrases.every(({ phrase }) => text.toLowerCase().includes(phrase.toLowerCase())),
    'a phrase does not stand in the story',
  ),
  v.check(({ phrases }) => hasNoDuplicates(phrases.map(({ phrase }) => phrase)), 'a phrase stands twice'),
);
export type ModelStory = v.InferOutput<typeof modelStorySchema>;

export const modelStoryListSchema = v.array(modelStorySchema);
