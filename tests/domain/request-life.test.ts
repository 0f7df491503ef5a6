import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isLive,
  isPutOff,
  NEW_LIFE,
  type RequestEvent,
  type RequestLife,
  reduceLife,
} from '../../src/domain/request-life.ts';
import { forAll } from '../for-all.ts';

const SENDING: RequestLife = { phase: 'sending', why: 'new' };
const REFUSED: RequestLife = { phase: 'refused', why: 'new', message: 'No.' };
const UNSAVED: RequestLife = {
  phase: 'unsaved',
  why: 'new',
  dueAt: 9,
  message: 'Full.',
  reply: { text: 'Good.' },
};
const DONE: RequestLife = { phase: 'done', why: 'new', result: {} };

const anEvent = fc.oneof(
  fc.constantFrom<RequestEvent>(
    { type: 'asked' },
    { type: 'begun' },
    { type: 'cancelled' },
    { type: 'left' },
    { type: 'absent' },
    { type: 'refused', message: 'No.' },
    { type: 'unsaved', reply: { text: 'Good.' }, message: 'Full.', until: 5 },
    { type: 'postponed', why: 'offline', until: 5 },
    { type: 'postponed', why: 'failed', until: 5 },
  ),
  fc.constant<RequestEvent>({ type: 'settled', result: {} }),
);
const aLife = fc.array(anEvent).map((events) => events.reduce(reduceLife, NEW_LIFE));

describe('a request', () => {
  test('that its page left behind is told from one that is sent for the first time', () => {
    const begun = reduceLife(NEW_LIFE, { type: 'begun' });
    expect(begun).toEqual(SENDING);
    expect(reduceLife(begun, { type: 'begun' })).toEqual({ phase: 'sending', why: 'interrupted' });
  });

  test('waits with its reason, and keeps the reason while it is tried again', () => {
    const put = reduceLife(SENDING, { type: 'postponed', why: 'offline', until: 7, message: 'No way.' });
    expect(put).toEqual({ phase: 'waiting', why: 'offline', dueAt: 7, message: 'No way.' });
    expect(reduceLife(put, { type: 'begun' })).toEqual({ phase: 'sending', why: 'offline' });
  });

  test.each<RequestLife>([REFUSED, { phase: 'cancelled', why: 'new' }, { ...NEW_LIFE, why: 'offline' }])(
    'that has not come begins anew when it is asked for again: $phase',
    (life) => expect(reduceLife(life, { type: 'asked' })).toEqual(NEW_LIFE),
  );

  test('whose reply found no room keeps it, and asking again only hurries it', () => {
    expect(reduceLife(UNSAVED, { type: 'asked' })).toEqual({ ...UNSAVED, dueAt: 0 });
    expect(reduceLife(UNSAVED, { type: 'begun' })).toBe(UNSAVED);
  });

  test('that was cancelled while its reply came is done all the same', () => {
    const cancelled = reduceLife(SENDING, { type: 'cancelled' });
    expect(reduceLife(cancelled, { type: 'settled', result: {} })).toEqual(DONE);
  });
});

test('what is done stays done, whatever comes late', () => {
  forAll(anEvent, (event) => {
    expect(reduceLife(DONE, event)).toEqual(DONE);
  });
});

test('whatever is over is only woken by being asked for again, or left', () => {
  forAll(aLife, anEvent, (life, event) => {
    fc.pre(!isLive(life) && event.type !== 'asked' && event.type !== 'left');
    expect(isLive(reduceLife(life, event))).toBe(false);
  });
});

describe('a request that was left for another one', () => {
  const LEFT = reduceLife(REFUSED, { type: 'left' });
  const LOOKING = reduceLife(LEFT, { type: 'begun' });

  test('is looked up, until there is an answer to that', () => {
    expect(LEFT).toEqual({ phase: 'waiting', why: 'left', dueAt: 0 });
    expect(LOOKING).toEqual({ phase: 'sending', why: 'left' });
    const again = reduceLife(LOOKING, { type: 'postponed', why: 'failed', until: 7 });
    expect(again).toEqual({ phase: 'waiting', why: 'left', dueAt: 7 });
  });

  test('can’t be cancelled, or what the server has done would be forgotten', () => {
    for (const life of [LEFT, LOOKING]) expect(reduceLife(life, { type: 'cancelled' })).toBe(life);
  });

  test('of which there is nothing is over, and is not looked up again', () => {
    const over = reduceLife(LOOKING, { type: 'absent' });
    expect(over).toEqual({ phase: 'cancelled', why: 'left' });
    expect(reduceLife(over, { type: 'left' })).toBe(over);
  });

  test('begins anew when it is asked for again, whatever the look finds out then', () => {
    const again = reduceLife(LOOKING, { type: 'asked' });
    expect(again).toEqual(NEW_LIFE);
    expect(reduceLife(again, { type: 'absent' })).toBe(again);
  });

  test('while it is under way goes on as it is', () => {
    expect(reduceLife(SENDING, { type: 'left' })).toBe(SENDING);
  });
});

test('only what is live was put off', () => {
  forAll(aLife, (life) => !isPutOff(life) || isLive(life));
});
