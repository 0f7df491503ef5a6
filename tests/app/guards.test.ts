import { isRedirect } from '@tanstack/react-router';
import { describe, expect, test } from 'vitest';
import {
  type RouterContext,
  redirectSignedIn,
  requireLearner,
  requireSetup,
  requireUnfinishedSetup,
} from '../../src/app/guards.ts';
import type { Session } from '../../src/session/session.ts';
import { createFinishedProfile, EMAIL, FakeDevice, UID } from '../session/fake-device.ts';

type Visitor = 'signed out' | 'new' | 'finished' | 'unknown';

/** A session of a visitor: signed out, without a profile, with a finished one, or with one nobody can read. */
async function sessionOf(visitor: Visitor): Promise<Session> {
  const device = new FakeDevice();
  if (visitor === 'finished') device.cloud.set(UID, createFinishedProfile(UID, EMAIL));
  if (visitor === 'unknown') device.cloudFailure = 'The cloud is away.';
  const session = device.createTab();
  if (visitor !== 'signed out') await session.signUp(EMAIL, 'secret');
  return session;
}

async function contextOf(visitor: Visitor): Promise<RouterContext> {
  const session = await sessionOf(visitor);
  return { loadSession: async () => session };
}

/** Where a guard sends its visitor; `null` when they may stay. */
async function sentTo(guard: Promise<unknown>): Promise<object | null> {
  try {
    await guard;
    return null;
  } catch (cause) {
    if (!isRedirect(cause)) throw cause;
    const { to, search, href } = cause.options as { to?: string; search?: object; href?: string };
    return href ? { href } : { to, ...(search ? { search } : {}) };
  }
}

describe('pages that need a login', () => {
  test.each([
    ['to come back afterwards', '/progress?skill=Reading', { from: '/progress?skill=Reading' }],
    ['without a way back to the hub, where a sign-in leads anyway', '/app', {}],
  ])('send a signed-out visitor to the form, %s', async (_what, address, search) => {
    const guard = requireLearner(await contextOf('signed out'), address);
    expect(await sentTo(guard)).toEqual({ to: '/login', search });
  });

  test('let a learner in', async () => {
    const passed = await requireLearner(await contextOf('finished'), '/progress');
    expect(passed.learner.uid).toBe(UID);
  });
});

describe('the hub', () => {
  test.each<[string, Visitor, object | null]>([
    ['sends a learner without a finished profile to set-up', 'new', { to: '/setup' }],
    ['is open to a learner with a finished profile', 'finished', null],
    [
      'sends a learner whose profile can’t be read to the form, never to set-up',
      'unknown',
      { to: '/login', search: { from: '/app?room=media' } },
    ],
  ])('%s', async (_what, visitor, target) => {
    expect(await sentTo(requireSetup(await sessionOf(visitor), '/app?room=media'))).toEqual(target);
  });
});

describe('set-up', () => {
  const FORM = { to: '/login', search: { from: '/setup' } };

  test.each<[string, Visitor, boolean, object | null]>([
    ['is open to a learner without a finished profile', 'new', false, null],
    ['sends a learner with a finished profile to the hub', 'finished', false, { to: '/app' }],
    ['opens again to change a finished profile', 'finished', true, null],
    ['never opens on a profile that can’t be read', 'unknown', false, FORM],
    ['never opens to change a profile that can’t be read', 'unknown', true, FORM],
  ])('%s', async (_what, visitor, change, target) => {
    expect(await sentTo(requireUnfinishedSetup(await sessionOf(visitor), change))).toEqual(target);
  });
});

describe('the sign-in form', () => {
  test.each<[string, Visitor, Parameters<typeof redirectSignedIn>[1], object | null]>([
    ['is open to a signed-out visitor', 'signed out', {}, null],
    ['sends a learner on to the hub', 'finished', {}, { href: '/app' }],
    ['sends a learner on to where they came from', 'finished', { from: '/lessons' }, { href: '/lessons' }],
    ['sends a learner without a finished profile to set-up', 'new', {}, { href: '/setup' }],
    ['sends them there wherever they came from', 'new', { from: '/lessons' }, { href: '/setup' }],
    ['opens again to a learner whose sign-in ran out', 'finished', { again: true }, null],
  ])('%s', async (_what, visitor, search, target) => {
    expect(await sentTo(redirectSignedIn(await contextOf(visitor), search))).toEqual(target);
  });

  test('tells a signed-in visitor why their profile could not be read', async () => {
    const door = await redirectSignedIn(await contextOf('unknown'), {});
    expect(door.failure).toEqual({ kind: 'profile', message: 'The cloud is away.' });
  });
});
