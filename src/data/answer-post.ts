import type { PostedAnswer, WaitingAnswer } from '../domain/posted-answer.ts';
import type { Connection } from './connection.ts';
import type { Saved } from './learner-store.ts';
import { KV, type LearnerTables, readValue } from './learner-tables.ts';
import { readPostedAnswer } from './record-schemas.ts';
import type { Writer } from './write-transaction.ts';

/** Answers that wait for a connection, and feedback that came later. They stay on this device. */
export interface AnswerPost {
  postedAnswers(): Promise<readonly PostedAnswer[]>;
  /** Keeps an answer until it can be sent, in place of an earlier one to the same lesson. */
  postAnswer(answer: Omit<WaitingAnswer, 'state'>): Saved;
  /** Says why the server won't take an answer. Nothing happens if another took its place meanwhile. */
  refuseAnswer(answer: WaitingAnswer, message: string): Saved;
  /** The feedback to an answer is stored; the learner is yet to look at it. */
  announceFeedback(lessonId: string): Saved;
  /** Takes away what is known of the lesson's answer: it was looked at, or given up. */
  clearPost(lessonId: string): Saved;
}

const POST_PREFIX = KV.posted('');

/** Every answer in the post that can be read. */
export async function allPosted(tables: LearnerTables): Promise<readonly PostedAnswer[]> {
  const rows = await tables.kv.where('key').startsWith(POST_PREFIX).toArray();
  return rows.map(({ value }) => readPostedAnswer(value)).filter((posted) => posted !== null);
}

/** The answer post's part of the learner's store. */
export function createAnswerPost(tables: LearnerTables, run: Connection['run'], writer: Writer): AnswerPost {
  const put = (posted: PostedAnswer) => tables.kv.put({ key: KV.posted(posted.lessonId), value: posted });
  const keep = (work: () => Promise<void>) => writer.keep([tables.kv], work);
  return {
    postedAnswers: () => run(() => allPosted(tables)),
    postAnswer: (answer) =>
      keep(async () => {
        await put({ state: 'waiting', ...answer });
      }),
    refuseAnswer: (answer, message) =>
      keep(async () => {
        const now = readPostedAnswer(await readValue(tables, KV.posted(answer.lessonId)));
        if (now?.state === 'waiting' && now.key === answer.key) {
          await put({ ...answer, state: 'refused', message });
        }
      }),
    announceFeedback: (lessonId) =>
      keep(async () => {
        await put({ state: 'checked', lessonId });
      }),
    clearPost: (lessonId) => keep(() => tables.kv.delete(KV.posted(lessonId))),
  };
}
