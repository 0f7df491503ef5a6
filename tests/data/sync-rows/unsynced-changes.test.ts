import { liveQuery } from 'dexie';
import { describe, expect, test } from 'vitest';
import type { LearnerDatabase } from '../../../src/data/learner/open-learner-store.ts';
import type { RowKey, SentEntry } from '../../../src/data/sync-rows/synced-rows.ts';
import { waitFor } from '../../wait-for.ts';
import { aDevice, aNewLesson, aSetup, expectOk, NOW, openAnn, writeRaw } from '../learner-fixtures.ts';

/** The entry of a key that a drain would send now. */
async function findEntry(store: LearnerDatabase, key: RowKey): Promise<SentEntry> {
  const entry = (await store.readSnapshot()).entries.find((one) => one.key === key);
  if (!entry) throw new Error(`${key} is not pending`);
  return entry;
}

describe('the list of unsynced changes', () => {
  test('has every entry with the lesson or homework that it is about', async () => {
    const store = await openAnn(aDevice());
    await store.saveSetup(aSetup);
    const lesson = expectOk(await store.addLesson(aNewLesson));
    const { pending, deadLetters } = await store.readUnsyncedChanges();
    expect(pending.map(({ entry }) => entry.key)).toEqual(['profile', 'course', `lesson:${lesson.id}`]);
    expect(pending.map(({ record }) => record)).toEqual([null, null, lesson]);
    expect(deadLetters).toEqual([]);
  });

  test('shows why a push failed', async () => {
    const store = await openAnn(aDevice());
    await store.saveSetup(aSetup);
    await store.postponeEntries([await findEntry(store, 'profile')], NOW + 5, {
      kind: 'unavailable',
      message: 'HTTP 503',
    });
    const { pending } = await store.readUnsyncedChanges();
    expect(pending.find(({ entry }) => entry.key === 'profile')?.entry).toMatchObject({
      failedAs: 'unavailable',
      lastError: 'HTTP 503',
      nextAt: NOW + 5,
    });
  });

  test('has refused rows with their content, and unreadable ones with their raw value', async () => {
    const device = aDevice();
    const before = await openAnn(device);
    const lesson = expectOk(await before.addLesson(aNewLesson));
    await before.moveToDeadLetters(await findEntry(before, `lesson:${lesson.id}`), {
      reason: 'rejected',
      message: 'no',
    });
    before.close();
    await writeRaw(device, (tables) => tables.lessons.put({ id: 'broken', classPlan: 7 }));
    const { deadLetters } = await (await openAnn(device)).readUnsyncedChanges();
    expect(deadLetters.map(({ content }) => content)).toEqual([lesson, { id: 'broken', classPlan: 7 }]);
    expect(deadLetters.map(({ record }) => record)).toEqual([lesson, null]);
  });

  test('lets only the dead letter of an unreadable row be dismissed', async () => {
    const device = aDevice();
    await writeRaw(device, (tables) => tables.lessons.put({ id: 'broken', classPlan: 7 }));
    const store = await openAnn(device);
    await store.saveSetup(aSetup);
    await store.moveToDeadLetters(await findEntry(store, 'profile'), { reason: 'rejected', message: 'no' });
    for (const { deadLetter } of (await store.readUnsyncedChanges()).deadLetters) {
      await store.deleteUnreadableDeadLetter(deadLetter.id ?? 0);
    }
    const { deadLetters } = await store.readUnsyncedChanges();
    expect(deadLetters.map(({ deadLetter }) => deadLetter.key)).toEqual(['profile']);
  });

  test('updates when another tab saves', async () => {
    const device = aDevice();
    const [here, there] = [await openAnn(device), await openAnn(device)];
    const seen: number[] = [];
    const subscription = liveQuery(() => here.readUnsyncedChanges()).subscribe(({ pending }) =>
      seen.push(pending.length),
    );
    await waitFor(() => expect(seen).toEqual([0]));
    await there.saveSetup(aSetup);
    await waitFor(() => expect(seen.at(-1)).toBe(2));
    subscription.unsubscribe();
  });

  test('loses the dead letter of a record that is no longer among the newest 50', async () => {
    const store = await openAnn(aDevice());
    const oldest = expectOk(await store.addLesson(aNewLesson));
    await store.moveToDeadLetters(await findEntry(store, `lesson:${oldest.id}`), {
      reason: 'too-large',
      message: 'no room',
    });
    for (let count = 0; count < 50; count += 1) expectOk(await store.addLesson(aNewLesson));
    expect((await store.readUnsyncedChanges()).deadLetters).toEqual([]);
    expect(await store.readLesson(oldest.id)).toBeNull();
  });
});
