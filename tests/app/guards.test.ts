import { isRedirect } from '@tanstack/react-router';
import { describe, expect, test } from 'vitest';
import {
  passSignIn,
  type RouterContext,
  requireLearner,
  requireSetup,
  requireUnfinishedSetup,
} from '../../src/app/guards.ts';
import type { Session } from '../../src/session/session.ts';
import { FakeDevice, finishedProfile } from '../session/fake-page.ts';

const EMAIL = 'mia@example.com';
const UID = `uid-${EMAIL}`;

type Visitor = 'signed out' | 'new' | 'finished' | 'unknown';

/** A session of a visitor: signed out, without a profile, with a finished one, or with one nobody can read. */
async function sessionOf(visitor: Visitor): Promise<Session> {
  const device = new FakeDevice();
  if (visitor === 'finished') device.cloud.set(UID, finishedProfile(UID, EMAIL));
  if (visitor === 'unknown') device.cloudFailure = 'The cloud is away.';
  const session = device.tab();
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
  test('send a signed-out visitor to the form, to come back afterwards', async () => {
    const guard = requireLearner(await contextOf('signed out'), '/progress?skill=Reading');
    expect(await sentTo(guard)).toEqual({ to: '/login', search: { from: '/progress?skill=Reading' } });
  });

  test('name no way back to the hub, where a sign-in leads anyway', async () => {
    expect(await sentTo(requireLearner(await contextOf('signed out'), '/app'))).toEqual({
      to: '/login',
      search: {},
    });
  });

  test('let a learner in', async () => {
    const passed = await requireLearner(await contextOf('finished'), '/progress');
    expect(passed.learner.uid).toBe(UID);
  });
});

describe('the hub', () => {
  test('sends a learner without a finished profile to set-up', async () => {
    expect(await sentTo(requireSetup(await sessionOf('new'), '/app'))).toEqual({ to: '/setup' });
  });

  test('is open to a learner with a finished profile', async () => {
    expect(await sentTo(requireSetup(await sessionOf('finished'), '/app'))).toBeNull();
  });

  test('sends a learner whose profile can’t be read to the form, never to set-up', async () => {
    expect(await sentTo(requireSetup(await sessionOf('unknown'), '/app?room=media'))).toEqual({
      to: '/login',
      search: { from: '/app?room=media' },
    });
  });
});

describe('set-up', () => {
  test('is open to a learner without a finished profile', async () => {
    expect(await sentTo(requireUnfinishedSetup(await sessionOf('new'), false))).toBeNull();
  });

  test('sends a learner with a finished profile to the hub', async () => {
    expect(await sentTo(requireUnfinishedSetup(await sessionOf('finished'), false))).toEqual({ to: '/app' });
  });

  test('opens again to change a finished profile', async () => {
    expect(await sentTo(requireUnfinishedSetup(await sessionOf('finished'), true))).toBeNull();
  });

  test.each([false, true])('never opens on a profile that can’t be read (change: %s)', async (change) => {
    expect(await sentTo(requireUnfinishedSetup(await sessionOf('unknown'), change))).toMatchObject({
      to: '/login',
    });
  });
});

describe('the sign-in form', () => {
  test('is open to a signed-out visitor', async () => {
    expect(await sentTo(passSignIn(await contextOf('signed out'), {}))).toBeNull();
  });

  test.each([
    ['finished', {}, { href: '/app' }],
    ['finished', { from: '/lessons' }, { href: '/lessons' }],
    ['new', {}, { href: '/setup' }],
    ['new', { from: '/lessons' }, { href: '/setup' }],
  ] as const)('sends a signed-in visitor on (%s, %o)', async (visitor, search, target) => {
    expect(await sentTo(passSignIn(await contextOf(visitor), search))).toEqual(target);
  });

  test('tells a signed-in visitor why their profile could not be read', async () => {
    const door = await passSignIn(await contextOf('unknown'), {});
    expect(door.failure).toEqual({ kind: 'profile', message: 'The cloud is away.' });
  });

  test('opens again to a learner whose sign-in ran out', async () => {
    expect(await sentTo(passSignIn(await contextOf('finished'), { again: true }))).toBeNull();
  });
});
