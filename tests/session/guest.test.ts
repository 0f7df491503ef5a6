import { beforeEach, describe, expect, test, vi } from 'vitest';
import { err } from '../../src/domain/result.ts';
import type { Accounts } from '../../src/remote/accounts.ts';
import { PASSWORD } from '../../src/remote/fake-remover.ts';
import type { LinkAccountFailure, LogOutReply, OnlyHereCounts, Session } from '../../src/session/session.ts';
import { OFTEN, waitFor } from '../wait-for.ts';
import { A_CLASS, EMAIL, FakeDevice, learnerIn, ready, SETUP, UID } from './fake-page.ts';

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
    await session.destination();
    await expect.poll(() => learnerIn(session).uid, OFTEN).not.toBe(before);
    await expect.poll(() => lessonsIn(session), OFTEN).toEqual(['lesson']);
    await expect.poll(() => device.databases(), OFTEN).not.toContain(`arcade-${before}`);
  });

  test('stays with their records where no new account is to be had', async () => {
    const uid = await guestWithClass();
    device.accounts.failure = 'Offline.';
    device.accounts.change(null);
    await session.destination();
    expect(learnerIn(session).uid).toBe(uid);
    expect(await lessonsIn(session)).toEqual(['lesson']);
  });
});

describe('a guest who gives an e-mail', () => {
  test('keeps the account and all that is in it', async () => {
    const uid = await guestWithClass();
    expect(await session.linkAccount(byEmail)).toEqual({ ok: true, value: undefined });
    expect(learnerIn(session)).toMatchObject({ uid, email: EMAIL });
    expect(await learnerIn(session).store.profile()).toMatchObject({ email: EMAIL, studentLevel: 'B2' });
    expect(await lessonsIn(session)).toEqual(['lesson']);
  });

  test('is known by it at the next start, and asked nothing when they log out', async () => {
    await guestWithClass();
    await session.linkAccount(byEmail);
    const next = await device.openTab();
    expect(learnerIn(next).email).toBe(EMAIL);
    expect(await next.logOut(async () => 'stay')).toEqual({ ok: true, value: 'logged-out' });
    expect(device.accounts.removed).toEqual([]);
  });

  test('stays a guest where it is refused', async () => {
    await guestWithClass();
    device.accounts.failure = 'Weak password.';
    expect(await session.linkAccount(byEmail)).toEqual({
      ok: false,
      failure: { kind: 'refused', message: 'Weak password.' },
    });
    expect(learnerIn(session).email).toBe('');
  });
});

describe('a guest whose e-mail has an account', () => {
  beforeEach(() => {
    device.knows(EMAIL);
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
        account.uid === UID ? { adoptGuest: async () => new Promise(() => {}) } : {},
      ),
    );
    void (await takenBy(byEmail, dying)).join();
    await expect.poll(() => device.accounts.tab().current()?.uid, OFTEN).toBe(UID);
    const next = await device.openTab();
    await expect.poll(() => learnerIn(next).uid, OFTEN).toBe(UID);
    await expect.poll(() => lessonsIn(next), OFTEN).toEqual(['lesson']);
    expect(device.accounts.removed).not.toContain(guest);
  });

  test('is told when there is no room, and keeps what is theirs for the next try', async () => {
    const guest = await guestWithClass();
    const full = await ready(
      device.tabWith(() => ({ adoptGuest: async () => ({ ok: false, failure: 'storage-full' }) })),
    );
    const { join } = await takenBy(byEmail, full);
    expect(await join()).toMatchObject({ ok: false, failure: { kind: 'profile' } });
    expect(await device.databases()).toContain(`arcade-${guest}`);
    expect(device.accounts.removed).toEqual([]);
  });
});

