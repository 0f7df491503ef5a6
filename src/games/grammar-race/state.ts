import * as v from 'valibot';
import { playMsSchema } from '../kit/state-schemas.ts';
import { countFieldsAt, type RaceRun, runSchema } from './ghost.ts';

/** Questions in a race. */
export const RACE_QUESTIONS = 10;
/** Points for a right answer, and the most that its speed adds: being slow costs nothing. */
export const POINTS_PER_FIELD = 10;
export const MAX_BONUS = 5;
export const MAX_POINTS = RACE_QUESTIONS * (POINTS_PER_FIELD + MAX_BONUS);

/** The options of a whole sentence. */
export const CALLED_RIGHT = 'It is right';
export const CALLED_WRONG = 'It is wrong';

const questionSchema = v.object({
  /** The point's id in the bank, its name and its rule. */
  point: v.string(),
  name: v.string(),
  rule: v.string(),
  /** With a gap, or a whole sentence to call right or wrong. */
  ask: v.string(),
  kind: v.picklist(['gap', 'judged']),
  /** In the order in which they are shown. */
  options: v.array(v.string()),
  answer: v.string(),
  because: v.string(),
  /** Why each of the others is wrong, where there is more to say than why the answer is right. */
  wrong: v.record(v.string(), v.string()),
  /** The sentence as it is right. */
  right: v.string(),
});
export type RaceQuestion = v.InferOutput<typeof questionSchema>;

const givenSchema = v.object({
  /** `null`: the time ran out. */
  option: v.nullable(v.string()),
  /** Milliseconds it took. */
  ms: playMsSchema,
  bonus: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_BONUS)),
});

export const stateSchema = v.object({
  questions: v.pipe(v.array(questionSchema), v.length(RACE_QUESTIONS)),
  given: v.pipe(v.array(givenSchema), v.maxLength(RACE_QUESTIONS)),
  /** When the question on the board was asked. */
  since: playMsSchema,
  /** `explained`: the race stands still while a mistake is looked at. */
  phase: v.picklist(['asking', 'explained', 'over']),
  /** Without limits nobody races: no bonus, and no run to be raced against. */
  isRaced: v.boolean(),
  /** The best run so far at this level, to race against. */
  ghost: v.nullable(runSchema),
});
export type RaceState = v.InferOutput<typeof stateSchema>;

export type RaceMove =
  | { type: 'answered'; option: string }
  /** The explanation is read. */
  | { type: 'went-on' };

/** The question on the board; after the last one, that. */
export function getCurrentQuestion({ questions, given, phase }: RaceState): RaceQuestion {
  const question = questions[phase === 'asking' ? given.length : given.length - 1];
  if (!question) throw new Error('A race has a question on its board');
  return question;
}

export function isAnswerRight({ questions, given }: RaceState, place: number): boolean {
  return given[place] !== undefined && given[place].option === questions[place]?.answer;
}

export function getPoints(state: RaceState): number {
  return state.given.reduce(
    (sum, { bonus }, place) => sum + (isAnswerRight(state, place) ? POINTS_PER_FIELD + bonus : 0),
    0,
  );
}

/** Milliseconds on the race's clock: it runs only while a question is asked. */
export function getRaceClock({ given, since, phase }: RaceState, at: number): number {
  const before = given.reduce((sum, { ms }) => sum + ms, 0);
  return phase === 'asking' ? before + at - since : before;
}

/** The race as it went so far, as the next ones may race against it. */
export function getRun(state: RaceState): RaceRun {
  let at = 0;
  return state.given.map(({ ms }, place) => {
    at += ms;
    return { at, isRight: isAnswerRight(state, place) };
  });
}

/** The fields that the learner has come. */
export function countFields(state: RaceState): number {
  return countFieldsAt(getRun(state), Number.POSITIVE_INFINITY);
}

/** What an answer after so many of a limit's milliseconds adds: all for the first sixth, nothing at the end. */
export function getBonus(ms: number, limit: number | null): number {
  if (limit === null) return 0;
  return Math.min(MAX_BONUS, Math.floor(((limit - ms) / limit) * (MAX_BONUS + 1)));
}
