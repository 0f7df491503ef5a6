import { beforeEach, describe, expect, test, vi } from 'vitest';
import { enqueueEntry } from '../../../src/data/sync-rows/outbox.ts';
import type { SyncStep } from '../../../src/sync/engine/engine-parts.ts';
import type { DocumentFields, RemoteFailure } from '../../../src/sync/ports/user-document.ts';
import { parseDocument } from '../../../src/sync/wire/parse-document.ts';
import { aNewLesson, aSetup, expectOk, someHomework, writeRaw } from '../../data/learner-fixtures.ts';
import { FakeCloud } from '../ports/fake-cloud.ts';
import { START, type Tab, TestDevice } from '../test-device.ts';

const failure = (kind: RemoteFailure['kind']): RemoteFailure => ({ kind, message: kind });
/** The fault of a request that gets an error response. */
const answer = (kind: RemoteFailure['kind']) => ({ kind: 'answer', failure: failure(kind) }) as const;

let cloud: FakeCloud;
let device: TestDevice;
/** The laptop's tab. */
let tab: Tab;

beforeEach(async () => {
  cloud = new FakeCloud();
  device = new TestDevice(cloud, 'laptop');
  tab = await device.openTab();
});

/** Throws at a step, as if the page's process ended there. */
const killAt = (step: SyncStep) => (name: SyncStep) => {
  if (name === step) throw new Error('killed');
};

function parseCloud() {
  return parseDocument(cloud.document('ann'), 'ann');
}

describe('a drain', () => {
  test('writes all changes of the device to the cloud in one commit, and leaves none pending', async () => {
    await tab.store.saveSetup(aSetup);
    const { id } = expectOk(await tab.store.addLesson(aNewLesson));
    await tab.store.completeLesson(id, { answer: 'a', feedback: 'f' });
    await tab.store.saveHomework(id, someHomework, 'h');
    expect(await tab.drain()).toEqual({ kind: 'synced' });
    expect(parseCloud()).toEqual((await tab.store.readSnapshot()).state);
    expect(await tab.store.countPending()).toBe(0);
    expect(cloud.commits()).toHaveLength(1);
  });

  test('only reads when nothing has changed', async () => {
    await tab.store.saveSetup(aSetup);
    await tab.drain();
    await tab.drain();
    expect(cloud.commits()).toHaveLength(1);
  });

  test('merges another device’s records, and keeps this device’s own', async () => {
    const phone = await new TestDevice(cloud, 'phone').openTab();
    await tab.store.saveSetup(aSetup);
    const first = expectOk(await tab.store.addLesson(aNewLesson));
    await tab.drain();
    const second = expectOk(await phone.store.addLesson(aNewLesson));
    await phone.drain();
    expect(new Set((await phone.store.readLessons()).map(({ id }) => id))).toEqual(
      new Set([first.id, second.id]),
    );
    await tab.drain();
    expect((await tab.store.readSnapshot()).state).toEqual((await phone.store.readSnapshot()).state);
  });
});

describe('a drain with concurrent writers', () => {
  test('reads the document again and merges it when it changed before the commit', async () => {
    const phone = await new TestDevice(cloud, 'phone').openTab();
    await tab.store.addLesson(aNewLesson);
    await phone.store.addLesson(aNewLesson);
    let isFirst = true;
    const step = (name: SyncStep) => {
      if (name !== 'document read' || !isFirst) return;
      isFirst = false;
      cloud.put('ann', { badges: ['Explorer'] });
    };
    expect(await tab.drain({ step })).toEqual({ kind: 'synced' });
    expect(await phone.drain()).toEqual({ kind: 'synced' });
    expect(parseCloud()).toMatchObject({ badges: ['Explorer'], lessons: [{}, {}] });
  });

  test('is postponed when the document changes before every commit', async () => {
    await tab.store.addLesson(aNewLesson);
    let version = 0;
    const step = (name: SyncStep) => {
      if (name === 'document read') cloud.put('ann', { version: ++version });
    };
    const outcome = await tab.drain({ step });
    expect(outcome).toMatchObject({ kind: 'waiting', failure: { during: 'push', sections: ['lessons'] } });
    // Ten rounds of a poll, a read and a commit at most.
    expect(cloud.requests.length).toBeLessThan(30);
    expect(await tab.store.countPending()).toBe(1);
  });

  test('leaves an edit pending that was made during its push', async () => {
    const { id } = expectOk(await tab.store.addLesson(aNewLesson));
    let edited: Promise<unknown> | null = null;
    // The result of the first commit is delayed until the edit is stored.
    const { exchange } = device.userDocument;
    device.userDocument.exchange = async (...request) => {
      const result = await exchange(...request);
      edited ??= tab.store.completeLesson(id, { answer: 'later', feedback: '' });
      await edited;
      return result;
    };
    const signal = new AbortController();
    const step = (name: SyncStep) => {
      if (name === 'acknowledged') signal.abort();
    };
    await tab.drain({ signal: signal.signal, step });
    expect(parseCloud().lessons).toMatchObject([{ answer: '' }]);
    expect((await tab.store.readSnapshot()).entries.map((entry) => entry.key)).toEqual([
      `lesson:${id}`,
      'course',
    ]);
    expect(await tab.store.readLesson(id)).toMatchObject({ answer: 'later' });
    await tab.drain();
    expect(parseCloud().lessons).toMatchObject([{ answer: 'later' }]);
  });
});

