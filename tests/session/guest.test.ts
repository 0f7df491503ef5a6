import { beforeEach, describe, expect, test } from 'vitest';
import type { KeepFailure, LogOutReply, OnlyHereCounts, Session } from '../../src/session/session.ts';
import { A_CLASS, EMAIL, FakeDevice, finishedProfile, learnerIn, ready, SETUP, UID } from './fake-page.ts';

let device: FakeDevice;
let session: Session;

beforeEach(() => {
  device = new FakeDevice();
  session = device.tab();
});

/** A guest with a finished profile and one class. */
async function guestWithClass(): Promise<string> {
  await session.signInAsGuest();
  const { uid, store } = learnerIn(session);
  await store.saveSetup(SETUP);
  await store.addLesson(A_CLASS, 'lesson');
  return uid;
}

const lessonsIn = async (tab: Session) => (await learnerIn(tab).store.lessons()).map(({ id }) => id);
const byEmail = { kind: 'email', email: EMAIL, password: 'secret' } as const;

async function takenBy(
  way: Parameters<Session['keep']>[0],
  tab = session,
): Promise<Extract<KeepFailure, { kind: 'taken' }>> {
  const kept = await tab.keep(way);
  if (kept.ok || kept.failure.kind !== 'taken') throw new Error('it was not taken');
  return kept.failure;
}

describe('a guest', () => {
  test('starts without an account, like any newcomer', async () => {
    expect(await session.signInAsGuest()).toEqual({ ok: true, value: 'setup' });
    expect(learnerIn(session)).toMatchObject({ uid: 'guest-1', email: '' });
  });

  test('is told what the provider says when it admits none', async () => {
    device.accounts.failure = 'Not today.';
    expect(await session.signInAsGuest()).toEqual({
      ok: false,
      failure: { kind: 'guest', message: 'Not today.' },
    });
  });

  test('finds their records again at the next start', async () => {
    await guestWithClass();
    const next = await device.openTab();
    expect(await lessonsIn(next)).toEqual(['lesson']);
  });

  test('goes on under a new account when the provider has removed theirs, and nothing is lost', async () => {
    const before = await guestWithClass();
    device.accounts.change(null);
    await session.entrance();
    await expect.poll(() => learnerIn(session).uid).not.toBe(before);
    await expect.poll(() => lessonsIn(session)).toEqual(['lesson']);
    await expect.poll(() => device.databases()).not.toContain(`arcade-${before}`);
  });

  test('stays with their records where no new account is to be had', async () => {
    const uid = await guestWithClass();
    device.accounts.failure = 'Offline.';
    device.accounts.change(null);
    await session.entrance();
    expect(learnerIn(session).uid).toBe(uid);
    expect(await lessonsIn(session)).toEqual(['lesson']);
  });
});

describe('a guest who gives an e-mail', () => {
  test('keeps the account and all that is in it', async () => {
    const uid = await guestWithClass();
    expect(await session.keep(byEmail)).toEqual({ ok: true, value: undefined });
    expect(learnerIn(session)).toMatchObject({ uid, email: EMAIL });
    expect(await learnerIn(session).store.profile()).toMatchObject({ email: EMAIL, studentLevel: 'B2' });
    expect(await lessonsIn(session)).toEqual(['lesson']);
  });

  test('is known by it at the next start, and asked nothing when they log out', async () => {
    await guestWithClass();
    await session.keep(byEmail);
    const next = await device.openTab();
    expect(learnerIn(next).email).toBe(EMAIL);
    expect(await next.logOut(async () => 'stay')).toEqual({ ok: true, value: 'logged-out' });
    expect(device.accounts.removed).toEqual([]);
  });

  test('stays a guest where it is refused', async () => {
    await guestWithClass();
    device.accounts.failure = 'Weak password.';
    expect(await session.keep(byEmail)).toEqual({
      ok: false,
      failure: { kind: 'refused', message: 'Weak password.' },
    });
    expect(learnerIn(session).email).toBe('');
  });
});

