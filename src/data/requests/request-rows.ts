import * as v from 'valibot';
import { generateClassRequest } from '../../contract/lesson-api.ts';
import { LEVELS } from '../../domain/levels.ts';
import { requestStatusSchema } from '../../domain/request-status.ts';
import { SKILLS } from '../../domain/skills.ts';
import type { LearnerTables } from '../database/learner-tables.ts';
import { createParser } from '../database/parse-records.ts';

const asked = {
  /** The idempotency key: the same request under it is carried out, and costs, once. */
  key: v.pipe(v.string(), v.minLength(1)),
};

/** A class, of the server's teacher or of the built-in one on this device. Its lesson gets the key as its id. */
const classRequest = v.object({
  ...asked,
  kind: v.literal('class'),
  by: v.picklist(['server', 'device']),
  /** The learner's local date whose credit it spends, `YYYY-MM-DD`. */
  localDate: v.string(),
  request: generateClassRequest,
});

/** Feedback on an answer to a lesson. */
const answerRequest = v.object({
  ...asked,
  kind: v.literal('answer'),
  lessonId: v.string(),
  answer: v.string(),
});

/** Feedback on a text that was written in a game; the game fetches it from the row. */
const gameFeedbackRequest = v.object({
  ...asked,
  kind: v.literal('game-feedback'),
  text: v.string(),
  level: v.picklist(LEVELS),
  skill: v.picklist(SKILLS),
});

/** Homework out of a game. Its record gets the key as its id. */
const saveHomeworkRequest = v.object({
  ...asked,
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

/** What can be asked for. */
export type NewRequest = v.InferOutput<
  typeof classRequest | typeof answerRequest | typeof gameFeedbackRequest | typeof saveHomeworkRequest
>;

const stored = {
  /** When it was asked for first, in milliseconds since the epoch. */
  at: v.number(),
  life: requestStatusSchema,
};

const requestRow = v.variant('kind', [
  v.object({ ...classRequest.entries, ...stored }),
  v.object({ ...answerRequest.entries, ...stored }),
  v.object({ ...gameFeedbackRequest.entries, ...stored }),
  v.object({ ...saveHomeworkRequest.entries, ...stored }),
]);

/** A request as it lies in its table. */
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

/** A stored request; null for what an unknown version, or a hand, has left. */
export const parseRequest = createParser(requestRow);

/** Every request that can be read, oldest first. */
export async function readAllRequests({ requests }: LearnerTables): Promise<readonly RequestRow[]> {
  const rows = (await requests.toArray()).map(parseRequest).filter((row) => row !== null);
  return rows.sort((a, b) => a.at - b.at);
}

/** The lessons with an answer whose end nobody has taken note of yet; they stay, however old they are. */
export async function readAwaitedLessonIds(tables: LearnerTables): Promise<ReadonlySet<string>> {
  const answers = filterRequests(await readAllRequests(tables), 'answer');
  return new Set(answers.filter(({ life }) => life.phase !== 'cancelled').map(({ lessonId }) => lessonId));
}
