import * as v from 'valibot';
import { generateClassRequest } from '../../api-contract/lesson-api.ts';
import { LEVELS } from '../../domain/levels.ts';
import { type RequestStatus, requestStatusSchema } from '../../domain/request-status.ts';
import { SKILLS } from '../../domain/skills.ts';
import { createParser } from '../database/parse-records.ts';

const keyed = {
  /** The idempotency key: a request under the same key is processed, and charged, only once. */
  key: v.pipe(v.string(), v.minLength(1)),
};

/**
 * A class by the server's teacher or by the built-in one on this device; or a review, which this device makes
 * from its records. Its lesson gets the key as its id.
 */
const classRequest = v.object({
  ...keyed,
  kind: v.literal('class'),
  by: v.picklist(['server', 'device', 'review']),
  /** The learner's local date of the credit that it spends, `YYYY-MM-DD`. */
  localDate: v.string(),
  request: generateClassRequest,
});

/** Feedback on an answer to a lesson. */
const answerRequest = v.object({
  ...keyed,
  kind: v.literal('answer'),
  lessonId: v.string(),
  answer: v.string(),
});

/** Feedback on a text that was written in a game; the game fetches it from the row. */
const gameFeedbackRequest = v.object({
  ...keyed,
  kind: v.literal('game-feedback'),
  text: v.string(),
  level: v.picklist(LEVELS),
  skill: v.picklist(SKILLS),
});

/** Homework that was written in a game. Its record gets the key as its id. */
const saveHomeworkRequest = v.object({
  ...keyed,
  kind: v.literal('save-homework'),
  /** What it is about, as markdown with a title. */
  about: v.string(),
  notes: v.string(),
  /** When it was written, in the learner's own date format. */
  date: v.string(),
  level: v.picklist(LEVELS),
  skill: v.picklist(SKILLS),
  feedback: v.string(),
});

/** A request before it is stored. */
export type NewRequest = v.InferOutput<
  typeof classRequest | typeof answerRequest | typeof gameFeedbackRequest | typeof saveHomeworkRequest
>;

/** A status as it is stored, with the word `left` for a superseded request. */
const storedStatus = v.pipe(
  v.looseObject({}),
  v.transform((raw) => (raw.why === 'left' ? { ...raw, why: 'superseded' } : raw)),
  requestStatusSchema,
);

/** The fields of a row besides its request, under their stored names; `toStoredRequest` writes them. */
const stored = { at: v.number(), life: storedStatus };

const requestRow = v.pipe(
  v.variant('kind', [
    v.object({ ...classRequest.entries, ...stored }),
    v.object({ ...answerRequest.entries, ...stored }),
    v.object({ ...gameFeedbackRequest.entries, ...stored }),
    v.object({ ...saveHomeworkRequest.entries, ...stored }),
  ]),
  v.transform(({ at, life, ...request }) => ({
    ...request,
    /** When it was first enqueued, in milliseconds since the epoch. */
    enqueuedAt: at,
    status: life,
  })),
);

/** A row as it is stored, in this version. */
export type StoredRequest = v.InferInput<typeof requestRow>;

/** A request with its status. */
export type RequestRow = v.InferOutput<typeof requestRow>;
type RequestKind = RequestRow['kind'];
export type RequestOf<Kind extends RequestKind> = Extract<RequestRow, { kind: Kind }>;

/** The rows of one kind. */
export function filterRequests<Kind extends RequestKind>(
  rows: readonly RequestRow[],
  kind: Kind,
): readonly RequestOf<Kind>[] {
  return rows.filter((row): row is RequestOf<Kind> => row.kind === kind);
}

/** A stored request; null for a row of an unknown version, or a damaged one. */
export const parseRequest = createParser(requestRow);

/** The row that is stored for a request: the inverse of `parseRequest`. */
export function toStoredRequest({ enqueuedAt, status, ...request }: RequestRow): StoredRequest {
  return { ...request, at: enqueuedAt, life: toStoredStatus(status) };
}

function toStoredStatus(status: RequestStatus): StoredRequest['life'] {
  return status.why === 'superseded' ? { ...status, why: 'left' } : status;
}
