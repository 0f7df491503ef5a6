import * as v from 'valibot';
import type { Level } from '../../domain/levels.ts';
import { createLineSchema, createSentencesSchema, hasNoDuplicates } from '../authored-text.ts';
import { GAP } from '../gap.ts';

/*
 * The dialogues of the game Dialogue Fill-in, as their authors write them. A file is checked when it is
 * loaded, and by the tests.
 */

/** The longest texts, in characters; a reason must fit a chat bubble on a phone. */
const MAX_TITLE_LENGTH = 40;
const MAX_SETTING_LENGTH = 110;
const MAX_OPTION_LENGTH = 32;
const MAX_REASON_LENGTH = 110;
const MAX_WRONG_REASON_LENGTH = 90;

/** The longest turn, in words with the answer, that a learner can follow by ear. */
export const MAX_TURN_WORDS = {
  A1: 12,
  A2: 16,
  B1: 20,
  B2: 25,
  C1: 30,
  C2: 35,
} as const satisfies Record<Level, number>;

/** How many options a gap has; from B1 on the answer can also be typed. */
export const OPTIONS_OF_LEVEL = {
  A1: 3,
  A2: 3,
  B1: 4,
  B2: 4,
  C1: 4,
  C2: 4,
} as const satisfies Record<Level, number>;

/**
 * What a gap asks for: a word that fits the context, a grammatical form, or an expression for the situation.
 */
export const GAP_KINDS = ['word', 'grammar', 'function'] as const;

const wordingSchema = createLineSchema(MAX_OPTION_LENGTH);

/** A gap of a turn. Only one option is right, also when other gaps are filled wrongly. */
export const dialogueGapSchema = v.pipe(
  v.strictObject({
    answer: wordingSchema,
    /** The answer and the wrong options. The index of the answer varies in the file too. */
    options: v.pipe(v.array(wordingSchema), v.minLength(3), v.maxLength(4)),
    /** All other answers that are accepted when typed. */
    also: v.pipe(v.array(wordingSchema), v.maxLength(6)),
    kind: v.picklist(GAP_KINDS),
    /** The id of a point in the level's grammar bank, or the word, or the name of the function. */
    point: createLineSchema(MAX_TITLE_LENGTH),
    /** Why the answer is right in this turn. */
    because: createSentencesSchema(MAX_REASON_LENGTH),
    /** Each wrong option, and why it is wrong in this turn. */
    wrong: v.record(wordingSchema, createSentencesSchema(MAX_WRONG_REASON_LENGTH)),
  }),
  v.check(({ options }) => hasNoDuplicates(options), 'an option stands twice'),
  v.check(({ answer, options }) => options.includes(answer), 'the answer is not among the options'),
  v.check(({ answer, options, wrong }) => {
    const wrongOptions = options.filter((option) => option !== answer);
    return (
      wrongOptions.every((option) => Object.hasOwn(wrong, option)) &&
      Object.keys(wrong).length === wrongOptions.length
    );
  }, 'the reasons are not those of the wrong options'),
  v.check(
    ({ options, also }) => hasNoDuplicates([...options, ...also]),
    'a variant repeats an option or a variant',
  ),
);
export type DialogueGap = v.InferOutput<typeof dialogueGapSchema>;

const turnSchema = v.strictObject({
  /** The index of the speaker. */
  by: v.pipe(v.number(), v.integer(), v.minValue(0)),
  text: v.pipe(
    createLineSchema(300),
    v.regex(/(?:[.!?…]['"]?|___)$/, 'end it with . or ! or ? or …, or with the gap'),
    v.check((text) => text.split(GAP).length <= 2, `a turn has ${GAP} at most once`),
  ),
});

/** A conversation that tells a small story; its gaps are in the order of the turns. */
export const dialogueSchema = v.pipe(
  v.strictObject({
    /** The level and some words of the title: `a1-at-the-market`. */
    id: v.pipe(v.string(), v.regex(/^(?:a1|a2|b1|b2|c1|c2)(?:-[a-z0-9]+)+$/)),
    title: createLineSchema(MAX_TITLE_LENGTH),
    /** Who talks and where, in one short sentence. */
    setting: createSentencesSchema(MAX_SETTING_LENGTH),
    speakers: v.pipe(
      v.array(createLineSchema(30)),
      v.minLength(2),
      v.maxLength(4),
      v.check((names) => hasNoDuplicates(names), 'a name stands twice'),
    ),
    turns: v.pipe(v.array(turnSchema), v.minLength(6), v.maxLength(10)),
    gaps: v.pipe(v.array(dialogueGapSchema), v.minLength(3), v.maxLength(5)),
  }),
  v.check(
    ({ turns, gaps }) => turns.filter(({ text }) => text.includes(GAP)).length === gaps.length,
    'the number of gaps differs from that of the turns with a gap',
  ),
  v.check(
    ({ speakers, turns }) =>
      speakers.every((_, index) => turns.some(({ by }) => by === index)) &&
      turns.every(({ by }) => by < speakers.length),
    'a speaker has no turn, or a turn has no speaker',
  ),
);
export type Dialogue = v.InferOutput<typeof dialogueSchema>;

/** A level's file. */
export const dialogueListSchema = v.array(dialogueSchema);
