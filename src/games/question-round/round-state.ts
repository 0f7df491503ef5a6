import * as v from 'valibot';
import { learningItemSchema } from '../../domain/game-records.ts';
import { createSeededRng, shuffle } from '../../domain/random.ts';
import { createIndexSchema, playMsSchema } from '../kit/state-schemas.ts';

/** Questions in a round. */
export const ROUND_QUESTIONS = 10;
/** Points for a question that was answered right at once, at once with a hint, and when it came back. */
export const POINTS_AT_ONCE = 2;
export const POINTS_WITH_HINT = 1;
export const POINTS_LATER = 1;
export const MAX_POINTS = ROUND_QUESTIONS * POINTS_AT_ONCE;
/** Wrong options that a hint takes away. */
const OPTIONS_PER_HINT = 2;

const roundQuestionSchema = v.object({
  /** What it is about: the word, or the fact. */
  item: learningItemSchema,
  topic: v.string(),
  question: v.string(),
  /** What else is known of the answer. */
  clue: v.exactOptional(v.string()),
  options: v.array(v.string()),
  answer: v.string(),
  because: v.string(),
  /** What there is to say of the other options. */
  wrong: v.record(v.string(), v.string()),
});
export type RoundQuestion = v.InferOutput<typeof roundQuestionSchema>;

/**
 * A round. The questions themselves are kept, and not their ids: a round that was left stays the same when
 * a newer bank has mended or dropped one.
 */
export const stateSchema = v.object({
  seed: v.number(),
  questions: v.pipe(v.array(roundQuestionSchema), v.length(ROUND_QUESTIONS)),
  /** The options chosen, turn by turn: first for all questions in their order, then for those missed. */
  given: v.pipe(v.array(v.string()), v.maxLength(2 * ROUND_QUESTIONS)),
  /** The questions for which a hint was taken, by their places. */
  hinted: v.array(createIndexSchema(ROUND_QUESTIONS)),
  /** When the question on the board was asked. */
  since: playMsSchema,
  /** `explained`: the newest answer is on show with its explanation. */
  phase: v.picklist(['asking', 'explained', 'over']),
});

export type RoundState = v.InferOutput<typeof stateSchema>;

export type RoundMove =
  | { type: 'answered'; option: string }
  /** Two of the wrong options are to go. */
  | { type: 'hinted' }
  /** The explanation is read. */
  | { type: 'went-on' };

function isRightAnswer(question: RoundQuestion | undefined, given: string | undefined): boolean {
  return question !== undefined && question.answer === given;
}

/** The questions whose first answer was wrong, with that answer; so far, while the round is on. */
export function getMissedQuestions({
  questions,
  given,
}: RoundState): { question: RoundQuestion; given: string }[] {
  return questions.flatMap((question, index) => {
    const first = given[index];
    return first === undefined || isRightAnswer(question, first) ? [] : [{ question, given: first }];
  });
}

/** What is asked in each turn: every question, then the missed ones again, once. */
export function getQuestionsByTurn(state: RoundState): readonly RoundQuestion[] {
  return [...state.questions, ...getMissedQuestions(state).map(({ question }) => question)];
}

/** Whether every question, and every missed one again, has its answer. */
export function isAllAnswered(state: RoundState): boolean {
  return state.given.length === getQuestionsByTurn(state).length;
}

/** One question on the board. */
export interface RoundTurn {
  /** From 0. */
  index: number;
  question: RoundQuestion;
  /** In the order in which this turn shows them: a question that comes back shows them in another. */
  options: readonly string[];
  /** The wrong ones that a hint took away; none without a hint. */
  eliminatedOptions: readonly string[];
  /** It was missed before. */
  isSecondChance: boolean;
  /** What was chosen; `undefined` while it is asked. */
  given: string | undefined;
}

/** The turn that is on show. A finished round shows its last one. */
export function getCurrentTurn(state: RoundState): RoundTurn {
  const asked = getQuestionsByTurn(state);
  const index = state.phase === 'asking' ? state.given.length : state.given.length - 1;
  const question = asked[index];
  if (!question) throw new Error(`No question is asked in turn ${index}`);
  const rng = createSeededRng(state.seed + index);
  const options = shuffle(question.options, rng);
  const wrong = shuffle(options, rng).filter((option) => option !== question.answer);
  return {
    index,
    question,
    options,
    eliminatedOptions: state.hinted.includes(index) ? wrong.slice(0, OPTIONS_PER_HINT) : [],
    isSecondChance: index >= ROUND_QUESTIONS,
    given: state.given[index],
  };
}

/** How each turn so far was answered. */
export function getTurnResults(state: RoundState): readonly boolean[] {
  const turns = getQuestionsByTurn(state);
  return state.given.map((given, turn) => isRightAnswer(turns[turn], given));
}

/** How many turns of the first run, and of the second, were answered right. */
export function countRightAnswers(state: RoundState): { atOnce: number; later: number } {
  const right = getTurnResults(state);
  return {
    atOnce: right.slice(0, ROUND_QUESTIONS).filter(Boolean).length,
    later: right.slice(ROUND_QUESTIONS).filter(Boolean).length,
  };
}

export function getPoints(state: RoundState): number {
  return getTurnResults(state).reduce(
    (sum, isRight, turn) => sum + (isRight ? getTurnPoints(state, turn) : 0),
    0,
  );
}

/** The points that a right answer in that turn gives. */
function getTurnPoints({ hinted }: RoundState, turn: number): number {
  if (turn >= ROUND_QUESTIONS) return POINTS_LATER;
  return hinted.includes(turn) ? POINTS_WITH_HINT : POINTS_AT_ONCE;
}
