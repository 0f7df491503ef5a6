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
/** The reply came, but could not be stored. */
const UNSAVED: RequestStatus = {
  phase: 'unsaved',
  why: 'new',
  dueAt: 9,
  message: 'Full.',
  reply: { text: 'Good.' },
};
const DONE: RequestStatus = { phase: 'done', why: 'new', result: {} };

const requestEvent = fc.oneof(
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
/** Every status that events can lead to. */
const reachableStatus = fc.array(requestEvent).map((events) => events.reduce(reduceRequest, NEW_REQUEST));

describe('a request', () => {
  test('interrupted by the end of its page differs from one that is sent for the first time', () => {
    const begun = reduceRequest(NEW_REQUEST, { type: 'sending-started' });
    expect(begun).toEqual(SENDING);
    // Nothing ended the first sending.
    expect(reduceRequest(begun, { type: 'sending-started' })).toEqual({
      phase: 'sending',
      why: 'interrupted',
    });
  });

  test('waits with its reason, and keeps the reason during a retry', () => {
    const waiting = reduceRequest(SENDING, {
      type: 'postponed',
      why: 'offline',
      retryAt: 7,
      message: 'No connection.',
    });
    expect(waiting).toEqual({ phase: 'waiting', why: 'offline', dueAt: 7, message: 'No connection.' });
    expect(reduceRequest(waiting, { type: 'sending-started' })).toEqual({ phase: 'sending', why: 'offline' });
  });

  test.each<RequestStatus>([REFUSED, { phase: 'cancelled', why: 'new' }, { ...NEW_REQUEST, why: 'offline' }])(
    'without a reply starts over when it is requested again: $phase',
    (status) => expect(reduceRequest(status, { type: 'requested' })).toEqual(NEW_REQUEST),
  );

  test('with an unsaved reply keeps it, and requesting it again only retries the save at once', () => {
    expect(reduceRequest(UNSAVED, { type: 'requested' })).toEqual({ ...UNSAVED, dueAt: 0 });
    expect(reduceRequest(UNSAVED, { type: 'sending-started' })).toBe(UNSAVED);
  });

  test('that was cancelled while its reply arrived is done nevertheless', () => {
    const cancelled = reduceRequest(SENDING, { type: 'cancelled' });
    expect(reduceRequest(cancelled, { type: 'settled', result: {} })).toEqual(DONE);
  });
});

test('a request that is done stays done after any late event', () => {
  forAll(requestEvent, (event) => {
    expect(reduceRequest(DONE, event)).toEqual(DONE);
  });
});

test('a request that has ended is pending again only when it is requested again or superseded', () => {
  forAll(reachableStatus, requestEvent, (status, event) => {
    fc.pre(!isRequestPending(status) && event.type !== 'requested' && event.type !== 'superseded');
    expect(isRequestPending(reduceRequest(status, event))).toBe(false);
  });
});

/** A request that was given up for another; the server may have processed it all the same. */
describe('a superseded request', () => {
  const SUPERSEDED = reduceRequest(REFUSED, { type: 'superseded' });
  const LOOKING_UP = reduceRequest(SUPERSEDED, { type: 'sending-started' });

  test('is looked up until the server answers', () => {
    expect(SUPERSEDED).toEqual({ phase: 'waiting', why: 'superseded', dueAt: 0 });
    expect(LOOKING_UP).toEqual({ phase: 'sending', why: 'superseded' });
    const again = reduceRequest(LOOKING_UP, { type: 'postponed', why: 'failed', retryAt: 7 });
    expect(again).toEqual({ phase: 'waiting', why: 'superseded', dueAt: 7 });
  });

  test('can’t be cancelled, because the server may have processed it', () => {
    for (const status of [SUPERSEDED, LOOKING_UP])
      expect(reduceRequest(status, { type: 'cancelled' })).toBe(status);
  });

  test('that the server has not processed is over, and is not looked up again', () => {
    const over = reduceRequest(LOOKING_UP, { type: 'not-processed' });
    expect(over).toEqual({ phase: 'cancelled', why: 'superseded' });
    expect(reduceRequest(over, { type: 'superseded' })).toBe(over);
  });

  test('starts over when it is requested again, regardless of the look-up’s result', () => {
    const again = reduceRequest(LOOKING_UP, { type: 'requested' });
    expect(again).toEqual(NEW_REQUEST);
    expect(reduceRequest(again, { type: 'not-processed' })).toBe(again);
  });

  test('that is being sent stays unchanged', () => {
    expect(reduceRequest(SENDING, { type: 'superseded' })).toBe(SENDING);
  });
});

test('only a pending request is postponed', () => {
  forAll(reachableStatus, (status) => !isRequestPostponed(status) || isRequestPending(status));
});
