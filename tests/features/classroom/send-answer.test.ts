import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { LearnerDatabase } from '../../../src/data/open-learner-store.ts';
import type { ApiFailure } from '../../../src/domain/api-failure.ts';
import type { LessonRecord } from '../../../src/domain/records.ts';
import { err, ok, type Result } from '../../../src/domain/result.ts';
import { sendAnswer } from '../../../src/features/classroom/send-answer.ts';
import type { Feedback, LessonApi, PaidCallOptions } from '../../../src/remote/lesson-api.ts';
import { aDevice, aNewLesson, expectOk, openAnn } from '../../data/open-device.ts';

/** A teacher that answers each call when the test says so. */
class PatientTeacher implements Pick<LessonApi, 'submitAnswer'> {
  #open = new Map<string, (reply: Result<Feedback, ApiFailure>) => void>();

  submitAnswer({ answer }: { answer: string }, { signal }: PaidCallOptions) {
    return new Promise<Result<Feedback, ApiFailure>>((resolve) => {
      this.#open.set(answer, resolve);
      signal?.addEventListener('abort', () => resolve(err({ kind: 'cancelled' })));
    });
  }

  /** Answers a call once it has come. */
  async reply(answer: string, reply: Result<Feedback, ApiFailure>): Promise<void> {
    (await this.#asked(answer))(reply);
  }

  async isAsked(answer: string): Promise<void> {
    await this.#asked(answer);
  }

  #asked(answer: string) {
    return vi.waitFor(
      () => {
        const resolve = this.#open.get(answer);
        if (!resolve) throw new Error(`"${answer}" was not sent.`);
        return resolve;
      },
      { timeout: 5_000, interval: 5 },
    );
  }
}

let store: LearnerDatabase;
let teacher: PatientTeacher;
let lesson: LessonRecord;
let wakes: number;

beforeEach(async () => {
  store = await openAnn(aDevice());
  teacher = new PatientTeacher();
  lesson = expectOk(await store.addLesson(aNewLesson));
  wakes = 0;
});

function send(answer: string, isSignedIn = true) {
  const cancel = new AbortController();
  const posting = {
    wake: () => {
      wakes += 1;
    },
  };
  const work = { lesson, attempt: { key: `key of ${answer}`, answer }, localDate: '2025-05-01', cancel };
  const event = sendAnswer(work, { store, api: teacher, posting, isSignedIn: () => isSignedIn });
  return { event, cancel: () => cancel.abort() };
}

const good = ok({ feedback: 'Good.', remaining: 4 });

describe('an answer', () => {
  test('completes its lesson with the feedback that comes', async () => {
    const { event } = send('By bus.');
    await teacher.reply('By bus.', good);
    expect(await event).toEqual({ type: 'answered', key: 'key of By bus.', feedback: 'Good.' });
    expect(await store.lesson(lesson.id)).toMatchObject({ completed: true, answer: 'By bus.' });
    expect(await store.credits()).toEqual({ date: '2025-05-01', remaining: 4 });
  });

  test('that finds no server is kept, and whoever sends it later is woken', async () => {
    const { event } = send('By bus.');
    await teacher.reply('By bus.', err({ kind: 'offline' }));
    expect(await event).toEqual({ type: 'posted', key: 'key of By bus.' });
    expect(await store.postedAnswers()).toMatchObject([{ state: 'waiting', answer: 'By bus.' }]);
    expect(wakes).toBe(1);
  });

  test('of a learner who is signed out is not sent', async () => {
    expect(await send('By bus.', false).event).toMatchObject({
      type: 'failed',
      message: 'Please log in to submit answers.',
    });
  });

  test('that the learner cancels leaves nothing behind', async () => {
    const { event, cancel } = send('By bus.');
    await teacher.isAsked('By bus.');
    cancel();
    expect(await event).toEqual({ type: 'cancelled' });
    expect(await store.postedAnswers()).toEqual([]);
  });

  test('fails with a message when the device can’t be read', async () => {
    vi.spyOn(store, 'storageBytes').mockRejectedValueOnce(new Error('The database is closed.'));
    const told = vi.spyOn(console, 'error').mockReturnValue();
    expect(await send('By bus.').event).toEqual({
      type: 'failed',
      key: 'key of By bus.',
      message: 'Failed to submit answer. Check ad blockers or network settings.',
    });
    expect(told).toHaveBeenCalledOnce();
    told.mockRestore();
  });

  test('takes the place of an earlier one to the same lesson that is still on its way', async () => {
    const earlier = send('By bus.');
    await teacher.isAsked('By bus.');
    const later = send('On foot.');
    expect(await earlier.event).toEqual({ type: 'cancelled' });
    await teacher.reply('On foot.', good);
    expect(await later.event).toMatchObject({ type: 'answered' });
    expect(await store.lesson(lesson.id)).toMatchObject({ answer: 'On foot.' });
  });

  test('leaves an earlier one alone when it can’t be sent itself', async () => {
    const earlier = send('By bus.');
    await teacher.isAsked('By bus.');
    expect(await send('On foot.', false).event).toMatchObject({ type: 'failed' });
    await teacher.reply('By bus.', good);
    expect(await earlier.event).toMatchObject({ type: 'answered' });
  });
});
