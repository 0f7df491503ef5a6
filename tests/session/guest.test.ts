import { beforeEach, describe, expect, test, vi } from 'vitest';
import { err } from '../../src/domain/result.ts';
import type { Accounts } from '../../src/remote/accounts.ts';
import type { LinkAccountFailure, LogOutReply, Session, UnsyncedCounts } from '../../src/session/session.ts';
import { PASSWORD } from '../remote/fake-learner-deleter.ts';
import { WAIT_OPTIONS, waitFor } from '../wait-for.ts';
import { A_CLASS, EMAIL, FakeDevice, getLearner, SETUP, UID, waitForSession } from './fake-device.ts';

let device: FakeDevice;
let session: Session;

beforeEach(() => {
  device = new FakeDevice();
  session = device.createTab();
});

/** A guest with a finished profile and one class. */
async function guestWithClass(): Promise<string> {
  await session.signInAsGuest();
  const { uid, store } = getLearner(session);
  await store.saveSetup(SETUP);
  await store.addLesson(A_CLASS, 'lesson');
  return uid;
}

const lessonsIn = async (tab: Session) => (await getLearner(tab).store.readLessons()).map(({ id }) => id);
const byEmail = { kind: 'email', email: EMAIL, password: 'secret' } as const;

async function takenBy(
  way: Parameters<Session['linkAccount']>[0],
  tab = session,
): Promise<Extract<LinkAccountFailure, { kind: 'taken' }>> {
  const kept = await tab.linkAccount(way);
  if (kept.ok || kept.failure.kind !== 'taken') throw new Error('it was not taken');
  return kept.failure;
}

describe('a guest', () => {
  test('starts without an account, like any newcomer', async () => {
    expect(await session.signInAsGuest()).toEqual({ ok: true, value: 'setup' });
    expect(getLearner(session)).toMatchObject({ uid: 'guest-1', email: '' });
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
    device.accounts.setAccount(null);
    await session.readDestination();
    await expect.poll(() => getLearner(session).uid, WAIT_OPTIONS).not.toBe(before);
    await expect.poll(() => lessonsIn(session), WAIT_OPTIONS).toEqual(['lesson']);
    await expect.poll(() => device.databases(), WAIT_OPTIONS).not.toContain(`arcade-${before}`);
  });

  test('stays with their records where no new account is to be had', async () => {
    const uid = await guestWithClass();
    device.accounts.failure = 'Offline.';
    device.accounts.setAccount(null);
    await session.readDestination();
    expect(getLearner(session).uid).toBe(uid);
    expect(await lessonsIn(session)).toEqual(['lesson']);
  });
});

describe('a guest who gives an e-mail', () => {
  test('keeps the account and all that is in it', async () => {
    const uid = await guestWithClass();
    expect(await session.linkAccount(byEmail)).toEqual({ ok: true, value: undefined });
    expect(getLearner(session)).toMatchObject({ uid, email: EMAIL });
    expect(await getLearner(session).store.readProfile()).toMatchObject({ email: EMAIL, studentLevel: 'B2' });
    expect(await lessonsIn(session)).toEqual(['lesson']);
  });

  test('is known by it at the next start, and asked nothing when they log out', async () => {
    await guestWithClass();
    await session.linkAccount(byEmail);
    const next = await device.openTab();
    expect(getLearner(next).email).toBe(EMAIL);
    expect(await next.logOut(async () => 'stay')).toEqual({ ok: true, value: 'logged-out' });
    expect(device.accounts.deletedGuests).toEqual([]);
  });

  test('stays a guest where it is refused', async () => {
    await guestWithClass();
    device.accounts.failure = 'Weak password.';
    expect(await session.linkAccount(byEmail)).toEqual({
      ok: false,
      failure: { kind: 'refused', message: 'Weak password.' },
    });
    expect(getLearner(session).email).toBe('');
  });
});

