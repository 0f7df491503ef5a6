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

type Visitor = 'signed out' | 'new' | 'finished' | 'unknown' | 'new guest';

/**
 * A visitor's session: signed out, without a profile, with a finished one, or with one that can't be read.
 */
async function createSession(visitor: Visitor): Promise<Session> {
  const device = new FakeDevice();
  if (visitor === 'finished') device.cloud.set(UID, createFinishedProfile(UID, EMAIL));
  if (visitor === 'unknown') device.cloudFailure = 'The cloud is away.';
  const session = device.createTab();
  if (visitor === 'new guest') await session.signInAsGuest();
  else if (visitor !== 'signed out') await session.signUp(EMAIL, 'secret');
  return session;
}

async function createContext(visitor: Visitor): Promise<RouterContext> {
  const session = await createSession(visitor);
  return { loadSession: async () => session };
}

/** The target of a guard's redirect, or `null` without one. */
async function catchRedirect(guard: Promise<unknown>): Promise<object | null> {
  try {
    await guard;
    return null;
  } catch (cause) {
    if (!isRedirect(cause)) throw cause;
    const { to, search, href } = cause.options as { to?: string; search?: object; href?: string };
    return href ? { href } : { to, ...(search ? { search } : {}) };
  }
}

describe('pages with a login', () => {
  test.each([
    ['to return afterwards', '/progress?skill=Reading', { from: '/progress?skill=Reading' }],
    ['without the hub as the return address, because it is the default', '/app', {}],
  ])('redirect a signed-out visitor to the form, %s', async (_name, address, search) => {
    const guard = requireLearner(await createContext('signed out'), address);
    expect(await catchRedirect(guard)).toEqual({ to: '/login', search });
  });

  test('open for a signed-in learner', async () => {
    const context = await requireLearner(await createContext('finished'), '/progress');
    expect(context.learner.uid).toBe(UID);
  });
});

describe('the hub', () => {
  test.each<[string, Visitor, object | null]>([
    [
      'redirects a learner without a finished profile to set-up, to return afterwards',
      'new',
      { to: '/setup', search: { from: '/app?room=media' } },
    ],
    ['opens for a learner with a finished profile', 'finished', null],
    [
      'redirects a learner to the form, not to set-up, if the profile can’t be read',
      'unknown',
      { to: '/login', search: { from: '/app?room=media' } },
    ],
  ])('%s', async (_name, visitor, target) => {
    const guard = requireSetup(await createSession(visitor), '/app?room=media');
    expect(await catchRedirect(guard)).toEqual(target);
  });
});

describe('set-up', () => {
  const FORM = { to: '/login', search: { from: '/setup' } };

  test.each<[string, Visitor, Parameters<typeof requireUnfinishedSetup>[1], object | null]>([
    ['opens for a learner without a finished profile', 'new', {}, null],
    ['redirects a learner with a finished profile to the hub', 'finished', {}, { href: '/app' }],
    [
      'redirects a learner with a finished profile to the return address',
      'finished',
      { from: '/words' },
      { href: '/words' },
    ],
    ['opens again to change a finished profile', 'finished', { change: true }, null],
    ['never opens if the profile can’t be read', 'unknown', {}, FORM],
    ['never opens to change a profile that can’t be read', 'unknown', { change: true }, FORM],
  ])('%s', async (_name, visitor, search, target) => {
    const guard = requireUnfinishedSetup(await createSession(visitor), search);
    expect(await catchRedirect(guard)).toEqual(target);
  });
});

describe('the sign-in form', () => {
  test.each<[string, Visitor, Parameters<typeof redirectSignedIn>[1], object | null]>([
    ['opens for a signed-out visitor', 'signed out', {}, null],
    ['redirects a signed-in learner to the hub', 'finished', {}, { href: '/app' }],
    [
      'redirects a signed-in learner to the return address',
      'finished',
      { from: '/lessons' },
      { href: '/lessons' },
    ],
    ['redirects a learner without a finished profile to set-up', 'new', {}, { to: '/setup', search: {} }],
    [
      'redirects a learner without a finished profile to set-up first, and keeps the return address',
      'new',
      { from: '/lessons' },
      { to: '/setup', search: { from: '/lessons' } },
    ],
    [
      'does not return from set-up to set-up',
      'new',
      { from: '/setup?change=true' },
      { to: '/setup', search: {} },
    ],
    [
      'redirects a guest with an invitation to where it is used, after set-up',
      'new guest',
      { invitation: 'abc' },
      { to: '/setup', search: { from: '/keep?invitation=abc' } },
    ],
    [
      'redirects a learner with an account and an invitation to the hub',
      'finished',
      { invitation: 'abc' },
      { href: '/app' },
    ],
    ['opens again for a learner whose session expired', 'finished', { again: true }, null],
  ])('%s', async (_name, visitor, search, target) => {
    expect(await catchRedirect(redirectSignedIn(await createContext(visitor), search))).toEqual(target);
  });

  test('gets the reason why the profile of a signed-in visitor could not be read', async () => {
    const context = await redirectSignedIn(await createContext('unknown'), {});
    expect(context.failure).toEqual({ kind: 'profile', message: 'The cloud is away.' });
  });
});
