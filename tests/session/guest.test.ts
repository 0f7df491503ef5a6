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
async function startGuestWithClass(): Promise<string> {
  await session.signInAsGuest();
  const { uid, store } = getLearner(session);
  await store.saveSetup(SETUP);
  await store.addLesson(A_CLASS, 'lesson');
  return uid;
}

const readLessonIds = async (tab: Session) => (await getLearner(tab).store.readLessons()).map(({ id }) => id);
const byEmail = { kind: 'email', email: EMAIL, password: 'secret' } as const;

async function linkTakenAccount(
  credentials: Parameters<Session['linkAccount']>[0],
  tab = session,
): Promise<Extract<LinkAccountFailure, { kind: 'taken' }>> {
  const linked = await tab.linkAccount(credentials);
  if (linked.ok || linked.failure.kind !== 'taken') throw new Error('The account was not taken.');
  return linked.failure;
}

describe('a guest', () => {
  test('starts without an account, like any new learner', async () => {
    expect(await session.signInAsGuest()).toEqual({ ok: true, value: 'setup' });
    expect(getLearner(session)).toMatchObject({ uid: 'guest-1', email: '' });
  });

  test('gets the provider’s message when it admits no guests', async () => {
    device.accounts.failure = 'Not today.';
    expect(await session.signInAsGuest()).toEqual({
      ok: false,
      failure: { kind: 'guest', message: 'Not today.' },
    });
  });

  test('finds their records again at the next start', async () => {
    await startGuestWithClass();
    const next = await device.openTab();
    expect(await readLessonIds(next)).toEqual(['lesson']);
  });

  test('goes on under a new account when the provider deleted the old one, with all records', async () => {
    const before = await startGuestWithClass();
    device.accounts.setAccount(null);
    await session.readDestination();
    await expect.poll(() => getLearner(session).uid, WAIT_OPTIONS).not.toBe(before);
    await expect.poll(() => readLessonIds(session), WAIT_OPTIONS).toEqual(['lesson']);
    await expect.poll(() => device.readDatabaseNames(), WAIT_OPTIONS).not.toContain(`arcade-${before}`);
  });

  test('stays with their records when no new account can be created', async () => {
    const uid = await startGuestWithClass();
    device.accounts.failure = 'Offline.';
    device.accounts.setAccount(null);
    await session.readDestination();
    expect(getLearner(session).uid).toBe(uid);
    expect(await readLessonIds(session)).toEqual(['lesson']);
  });
});