describe('a guest whose e-mail has an account', () => {
  beforeEach(() => {
    device.registerAccount(EMAIL);
  });

  test('stays who they are until they agree', async () => {
    const uid = await guestWithClass();
    await takenBy(byEmail);
    expect(getLearner(session)).toMatchObject({ uid, email: '' });
  });

  test('joins that account with all they have, and the guest is gone, here and there', async () => {
    const guest = await guestWithClass();
    const { mergeGuest } = await takenBy(byEmail);
    expect(await mergeGuest()).toEqual({ ok: true, value: 'app' });
    expect(getLearner(session)).toMatchObject({ uid: UID, email: EMAIL });
    expect(await lessonsIn(session)).toEqual(['lesson']);
    expect(await device.databases()).not.toContain(`arcade-${guest}`);
    expect(device.accounts.deletedGuests).toEqual([guest]);
  });

  test('joins by Google the same way', async () => {
    const guest = await guestWithClass();
    device.accounts.googleIsKnown = true;
    const { mergeGuest } = await takenBy({ kind: 'google' });
    expect(await mergeGuest()).toEqual({ ok: true, value: 'app' });
    expect(getLearner(session).uid).toBe('uid-google');
    expect(await lessonsIn(session)).toEqual(['lesson']);
    expect(device.accounts.deletedGuests).toEqual([guest]);
  });

  test('loses nothing by a wrong password', async () => {
    const uid = await guestWithClass();
    const { mergeGuest } = await takenBy({ ...byEmail, password: 'wrong' });
    expect(await mergeGuest()).toMatchObject({ ok: false, failure: { kind: 'login' } });
    expect(getLearner(session).uid).toBe(uid);
    expect(await lessonsIn(session)).toEqual(['lesson']);
    expect(device.accounts.deletedGuests).toEqual([]);
  });

  test('is joined at the next start when the page died in the middle', async () => {
    const guest = await guestWithClass();
    const dying = await waitForSession(
      device.createTabWith((_, account) =>
        account.uid === UID ? { mergeGuest: async () => new Promise(() => {}) } : {},
      ),
    );
    void (await takenBy(byEmail, dying)).mergeGuest();
    await expect.poll(() => device.accounts.createTab().getCurrentAccount()?.uid, WAIT_OPTIONS).toBe(UID);
    const next = await device.openTab();
    await expect.poll(() => getLearner(next).uid, WAIT_OPTIONS).toBe(UID);
    await expect.poll(() => lessonsIn(next), WAIT_OPTIONS).toEqual(['lesson']);
    expect(device.accounts.deletedGuests).not.toContain(guest);
  });

  test('is told when there is no room, and keeps what is theirs for the next try', async () => {
    const guest = await guestWithClass();
    const full = await waitForSession(
      device.createTabWith(() => ({ mergeGuest: async () => ({ ok: false, failure: 'storage-full' }) })),
    );
    const { mergeGuest } = await takenBy(byEmail, full);
    expect(await mergeGuest()).toMatchObject({ ok: false, failure: { kind: 'profile' } });
    expect(await device.databases()).toContain(`arcade-${guest}`);
    expect(device.accounts.deletedGuests).toEqual([]);
  });
});

test('a guest who signs in by the form takes along what is theirs', async () => {
  device.registerAccount(EMAIL);
  await guestWithClass();
  await session.signIn(EMAIL, 'secret');
  expect(await lessonsIn(session)).toEqual(['lesson']);
});

describe('a guest who logs out', () => {
  async function logOut(reply: LogOutReply): Promise<UnsyncedCounts[]> {
    const asked: UnsyncedCounts[] = [];
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
    await logOut('delete');
    expect(session.getState()).toEqual({ status: 'signed-out' });
    expect(await device.databases()).not.toContain(`arcade-${uid}`);
    expect(device.accounts.deletedGuests).toEqual([uid]);
  });
});