describe('a drain with a failing cloud', () => {
  test.each([
    ['unreachable', 'offline'],
    ['unavailable', 'unavailable'],
  ] as const)('is postponed by a growing backoff when the store is %s', async (kind, shownKind) => {
    await tab.store.saveSetup(aSetup);
    cloud.findFault = () => answer(kind);
    const waits: number[] = [];
    for (let count = 0; count < 12; count += 1) {
      const outcome = await tab.drain();
      expect(outcome).toMatchObject({ kind: 'waiting', failure: { during: 'pull', kind: shownKind } });
      if (outcome.kind === 'waiting') waits.push((outcome.retryAt ?? 0) - START);
    }
    // In the middle between one second and a ceiling that doubles, by the device's `random`.
    expect(waits.slice(0, 3)).toEqual([1_500, 2_500, 4_500]);
    expect(Math.max(...waits)).toBeLessThanOrEqual(300_000);
    const { entries } = await tab.store.readSnapshot();
    expect(entries[0]).toMatchObject({ attempts: 12, lastError: kind, state: 'retrying' });
    cloud.findFault = () => null;
    expect(await tab.drain()).toEqual({ kind: 'synced' });
  });

  test('is postponed by close to five minutes when the store limits the rate', async () => {
    cloud.failNext('read', answer('rate-limited'));
    // 95 % of five minutes, by the device's `random`.
    expect(await tab.drain()).toMatchObject({ kind: 'waiting', retryAt: START + 285_000 });
  });

  test('renews a refused token once, and then succeeds', async () => {
    await tab.store.saveSetup(aSetup);
    cloud.failNext('read', answer('unauthenticated'));
    expect(await tab.drain()).toEqual({ kind: 'synced' });
    expect(device.signIn.renewals).toBe(1);
  });

  test('waits for a sign-in without a timer when the fresh token is refused too', async () => {
    cloud.findFault = () => answer('unauthenticated');
    const failed = { during: 'pull', kind: 'sign-in-again' };
    expect(await tab.drain()).toMatchObject({ kind: 'waiting', retryAt: null, failure: failed });
    expect([device.signIn.renewals, cloud.requests.length]).toEqual([1, 2]);
  });

  test('retries a forbidden commit once with a fresh token, then reports it', async () => {
    await tab.store.saveSetup(aSetup);
    cloud.failNext('commit', answer('forbidden'), 2);
    const failed = { during: 'push', kind: 'forbidden', sections: ['profile', 'course'] };
    expect(await tab.drain()).toMatchObject({ kind: 'waiting', failure: failed });
    expect([device.signIn.renewals, await tab.store.countPending()]).toEqual([1, 2]);
  });

  test('does not repeat a commit with a lost reply', async () => {
    const { id } = expectOk(await tab.store.addLesson(aNewLesson));
    await tab.store.completeLesson(id, { answer: 'a', feedback: 'f' });
    cloud.failNext('commit', { kind: 'lost' });
    expect(await tab.drain()).toMatchObject({
      kind: 'waiting',
      failure: { during: 'push', kind: 'offline' },
    });
    expect(await tab.drain()).toEqual({ kind: 'synced' });
    expect(cloud.commits()).toHaveLength(1);
    expect(parseCloud().course?.skills[0]).toMatchObject({ counts: { 'laptop~laptop-1': 1 } });
  });

  test('is not harmed by a commit that arrives after it was aborted', async () => {
    await tab.store.addLesson(aNewLesson);
    cloud.failNext('commit', { kind: 'hang', late: true });
    const controller = new AbortController();
    const stopped = tab.drain({ signal: controller.signal });
    while (cloud.commits().length === 0) await new Promise((resolve) => setTimeout(resolve, 0));
    controller.abort();
    expect(await stopped).toEqual({ kind: 'stopped' });
    await tab.store.saveSetup(aSetup);
    expect(await tab.drain()).toEqual({ kind: 'synced' });
    expect(parseCloud()).toEqual((await tab.store.readSnapshot()).state);
  });
});

