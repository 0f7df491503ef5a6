import * as v from 'valibot';
import { bandIdSchema, createLineSchema, createSentencesSchema, hasNoDuplicates } from '../authored-text.ts';
import { GAP } from '../gap.ts';

export const PANEL_SIZE = 6;

/** The panel is neither of one mind nor of six: who finds what most would say meets two or three of them. */
export const MIN_PANEL_ANSWERS = 3;
export const MAX_SAME_PANEL_ANSWERS = 3;

export const MIN_ANSWERS = 8;
export const MAX_ANSWERS = 10;

/** What the answers of a statement share among them, so that each has its percentage. */
export const TOTAL_POPULARITY = 100;

/** What the three answers of a Supermatch's survey score, the most popular first. */
export const SUPERMATCH_POINTS = [150, 100, 50] as const;

export const SUGGESTION_COUNT = 3;
export const MIN_OTHER_ANSWERS = 4;

/** The longest texts, in characters: an answer stands on a panellist's card. */
export const MAX_STATEMENT_LENGTH = 110;
export const MAX_PHRASE_LENGTH = 24;
export const MAX_ANSWER_LENGTH = 24;
export const MAX_NOTE_LENGTH = 120;
export const MAX_ABOUT_LENGTH = 60;
export const MAX_HABIT_LENGTH = 90;

/** An answer is a word or two; another wording of it may need little words between. */
export const MAX_ANSWER_WORDS = 2;
export const MAX_WORDING_WORDS = 4;

/** Words as they stand in the middle of a sentence. */
const createWordsSchema = (count: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\p{L}+(?:['-]\p{L}+)*(?: \p{L}+(?:['-]\p{L}+)*)*$/u),
    v.maxLength(MAX_ANSWER_LENGTH),
    v.check((text) => text.split(' ').length <= count, `${count} words at most`),
  );

/** Other forms and synonyms that count as the answer. Singular and plural are the game's. */
const alsoSchema = v.array(createWordsSchema(MAX_WORDING_WORDS));

/** A collocation or expression worth keeping, with an example in quotation marks. */
const noteSchema = v.pipe(
  createSentencesSchema(MAX_NOTE_LENGTH),
  v.regex(/"[^"]+[.!?…]"$/, 'end it with an example'),
);

/** A text with one blank. */
const withOneGap = v.check((text: string) => text.split(GAP).length === 2, `write ${GAP} once`);

const answerSchema = v.strictObject({
  text: createWordsSchema(MAX_ANSWER_WORDS),
  /** How many of a hundred people would say it. */
  popularity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(TOTAL_POPULARITY)),
  also: alsoSchema,
});

/** A sentence that people complete in different ways, and what the panel wrote. */
export const statementSchema = v.pipe(
  v.strictObject({
    /** The band and some words that tell it from the others: `a-grandma-at-the-seaside`. */
    id: bandIdSchema,
    text: v.pipe(createSentencesSchema(MAX_STATEMENT_LENGTH), withOneGap),
    /** The part of speech of every answer. */
    pos: v.picklist(['noun', 'verb', 'adjective']),
    /** Most popular first. */
    answers: v.pipe(v.array(answerSchema), v.minLength(MIN_ANSWERS), v.maxLength(MAX_ANSWERS)),
    /** What each panellist wrote, in the order of their seats; always the text of an answer. */
    panel: v.pipe(v.array(createWordsSchema(MAX_ANSWER_WORDS)), v.length(PANEL_SIZE)),
    note: noteSchema,
  }),
  v.check(
    ({ answers }) => answers.reduce((sum, { popularity }) => sum + popularity, 0) === TOTAL_POPULARITY,
    'the popularities are not a hundred together',
  ),
  v.check(
    ({ answers }) =>
      answers.every(({ popularity }, place) => popularity <= (answers[place - 1]?.popularity ?? 100)),
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

/** A compound or collocation with a part left out, and what the survey says stands there. */
export const supermatchSchema = v.pipe(
  v.strictObject({
    id: bandIdSchema,
    phrase: v.pipe(createLineSchema(MAX_PHRASE_LENGTH), withOneGap),
    answers: v.strictTuple([
      createSurveyedSchema(SUPERMATCH_POINTS[0]),
      createSurveyedSchema(SUPERMATCH_POINTS[1]),
      createSurveyedSchema(SUPERMATCH_POINTS[2]),
    ]),
    /** Good English that the survey doesn't have: no points, but no mistake either. */
    others: v.pipe(
      v.array(v.strictObject({ text: createWordsSchema(MAX_ANSWER_WORDS), also: alsoSchema })),
      v.minLength(MIN_OTHER_ANSWERS),
    ),
    /** What three panellists suggest: some of it is in the survey, some isn't. */
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

/** A paint of tokens.css, without its dashes in front. */
const paintSchema = v.pipe(v.string(), v.regex(/^(?:skin|hair|cloth|draw|portrait)-[a-z]+$/));

const shapeSchema = v.strictObject({
  /** A path on a sheet of 72 by 76. */
  d: v.pipe(v.string(), v.regex(/^M[\d\sa-zA-Z.-]+$/)),
  fill: v.optional(paintSchema),
  /** Ink, unless another is named. */
  line: v.optional(paintSchema),
  width: v.optional(v.number()),
});

/** One of the six who write an answer to each statement. */
const panellistSchema = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z]+$/)),
  name: createLineSchema(24),
  /** Who it is, as the game introduces them. */
  about: createSentencesSchema(MAX_ABOUT_LENGTH),
  /** What their answers have in common: a player who knows it can guess better. */
  habit: createSentencesSchema(MAX_HABIT_LENGTH),
  /** Head and shoulders, from what is behind to what is before. */
  face: v.pipe(v.array(shapeSchema), v.nonEmpty()),
});
export type Panellist = v.InferOutput<typeof panellistSchema>;

/** The panel in the order of its seats, which is that of every statement's `panel`. */
export const panellistListSchema = v.pipe(v.array(panellistSchema), v.length(PANEL_SIZE));
