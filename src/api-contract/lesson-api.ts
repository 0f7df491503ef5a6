import * as v from 'valibot';
import { findExceededAnswerLimit } from '../domain/check-limits.ts';
import { sentDisputesSchema } from '../domain/disputed-answers.ts';
import { LEVELS } from '../domain/levels.ts';
import {
  ANSWER_LIMITS,
  type AnswerLimit,
  DAILY_CREDITS,
  MAX_AGE,
  MAX_ANSWER_LENGTH,
  MAX_USED_ITEM_LENGTH,
  MIN_AGE,
  RETAINED_USED_ITEMS,
  SPEAKING_MODULE_LESSONS,
} from '../domain/limits.ts';
import { markedPageSchema } from '../domain/marked-page.ts';
import {
  findExceededPlanLimit,
  MAX_PLAN_LENGTH,
  PLAN_LIMITS,
  type PlanLimit,
} from '../domain/plan/plan-limits.ts';
import { REASONS } from '../domain/reasons.ts';
import { SKILLS } from '../domain/skills.ts';

/*
 * The lesson API, shared by client and server: the three calls of the specification's section 7, GET of a
 * class that was already written, and DELETE of the learner's data on the server when an account is deleted.
 *
 * Every call carries `Authorization: Bearer <token>`. All but DELETE carry `X-Local-Date`, the learner's date
 * as `YYYY-MM-DD`, because credits belong to the learner's local day. The two POSTs and the GET of a class
 * carry `Idempotency-Key`.
 */

/** The paths of the calls, below the API's address. */
export const LESSON_API = {
  remainingCalls: '/remaining-calls',
  generateClass: '/generate-class',
  submitAnswer: '/submit-answer',
  learner: '/learner',
} as const;

export const IDEMPOTENCY_HEADER = 'Idempotency-Key';
export const LOCAL_DATE_HEADER = 'X-Local-Date';
/**
 * A larger request is refused with 413. The limits of lists and texts are in characters, and a character
 * takes up to six bytes in JSON: every request of the app fits, in any script.
 */
export const MAX_REQUEST_BYTES = { generateClass: 256 * 1024, submitAnswer: 512 * 1024 } as const;

const usedList = v.optional(
  v.pipe(v.array(v.pipe(v.string(), v.maxLength(MAX_USED_ITEM_LENGTH))), v.maxLength(RETAINED_USED_ITEMS)),
  [],
);

export const generateClassRequest = v.object({
  student_level: v.picklist(LEVELS),
  skill_focus: v.picklist(SKILLS),
  teacher: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60)),
  reason: v.picklist(REASONS),
  age: v.pipe(v.number(), v.minValue(MIN_AGE), v.maxValue(MAX_AGE)),
  /** 1 to 5 inside the Speaking module, 0 outside it. */
  module_lesson: v.optional(
    v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(SPEAKING_MODULE_LESSONS)), 0),
    0,
  ),
  used_phrases: usedList,
  used_vocab: usedList,
});
export type GenerateClassRequest = v.InferOutput<typeof generateClassRequest>;

const ANSWER_EXCESS: Readonly<Record<AnswerLimit, string>> = {
  words: `has too many words: at most ${ANSWER_LIMITS.words} are taken`,
  lines: `has too many lines: at most ${ANSWER_LIMITS.lines} are taken`,
  wordCharacters: `has a word that is too long: at most ${ANSWER_LIMITS.wordCharacters} characters are taken`,
};

const PLAN_EXCESS: Readonly<Record<PlanLimit, string>> = {
  lines: `has too many lines: at most ${PLAN_LIMITS.lines} are taken`,
  blockLines: `has too many lines in one piece: at most ${PLAN_LIMITS.blockLines} are taken without an empty line`,
  lineCharacters: `has a line that is too long: at most ${PLAN_LIMITS.lineCharacters} characters are taken`,
  nesting: `has lists or quotations that are nested too deep: at most ${PLAN_LIMITS.nesting} levels are taken`,
  bars: `has a table that is too wide: at most ${PLAN_LIMITS.bars} bars in a line are taken`,
};

/** Rejects a text that exceeds a limit, with the sentence for that limit. */
function checkLimit<Excess extends string>(
  findExceeded: (text: string) => Excess | undefined,
  sentences: Readonly<Record<Excess, string>>,
) {
  return v.check<string, (issue: v.CheckIssue<string>) => string>(
    (text) => findExceeded(text) === undefined,
    ({ input }) => sentences[findExceeded(input) as Excess],
  );
}

export const submitAnswerRequest = v.object({
  answer: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1),
    v.maxLength(MAX_ANSWER_LENGTH),
    checkLimit(findExceededAnswerLimit, ANSWER_EXCESS),
  ),
  class_plan: v.pipe(
    v.string(),
    v.maxLength(MAX_PLAN_LENGTH),
    checkLimit(findExceededPlanLimit, PLAN_EXCESS),
  ),
  student_level: v.picklist(LEVELS),
  skill_focus: v.picklist(SKILLS),
  reason: v.picklist(REASONS),
  /** Answers to the class's items that the learner calls right although the keys do not have them. */
  called_right: v.optional(sentDisputesSchema),
});
export type SubmitAnswerRequest = v.InferOutput<typeof submitAnswerRequest>;

/** Looser than what this server writes, for servers of other versions. Only `generate` is used. */
const remainingCalls = v.object({
  generate: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(DAILY_CREDITS * 1000)),
});

export const remainingCallsResponse = v.object({ remaining_calls: remainingCalls });
export type RemainingCallsResponse = v.InferOutput<typeof remainingCallsResponse>;

export const generateClassResponse = v.object({
  class_plan: v.pipe(v.string(), v.minLength(1)),
  remaining_calls: v.optional(remainingCalls),
  /** A remark for the learner, such as that the built-in teacher wrote the class. */
  note: v.optional(v.string()),
});
export type GenerateClassResponse = v.InferOutput<typeof generateClassResponse>;

/** The answer to GET of a class by its idempotency key: the class, or that none was written. */
export const writtenClassResponse = v.union([generateClassResponse, v.object({ written: v.literal(false) })]);
export type WrittenClassResponse = v.InferOutput<typeof writtenClassResponse>;

export const submitAnswerResponse = v.object({
  feedback: v.pipe(v.string(), v.minLength(1)),
  /** The answer with its marks; `undefined` if absent or invalid. */
  marked_page: v.fallback(v.optional(markedPageSchema), undefined),
  remaining_calls: v.optional(remainingCalls),
});
export type SubmitAnswerResponse = v.InferOutput<typeof submitAnswerResponse>;

/** The body of every refusal, with a status of 400 or above. */
export const errorResponse = v.object({ detail: v.string() });
export type ErrorResponse = v.InferOutput<typeof errorResponse>;