describe('the work of a guest goes to nobody but who they became', () => {
  const BOB = 'bob@example.com';
  const forever = () => new Promise<never>(() => {});
  const signOutOf = (tab: Session) => tab.logOut(async () => 'keep');

  // No tab but those of the test hears of anything.
  beforeEach(() => {
    vi.spyOn(console, 'error').mockReturnValue();
    device = new FakeDevice();
    session = device.createUnnotifiedTab();
    device.registerAccount(BOB);
  });

  test('though the page died as they agreed to join an account, and they kept their own instead', async () => {
    const guest = await guestWithClass();
    const linkGoogle: Accounts['linkGoogle'] = async () => err({ kind: 'taken', signIn: forever });
    session = await waitForSession(device.createUnnotifiedTab({ linkGoogle }));
    void (await takenBy({ kind: 'google' })).mergeGuest();
    const next = await device.openTab();
    await next.linkAccount(byEmail);
    device.cloudFailure = 'The cloud is away.';
    await getLearner(next).store.addLesson(A_CLASS, 'unsynced');
    await signOutOf(next);
    device.cloudFailure = null;
    await next.signIn(BOB, 'secret');
    expect(await lessonsIn(next)).toEqual([]);
    expect(await device.databases()).toContain(`arcade-${guest}`);
    await signOutOf(next);
    await next.signIn(EMAIL, 'secret');
    expect((await lessonsIn(next)).sort()).toEqual(['lesson', 'unsynced']);
  });

  test('where that one had no room for it, and logged out before another learner came', async () => {
    const guest = await guestWithClass();
    device.registerAccount(EMAIL);
    const full = await waitForSession(
      device.createTabWith(() => ({ mergeGuest: async () => err('storage-full') })),
    );
    await full.signIn(EMAIL, 'secret');
    await signOutOf(full);
    const next = device.createTab();
    await next.signIn(BOB, 'secret');
    expect(await lessonsIn(next)).toEqual([]);
    expect(await device.databases()).toContain(`arcade-${guest}`);
    await signOutOf(next);
    await next.signIn(EMAIL, 'secret');
    expect(await lessonsIn(next)).toEqual(['lesson']);
    expect(await device.databases()).not.toContain(`arcade-${guest}`);
  });

  test('also where the page died as soon as the provider had admitted them', async () => {
    await guestWithClass();
    device.registerAccount(EMAIL);
    await device.accounts.createTab().signIn(EMAIL, 'secret');
    const next = await device.openTab();
    await expect.poll(() => getLearner(next).uid, WAIT_OPTIONS).toBe(UID);
    await expect.poll(() => lessonsIn(next), WAIT_OPTIONS).toEqual(['lesson']);
  });

  test('with what was left to them by the guest whom they had gone on from', async () => {
    session = device.createTabWith((_, account) =>
      account.uid === UID ? {} : { mergeGuest: async () => err('storage-full') },
    );
    const before = await guestWithClass();
    device.registerAccount(EMAIL);
    device.accounts.setAccount(null);
    await expect.poll(() => getLearner(session).uid, WAIT_OPTIONS).not.toBe(before);
    await session.signIn(EMAIL, 'secret');
    expect(await lessonsIn(session)).toEqual(['lesson']);
    expect(await device.databases()).not.toContain(`arcade-${before}`);
  });

  test('a pending guest merge is deleted together with its account', async () => {
    const guest = await guestWithClass();
    device.accounts.register(EMAIL, 'secret');
    const full = await waitForSession(
      device.createTabWith(() => ({ mergeGuest: async () => err('storage-full') })),
    );
    await full.signIn(EMAIL, 'secret');
    const { device: remembered } = device.createParts();
    expect(await remembered.readGuestsToMerge(UID)).toEqual([guest]);
    expect(await full.deleteAccount({ kind: 'password', password: PASSWORD })).toMatchObject({ ok: true });
    expect(await remembered.readGuestsToMerge(UID)).toEqual([]);
    await expect.poll(() => device.databases(), WAIT_OPTIONS).toEqual(['arcade-device']);
  });
});

