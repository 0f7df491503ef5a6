import { beforeEach, describe, expect, test, vi } from 'vitest';
import { EMPTY_DRAFT } from '../../src/domain/draft-merge.ts';
import { createUnsavedDrafts } from '../../src/features/classroom/notepad/unsaved-draft.ts';
import type { LogOutReply, Session, UnsyncedCounts } from '../../src/session/session.ts';
import { expectOk } from '../data/learner-fixtures.ts';
import { createFakeTabStorage } from '../features/classroom/notepad/fake-tab-storage.ts';
import { WAIT_OPTIONS, waitFor } from '../wait-for.ts';
import { A_CLASS, EMAIL, FakeDevice, getLearner, SETUP, UID, waitForSession } from './fake-device.ts';

const DATABASE = `arcade-${UID}`;

let device: FakeDevice;
let session: Session;

beforeEach(() => {
  device = new FakeDevice();
  session = device.createTab();
});

/** A learner with a finished profile; with `unsynced`, it has not reached the cloud. */
async function signedIn({ unsynced }: { unsynced: boolean }) {
  await session.signUp(EMAIL, 'secret');
  await storeOf(session).saveSetup(SETUP);
  if (unsynced) device.cloudFailure = 'The cloud is away.';
}

const storeOf = (tab: Session) => getLearner(tab).store;

/** Takes a class in a tab; its id. */
async function takeClass(tab: Session): Promise<string> {
  return expectOk(await storeOf(tab).addLesson(A_CLASS)).id;
}

/** Takes a class, and writes in its notepad without handing anything in. */
async function writeInNotepad() {
  await storeOf(session).saveDraft(await takeClass(session), { ...EMPTY_DRAFT, notes: 'I take the bus.' });
}

async function handInAnswer() {
  const lessonId = await takeClass(session);
  await storeOf(session).enqueueRequest({
    kind: 'answer',
    lessonId,
    answer: 'I take the bus.',
    key: 'key-1',
  });
}

const neverAsked = async (): Promise<LogOutReply> => {
  throw new Error('nothing should be asked');
};

describe('the start of the page', () => {
  test('with nobody known is signed out', async () => {
    expect(session.getState().status).toBe('opening');
    expect(await session.waitUntilReady()).toEqual({ status: 'signed-out' });
  });

  test('opens the account that the provider remembers', async () => {
    device.accounts.setAccount({ uid: UID, email: EMAIL, displayName: '' });
    expect(await session.waitUntilReady()).toMatchObject({ status: 'signed-in', learner: { uid: UID } });
  });

  test('opens the last learner while the provider has not answered', async () => {
    await signedIn({ unsynced: false });
    const accounts = { ...device.accounts.createTab(), waitForAccount: () => new Promise<never>(() => {}) };
    const next = device.createTab({ accounts });
    expect(await next.waitUntilReady()).toMatchObject({ status: 'signed-in', learner: { uid: UID } });
    expect(await next.readDestination()).toEqual({ ok: true, value: 'app' });
  });

  test('opens the last learner offline when the provider knows nobody', async () => {
    await signedIn({ unsynced: true });
    device.accounts.setAccount(null);
    const next = device.createTab();
    expect(await next.waitUntilReady()).toMatchObject({
      status: 'signed-in',
      learner: { uid: UID, email: EMAIL },
    });
    expect(await next.readDestination()).toEqual({ ok: true, value: 'app' });
  });

  test('does not open the last learner after a log-out', async () => {
    await signedIn({ unsynced: false });
    await session.logOut(neverAsked);
    expect(await device.createTab().waitUntilReady()).toEqual({ status: 'signed-out' });
  });

  test('finishes a log-out that the page did not live to finish', async () => {
    await signedIn({ unsynced: true });
    // The page dies before the provider hears of it.
    const dying = await device.openTab({
      accounts: { ...device.accounts.createTab(), signOut: () => new Promise(() => {}) },
    });
    void dying.logOut(async () => 'keep');
    await waitFor(async () => expect(await device.createParts().device.isLoggedOut()).toBe(true));
    expect(await device.createTab().waitUntilReady()).toEqual({ status: 'signed-out' });
    expect(await device.createParts().accounts.waitForAccount()).toBeNull();
  });

  test('turns to the account of the provider when that is another than the last learner', async () => {
    await signedIn({ unsynced: false });
    const other = { uid: 'uid-other', email: 'other@example.com', displayName: '' };
    device.accounts.setAccount(other);
    const next = await device.openTab();
    await waitFor(() => expect(next.getState()).toMatchObject({ learner: { uid: 'uid-other' } }));
  });

  test('that fails can be tried again', async () => {
    device.accounts.setAccount({ uid: UID, email: EMAIL, displayName: '' });
    let isBlocked = true;
    const { openLearner } = device.createParts();
    const next = device.createTab({
      openLearner: async (account) =>
        isBlocked ? { ok: false, failure: 'Blocked.' } : await openLearner(account),
    });
    await expect(next.waitUntilReady()).rejects.toThrow('Blocked.');
    isBlocked = false;
    expect(await next.waitUntilReady()).toMatchObject({ status: 'signed-in' });
  });
});

