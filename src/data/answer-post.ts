import { isWaitingUnder, type PostedAnswer, type WaitingAnswer } from '../domain/posted-answer.ts';
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
  /** The learner has looked at the feedback that came. An answer that waits or was refused stays. */
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
  const inPost = async (lessonId: string) => readPostedAnswer(await readValue(tables, KV.posted(lessonId)));
  const keep = (work: () => Promise<void>) => writer.keep([tables.kv], work);
  return {
    postedAnswers: () => run(() => allPosted(tables)),
    postAnswer: (answer) =>
      keep(async () => {
        await put({ state: 'waiting', ...answer });
      }),
    refuseAnswer: (answer, message) =>
      keep(async () => {
        if (isWaitingUnder(answer.key, await inPost(answer.lessonId))) {
          await put({ ...answer, state: 'refused', message });
        }
      }),
    clearPost: (lessonId) =>
      keep(async () => {
        if ((await inPost(lessonId))?.state === 'checked') await tables.kv.delete(KV.posted(lessonId));
      }),
  };
}
