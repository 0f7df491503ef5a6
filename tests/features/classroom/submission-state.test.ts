import { describe, expect, test } from 'vitest';
import {
  answerAttempt,
  reduceSubmission,
  type Submission,
} from '../../../src/features/classroom/submission-state.ts';

const ATTEMPT = { key: 'first', answer: 'I went home.' };
const SENDING: Submission = { phase: 'sending', attempt: ATTEMPT };

describe('submitting an answer', () => {
  test('a second answer while one is on its way changes nothing', () => {
    expect(reduceSubmission(SENDING, { type: 'sent', attempt: { key: 'second', answer: 'x' } })).toBe(
      SENDING,
    );
  });

  test('feedback to another attempt changes nothing', () => {
    expect(reduceSubmission(SENDING, { type: 'answered', key: 'older', feedback: 'Late.' })).toBe(SENDING);
  });

  test('feedback is shown even when it could not be stored', () => {
    expect(
      reduceSubmission(SENDING, { type: 'answered', key: 'first', feedback: 'Good.', unsaved: 'Full.' }),
    ).toEqual({ phase: 'answered', feedback: 'Good.', unsaved: 'Full.' });
  });

  test('the same text sent again after a failure keeps its key, another text gets a new one', () => {
    const stopped = reduceSubmission(SENDING, { type: 'failed', key: 'first', message: 'No.' });
    expect(answerAttempt(stopped, 'I went home.', 'new')).toBe(ATTEMPT);
    expect(answerAttempt(stopped, 'I went out.', 'new')).toEqual({ key: 'new', answer: 'I went out.' });
  });

  test('an answer that waits for a connection keeps its key when it is sent again', () => {
    const posted = reduceSubmission(SENDING, { type: 'posted', key: 'first' });
    expect(posted).toEqual({ phase: 'posted', attempt: ATTEMPT });
    expect(answerAttempt(posted, 'I went home.', 'new')).toBe(ATTEMPT);
  });

  test('an answer after feedback is a new one, even in the same words', () => {
    const answered = reduceSubmission(SENDING, { type: 'answered', key: 'first', feedback: 'Good.' });
    expect(answerAttempt(answered, 'I went home.', 'new').key).toBe('new');
  });
});