describe('a log-out', () => {
  test('with everything synced deletes what is on the device, after a last sync, and asks nothing', async () => {
    await signedIn({ unsynced: false });
    expect(await session.logOut(neverAsked)).toEqual({ ok: true, value: 'logged-out' });
    expect(device.cloud.get(UID)).toMatchObject({ studentLevel: 'B2', setupComplete: true });
    expect(await device.databases()).not.toContain(DATABASE);
    expect(device.local.entries.size).toBe(0);
    expect(session.getState()).toEqual({ status: 'signed-out' });
  });

  const NOTHING: UnsyncedCounts = {
    isGuest: false,
    changes: 0,
    deadLetters: 0,
    notepads: 0,
    answers: 0,
    games: 0,
  };
  test.each<[string, () => Promise<unknown>, Partial<UnsyncedCounts>]>([
    ['unsynced changes', () => signedIn({ unsynced: true }), { changes: 2 }],
    ['a notepad with writing', writeInNotepad, { notepads: 1 }],
    ['an answer that was not checked', handInAnswer, { answers: 1 }],
    [
      'a game',
      () =>
        storeOf(session).saveGame('word-chain', {}, { events: [], requests: [], acknowledgedReplies: [] }),
      { games: 1 },
    ],
  ])('asks about %s, and keeps what the learner wants kept', async (_what, work, left) => {
    await signedIn({ unsynced: false });
    await work();
    const asked: UnsyncedCounts[] = [];
    await session.logOut(async (known) => {
      asked.push(known);
      return 'keep';
    });
    expect(asked).toEqual([{ ...NOTHING, ...left }]);
    expect(await device.databases()).toContain(DATABASE);
  });

  test('asks again before it discards what was saved since it asked', async () => {
    await signedIn({ unsynced: true });
    const other = await device.openTab();
    const asked: UnsyncedCounts[] = [];
    const outcome = await session.logOut(async (left) => {
      asked.push(left);
      if (asked.length > 1) return 'stay';
      await takeClass(other);
      return 'delete';
    });
    expect(outcome).toEqual({ ok: true, value: 'stayed' });
    expect(asked.map(({ changes }) => changes)).toEqual([2, 3]);
    expect(await storeOf(session).readLessons()).toHaveLength(1);
  });

  test('lets no other tab save anything into the records that it deletes', async () => {
    await signedIn({ unsynced: false });
    const deaf = await waitForSession(device.createUnnotifiedTab());
    const saves: unknown[] = [];
    const tab = await waitForSession(
      device.createTabWith(({ deleteRecords }) => ({
        async deleteRecords() {
          saves.push(await storeOf(deaf).saveSetup({ ...SETUP, age: 31 }));
          await deleteRecords();
        },
      })),
    );
    await tab.logOut(neverAsked);
    expect(saves).toMatchObject([{ ok: false }]);
    expect(await device.databases()).not.toContain(DATABASE);
  });

  test('does not wait forever for the browser to delete the records', async () => {
    await signedIn({ unsynced: false });
    const frozen = await device.holdOpen(DATABASE);
    expect(await session.logOut(neverAsked)).toEqual({ ok: true, value: 'logged-out' });
    frozen.close();
    await waitFor(async () => expect(await device.databases()).not.toContain(DATABASE));
  });

  test.each([
    ['stay', 'stayed', 'signed-in', ['currentUser', 'user'], [DATABASE]],
    ['keep', 'logged-out', 'signed-out', [], [DATABASE]],
    ['delete', 'logged-out', 'signed-out', [], []],
  ] as const)(
    'whose question is answered "%s" ends %s',
    async (choice, value, status, entries, databases) => {
      await signedIn({ unsynced: true });
      expect(await session.logOut(async () => choice)).toEqual({ ok: true, value });
      expect(session.getState()).toMatchObject({ status });
      expect([...device.local.entries.keys()].sort()).toEqual(entries);
      expect((await device.databases()).filter((name) => name === DATABASE)).toEqual(databases);
    },
  );

  test('that keeps unsynced work has it there when the same learner returns', async () => {
    await signedIn({ unsynced: true });
    await session.logOut(async () => 'keep');
    expect(await session.signIn(EMAIL, 'secret')).toEqual({ ok: true, value: 'app' });
  });

  test('never deletes what was saved after everything had synced', async () => {
    await signedIn({ unsynced: false });
    const other = await device.openTab();
    const store = storeOf(other);
    const late = await waitForSession(
      device.createTabWith(() => ({
        stop: async () => void (await store.saveSetup({ ...SETUP, age: 31 })),
      })),
    );
    expect(await late.logOut(neverAsked)).toEqual({ ok: true, value: 'logged-out' });
    expect(await device.databases()).toContain(DATABASE);
  });

  test('that the provider refuses leaves everything as it was', async () => {
    await signedIn({ unsynced: false });
    device.accounts.failure = 'No.';
    expect(await session.logOut(neverAsked)).toEqual({ ok: false, failure: 'failed' });
    expect(session.getState()).toMatchObject({ status: 'signed-in' });
    expect(await device.databases()).toContain(DATABASE);
    expect(await device.createTab().waitUntilReady()).toMatchObject({ status: 'signed-in' });
  });

  test('in another tab is noticed', async () => {
    await signedIn({ unsynced: false });
    const other = await device.openTab();
    await other.logOut(neverAsked);
    await waitFor(() => expect(session.getState()).toEqual({ status: 'signed-out' }));
  });

  test('is not read into a provider that merely forgot the learner', async () => {
    await signedIn({ unsynced: true });
    device.accounts.setAccount(null);
    // A task in turn after the one that heard of it.
    await session.logOut(async () => 'stay');
    expect(session.getState()).toMatchObject({ status: 'signed-in' });
  });

  test('whose question is left without an answer holds up nobody', async () => {
    await signedIn({ unsynced: true });
    await asked(session);
    expect(await session.signIn(EMAIL, 'secret')).toEqual({ ok: true, value: 'app' });
  });

  test('in another tab is noticed while this one asks', async () => {
    await signedIn({ unsynced: true });
    const other = await device.openTab();
    const answered = await asked(session);
    await other.logOut(async () => 'keep');
    await waitFor(() => expect(session.getState()).toEqual({ status: 'signed-out' }));
    expect(await answered('delete')).toEqual({ ok: true, value: 'logged-out' });
    expect(await device.databases()).toContain(DATABASE);
  });
});

