import { beforeEach, expect, test, vi } from 'vitest';
import type { LearnerDatabase } from '../../../src/data/learner/open-learner-store.ts';
import { useClassGeneration } from '../../../src/features/classroom/use-class-generation.ts';
import { today } from '../../../src/session/today.ts';
import { aDevice, aSetup, openAnn } from '../../data/learner-fixtures.ts';
import { renderHookOnce } from './render-hook-once.tsx';

let store: LearnerDatabase;
beforeEach(async () => {
  store = await openAnn(aDevice());
  await store.saveSetup(aSetup);
});

async function classroom() {
  const [profile, course] = [await store.readProfile(), await store.readCourse()];
  const useClasses = () =>
    useClassGeneration({
      records: { profile, course, lessons: [] },
      choices: { level: 'B1', skill: 'Speaking', teacher: 'Maya', reason: 'business' },
      credits: { refresh: async () => {} },
      beginsClass: false,
      onClassBegun: () => {},
      onClassReady: () => {},
    });
  return renderHookOnce(useClasses, { store });
}

test('a class can be asked for again after the device could not be read, and only one at a time', async () => {
  const { generate } = await classroom();
  vi.spyOn(store, 'measureStorageBytes').mockRejectedValueOnce(new Error('The database is closed.'));
  const told = vi.spyOn(console, 'error').mockReturnValue();
  await generate();
  expect(told).toHaveBeenCalledOnce();
  told.mockRestore();
  expect(await store.readRequests()).toEqual([]);
  await generate();
  await generate();
  expect(await store.readRequests()).toMatchObject([{ kind: 'class', request: { module_lesson: 1 } }]);
});

test('no class is asked for on a day whose credits another tab has spent', async () => {
  const { generate } = await classroom();
  await store.saveCredits({ date: today(), remaining: 0 });
  await generate();
  expect(await store.readRequests()).toEqual([]);
});
