import { beforeEach, describe, expect, test } from 'vitest';
import { createPageExitEntries } from '../../../src/data/device/page-exit-entries.ts';
import type { LearnerDatabase } from '../../../src/data/learner/open-learner-store.ts';
import { ENTRANCE_PLAYS } from '../../../src/features/landing/entrance-game/entrance-play.ts';
import { saveEntrancePlays } from '../../../src/features/landing/entrance-game/save-entrance-plays.ts';
import { aDevice, NOW, openAnn } from '../../data/learner-fixtures.ts';
import { createFakeTabStorage } from '../classroom/notepad/fake-tab-storage.ts';

const MINUTE = 60_000;
const WORDS = ['race', 'news', 'silence'];

let store: LearnerDatabase;
let plays: ReturnType<typeof createPageExitEntries<unknown>>;

beforeEach(async () => {
  store = await openAnn(aDevice());
  const storage = createFakeTabStorage();
  plays = createPageExitEntries(
    () => storage,
    ENTRANCE_PLAYS,
    (entry) => entry,
  );
});

const played = (learner: string | null, endedAt = NOW - MINUTE) =>
  plays.save(String(endedAt), { learner, answers: WORDS.map((word) => ({ word, ms: 900 })) });
const take = (isSigningIn: boolean) =>
  saveEntrancePlays(plays, { uid: 'ann', store }, { isSigningIn, now: NOW });
const best = async () => (await store.readBestResults()).entrance?.B1?.text;

describe('what was played at the entrance', () => {
  test('is whose who signs in next', async () => {
    played(null);
    await take(true);
    expect(await best()).toBe('20 of 30 points');
    expect(await store.readPlayEvents()).toHaveLength(4);
    expect((await store.readMistakes()).map(({ word }) => word)).toEqual(['break the record']);
  });

  test('counts once, whatever is taken again', async () => {
    played(null);
    await take(true);
    await take(true);
    played(null);
    await take(true);
    expect(await store.readPlayEvents()).toHaveLength(4);
    expect(await store.readMistakes()).toHaveLength(1);
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
    expect(await store.readPlayEvents()).toHaveLength(4);
    expect(plays.listIds()).toEqual([]);
  });

  test('is nobody’s any more when a visitor has been gone for more than an hour', async () => {
    played(null, NOW - 61 * MINUTE);
    await take(true);
    expect(await best()).toBeUndefined();
    expect(plays.listIds()).toEqual([]);
  });

  test('is let go of where nobody can read it', async () => {
    plays.save('1', { learner: null, answers: 'all right' });
    await take(true);
    expect(await best()).toBeUndefined();
    expect(plays.listIds()).toEqual([]);
  });
});
