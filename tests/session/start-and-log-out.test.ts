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

/** Signs in with a finished profile; with `unsynced`, it has not reached the cloud. */
async function signIn({ unsynced }: { unsynced: boolean }) {
  await session.signUp(EMAIL, 'secret');
  await getStore(session).saveSetup(SETUP);
  if (unsynced) device.cloudFailure = 'The cloud is away.';
}

const getStore = (tab: Session) => getLearner(tab).store;

/** Takes a class in a tab; returns its id. */
async function takeClass(tab: Session): Promise<string> {
  return expectOk(await getStore(tab).addLesson(A_CLASS)).id;
}

/** Takes a class, and writes in its notepad without submitting an answer. */
async function writeInNotepad() {
  await getStore(session).saveDraft(await takeClass(session), { ...EMPTY_DRAFT, notes: 'I take the bus.' });
}

async function submitAnswer() {
  const lessonId = await takeClass(session);
  await getStore(session).enqueueRequest({
    kind: 'answer',
    lessonId,
    answer: 'I take the bus.',
    key: 'key-1',
  });
}

const failOnQuestion = async (): Promise<LogOutReply> => {
  throw new Error('No question was expected.');
};

describe('the start of the page', () => {
  test('is signed out when no learner is known', async () => {
    expect(session.getState().status).toBe('opening');
    expect(await session.waitUntilReady()).toEqual({ status: 'signed-out' });
  });

  test('opens the account that the provider remembers', async () => {
    device.accounts.setAccount({ uid: UID, email: EMAIL, displayName: '' });
    expect(await session.waitUntilReady()).toMatchObject({ status: 'signed-in', learner: { uid: UID } });
  });

  test('opens the last learner while the provider has not answered', async () => {
    await signIn({ unsynced: false });
    const accounts = { ...device.accounts.createTab(), waitForAccount: () => new Promise<never>(() => {}) };
    const next = device.createTab({ accounts });
    expect(await next.waitUntilReady()).toMatchObject({ status: 'signed-in', learner: { uid: UID } });
    expect(await next.readDestination()).toEqual({ ok: true, value: 'app' });
  });

  test('opens the last learner offline when the provider has no session', async () => {
    await signIn({ unsynced: true });
    device.accounts.setAccount(null);
    const next = device.createTab();
    expect(await next.waitUntilReady()).toMatchObject({
      status: 'signed-in',
      learner: { uid: UID, email: EMAIL },
    });
    expect(await next.readDestination()).toEqual({ ok: true, value: 'app' });
  });

  test('does not open the last learner after a log-out', async () => {
    await signIn({ unsynced: false });
    await session.logOut(failOnQuestion);
    expect(await device.createTab().waitUntilReady()).toEqual({ status: 'signed-out' });
  });

  test('finishes a log-out that an earlier page did not finish', async () => {
    await signIn({ unsynced: true });
    // The page dies before the provider has signed out.
    const dying = await device.openTab({
      accounts: { ...device.accounts.createTab(), signOut: () => new Promise(() => {}) },
    });
    void dying.logOut(async () => 'keep');
    await waitFor(async () => expect(await device.createParts().device.isLoggedOut()).toBe(true));
    expect(await device.createTab().waitUntilReady()).toEqual({ status: 'signed-out' });
    expect(await device.createParts().accounts.waitForAccount()).toBeNull();
  });

  test('switches to the provider’s account when it differs from the last learner', async () => {
    await signIn({ unsynced: false });
    const other = { uid: 'uid-other', email: 'other@example.com', displayName: '' };
    device.accounts.setAccount(other);
    const next = await device.openTab();
    await waitFor(() => expect(next.getState()).toMatchObject({ learner: { uid: 'uid-other' } }));
  });

  test('can be tried again after a failure', async () => {
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
  test('deletes all data from the device after a last sync without a question, when everything has synced', async () => {
    await signIn({ unsynced: false });
    expect(await session.logOut(failOnQuestion)).toEqual({ ok: true, value: 'logged-out' });
    expect(device.cloud.get(UID)).toMatchObject({ studentLevel: 'B2', setupComplete: true });
    expect(await device.readDatabaseNames()).not.toContain(DATABASE);
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
    ['unsynced changes', () => signIn({ unsynced: true }), { changes: 2 }],
    ['a draft with text', writeInNotepad, { notepads: 1 }],
    ['an answer that was not checked', submitAnswer, { answers: 1 }],
    [
      'a game',
      () =>
        getStore(session).saveGame('word-chain', {}, { events: [], requests: [], acknowledgedReplies: [] }),
      { games: 1 },
    ],
  ])('asks about %s, and keeps the records when the learner chooses so', async (_what, work, unsynced) => {
    await signIn({ unsynced: false });
    await work();
    const asked: UnsyncedCounts[] = [];
    await session.logOut(async (known) => {
      asked.push(known);
      return 'keep';
    });
    expect(asked).toEqual([{ ...NOTHING, ...unsynced }]);
    expect(await device.readDatabaseNames()).toContain(DATABASE);
  });

  test('asks again before it deletes records saved since the question', async () => {
    await signIn({ unsynced: true });
    const other = await device.openTab();
    const asked: UnsyncedCounts[] = [];
    const outcome = await session.logOut(async (unsynced) => {
      asked.push(unsynced);
      if (asked.length > 1) return 'stay';
      await takeClass(other);
      return 'delete';
    });
    expect(outcome).toEqual({ ok: true, value: 'stayed' });
    expect(asked.map(({ changes }) => changes)).toEqual([2, 3]);
    expect(await getStore(session).readLessons()).toHaveLength(1);
  });

  test('lets no other tab save anything into the records that it deletes', async () => {
    await signIn({ unsynced: false });
    const unnotified = await waitForSession(device.createUnnotifiedTab());
    const saves: unknown[] = [];
    const tab = await waitForSession(
      device.createTabWith(({ deleteRecords }) => ({
        async deleteRecords() {
          saves.push(await getStore(unnotified).saveSetup({ ...SETUP, age: 31 }));
          await deleteRecords();
        },
      })),
    );
    await tab.logOut(failOnQuestion);
    expect(saves).toMatchObject([{ ok: false }]);
    expect(await device.readDatabaseNames()).not.toContain(DATABASE);
  });

  test('does not wait forever for the browser to delete the records', async () => {
    await signIn({ unsynced: false });
    const frozen = await device.holdOpen(DATABASE);
    expect(await session.logOut(failOnQuestion)).toEqual({ ok: true, value: 'logged-out' });
    frozen.close();
    await waitFor(async () => expect(await device.readDatabaseNames()).not.toContain(DATABASE));
  });

  test.each([
    ['stay', 'stayed', 'signed-in', ['currentUser', 'user'], [DATABASE]],
    ['keep', 'logged-out', 'signed-out', [], [DATABASE]],
    ['delete', 'logged-out', 'signed-out', [], []],
  ] as const)('answered with "%s" ends %s', async (choice, value, status, entries, databases) => {
    await signIn({ unsynced: true });
    expect(await session.logOut(async () => choice)).toEqual({ ok: true, value });
    expect(session.getState()).toMatchObject({ status });
    expect([...device.local.entries.keys()].sort()).toEqual(entries);
    expect((await device.readDatabaseNames()).filter((name) => name === DATABASE)).toEqual(databases);
  });

  test('keeps unsynced work for the return of the same learner', async () => {
    await signIn({ unsynced: true });
    await session.logOut(async () => 'keep');
    expect(await session.signIn(EMAIL, 'secret')).toEqual({ ok: true, value: 'app' });
  });

  test('never deletes what was saved after everything had synced', async () => {
    await signIn({ unsynced: false });
    const other = await device.openTab();
    const store = getStore(other);
    const late = await waitForSession(
      device.createTabWith(() => ({
        stop: async () => void (await store.saveSetup({ ...SETUP, age: 31 })),
      })),
    );
    expect(await late.logOut(failOnQuestion)).toEqual({ ok: true, value: 'logged-out' });
    expect(await device.readDatabaseNames()).toContain(DATABASE);
  });

  test('changes nothing when the provider refuses it', async () => {
    await signIn({ unsynced: false });
    device.accounts.failure = 'No.';
    expect(await session.logOut(failOnQuestion)).toEqual({ ok: false, failure: 'failed' });
    expect(session.getState()).toMatchObject({ status: 'signed-in' });
    expect(await device.readDatabaseNames()).toContain(DATABASE);
    expect(await device.createTab().waitUntilReady()).toMatchObject({ status: 'signed-in' });
  });

  test('closes the session in other tabs', async () => {
    await signIn({ unsynced: false });
    const other = await device.openTab();
    await other.logOut(failOnQuestion);
    await waitFor(() => expect(session.getState()).toEqual({ status: 'signed-out' }));
  });

  test('is not assumed when the provider only lost its session', async () => {
    await signIn({ unsynced: true });
    device.accounts.setAccount(null);
    // Queued behind the reconciliation.
    await session.logOut(async () => 'stay');
    expect(session.getState()).toMatchObject({ status: 'signed-in' });
  });

  test('does not block a sign-in while its question is open', async () => {
    await signIn({ unsynced: true });
    await logOutUntilAsked(session);
    expect(await session.signIn(EMAIL, 'secret')).toEqual({ ok: true, value: 'app' });
  });

  test('in another tab closes the session while this tab asks', async () => {
    await signIn({ unsynced: true });
    const other = await device.openTab();
    const answer = await logOutUntilAsked(session);
    await other.logOut(async () => 'keep');
    await waitFor(() => expect(session.getState()).toEqual({ status: 'signed-out' }));
    expect(await answer('delete')).toEqual({ ok: true, value: 'logged-out' });
    expect(await device.readDatabaseNames()).toContain(DATABASE);
  });
});

/** Starts a log-out up to its question; the returned function answers it and resolves with the outcome. */
async function logOutUntilAsked(tab: Session) {
  let answer: (choice: LogOutReply) => void = () => {};
  const question = vi.fn(() => new Promise<LogOutReply>((resolve) => (answer = resolve)));
  const outcome = tab.logOut(question);
  await waitFor(() => expect(question).toHaveBeenCalled());
  return (choice: LogOutReply) => {
    answer(choice);
    return outcome;
  };
}

describe('another learner who signs in in another tab', () => {
  const BOB = 'bob@example.com';
  let other: Session;

  beforeEach(async () => {
    await signIn({ unsynced: true });
    device.accounts.register(BOB, 'secret');
    other = await waitForSession(device.createTab());
  });

  test.each(['keep', 'delete'] as const)('stays signed in when this tab answers "%s"', async (choice) => {
    const answer = await logOutUntilAsked(session);
    await other.signIn(BOB, 'secret');
    expect(await answer(choice)).toEqual({ ok: true, value: 'stayed' });
    expect(device.createParts().accounts.getCurrentAccount()?.email).toBe(BOB);
    expect(await device.createParts().device.readLastLearner()).toMatchObject({ email: BOB });
    expect(await device.readDatabaseNames()).toContain(DATABASE);
  });

  test('is not logged out by an answer about the previous learner, even when the provider lost both sessions', async () => {
    const answer = await logOutUntilAsked(session);
    await other.signIn(BOB, 'secret');
    device.accounts.setAccount(null);
    expect(await answer('delete')).toEqual({ ok: true, value: 'stayed' });
    expect(await device.createParts().device.readLastLearner()).toMatchObject({ email: BOB });
  });

  test('stays signed in also when this tab was not notified', async () => {
    const unnotified = await waitForSession(device.createUnnotifiedTab());
    const answer = await logOutUntilAsked(unnotified);
    await other.signIn(BOB, 'secret');
    expect(await answer('keep')).toEqual({ ok: true, value: 'stayed' });
    expect(device.createParts().accounts.getCurrentAccount()?.email).toBe(BOB);
    expect(await device.createParts().device.isLoggedOut()).toBe(false);
  });

  test('stays logged out after a second log-out when a tab gets the sign-in late', async () => {
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

  test('stays logged out after a log-out while this tab opens the records', async () => {
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

describe('a log-out that deletes', () => {
  const withNotes = (notes: string) => ({ ...EMPTY_DRAFT, notes });
  const UNSAVED = { base: withNotes('I take the bus.'), draft: withNotes('I take the bus home.') };
  const openUnsavedDrafts = (storage: Storage) => createUnsavedDrafts(() => storage, UID);
  let storage: Storage;

  beforeEach(async () => {
    storage = createFakeTabStorage();
    device = new FakeDevice();
    session = device.createTab({}, storage);
    await signIn({ unsynced: false });
  });

  /** Takes a class that syncs, writes in its notepad and logs out; returns the class's id. */
  async function logOutWithNotes(reply: LogOutReply): Promise<string> {
    const lessonId = await takeClass(session);
    await getStore(session).saveDraft(lessonId, UNSAVED.base);
    await session.logOut(async () => reply);
    return lessonId;
  }

  test('restores no draft that the tab stored because its last write was refused', async () => {
    const lessonId = await logOutWithNotes('delete');
    // The screen unmounts after the records are sealed.
    openUnsavedDrafts(storage).save(lessonId, UNSAVED);
    const next = device.createTab({}, storage);
    await next.signIn(EMAIL, 'secret');
    expect(await getStore(next).readDraft(lessonId)).toBeNull();
    expect(openUnsavedDrafts(storage).listIds()).toEqual([]);
  });

  test('restores no draft from another tab that opens the new records later', async () => {
    const otherStorage = createFakeTabStorage();
    await device.createTab({}, otherStorage).waitUntilReady();
    const lessonId = await logOutWithNotes('delete');
    openUnsavedDrafts(otherStorage).save(lessonId, UNSAVED);
    await session.signIn(EMAIL, 'secret');
    const next = await waitForSession(device.createTab({}, otherStorage));
    expect(await getStore(next).readDraft(lessonId)).toBeNull();
  });

  test('deletes the learner’s tab entries, and none of a visitor', async () => {
    storage.setItem('entrance-plays:1', '{}');
    const lessonId = await takeClass(session);
    openUnsavedDrafts(storage).save(lessonId, UNSAVED);
    await getStore(session).saveDraft(lessonId, UNSAVED.base);
    await session.logOut(async () => 'delete');
    expect(openUnsavedDrafts(storage).listIds()).toEqual([]);
    expect(storage.getItem('entrance-plays:1')).toBe('{}');
  });

  test('differs from one that keeps the records: the tab’s draft is merged again', async () => {
    const lessonId = await logOutWithNotes('keep');
    openUnsavedDrafts(storage).save(lessonId, UNSAVED);
    const next = device.createTab({}, storage);
    await next.signIn(EMAIL, 'secret');
    expect((await getStore(next).readDraft(lessonId))?.notes).toContain('I take the bus home.');
  });

  test('differs from one without a question: the draft that only the tab had is not lost', async () => {
    const lessonId = await takeClass(session);
    await session.logOut(failOnQuestion);
    openUnsavedDrafts(storage).save(lessonId, UNSAVED);
    const next = device.createTab({}, storage);
    await next.signIn(EMAIL, 'secret');
    expect((await getStore(next).readDraft(lessonId))?.notes).toBe('I take the bus home.');
  });

  /** Logs out in a page that dies as soon as the provider has signed out. */
  async function killTabAfterSignOut(reply: LogOutReply) {
    const dying = await waitForSession(device.createTabWith(() => ({ stop: () => new Promise(() => {}) })));
    void dying.logOut(async () => reply);
    await waitFor(() => expect(device.accounts.createTab().getCurrentAccount()).toBeNull());
  }

  test.each([
    ['delete', false],
    ['keep', true],
  ] as const)(
    'is finished by the next page when this one dies, also one that keeps: "%s"',
    async (reply, stay) => {
      session = await waitForSession(device.createUnnotifiedTab());
      device.cloudFailure = 'The cloud is away.';
      await takeClass(session);
      await killTabAfterSignOut(reply);
      expect(await device.readDatabaseNames()).toContain(DATABASE);
      expect(await device.createTab().waitUntilReady()).toEqual({ status: 'signed-out' });
      await expect
        .poll(async () => (await device.readDatabaseNames()).includes(DATABASE), WAIT_OPTIONS)
        .toBe(stay);
      expect(await device.createParts().device.readPendingRecordDeletion()).toBeNull();
    },
  );

  test('is not finished when more records are unsynced by then', async () => {
    const unnotified = await waitForSession(device.createUnnotifiedTab());
    device.cloudFailure = 'The cloud is away.';
    await takeClass(unnotified);
    await killTabAfterSignOut('delete');
    await takeClass(unnotified);
    await device.createTab().waitUntilReady();
    expect(await device.readDatabaseNames()).toContain(DATABASE);
    device.cloudFailure = null;
    const next = device.createTab();
    await next.signIn(EMAIL, 'secret');
    expect(await getStore(next).readLessons()).toHaveLength(2);
  });

  test('is not finished for a learner who has returned', async () => {
    device.cloudFailure = 'The cloud is away.';
    await takeClass(session);
    session = device.createUnnotifiedTab();
    await killTabAfterSignOut('delete');
    await device.createTab().signIn(EMAIL, 'secret');
    const next = await device.openTab();
    expect(await getStore(next).readLessons()).toHaveLength(1);
  });
});