/** Starts a log-out that comes to its question; the way to answer it gives the outcome. */
async function asked(tab: Session) {
  let answer: (choice: LogOutReply) => void = () => {};
  const question = vi.fn(() => new Promise<LogOutReply>((resolve) => (answer = resolve)));
  const outcome = tab.logOut(question);
  await waitFor(() => expect(question).toHaveBeenCalled());
  return (choice: LogOutReply) => {
    answer(choice);
    return outcome;
  };
}

describe('somebody else who signs in in another tab', () => {
  const BOB = 'bob@example.com';
  let other: Session;

  beforeEach(async () => {
    await signedIn({ unsynced: true });
    device.accounts.register(BOB, 'secret');
    other = await waitForSession(device.createTab());
  });

  test.each(['keep', 'delete'] as const)('stays signed in when this tab answers "%s"', async (choice) => {
    const answered = await asked(session);
    await other.signIn(BOB, 'secret');
    expect(await answered(choice)).toEqual({ ok: true, value: 'stayed' });
    expect(device.createParts().accounts.getCurrentAccount()?.email).toBe(BOB);
    expect(await device.createParts().device.readLastLearner()).toMatchObject({ email: BOB });
    expect(await device.databases()).toContain(DATABASE);
  });

  test('is not logged out by an answer about the learner before, though the provider forgot both', async () => {
    const answered = await asked(session);
    await other.signIn(BOB, 'secret');
    device.accounts.setAccount(null);
    expect(await answered('delete')).toEqual({ ok: true, value: 'stayed' });
    expect(await device.createParts().device.readLastLearner()).toMatchObject({ email: BOB });
  });

  test('stays signed in also when this tab has not heard of it', async () => {
    const deaf = await waitForSession(device.createUnnotifiedTab());
    const answered = await asked(deaf);
    await other.signIn(BOB, 'secret');
    expect(await answered('keep')).toEqual({ ok: true, value: 'stayed' });
    expect(device.createParts().accounts.getCurrentAccount()?.email).toBe(BOB);
    expect(await device.createParts().device.isLoggedOut()).toBe(false);
  });

  test('a second log-out is not reverted by a tab that gets the sign-in late', async () => {
    let finish = () => {};
    const opens: string[] = [];
    const busy = await waitForSession(
      device.createTabWith(({ sync }, { email }) => {
        opens.push(email);
        const drainFor = () => new Promise<number>((resolve) => (finish = () => resolve(0)));
        return { sync: { ...sync, drainFor } };
      }),
    );
    const leaving = busy.logOut(async () => 'stay');
    await other.signIn(BOB, 'secret');
    await other.logOut(async () => 'keep');
    finish();
    await leaving;
    await waitFor(() => expect(busy.getState()).toEqual({ status: 'signed-out' }));
    expect(opens).toEqual([EMAIL]);
    expect(await device.createParts().device.isLoggedOut()).toBe(true);
  });

  test('a log-out while this tab opens the records is not reverted', async () => {
    const { openLearner } = device.createParts();
    const slow = device.createTab({
      openLearner: async (account) => {
        if (account.email === BOB) await other.logOut(async () => 'keep');
        return openLearner(account);
      },
    });
    await slow.waitUntilReady();
    await other.signIn(BOB, 'secret');
    await waitFor(() => expect(slow.getState()).toEqual({ status: 'signed-out' }));
    expect(await device.createParts().device.isLoggedOut()).toBe(true);
  });
});

