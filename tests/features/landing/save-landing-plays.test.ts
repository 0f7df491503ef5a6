import { beforeEach, describe, expect, test } from 'vitest';
import { createPageExitEntries } from '../../../src/data/device/page-exit-entries.ts';
import type { LearnerDatabase } from '../../../src/data/learner/open-learner-store.ts';
import { LANDING_PLAYS_PREFIX } from '../../../src/features/landing/landing-game/landing-play.ts';
import { saveLandingPlays } from '../../../src/features/landing/landing-game/save-landing-plays.ts';
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
    LANDING_PLAYS_PREFIX,
    (entry) => entry,
  );
});

const savePlay = (learner: string | null, endedAt = NOW - MINUTE) =>
  plays.save(String(endedAt), { learner, answers: WORDS.map((word) => ({ word, ms: 900 })) });
/** Saves the plays for Ann as she signs in, or as the app opens with her signed in already. */
const savePlays = (when: 'signing-in' | 'opening') =>
  saveLandingPlays(plays, { uid: 'ann', store }, { isSigningIn: when === 'signing-in', now: NOW });
const readBestText = async () => (await store.readBestResults()).entrance?.B1?.text;

describe('a landing page game', () => {
  test('is saved for the next learner who signs in', async () => {
    savePlay(null);
    await savePlays('signing-in');
    expect(await readBestText()).toBe('20 of 30 points');
    expect(await store.readPlayEvents()).toHaveLength(4);
    expect((await store.readMistakes()).map(({ word }) => word)).toEqual(['break the record']);
  });

  test('has the level at which it was played', async () => {
    const answers = ['book', 'bike', 'milk'].map((word) => ({ word, ms: 900 }));
    plays.save(String(NOW - MINUTE), { learner: null, level: 'A1', answers });
    await savePlays('signing-in');
    const results = (await store.readBestResults()).entrance;
    expect([results?.A1?.text, results?.B1?.text]).toEqual(['30 of 30 points', undefined]);
  });

  test('counts once, even if it is saved again', async () => {
    savePlay(null);
    await savePlays('signing-in');
    await savePlays('signing-in');
    savePlay(null);
    await savePlays('signing-in');
    expect(await store.readPlayEvents()).toHaveLength(4);
    expect(await store.readMistakes()).toHaveLength(1);
  });

  test('is not saved for a learner who was signed in before the visitor came', async () => {
    savePlay(null);
    await savePlays('opening');
    await savePlays('signing-in');
    expect(await readBestText()).toBeUndefined();
  });

  test('is saved only for the learner who was signed in while it was played', async () => {
    savePlay('ann');
    await savePlays('opening');
    expect(await readBestText()).toBe('20 of 30 points');
    savePlay('ben', NOW - 2 * MINUTE);
    await savePlays('signing-in');
    expect(await store.readPlayEvents()).toHaveLength(4);
    expect(plays.listIds()).toEqual([]);
  });

  test('is dropped when more than an hour has passed', async () => {
    savePlay(null, NOW - 61 * MINUTE);
    await savePlays('signing-in');
    expect(await readBestText()).toBeUndefined();
    expect(plays.listIds()).toEqual([]);
  });

  test('is deleted when it is unreadable', async () => {
    plays.save('1', { learner: null, answers: 'all right' });
    await savePlays('signing-in');
    expect(await readBestText()).toBeUndefined();
    expect(plays.listIds()).toEqual([]);
  });
});
