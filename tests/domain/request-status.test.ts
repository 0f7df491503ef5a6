import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isRequestPending,
  isRequestPostponed,
  NEW_REQUEST,
  type RequestEvent,
  type RequestStatus,
  reduceRequest,
} from '../../src/domain/request-status.ts';
import { forAll } from '../for-all.ts';

const SENDING: RequestStatus = { phase: 'sending', why: 'new' };
const REFUSED: RequestStatus = { phase: 'refused', why: 'new', message: 'No.' };
const UNSAVED: RequestStatus = {
  phase: 'unsaved',
  why: 'new',
  dueAt: 9,
  message: 'Full.',
  reply: { text: 'Good.' },
};
const DONE: RequestStatus = { phase: 'done', why: 'new', result: {} };

const anEvent = fc.oneof(
  fc.constantFrom<RequestEvent>(
    { type: 'requested' },
    { type: 'sending-started' },
    { type: 'cancelled' },
    { type: 'superseded' },
    { type: 'not-processed' },
    { type: 'refused', message: 'No.' },
    { type: 'save-failed', reply: { text: 'Good.' }, message: 'Full.', retryAt: 5 },
    { type: 'postponed', why: 'offline', retryAt: 5 },
    { type: 'postponed', why: 'failed', retryAt: 5 },
  ),
  fc.constant<RequestEvent>({ type: 'settled', result: {} }),
);
const aLife = fc.array(anEvent).map((events) => events.reduce(reduceRequest, NEW_REQUEST));

describe('a request', () => {
  test('that its page left behind is told from one that is sent for the first time', () => {
    const begun = reduceRequest(NEW_REQUEST, { type: 'sending-started' });
    expect(begun).toEqual(SENDING);
    expect(reduceRequest(begun, { type: 'sending-started' })).toEqual({
      phase: 'sending',
      why: 'interrupted',
    });
  });

  test('waits with its reason, and keeps the reason while it is tried again', () => {
    const put = reduceRequest(SENDING, { type: 'postponed', why: 'offline', retryAt: 7, message: 'No way.' });
    expect(put).toEqual({ phase: 'waiting', why: 'offline', dueAt: 7, message: 'No way.' });
    expect(reduceRequest(put, { type: 'sending-started' })).toEqual({ phase: 'sending', why: 'offline' });
  });

  test.each<RequestStatus>([REFUSED, { phase: 'cancelled', why: 'new' }, { ...NEW_REQUEST, why: 'offline' }])(
    'that has not come begins anew when it is asked for again: $phase',
    (life) => expect(reduceRequest(life, { type: 'requested' })).toEqual(NEW_REQUEST),
  );

  test('whose reply found no room keeps it, and asking again only hurries it', () => {
    expect(reduceRequest(UNSAVED, { type: 'requested' })).toEqual({ ...UNSAVED, dueAt: 0 });
    expect(reduceRequest(UNSAVED, { type: 'sending-started' })).toBe(UNSAVED);
  });

  test('that was cancelled while its reply came is done all the same', () => {
    const cancelled = reduceRequest(SENDING, { type: 'cancelled' });
    expect(reduceRequest(cancelled, { type: 'settled', result: {} })).toEqual(DONE);
  });
});

test('what is done stays done, whatever comes late', () => {
  forAll(anEvent, (event) => {
    expect(reduceRequest(DONE, event)).toEqual(DONE);
  });
});

test('whatever is over is only woken by being asked for again, or left', () => {
  forAll(aLife, anEvent, (life, event) => {
    fc.pre(!isRequestPending(life) && event.type !== 'requested' && event.type !== 'superseded');
    expect(isRequestPending(reduceRequest(life, event))).toBe(false);
  });
});

describe('a request that was left for another one', () => {
  const LEFT = reduceRequest(REFUSED, { type: 'superseded' });
  const LOOKING = reduceRequest(LEFT, { type: 'sending-started' });

  test('is looked up, until there is an answer to that', () => {
    expect(LEFT).toEqual({ phase: 'waiting', why: 'left', dueAt: 0 });
    expect(LOOKING).toEqual({ phase: 'sending', why: 'left' });
    const again = reduceRequest(LOOKING, { type: 'postponed', why: 'failed', retryAt: 7 });
    expect(again).toEqual({ phase: 'waiting', why: 'left', dueAt: 7 });
  });

  test('can’t be cancelled, or what the server has done would be forgotten', () => {
    for (const life of [LEFT, LOOKING]) expect(reduceRequest(life, { type: 'cancelled' })).toBe(life);
  });

  test('of which there is nothing is over, and is not looked up again', () => {
    const over = reduceRequest(LOOKING, { type: 'not-processed' });
    expect(over).toEqual({ phase: 'cancelled', why: 'left' });
    expect(reduceRequest(over, { type: 'superseded' })).toBe(over);
  });

  test('begins anew when it is asked for again, whatever the look finds out then', () => {
    const again = reduceRequest(LOOKING, { type: 'requested' });
    expect(again).toEqual(NEW_REQUEST);
    expect(reduceRequest(again, { type: 'not-processed' })).toBe(again);
  });

  test('while it is under way goes on as it is', () => {
    expect(reduceRequest(SENDING, { type: 'superseded' })).toBe(SENDING);
  });
});

test('only what is live was put off', () => {
  forAll(aLife, (life) => !isRequestPostponed(life) || isRequestPending(life));
});
