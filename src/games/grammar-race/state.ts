import * as v from 'valibot';
import { playMsSchema } from '../kit/state-schemas.ts';
import { countFieldsAt, type RaceRun, runSchema } from './ghost.ts';

/** The time for a question, in milliseconds. */
export const GRAMMAR_RACE_MS = 10_000;

/** The number of questions in a race. */
export const RACE_QUESTIONS = 10;
/** Points for a right answer, which moves the learner one field on, and the maximum bonus for speed. */
export const POINTS_PER_FIELD = 10;
export const MAX_BONUS = 5;
export const MAX_POINTS = RACE_QUESTIONS * (POINTS_PER_FIELD + MAX_BONUS);

/** The options for a whole sentence. */
export const CALLED_RIGHT = 'It is right';
export const CALLED_WRONG = 'It is wrong';

const questionSchema = v.object({
  /** The id of the grammar point in the bank. */
  point: v.string(),
  /** The name of the point. */
  name: v.string(),
  /** The rule of the point, after an example. */
  rule: v.string(),
  /** A sentence with a gap (`gap`), or a whole sentence to call right or wrong (`judged`). */
  ask: v.string(),
  kind: v.picklist(['gap', 'judged']),
  /** In the order shown. */
  options: v.array(v.string()),
  /** The right option. */
  answer: v.string(),
  /** Why it is right. */
  because: v.string(),
  /** Why each of the other options is wrong, if there is more to say than `because`. */
  wrong: v.record(v.string(), v.string()),
  /** The right sentence. */
  right: v.string(),
});
export type RaceQuestion = v.InferOutput<typeof questionSchema>;

const answerSchema = v.object({
  /** `null`: the time ran out. */
  option: v.nullable(v.string()),
  /** The milliseconds that the answer took. */
  ms: playMsSchema,
  bonus: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_BONUS)),
});

export const stateSchema = v.object({
  questions: v.pipe(v.array(questionSchema), v.length(RACE_QUESTIONS)),
  /** The learner's answers, in the order of `questions`. */
  given: v.pipe(v.array(answerSchema), v.maxLength(RACE_QUESTIONS)),
  /** The play time at which the current question was asked. */
  since: playMsSchema,
  /** `explained`: the race is stopped while a mistake is explained. */
  phase: v.picklist(['asking', 'explained', 'over']),
  /** Whether there is a time limit. Without one there is no bonus, and the run is not saved as a ghost. */
  isRaced: v.boolean(),
  /** The best run so far at this level, to race against; `null` before one. */
  ghost: v.nullable(runSchema),
});
export type RaceState = v.InferOutput<typeof stateSchema>;

export type RaceMove =
  | { type: 'answered'; option: string }
  /** Continues after an explanation. */
  | { type: 'continued' };

/** The question that is asked or explained; after the end the last one. */
export function getCurrentQuestion({ questions, given, phase }: RaceState): RaceQuestion {
  const question = questions[phase === 'asking' ? given.length : given.length - 1];
  if (!question) throw new Error('The race has no current question');
  return question;
}

export function isAnswerRight({ questions, given }: RaceState, index: number): boolean {
  return given[index] !== undefined && given[index].option === questions[index]?.answer;
}

export function getPoints(state: RaceState): number {
  return state.given.reduce(
    (sum, { bonus }, index) => sum + (isAnswerRight(state, index) ? POINTS_PER_FIELD + bonus : 0),
    0,
  );
}

/** The milliseconds on the race's clock, which runs only while a question is asked. */
export function getRaceClock({ given, since, phase }: RaceState, at: number): number {
  const answeredMs = given.reduce((sum, { ms }) => sum + ms, 0);
  return phase === 'asking' ? answeredMs + at - since : answeredMs;
}

/** The run so far, which later races can use as their ghost. */
export function getRun(state: RaceState): RaceRun {
  let at = 0;
  return state.given.map(({ ms }, index) => {
    at += ms;
    return { at, isRight: isAnswerRight(state, index) };
  });
}

/** The number of fields that the learner has reached. */
export function countFields(state: RaceState): number {
  return countFieldsAt(getRun(state), Number.POSITIVE_INFINITY);
}

/**
 * The bonus for an answer after `ms` milliseconds: the maximum in the first sixth of the limit, 0 at its end.
 * @param limit in milliseconds; `null` without a time limit
 */
export function getBonus(ms: number, limit: number | null): number {
  if (limit === null) return 0;
  return Math.min(MAX_BONUS, Math.floor(((limit - ms) / limit) * (MAX_BONUS + 1)));
}