test('a guest who signs in by the form takes along what is theirs', async () => {
  device.knows(EMAIL);
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

describe('the work of a guest goes to nobody but who they became', () => {
  const BOB = 'bob@example.com';
  const forever = () => new Promise<never>(() => {});
  const signOutOf = (tab: Session) => tab.logOut(async () => 'keep');

  // No tab but those of the test hears of anything.
  beforeEach(() => {
    vi.spyOn(console, 'error').mockReturnValue();
    device = new FakeDevice();
    session = device.deafTab();
    device.knows(BOB);
  });

  test('though the page died as they agreed to join an account, and they kept their own instead', async () => {
    const guest = await guestWithClass();
    const linkGoogle: Accounts['linkGoogle'] = async () => err({ kind: 'taken', enter: forever });
    session = await ready(device.deafTab({ linkGoogle }));
    void (await takenBy({ kind: 'google' })).join();
    const next = await device.openTab();
    await next.linkAccount(byEmail);
    device.cloudFailure = 'The cloud is away.';
    await learnerIn(next).store.addLesson(A_CLASS, 'unsynced');
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
    device.knows(EMAIL);
    const full = await ready(device.tabWith(() => ({ adoptGuest: async () => err('storage-full') })));
    await full.signIn(EMAIL, 'secret');
    await signOutOf(full);
    const next = device.tab();
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
    device.knows(EMAIL);
    await device.accounts.tab().signIn(EMAIL, 'secret');
    const next = await device.openTab();
    await expect.poll(() => learnerIn(next).uid, OFTEN).toBe(UID);
    await expect.poll(() => lessonsIn(next), OFTEN).toEqual(['lesson']);
  });

  test('with what was left to them by the guest whom they had gone on from', async () => {
    session = device.tabWith((_, account) =>
      account.uid === UID ? {} : { adoptGuest: async () => err('storage-full') },
    );
    const before = await guestWithClass();
    device.knows(EMAIL);
    device.accounts.change(null);
    await expect.poll(() => learnerIn(session).uid, OFTEN).not.toBe(before);
    await session.signIn(EMAIL, 'secret');
    expect(await lessonsIn(session)).toEqual(['lesson']);
    expect(await device.databases()).not.toContain(`arcade-${before}`);
  });

  test('and goes with the account that was to take it over, when that is deleted', async () => {
    const guest = await guestWithClass();
    device.accounts.register(EMAIL, 'secret');
    const full = await ready(device.tabWith(() => ({ adoptGuest: async () => err('storage-full') })));
    await full.signIn(EMAIL, 'secret');
    const { device: remembered } = device.parts();
    expect(await remembered.guestsToAdopt(UID)).toEqual([guest]);
    expect(await full.deleteAccount({ by: 'password', password: PASSWORD })).toMatchObject({ ok: true });
    expect(await remembered.guestsToAdopt(UID)).toEqual([]);
    await expect.poll(() => device.databases(), OFTEN).toEqual(['arcade-device']);
  });
});

describe('a guest whom this tab still shows', () => {
  const BOB = 'bob@example.com';

  beforeEach(() => {
    device.knows(BOB);
  });

  /** A tab that hears of the log-out in another one only when it wakes, and what its provider knows then. */
  async function sleepingTab(current?: Accounts['current']) {
    const parts = device.parts();
    let wake = () => {};
    const tab = device.tab({
      accounts: { ...parts.accounts, ...(current ? { current } : {}), subscribe: () => () => {} },
      local: {
        ...parts.local,
        onCleared: (listener) => {
          wake = listener;
          return () => {};
        },
      },
    });
    await tab.ready();
    return { tab, wake: () => wake() };
  }

  async function logOutAndLetBobIn() {
    await session.logOut(async () => 'discard');
    await session.signIn(BOB, 'secret');
  }

  test('gives way to who signed in meanwhile in another tab, and puts nobody out', async () => {
    await guestWithClass();
    const { tab, wake } = await sleepingTab();
    await logOutAndLetBobIn();
    wake();
    await waitFor(() => expect(tab.state()).toMatchObject({ learner: { email: BOB } }));
    expect(device.accounts.tab().current()?.email).toBe(BOB);
    expect(await device.parts().device.lastLearner()).toMatchObject({ email: BOB });
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
      await waitFor(() => expect(tab.state()).toEqual({ phase: 'signed-out' }));
      expect(device.accounts.tab().current()?.email).toBe(BOB);
    },
  );

  test('is shown with their e-mail once another tab has given one, and is no guest at a log-out', async () => {
    await guestWithClass();
    const other = await device.openTab();
    await session.linkAccount(byEmail);
    await waitFor(() => expect(learnerIn(other).email).toBe(EMAIL));
    const asked: OnlyHereCounts[] = [];
    device.cloudFailure = 'The cloud is away.';
    await learnerIn(other).store.addLesson(A_CLASS, 'unsynced');
    await other.logOut(async (left) => {
      asked.push(left);
      return 'stay';
    });
    expect(asked).toMatchObject([{ isGuest: false }]);
  });

  test('and whose e-mail this tab hears of late stays logged out', async () => {
    const uid = await guestWithClass();
    let hear = () => {};
    const { accounts, local } = device.parts();
    const subscribe: Accounts['subscribe'] = (listener) => {
      hear = () => listener(null);
      return () => {};
    };
    let email = '';
    const current = () => ({ uid, email, displayName: '' });
    const tab = await ready(
      device.tab({
        accounts: { ...accounts, subscribe, current },
        local: { ...local, onCleared: () => () => {} },
      }),
    );
    await session.linkAccount(byEmail);
    await session.logOut(async () => 'keep');
    email = EMAIL;
    hear();
    await waitFor(() => expect(learnerIn(tab).email).toBe(EMAIL));
    expect(await device.parts().device.loggedOut()).toBe(true);
    expect(device.local.entries.size).toBe(0);
  });

  test('is shown with the e-mail whose reply got lost, and goes on under no new guest', async () => {
    device = new FakeDevice();
    session = device.deafTab();
    const uid = await guestWithClass();
    await device.accounts.tab().linkEmail(EMAIL, 'secret');
    const quiet = await ready(device.deafTab());
    await waitFor(() => expect(learnerIn(quiet)).toMatchObject({ uid, email: EMAIL }));
    expect(await learnerIn(quiet).store.profile()).toMatchObject({ email: EMAIL });
    await waitFor(async () =>
      expect(await device.parts().device.lastLearner()).toEqual({ uid, email: EMAIL }),
    );
    const next = await device.openTab();
    device.cloudFailure = 'The cloud is away.';
    await learnerIn(next).store.addLesson(A_CLASS, 'unsynced');
    device.accounts.change(null);
    // A task in turn after the one that heard of it.
    await next.logOut(async () => 'stay');
    expect(learnerIn(next).uid).toBe(uid);
  });
});