describe('a guest who links an e-mail', () => {
  test('keeps the account and all its records', async () => {
    const uid = await startGuestWithClass();
    expect(await session.linkAccount(byEmail)).toEqual({ ok: true, value: undefined });
    expect(getLearner(session)).toMatchObject({ uid, email: EMAIL });
    expect(await getLearner(session).store.readProfile()).toMatchObject({ email: EMAIL, studentLevel: 'B2' });
    expect(await readLessonIds(session)).toEqual(['lesson']);
  });

  test('is shown with the e-mail at the next start, and is asked nothing at a log-out', async () => {
    await startGuestWithClass();
    await session.linkAccount(byEmail);
    const next = await device.openTab();
    expect(getLearner(next).email).toBe(EMAIL);
    expect(await next.logOut(async () => 'stay')).toEqual({ ok: true, value: 'logged-out' });
    expect(device.accounts.deletedGuests).toEqual([]);
  });

  test('stays a guest when the e-mail is refused', async () => {
    await startGuestWithClass();
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

  test('stays a guest until they confirm the merge', async () => {
    const uid = await startGuestWithClass();
    await linkTakenAccount(byEmail);
    expect(getLearner(session)).toMatchObject({ uid, email: '' });
  });

  test('is merged into that account with all records, and the guest is deleted on device and provider', async () => {
    const guest = await startGuestWithClass();
    const { mergeGuest } = await linkTakenAccount(byEmail);
    expect(await mergeGuest()).toEqual({ ok: true, value: 'app' });
    expect(getLearner(session)).toMatchObject({ uid: UID, email: EMAIL });
    expect(await readLessonIds(session)).toEqual(['lesson']);
    expect(await device.readDatabaseNames()).not.toContain(`arcade-${guest}`);
    expect(device.accounts.deletedGuests).toEqual([guest]);
  });

  test('is merged into a Google account in the same way', async () => {
    const guest = await startGuestWithClass();
    device.accounts.googleIsKnown = true;
    const { mergeGuest } = await linkTakenAccount({ kind: 'google' });
    expect(await mergeGuest()).toEqual({ ok: true, value: 'app' });
    expect(getLearner(session).uid).toBe('uid-google');
    expect(await readLessonIds(session)).toEqual(['lesson']);
    expect(device.accounts.deletedGuests).toEqual([guest]);
  });

  test('loses nothing by a wrong password', async () => {
    const uid = await startGuestWithClass();
    const { mergeGuest } = await linkTakenAccount({ ...byEmail, password: 'wrong' });
    expect(await mergeGuest()).toMatchObject({ ok: false, failure: { kind: 'login' } });
    expect(getLearner(session).uid).toBe(uid);
    expect(await readLessonIds(session)).toEqual(['lesson']);
    expect(device.accounts.deletedGuests).toEqual([]);
  });

  test('is merged at the next start when the page died during the merge', async () => {
    const guest = await startGuestWithClass();
    const dying = await waitForSession(
      device.createTabWith((_, account) =>
        account.uid === UID ? { mergeGuest: async () => new Promise(() => {}) } : {},
      ),
    );
    void (await linkTakenAccount(byEmail, dying)).mergeGuest();
    await expect.poll(() => device.accounts.createTab().getCurrentAccount()?.uid, WAIT_OPTIONS).toBe(UID);
    const next = await device.openTab();
    await expect.poll(() => getLearner(next).uid, WAIT_OPTIONS).toBe(UID);
    await expect.poll(() => readLessonIds(next), WAIT_OPTIONS).toEqual(['lesson']);
    expect(device.accounts.deletedGuests).not.toContain(guest);
  });

  test('gets a failure when the storage is full, and keeps the records for the next attempt', async () => {
    const guest = await startGuestWithClass();
    const full = await waitForSession(
      device.createTabWith(() => ({ mergeGuest: async () => ({ ok: false, failure: 'storage-full' }) })),
    );
    const { mergeGuest } = await linkTakenAccount(byEmail, full);
    expect(await mergeGuest()).toMatchObject({ ok: false, failure: { kind: 'profile' } });
    expect(await device.readDatabaseNames()).toContain(`arcade-${guest}`);
    expect(device.accounts.deletedGuests).toEqual([]);
  });
});

test('a guest who signs in by the form brings their records into the account', async () => {
  device.registerAccount(EMAIL);
  await startGuestWithClass();
  await session.signIn(EMAIL, 'secret');
  expect(await readLessonIds(session)).toEqual(['lesson']);
});

describe('a guest who logs out', () => {
  async function logOut(reply: LogOutReply): Promise<UnsyncedCounts[]> {
    const asked: UnsyncedCounts[] = [];
    await session.logOut(async (unsynced) => {
      asked.push(unsynced);
      return reply;
    });
    return asked;
  }

  test('is warned even when everything has synced, and may stay', async () => {
    await startGuestWithClass();
    expect(await logOut('stay')).toMatchObject([{ isGuest: true, changes: 0 }]);
    expect(await readLessonIds(session)).toEqual(['lesson']);
  });

  test('leaves no data on the device or at the provider', async () => {
    const uid = await startGuestWithClass();
    await logOut('delete');
    expect(session.getState()).toEqual({ status: 'signed-out' });
    expect(await device.readDatabaseNames()).not.toContain(`arcade-${uid}`);
    expect(device.accounts.deletedGuests).toEqual([uid]);
  });
});

describe('the records of a guest', () => {
  const BOB = 'bob@example.com';
  const waitForever = () => new Promise<never>(() => {});
  const logOutOf = (tab: Session) => tab.logOut(async () => 'keep');

  // Tabs are not notified of each other, as after a page died.
  beforeEach(() => {
    vi.spyOn(console, 'error').mockReturnValue();
    device = new FakeDevice();
    session = device.createUnnotifiedTab();
    device.registerAccount(BOB);
  });

  test('go only to the account linked later when the page died before the merge into another one', async () => {
    const guest = await startGuestWithClass();
    const linkGoogle: Accounts['linkGoogle'] = async () => err({ kind: 'taken', signIn: waitForever });
    session = await waitForSession(device.createUnnotifiedTab({ linkGoogle }));
    void (await linkTakenAccount({ kind: 'google' })).mergeGuest();
    const next = await device.openTab();
    await next.linkAccount(byEmail);
    device.cloudFailure = 'The cloud is away.';
    await getLearner(next).store.addLesson(A_CLASS, 'unsynced');
    await logOutOf(next);
    device.cloudFailure = null;
    await next.signIn(BOB, 'secret');
    expect(await readLessonIds(next)).toEqual([]);
    expect(await device.readDatabaseNames()).toContain(`arcade-${guest}`);
    await logOutOf(next);
    await next.signIn(EMAIL, 'secret');
    expect((await readLessonIds(next)).sort()).toEqual(['lesson', 'unsynced']);
  });

  test('wait for their account when it had no room and another learner signs in meanwhile', async () => {
    const guest = await startGuestWithClass();
    device.registerAccount(EMAIL);
    const full = await waitForSession(
      device.createTabWith(() => ({ mergeGuest: async () => err('storage-full') })),
    );
    await full.signIn(EMAIL, 'secret');
    await logOutOf(full);
    const next = device.createTab();
    await next.signIn(BOB, 'secret');
    expect(await readLessonIds(next)).toEqual([]);
    expect(await device.readDatabaseNames()).toContain(`arcade-${guest}`);
    await logOutOf(next);
    await next.signIn(EMAIL, 'secret');
    expect(await readLessonIds(next)).toEqual(['lesson']);
    expect(await device.readDatabaseNames()).not.toContain(`arcade-${guest}`);
  });

  test('reach the account when the page died right after the sign-in', async () => {
    await startGuestWithClass();
    device.registerAccount(EMAIL);
    await device.accounts.createTab().signIn(EMAIL, 'secret');
    const next = await device.openTab();
    await expect.poll(() => getLearner(next).uid, WAIT_OPTIONS).toBe(UID);
    await expect.poll(() => readLessonIds(next), WAIT_OPTIONS).toEqual(['lesson']);
  });

  test('reach the account together with those of an earlier guest whom this one replaced', async () => {
    session = device.createTabWith((_, account) =>
      account.uid === UID ? {} : { mergeGuest: async () => err('storage-full') },
    );
    const before = await startGuestWithClass();
    device.registerAccount(EMAIL);
    device.accounts.setAccount(null);
    await expect.poll(() => getLearner(session).uid, WAIT_OPTIONS).not.toBe(before);
    await session.signIn(EMAIL, 'secret');
    expect(await readLessonIds(session)).toEqual(['lesson']);
    expect(await device.readDatabaseNames()).not.toContain(`arcade-${before}`);
  });

  test('are deleted together with the account they were waiting for', async () => {
    const guest = await startGuestWithClass();
    device.accounts.register(EMAIL, 'secret');
    const full = await waitForSession(
      device.createTabWith(() => ({ mergeGuest: async () => err('storage-full') })),
    );
    await full.signIn(EMAIL, 'secret');
    const { device: deviceStore } = device.createParts();
    expect(await deviceStore.readGuestsToMerge(UID)).toEqual([guest]);
    expect(await full.deleteAccount({ kind: 'password', password: PASSWORD })).toMatchObject({ ok: true });
    expect(await deviceStore.readGuestsToMerge(UID)).toEqual([]);
    await expect.poll(() => device.readDatabaseNames(), WAIT_OPTIONS).toEqual(['arcade-device']);
  });
});

describe('a guest whom this tab still shows', () => {
  const BOB = 'bob@example.com';

  beforeEach(() => {
    device.registerAccount(BOB);
  });

  /** A tab that is notified only by `wake`; `getCurrentAccount` is what its provider has then. */
  async function openSleepingTab(getCurrentAccount?: Accounts['getCurrentAccount']) {
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

  async function logOutAndSignInBob() {
    await session.logOut(async () => 'delete');
    await session.signIn(BOB, 'secret');
  }

  test('is replaced by the learner who signed in in another tab, without signing that learner out', async () => {
    await startGuestWithClass();
    const { tab, wake } = await openSleepingTab();
    await logOutAndSignInBob();
    wake();
    await waitFor(() => expect(tab.getState()).toMatchObject({ learner: { email: BOB } }));
    expect(device.accounts.createTab().getCurrentAccount()?.email).toBe(BOB);
    expect(await device.createParts().device.readLastLearner()).toMatchObject({ email: BOB });
  });

  test.each(['no account', 'the guest'])(
    'is closed when the provider still has %s in this tab, without signing the new learner out',
    async (known) => {
      const uid = await startGuestWithClass();
      const guest = { uid, email: '', displayName: '' };
      let isStale = false;
      const { tab, wake } = await openSleepingTab(() => (isStale && known === 'no account' ? null : guest));
      await logOutAndSignInBob();
      isStale = true;
      wake();
      await waitFor(() => expect(tab.getState()).toEqual({ status: 'signed-out' }));
      expect(device.accounts.createTab().getCurrentAccount()?.email).toBe(BOB);
    },
  );

  test('is shown with the e-mail that another tab linked, and is no guest at a log-out', async () => {
    await startGuestWithClass();
    const other = await device.openTab();
    await session.linkAccount(byEmail);
    await waitFor(() => expect(getLearner(other).email).toBe(EMAIL));
    const asked: UnsyncedCounts[] = [];
    device.cloudFailure = 'The cloud is away.';
    await getLearner(other).store.addLesson(A_CLASS, 'unsynced');
    await other.logOut(async (unsynced) => {
      asked.push(unsynced);
      return 'stay';
    });
    expect(asked).toMatchObject([{ isGuest: false }]);
  });

  test('stays logged out when this tab gets the linked e-mail late', async () => {
    const uid = await startGuestWithClass();
    let notify = () => {};
    const { accounts, localStorageEntries } = device.createParts();
    const subscribe: Accounts['subscribe'] = (listener) => {
      notify = () => listener(null);
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
    notify();
    await waitFor(() => expect(getLearner(tab).email).toBe(EMAIL));
    expect(await device.createParts().device.isLoggedOut()).toBe(true);
    expect(device.local.entries.size).toBe(0);
  });

  test('is shown with the e-mail when the reply to its link got lost, and is not replaced by a new guest', async () => {
    device = new FakeDevice();
    session = device.createUnnotifiedTab();
    const uid = await startGuestWithClass();
    await device.accounts.createTab().linkEmail(EMAIL, 'secret');
    const unnotified = await waitForSession(device.createUnnotifiedTab());
    await waitFor(() => expect(getLearner(unnotified)).toMatchObject({ uid, email: EMAIL }));
    expect(await getLearner(unnotified).store.readProfile()).toMatchObject({ email: EMAIL });
    await waitFor(async () =>
      expect(await device.createParts().device.readLastLearner()).toEqual({ uid, email: EMAIL }),
    );
    const next = await device.openTab();
    device.cloudFailure = 'The cloud is away.';
    await getLearner(next).store.addLesson(A_CLASS, 'unsynced');
    device.accounts.setAccount(null);
    // Queued behind the reconciliation.
    await next.logOut(async () => 'stay');
    expect(getLearner(next).uid).toBe(uid);
  });
});