describe('a refused record', () => {
  const includesText = (text: string) => (fields: DocumentFields) => JSON.stringify(fields).includes(text);

  test('becomes the only dead letter; its row stays, and all other records arrive', async () => {
    await tab.store.saveSetup(aSetup);
    const plans = ['# One', '# Two', '# Poison', '# Four', '# Five'];
    for (const classPlan of plans) await tab.store.addLesson({ ...aNewLesson, classPlan });
    cloud.isRefused = includesText('Poison');
    expect(await tab.drain()).toEqual({ kind: 'synced' });
    const { deadLetters, entries, state } = await tab.store.readSnapshot();
    const poison = state.lessons.find((lesson) => lesson.classPlan === '# Poison');
    expect(deadLetters.map(({ key, reason }) => ({ key, reason }))).toEqual([
      { key: `lesson:${poison?.id}`, reason: 'rejected' },
    ]);
    expect(entries).toEqual([]);
    expect(parseCloud().lessons.map((lesson) => lesson.classPlan)).toEqual([
      '# Five',
      '# Four',
      '# Two',
      '# One',
    ]);
    expect(parseCloud().profile).toEqual(state.profile);
  });

  test('is not sent again by later drains, until it is written again or retried', async () => {
    const { id } = expectOk(await tab.store.addLesson({ ...aNewLesson, classPlan: '# Poison' }));
    cloud.isRefused = includesText('Poison');
    await tab.drain();
    const commits = cloud.commits().length;
    await tab.drain();
    expect(cloud.commits()).toHaveLength(commits);
    cloud.isRefused = () => false;
    await tab.store.retryChange(`lesson:${id}`);
    expect(await tab.drain()).toEqual({ kind: 'synced' });
    expect(parseCloud().lessons).toHaveLength(1);
    expect((await tab.store.readSnapshot()).deadLetters).toEqual([]);
  });

  test('does not block a valid profile, course or badges', async () => {
    await tab.store.saveSetup({ ...aSetup, displayName: 'Poison' });
    const { id } = expectOk(await tab.store.addLesson(aNewLesson));
    await tab.store.saveHomework(id, someHomework, 'h');
    cloud.isRefused = includesText('Poison');
    expect(await tab.drain()).toEqual({ kind: 'synced' });
    expect((await tab.store.readSnapshot()).deadLetters.map(({ key }) => key)).toEqual(['profile']);
    expect(parseCloud()).toMatchObject({
      profile: null,
      badges: ['Ice Breaker'],
      homework: [{}],
      lessons: [{}],
    });
  });

  test('is a dead letter when it is too large for the document, and the others arrive', async () => {
    const large = { ...aNewLesson, classPlan: 'x'.repeat(950_000) };
    const { id } = expectOk(await tab.store.addLesson(large));
    const small = expectOk(await tab.store.addLesson(aNewLesson));
    expect(await tab.drain()).toEqual({ kind: 'synced' });
    const { deadLetters, entries } = await tab.store.readSnapshot();
    expect([deadLetters.map(({ key, reason }) => [key, reason]), entries]).toEqual([
      [[`lesson:${id}`, 'too-large']],
      [],
    ]);
    expect(parseCloud().lessons.map((lesson) => lesson.id)).toEqual([small.id]);
  });

  test('stays pending when a new version is written meanwhile', async () => {
    const { id } = expectOk(await tab.store.addLesson(aNewLesson));
    cloud.isRefused = () => true;
    const { exchange } = device.userDocument;
    let exchanges = 0;
    device.userDocument.exchange = async (...request) => {
      const result = await exchange(...request);
      exchanges += 1;
      if (exchanges === 2) await tab.store.completeLesson(id, { answer: 'later', feedback: '' });
      return result;
    };
    await expect(tab.drain({ step: killAt('set aside') })).rejects.toThrow('killed');
    const { entries, deadLetters } = await tab.store.readSnapshot();
    expect([entries.map(({ key }) => key), deadLetters]).toEqual([[`lesson:${id}`, 'course'], []]);
  });
});