describe('a log-out that discards', () => {
  const withNotes = (notes: string) => ({ ...EMPTY_DRAFT, notes });
  const PARTED = { base: withNotes('I take the bus.'), draft: withNotes('I take the bus home.') };
  const leftIn = (storage: Storage) => createUnsavedDrafts(() => storage, UID);
  let storage: Storage;

  beforeEach(async () => {
    storage = createFakeTabStorage();
    device = new FakeDevice();
    session = device.createTab({}, storage);
    await signedIn({ unsynced: false });
  });

  /** Takes a class that syncs, writes in its notepad, and logs out with this answer. Its id. */
  async function logOutWithNotes(reply: LogOutReply): Promise<string> {
    const lessonId = await takeClass(session);
    await storeOf(session).saveDraft(lessonId, PARTED.base);
    await session.logOut(async () => reply);
    return lessonId;
  }

  test('brings back nothing that a notepad kept in the tab because its last write was refused', async () => {
    const lessonId = await logOutWithNotes('delete');
    // The screen goes after the records are sealed.
    leftIn(storage).save(lessonId, PARTED);
    const next = device.createTab({}, storage);
    await next.signIn(EMAIL, 'secret');
    expect(await storeOf(next).readDraft(lessonId)).toBeNull();
    expect(leftIn(storage).listIds()).toEqual([]);
  });

  test('brings back nothing from another tab either, which opens the new records after this one', async () => {
    const elsewhere = createFakeTabStorage();
    await device.createTab({}, elsewhere).waitUntilReady();
    const lessonId = await logOutWithNotes('delete');
    leftIn(elsewhere).save(lessonId, PARTED);
    await session.signIn(EMAIL, 'secret');
    const next = await waitForSession(device.createTab({}, elsewhere));
    expect(await storeOf(next).readDraft(lessonId)).toBeNull();
  });

  test('takes what the tab kept of that learner, and nothing of a visitor’s', async () => {
    storage.setItem('entrance-plays:1', '{}');
    const lessonId = await takeClass(session);
    leftIn(storage).save(lessonId, PARTED);
    await storeOf(session).saveDraft(lessonId, PARTED.base);
    await session.logOut(async () => 'delete');
    expect(leftIn(storage).listIds()).toEqual([]);
    expect(storage.getItem('entrance-plays:1')).toBe('{}');
  });

  test('is told from one that keeps: then the tab’s words join the records again', async () => {
    const lessonId = await logOutWithNotes('keep');
    leftIn(storage).save(lessonId, PARTED);
    const next = device.createTab({}, storage);
    await next.signIn(EMAIL, 'secret');
    expect((await storeOf(next).readDraft(lessonId))?.notes).toContain('I take the bus home.');
  });

  test('is told from one that asked nothing: what only the tab had is not lost', async () => {
    const lessonId = await takeClass(session);
    await session.logOut(neverAsked);
    leftIn(storage).save(lessonId, PARTED);
    const next = device.createTab({}, storage);
    await next.signIn(EMAIL, 'secret');
    expect((await storeOf(next).readDraft(lessonId))?.notes).toBe('I take the bus home.');
  });

  /** Logs out in a page that dies as soon as the provider knows. */
  async function dieAfterSignOut(reply: LogOutReply) {
    const dying = await waitForSession(device.createTabWith(() => ({ stop: () => new Promise(() => {}) })));
    void dying.logOut(async () => reply);
    await waitFor(() => expect(device.accounts.createTab().getCurrentAccount()).toBeNull());
  }

  test.each([
    ['delete', false],
    ['keep', true],
  ] as const)('or not, is finished by the next page where this one dies: "%s"', async (reply, areKept) => {
    session = await waitForSession(device.createUnnotifiedTab());
    device.cloudFailure = 'The cloud is away.';
    await takeClass(session);
    await dieAfterSignOut(reply);
    expect(await device.databases()).toContain(DATABASE);
    expect(await device.createTab().waitUntilReady()).toEqual({ status: 'signed-out' });
    await expect.poll(async () => (await device.databases()).includes(DATABASE), WAIT_OPTIONS).toBe(areKept);
    expect(await device.createParts().device.readPendingRecordDeletion()).toBeNull();
  });

  test('is not finished where more is only here by then', async () => {
    const deaf = await waitForSession(device.createUnnotifiedTab());
    device.cloudFailure = 'The cloud is away.';
    await takeClass(deaf);
    await dieAfterSignOut('delete');
    await takeClass(deaf);
    await device.createTab().waitUntilReady();
    expect(await device.databases()).toContain(DATABASE);
    device.cloudFailure = null;
    const next = device.createTab();
    await next.signIn(EMAIL, 'secret');
    expect(await storeOf(next).readLessons()).toHaveLength(2);
  });

  test('is not finished for a learner who has come back', async () => {
    device.cloudFailure = 'The cloud is away.';
    await takeClass(session);
    session = device.createUnnotifiedTab();
    await dieAfterSignOut('delete');
    await device.createTab().signIn(EMAIL, 'secret');
    const next = await device.openTab();
    expect(await storeOf(next).readLessons()).toHaveLength(1);
  });
});
