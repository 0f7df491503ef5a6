import * as v from 'valibot';
import { bandIdSchema, createLineSchema, createSentencesSchema, hasNoDuplicates } from '../authored-text.ts';
import { GAP } from '../gap.ts';

/*
 * The bank of the game Blankety Blank, as its authors write it: statements with a blank and the answers of a
 * panel, the Supermatches of the finals, and the six panellists.
 */

export const PANEL_SIZE = 6;

/** The panel's answers vary, but a popular answer matches two or three panellists. */
const MIN_PANEL_ANSWERS = 3;
const MAX_SAME_PANEL_ANSWERS = 3;

const MIN_ANSWERS = 8;
const MAX_ANSWERS = 10;

/** The sum of the popularities of a statement's answers. */
const TOTAL_POPULARITY = 100;

/** The points of the three answers in a Supermatch's survey, the most popular first. */
export const SUPERMATCH_POINTS = [150, 100, 50] as const;

export const SUGGESTION_COUNT = 3;
const MIN_OTHER_ANSWERS = 4;

/** The longest texts, in characters; an answer must fit a panellist's card. */
const MAX_STATEMENT_LENGTH = 110;
const MAX_PHRASE_LENGTH = 24;
const MAX_ANSWER_LENGTH = 24;
const MAX_NOTE_LENGTH = 120;
const MAX_ABOUT_LENGTH = 60;
const MAX_HABIT_LENGTH = 90;

/** An answer has one or two words; another wording may need function words between them. */
const MAX_ANSWER_WORDS = 2;
const MAX_WORDING_WORDS = 4;

/**
 * Words as in the middle of a sentence.
 *
 * @param count the maximum of words
 */
const createWordsSchema = (count: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\p{L}+(?:['-]\p{L}+)*(?: \p{L}+(?:['-]\p{L}+)*)*$/u),
    v.maxLength(MAX_ANSWER_LENGTH),
    v.check((text) => text.split(' ').length <= count, `${count} words at most`),
  );

/** Other forms and synonyms that count as the answer; the game itself accepts singular and plural. */
const alsoSchema = v.array(createWordsSchema(MAX_WORDING_WORDS));

/** A useful collocation or expression, with an example in quotation marks. */
const noteSchema = v.pipe(
  createSentencesSchema(MAX_NOTE_LENGTH),
  v.regex(/"[^"]+[.!?…]"$/, 'end it with an example'),
);

/** A text with one gap. */
const hasOneGap = v.check((text: string) => text.split(GAP).length === 2, `write ${GAP} once`);

const answerSchema = v.strictObject({
  text: createWordsSchema(MAX_ANSWER_WORDS),
  /** How many of a hundred people would say it. */
  popularity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(TOTAL_POPULARITY)),
  also: alsoSchema,
});

/** A sentence that people complete in different ways, with the panel's answers. */
export const statementSchema = v.pipe(
  v.strictObject({
    /** The band and some words of the statement: `a-grandma-at-the-seaside`. */
    id: bandIdSchema,
    text: v.pipe(createSentencesSchema(MAX_STATEMENT_LENGTH), hasOneGap),
    /** The part of speech of every answer. */
    pos: v.picklist(['noun', 'verb', 'adjective']),
    /** Most popular first. */
    answers: v.pipe(v.array(answerSchema), v.minLength(MIN_ANSWERS), v.maxLength(MAX_ANSWERS)),
    /** The answer of each panellist, in the order of their seats; always the text of an answer. */
    panel: v.pipe(v.array(createWordsSchema(MAX_ANSWER_WORDS)), v.length(PANEL_SIZE)),
    note: noteSchema,
  }),
  v.check(
    ({ answers }) => answers.reduce((sum, { popularity }) => sum + popularity, 0) === TOTAL_POPULARITY,
    'the popularities are not a hundred together',
  ),
  v.check(
    ({ answers }) =>
      answers.every(({ popularity }, index) => popularity <= (answers[index - 1]?.popularity ?? 100)),
    'the most popular answer comes first',
  ),
  v.check(
    ({ answers }) => hasNoDuplicates(answers.flatMap((answer) => [answer.text, ...answer.also])),
    'a wording stands twice',
  ),
  v.check(
    ({ answers, panel }) => panel.every((written) => answers.some(({ text }) => text === written)),
    'a panellist wrote what is no answer',
  ),
  v.check(({ panel }) => new Set(panel).size >= MIN_PANEL_ANSWERS, 'the panel is of one mind'),
  v.check(
    ({ panel }) =>
      panel.every((written) => panel.filter((other) => other === written).length <= MAX_SAME_PANEL_ANSWERS),
    'too many panellists wrote the same',
  ),
);
export type Statement = v.InferOutput<typeof statementSchema>;