describe('a learner with more records than a document holds', () => {
  test('has a dead letter for each record that had to leave the cloud', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 40; count += 1) {
      const lesson = { ...aNewLesson, classPlan: `${count}${'a'.repeat(30_000)}` };
      ids.push(expectOk(await tab.store.addLesson(lesson)).id);
      await tab.drain();
    }
    const inCloud = () => new Set(parseDocument(cloud.document('ann'), 'ann').lessons.map(({ id }) => id));
    const readDeadLetters = async () =>
      (await tab.store.readOutbox()).deadLetters.map(({ key, reason }) => `${key} ${reason}`);
    const missing = ids.filter((id) => !inCloud().has(id));
    expect(missing.length).toBeGreaterThan(5);
    expect(await readDeadLetters()).toEqual(missing.map((id) => `lesson:${id} too-large`));
  });

  test('loses a record’s dead letter once another device has uploaded the same version', async () => {
    const { store, drain } = tab;
    const { id } = expectOk(await store.addLesson(aNewLesson));
    await drain();
    const hasDeadLetter = async () =>
      (await store.readOutbox()).deadLetters.some(({ key }) => key === `lesson:${id}`);
    await store.moveToDeadLetters({ key: `lesson:${id}`, rev: 0 }, { reason: 'too-large', message: '' });
    cloud.put('ann', { ...cloud.document('ann'), lessons: [] });
    await drain();
    expect(await hasDeadLetter()).toBe(true);
    const lesson = await store.readLesson(id);
    cloud.put('ann', { ...cloud.document('ann'), lessons: [{ ...lesson, teacher: 'Older.', updatedAt: 1 }] });
    await drain();
    expect(await hasDeadLetter()).toBe(true);
    cloud.put('ann', { ...cloud.document('ann'), lessons: [{ ...lesson }] });
    await drain();
    expect(await hasDeadLetter()).toBe(false);
  });

  test('stores what leaves the document on this device first, in case the app is killed before the write', async () => {
    for (let count = 0; count < 25; count += 1) {
      await tab.store.addLesson({ ...aNewLesson, classPlan: 'a'.repeat(34_000) });
    }
    await tab.drain();
    const phone = await new TestDevice(cloud, 'phone', { now: START + 1_000 }).openTab();
    await phone.store.addLesson({ ...aNewLesson, classPlan: 'b'.repeat(60_000) });
    await expect(phone.drain({ step: killAt('document written') })).rejects.toThrow('killed');
    expect(parseCloud().lessons.length).toBeLessThan(26);
    expect(await phone.store.readLessons()).toHaveLength(26);
  });
});

describe('a drain under another account', () => {
  test('sends nothing while another learner, or none, is signed in', async () => {
    await tab.store.saveSetup(aSetup);
    const exchange = vi.spyOn(device.userDocument, 'exchange');
    for (const uid of ['ben', null]) {
      device.signIn.switchTo(uid);
      const failed = { kind: 'sign-in-again' };
      expect(await tab.drain()).toMatchObject({ kind: 'waiting', retryAt: null, failure: failed });
    }
    expect(exchange).not.toHaveBeenCalled();
    expect(await tab.store.countPending()).toBe(2);
  });

  test('does not send an entry of another learner in this database', async () => {
    await writeRaw(device.indexedDB, (tables) =>
      tables.outbox.add(enqueueEntry(undefined, 'profile', 'ben', START)),
    );
    expect(await tab.drain()).toMatchObject({ kind: 'waiting', failure: { kind: 'sign-in-again' } });
    expect(cloud.requests).toEqual([]);
  });

  test('writes nothing with the token of a learner who signs in during the drain', async () => {
    await tab.store.saveSetup(aSetup);
    await tab.drain({ step: (name) => name === 'document read' && device.signIn.switchTo('ben') });
    expect(cloud.requests.map(({ kind, uid, tokenUid }) => [kind, uid, tokenUid])).toEqual([
      ['read', 'ann', 'ann'],
    ]);
  });
});
