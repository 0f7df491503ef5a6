import { beforeEach, expect, test, vi } from 'vitest';
import type { LearnerDatabase } from '../../../src/data/open-learner-store.ts';
import { ok } from '../../../src/domain/result.ts';
import { useClassGeneration } from '../../../src/features/classroom/use-class-generation.ts';
import { aDevice, aPlan, aSetup, openAnn } from '../../data/open-device.ts';
import { drawOnce } from './draw-once.tsx';

let store: LearnerDatabase;
beforeEach(async () => {
  store = await openAnn(aDevice());
  await store.saveSetup(aSetup);
});

async function classes(spent = async () => {}) {
  const [profile, course] = [await store.profile(), await store.course()];
  const useClasses = () =>
    useClassGeneration({
      records: { profile, course, lessons: [] },
      choices: { level: 'B1', skill: 'Speaking', teacher: 'Maya', reason: 'business' },
      credits: { remaining: 5, message: null, refresh: async () => {}, spent },
      onWritten: () => {},
    });
  const generateClass = async () => ok({ classPlan: aPlan, remaining: 4 });
  return drawOnce(useClasses, { store, api: { generateClass } });
}

test('a class that was paid for is stored before it is counted', async () => {
  let lessonsWhenCounted = 0;
  const { generate } = await classes(async () => {
    lessonsWhenCounted = (await store.lessons()).length;
  });
  await generate();
  expect(lessonsWhenCounted).toBe(1);
});

test('a class can be asked for again after the device could not be read', async () => {
  const { generate } = await classes();
  vi.spyOn(store, 'storageBytes').mockRejectedValueOnce(new Error('The database is closed.'));
  const told = vi.spyOn(console, 'error').mockReturnValue();
  await generate();
  expect(told).toHaveBeenCalledOnce();
  told.mockRestore();
  expect(await store.lessons()).toEqual([]);
  await generate();
  expect(await store.lessons()).toHaveLength(1);
});
