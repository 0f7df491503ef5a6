import { beforeEach, describe, expect, test } from 'vitest';
import { createPartingEntries } from '../../../src/data/device/parting-entries.ts';
import type { LearnerDatabase } from '../../../src/data/learner/open-learner-store.ts';
import { ENTRANCE_PLAYS } from '../../../src/features/landing/cabinet/entrance-play.ts';
import { takePlays } from '../../../src/features/landing/cabinet/take-plays.ts';
import { aDevice, NOW, openAnn } from '../../data/open-device.ts';
import { aTabStorage } from '../classroom/notepad/tab-storage.ts';

const MINUTE = 60_000;
const WORDS = ['race', 'news', 'silence'];

let store: LearnerDatabase;
let plays: ReturnType<typeof createPartingEntries<unknown>>;

beforeEach(async () => {
  store = await openAnn(aDevice());
  const storage = aTabStorage();
  plays = createPartingEntries(
    () => storage,
    ENTRANCE_PLAYS,
    (entry) => entry,
  );
});

const played = (learner: string | null, endedAt = NOW - MINUTE) =>
  plays.keep(String(endedAt), { learner, answers: WORDS.map((word) => ({ word, ms: 900 })) });
const take = (isEntering: boolean) => takePlays(plays, { uid: 'ann', store }, { isEntering, now: NOW });
const best = async () => (await store.bestResults()).entrance?.B1?.text;

describe('what was played at the entrance', () => {
  test('is whose who signs in next', async () => {
    played(null);
    await take(true);
    expect(await best()).toBe('20 of 30 points');
    expect(await store.playEvents()).toHaveLength(4);
    expect((await store.mistakes()).map(({ word }) => word)).toEqual(['break the record']);
  });

  test('counts once, whatever is taken again', async () => {
    played(null);
    await take(true);
    await take(true);
    played(null);
    await take(true);
    expect(await store.playEvents()).toHaveLength(4);
    expect(await store.mistakes()).toHaveLength(1);
  });

  test('is not given to somebody who was signed in when a visitor came, now or later', async () => {
    played(null);
    await take(false);
    await take(true);
    expect(await best()).toBeUndefined();
  });

  test('is theirs who was signed in as it was played, and goes to nobody else', async () => {
    played('ann');
    await take(false);
    expect(await best()).toBe('20 of 30 points');
    played('ben', NOW - 2 * MINUTE);
    await take(true);
    expect(await store.playEvents()).toHaveLength(4);
    expect(plays.ids()).toEqual([]);
  });

  test('is nobody’s any more when a visitor has been gone for more than an hour', async () => {
    played(null, NOW - 61 * MINUTE);
    await take(true);
    expect(await best()).toBeUndefined();
    expect(plays.ids()).toEqual([]);
  });

  test('is let go of where nobody can read it', async () => {
    plays.keep('1', { learner: null, answers: 'all right' });
    await take(true);
    expect(await best()).toBeUndefined();
    expect(plays.ids()).toEqual([]);
  });
});