/** A band's file. */
export const statementListSchema = v.array(statementSchema);

const createSurveyedSchema = (points: (typeof SUPERMATCH_POINTS)[number]) =>
  v.strictObject({ text: createWordsSchema(MAX_ANSWER_WORDS), points: v.literal(points), also: alsoSchema });

/** A compound or collocation with a gap, and the answers of a survey. */
export const supermatchSchema = v.pipe(
  v.strictObject({
    id: bandIdSchema,
    phrase: v.pipe(createLineSchema(MAX_PHRASE_LENGTH), hasOneGap),
    answers: v.strictTuple([
      createSurveyedSchema(SUPERMATCH_POINTS[0]),
      createSurveyedSchema(SUPERMATCH_POINTS[1]),
      createSurveyedSchema(SUPERMATCH_POINTS[2]),
    ]),
    /** Correct answers that the survey lacks: they score no points, but are no mistakes. */
    others: v.pipe(
      v.array(v.strictObject({ text: createWordsSchema(MAX_ANSWER_WORDS), also: alsoSchema })),
      v.minLength(MIN_OTHER_ANSWERS),
    ),
    /** The suggestions of three panellists, some in the survey and some not. */
    suggestions: v.pipe(v.array(createWordsSchema(MAX_ANSWER_WORDS)), v.length(SUGGESTION_COUNT)),
    note: noteSchema,
  }),
  v.check(
    ({ answers, others }) =>
      hasNoDuplicates([...answers, ...others].flatMap((answer) => [answer.text, ...answer.also])),
    'a wording stands twice',
  ),
  v.check(({ suggestions }) => hasNoDuplicates(suggestions), 'a suggestion comes twice'),
  v.check(
    ({ answers, others, suggestions }) =>
      suggestions.every((suggestion) => [...answers, ...others].some(({ text }) => text === suggestion)),
    'a suggestion is neither in the survey nor among the others',
  ),
  v.check(({ answers, suggestions }) => {
    const right = suggestions.filter((suggestion) => answers.some(({ text }) => text === suggestion)).length;
    return right > 0 && right < SUGGESTION_COUNT;
  }, 'some suggestions are right, and some are not'),
);
export type Supermatch = v.InferOutput<typeof supermatchSchema>;

export const supermatchListSchema = v.array(supermatchSchema);

/** The name of a colour token in tokens.css, without its leading dashes. */
const colorTokenSchema = v.pipe(v.string(), v.regex(/^(?:skin|hair|cloth|draw|portrait)-[a-z]+$/));

const shapeSchema = v.strictObject({
  /** An SVG path in a view box of 72 by 76. */
  d: v.pipe(v.string(), v.regex(/^M[\d\sa-zA-Z.-]+$/)),
  fill: v.optional(colorTokenSchema),
  /** The colour of the outline; the default is ink. */
  line: v.optional(colorTokenSchema),
  width: v.optional(v.number()),
});

/** A member of the panel, which writes answers to the statements. */
const panellistSchema = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z]+$/)),
  name: createLineSchema(24),
  /** The introduction in the game. */
  about: createSentencesSchema(MAX_ABOUT_LENGTH),
  /** What the panellist's answers have in common, which helps players to guess. */
  habit: createSentencesSchema(MAX_HABIT_LENGTH),
  /** The portrait's shapes, from back to front. */
  face: v.pipe(v.array(shapeSchema), v.nonEmpty()),
});
export type Panellist = v.InferOutput<typeof panellistSchema>;

/** The panel in the order of its seats, which `panel` of statements follows. */
export const panellistListSchema = v.pipe(v.array(panellistSchema), v.length(PANEL_SIZE));