describe('a guest whose e-mail has an account', () => {
  beforeEach(() => {
    device.accounts.register(EMAIL, 'secret');
    device.cloud.set(UID, finishedProfile(UID, EMAIL));
  });

  test('stays who they are until they agree', async () => {
    const uid = await guestWithClass();
    await takenBy(byEmail);
    expect(learnerIn(session)).toMatchObject({ uid, email: '' });
  });

  test('joins that account with all they have, and the guest is gone, here and there', async () => {
    const guest = await guestWithClass();
    const { join } = await takenBy(byEmail);
    expect(await join()).toEqual({ ok: true, value: 'app' });
    expect(learnerIn(session)).toMatchObject({ uid: UID, email: EMAIL });
    expect(await lessonsIn(session)).toEqual(['lesson']);
    expect(await device.databases()).not.toContain(`arcade-${guest}`);
    expect(device.accounts.removed).toEqual([guest]);
  });

  test('joins by Google the same way', async () => {
    const guest = await guestWithClass();
    device.accounts.googleIsKnown = true;
    const { join } = await takenBy({ kind: 'google' });
    expect(await join()).toEqual({ ok: true, value: 'app' });
    expect(learnerIn(session).uid).toBe('uid-google');
    expect(await lessonsIn(session)).toEqual(['lesson']);
    expect(device.accounts.removed).toEqual([guest]);
  });

  test('loses nothing by a wrong password', async () => {
    const uid = await guestWithClass();
    const { join } = await takenBy({ ...byEmail, password: 'wrong' });
    expect(await join()).toMatchObject({ ok: false, failure: { kind: 'login' } });
    expect(learnerIn(session).uid).toBe(uid);
    expect(await lessonsIn(session)).toEqual(['lesson']);
    expect(device.accounts.removed).toEqual([]);
  });

  test('is joined at the next start when the page died in the middle', async () => {
    const guest = await guestWithClass();
    const dying = await ready(
      device.tabWith((_, account) =>
        account.uid === UID ? { adopt: async () => new Promise(() => {}) } : {},
      ),
    );
    void (await takenBy(byEmail, dying)).join();
    await expect.poll(() => device.accounts.tab().current()?.uid).toBe(UID);
    const next = await device.openTab();
    await expect.poll(() => learnerIn(next).uid).toBe(UID);
    await expect.poll(() => lessonsIn(next)).toEqual(['lesson']);
    expect(device.accounts.removed).not.toContain(guest);
  });

  test('is told when there is no room, and keeps what is theirs for the next try', async () => {
    const guest = await guestWithClass();
    const full = await ready(
      device.tabWith(() => ({ adopt: async () => ({ ok: false, failure: 'storage-full' }) })),
    );
    const { join } = await takenBy(byEmail, full);
    expect(await join()).toMatchObject({ ok: false, failure: { kind: 'profile' } });
    expect(await device.databases()).toContain(`arcade-${guest}`);
    expect(device.accounts.removed).toEqual([]);
  });
});

test('a guest who signs in by the form takes along what is theirs', async () => {
  device.accounts.register(EMAIL, 'secret');
  device.cloud.set(UID, finishedProfile(UID, EMAIL));
  await guestWithClass();
  await session.signIn(EMAIL, 'secret');
  expect(await lessonsIn(session)).toEqual(['lesson']);
});

describe('a guest who logs out', () => {
  async function logOut(reply: LogOutReply): Promise<OnlyHereCounts[]> {
    const asked: OnlyHereCounts[] = [];
    await session.logOut(async (left) => {
      asked.push(left);
      return reply;
    });
    return asked;
  }

  test('is warned though everything has synced, and may stay', async () => {
    await guestWithClass();
    expect(await logOut('stay')).toMatchObject([{ isGuest: true, changes: 0 }]);
    expect(await lessonsIn(session)).toEqual(['lesson']);
  });

  test('leaves nothing behind, here or there', async () => {
    const uid = await guestWithClass();
    await logOut('discard');
    expect(session.state()).toEqual({ phase: 'signed-out' });
    expect(await device.databases()).not.toContain(`arcade-${uid}`);
    expect(device.accounts.removed).toEqual([uid]);
  });
});
