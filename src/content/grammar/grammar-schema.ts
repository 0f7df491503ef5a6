import * as v from 'valibot';
import { createSentencesSchema } from '../authored-text.ts';
import { GAP } from '../gap.ts';

/* The questions of the Grammar Race, as their authors write them, with the grammar points that they ask. */

/** An option that puts nothing into the gap: "She is at – home." */
export const EMPTY_OPTION = '–';

/** The longest texts, in characters; a question must be readable within ten seconds. */
const MAX_STEM_LENGTH = 60;
const MAX_OPTION_LENGTH = 32;
const MAX_REASON_LENGTH = 110;
const MAX_WRONG_REASON_LENGTH = 90;
const MAX_RULE_LENGTH = 200;
const MAX_NAME_LENGTH = 50;

const optionSchema = v.pipe(v.string(), v.regex(/^\S.*\S$|^\S$/), v.maxLength(MAX_OPTION_LENGTH));

/**
 * The id of the unit that teaches the point (`a1-grammar-can`), with a suffix for finer points
 * (`a1-grammar-be-questions`), so that classes and games use the same ids.
 */
const pointIdSchema = v.pipe(
  v.string(),
  v.regex(/^(?:a1|a2|b1|b2|c1|c2)(?:-[a-z0-9]+)+$/, 'use the level and small letters, digits and hyphens'),
);

/** A grammar point of a level, with the name that classes use if they teach it. */
const grammarPointSchema = v.strictObject({
  id: pointIdSchema,
  name: v.pipe(v.string(), v.nonEmpty(), v.maxLength(MAX_NAME_LENGTH)),
  /** In words of the level; it names its exceptions. */
  rule: createSentencesSchema(MAX_RULE_LENGTH),
  example: createSentencesSchema(MAX_STEM_LENGTH),
});
export type GrammarPoint = v.InferOutput<typeof grammarPointSchema>;

/** A sentence with a gap, one right option, and two or three that are wrong in every reading. */
export const gapItemSchema = v.pipe(
  v.strictObject({
    point: pointIdSchema,
    stem: v.pipe(
      createSentencesSchema(MAX_STEM_LENGTH),
      v.check((stem) => stem.split(GAP).length === 2, `a stem has ${GAP} once`),
    ),
    answer: optionSchema,
    /** Why the answer is right in this sentence. */
    because: createSentencesSchema(MAX_REASON_LENGTH),
    /** Each wrong option, and why it is wrong in this sentence. */
    wrong: v.pipe(
      v.record(optionSchema, createSentencesSchema(MAX_WRONG_REASON_LENGTH)),
      v.minEntries(2),
      v.maxEntries(3),
    ),
  }),
  v.check(({ answer, wrong }) => !Object.hasOwn(wrong, answer), 'the answer stands among the wrong options'),
);
export type GapItem = v.InferOutput<typeof gapItemSchema>;

const judgedEntries = {
  point: pointIdSchema,
  sentence: createSentencesSchema(MAX_STEM_LENGTH),
  because: createSentencesSchema(MAX_REASON_LENGTH),
};

/** A right sentence that learners may think wrong. */
const rightSentenceSchema = v.strictObject({ ...judgedEntries, isRight: v.literal(true) });

/** A sentence with one mistake, and the same sentence without it. */
const wrongSentenceSchema = v.pipe(
  v.strictObject({
    ...judgedEntries,
    isRight: v.literal(false),
    correction: createSentencesSchema(MAX_STEM_LENGTH + 20),
  }),
  v.check(({ sentence, correction }) => sentence !== correction, 'the correction repeats the mistake'),
);

/** A sentence to judge as right or wrong. */
export const judgedItemSchema = v.union([rightSentenceSchema, wrongSentenceSchema]);

/** `'stem' in item` tells the two kinds apart. */
const grammarItemSchema = v.union([gapItemSchema, judgedItemSchema]);
export type GrammarItem = v.InferOutput<typeof grammarItemSchema>;

/** A level's file. */
export const grammarBankSchema = v.pipe(
  v.strictObject({ points: v.array(grammarPointSchema), items: v.array(grammarItemSchema) }),
  v.check(({ points, items }) => {
    const ids = new Set(points.map(({ id }) => id));
    return items.every(({ point }) => ids.has(point));
  }, 'an item names a point that the file does not hold'),
);
export type GrammarBank = v.InferOutput<typeof grammarBankSchema>;
