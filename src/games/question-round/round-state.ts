import * as v from 'valibot';
import { learningItemSchema } from '../../domain/game-records.ts';
import { createSeededRng, shuffle } from '../../domain/random.ts';
import { createIndexSchema, playMsSchema } from '../kit/state-schemas.ts';

/* The state of a round of questions with options, which Quiz and General Knowledge share. */

/** Questions in a round. */
export const ROUND_QUESTIONS = 10;
/** Points for a right answer at the first try, with a hint, and at the second chance. */
const POINTS_AT_ONCE = 2;
const POINTS_WITH_HINT = 1;
const POINTS_LATER = 1;
export const MAX_POINTS = ROUND_QUESTIONS * POINTS_AT_ONCE;
/** How many wrong options a hint removes. */
const OPTIONS_PER_HINT = 2;

const roundQuestionSchema = v.object({
  /** The word or fact that the question is about. */
  item: learningItemSchema,
  topic: v.string(),
  question: v.string(),
  /** Additional information about the answer. */
  clue: v.exactOptional(v.string()),
  options: v.array(v.string()),
  answer: v.string(),
  because: v.string(),
  /** What is wrong with the other options, by option. */
  wrong: v.record(v.string(), v.string()),
});
export type RoundQuestion = v.InferOutput<typeof roundQuestionSchema>;

/**
 * The state of a round. It stores the questions and not their ids, so that a saved round stays the same when
 * a newer bank has changed or removed one.
 */
export const stateSchema = v.object({
  seed: v.number(),
  questions: v.pipe(v.array(roundQuestionSchema), v.length(ROUND_QUESTIONS)),
  /** The chosen options by turn: first of all questions in order, then of the missed ones. */
  given: v.pipe(v.array(v.string()), v.maxLength(2 * ROUND_QUESTIONS)),
  /** The indexes of questions with a hint. */
  hinted: v.array(createIndexSchema(ROUND_QUESTIONS)),
  /** The play time at which the current question was asked. */
  since: playMsSchema,
  /** `explained`: the last answer is shown with its explanation. */
  phase: v.picklist(['asking', 'explained', 'over']),
});

export type RoundState = v.InferOutput<typeof stateSchema>;

export type RoundMove =
  | { type: 'answered'; option: string }
  /** Removes two of the wrong options. */
  | { type: 'asked-hint' }
  /** After the explanation. */
  | { type: 'continued' };

function isRightAnswer(question: RoundQuestion | undefined, given: string | undefined): boolean {
  return question !== undefined && question.answer === given;
}

/** The questions with a wrong first answer so far, and that answer. */
export function getMissedQuestions({
  questions,
  given,
}: RoundState): { question: RoundQuestion; given: string }[] {
  return questions.flatMap((question, index) => {
    const first = given[index];
    return first === undefined || isRightAnswer(question, first) ? [] : [{ question, given: first }];
  });
}

/** The question of each turn: every question, then the missed ones once more. */
export function getQuestionsByTurn(state: RoundState): readonly RoundQuestion[] {
  return [...state.questions, ...getMissedQuestions(state).map(({ question }) => question)];
}

/** Whether every turn has its answer. */
export function isAllAnswered(state: RoundState): boolean {
  return state.given.length === getQuestionsByTurn(state).length;
}

/** One turn of a round. */
interface RoundTurn {
  /** From 0. */
  index: number;
  question: RoundQuestion;
  /** In the order of this turn; a question that comes back has another order. */
  options: readonly string[];
  /** The wrong options that a hint removed; empty without a hint. */
  eliminatedOptions: readonly string[];
  /** The question was missed before. */
  isSecondChance: boolean;
  /** The chosen option; `undefined` while the question is asked. */
  given: string | undefined;
}

/** The current turn, or the last one of a finished round. */
export function getCurrentTurn(state: RoundState): RoundTurn {
  const questions = getQuestionsByTurn(state);
  const index = state.phase === 'asking' ? state.given.length : state.given.length - 1;
  const question = questions[index];
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

/** Whether each answer so far was right, by turn. */
export function getTurnResults(state: RoundState): readonly boolean[] {
  const turns = getQuestionsByTurn(state);
  return state.given.map((given, turn) => isRightAnswer(turns[turn], given));
}

/** The number of right answers at the first try and at the second chance. */
export function countRightAnswers(state: RoundState): { atOnce: number; later: number } {
  const results = getTurnResults(state);
  return {
    atOnce: results.slice(0, ROUND_QUESTIONS).filter(Boolean).length,
    later: results.slice(ROUND_QUESTIONS).filter(Boolean).length,
  };
}

export function getPoints(state: RoundState): number {
  return getTurnResults(state).reduce(
    (sum, isRight, turn) => sum + (isRight ? getTurnPoints(state, turn) : 0),
    0,
  );
}

/** The points for a right answer in that turn. */
function getTurnPoints({ hinted }: RoundState, turn: number): number {
  if (turn >= ROUND_QUESTIONS) return POINTS_LATER;
  return hinted.includes(turn) ? POINTS_WITH_HINT : POINTS_AT_ONCE;
}