describe('a guest whom this tab still shows', () => {
  const BOB = 'bob@example.com';

  beforeEach(() => {
    device.registerAccount(BOB);
  });

  /** A tab that hears of the log-out in another one only when it wakes, and what its provider knows then. */
  async function sleepingTab(getCurrentAccount?: Accounts['getCurrentAccount']) {
    const parts = device.createParts();
    let wake = () => {};
    const tab = device.createTab({
      accounts: {
        ...parts.accounts,
        ...(getCurrentAccount ? { getCurrentAccount } : {}),
        subscribe: () => () => {},
      },
      localStorageEntries: {
        ...parts.localStorageEntries,
        onCleared: (listener) => {
          wake = listener;
          return () => {};
        },
      },
    });
    await tab.waitUntilReady();
    return { tab, wake: () => wake() };
  }

  async function logOutAndLetBobIn() {
    await session.logOut(async () => 'delete');
    await session.signIn(BOB, 'secret');
  }

  test('gives way to who signed in meanwhile in another tab, and puts nobody out', async () => {
    await guestWithClass();
    const { tab, wake } = await sleepingTab();
    await logOutAndLetBobIn();
    wake();
    await waitFor(() => expect(tab.getState()).toMatchObject({ learner: { email: BOB } }));
    expect(device.accounts.createTab().getCurrentAccount()?.email).toBe(BOB);
    expect(await device.createParts().device.readLastLearner()).toMatchObject({ email: BOB });
  });

  test.each(['nobody', 'the guest'])(
    'is closed where the provider knows of %s yet in this tab, and puts nobody out',
    async (known) => {
      const uid = await guestWithClass();
      const guest = { uid, email: '', displayName: '' };
      let isStale = false;
      const { tab, wake } = await sleepingTab(() => (isStale && known === 'nobody' ? null : guest));
      await logOutAndLetBobIn();
      isStale = true;
      wake();
      await waitFor(() => expect(tab.getState()).toEqual({ status: 'signed-out' }));
      expect(device.accounts.createTab().getCurrentAccount()?.email).toBe(BOB);
    },
  );

  test('is shown with their e-mail once another tab has given one, and is no guest at a log-out', async () => {
    await guestWithClass();
    const other = await device.openTab();
    await session.linkAccount(byEmail);
    await waitFor(() => expect(getLearner(other).email).toBe(EMAIL));
    const asked: UnsyncedCounts[] = [];
    device.cloudFailure = 'The cloud is away.';
    await getLearner(other).store.addLesson(A_CLASS, 'unsynced');
    await other.logOut(async (left) => {
      asked.push(left);
      return 'stay';
    });
    expect(asked).toMatchObject([{ isGuest: false }]);
  });

  test('a guest who has logged out stays so when this tab gets their linked e-mail late', async () => {
    const uid = await guestWithClass();
    let hear = () => {};
    const { accounts, localStorageEntries } = device.createParts();
    const subscribe: Accounts['subscribe'] = (listener) => {
      hear = () => listener(null);
      return () => {};
    };
    let email = '';
    const getCurrentAccount = () => ({ uid, email, displayName: '' });
    const tab = await waitForSession(
      device.createTab({
        accounts: { ...accounts, subscribe, getCurrentAccount },
        localStorageEntries: { ...localStorageEntries, onCleared: () => () => {} },
      }),
    );
    await session.linkAccount(byEmail);
    await session.logOut(async () => 'keep');
    email = EMAIL;
    hear();
    await waitFor(() => expect(getLearner(tab).email).toBe(EMAIL));
    expect(await device.createParts().device.isLoggedOut()).toBe(true);
    expect(device.local.entries.size).toBe(0);
  });

  test('is shown with the e-mail whose reply got lost, and goes on under no new guest', async () => {
    device = new FakeDevice();
    session = device.createUnnotifiedTab();
    const uid = await guestWithClass();
    await device.accounts.createTab().linkEmail(EMAIL, 'secret');
    const quiet = await waitForSession(device.createUnnotifiedTab());
    await waitFor(() => expect(getLearner(quiet)).toMatchObject({ uid, email: EMAIL }));
    expect(await getLearner(quiet).store.readProfile()).toMatchObject({ email: EMAIL });
    await waitFor(async () =>
      expect(await device.createParts().device.readLastLearner()).toEqual({ uid, email: EMAIL }),
    );
    const next = await device.openTab();
    device.cloudFailure = 'The cloud is away.';
    await getLearner(next).store.addLesson(A_CLASS, 'unsynced');
    device.accounts.setAccount(null);
    // A task in turn after the one that heard of it.
    await next.logOut(async () => 'stay');
    expect(getLearner(next).uid).toBe(uid);
  });
});
