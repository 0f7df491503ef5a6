import { expect, test, vi } from 'vitest';
import { createTabEntries } from '../../../src/data/device/tab-entries.ts';
import { aTabStorage } from '../../features/classroom/notepad/tab-storage.ts';

function aTab() {
  const storage = aTabStorage();
  for (const name of ['unwritten:ann:l1', 'last-moves:ann:quiz', 'unwritten:ben:l1', 'entrance:17']) {
    storage.setItem(name, '{}');
  }
  const names = () => Array.from(storage, (_, index) => storage.key(index));
  return { tab: createTabEntries(() => storage), names };
}

test('what a tab kept of one learner goes without that of others', () => {
  const { tab, names } = aTab();
  tab.forget('ann');
  expect(names()).toEqual(['unwritten:ben:l1', 'entrance:17']);
});

test('a tab knows which records of a learner it had open last, also when it has forgotten what it kept', () => {
  const { tab } = aTab();
  expect(tab.recordsOf('ann')).toBeNull();
  tab.noteRecords('ann', 'r1');
  tab.forget('ann');
  expect([tab.recordsOf('ann'), tab.recordsOf('ben')]).toEqual(['r1', null]);
});

test('everything that a tab kept can go', () => {
  const { tab, names } = aTab();
  tab.clear();
  expect(names()).toEqual([]);
});

test('session storage that the browser denies is done without', () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const tab = createTabEntries(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  expect(() => [tab.clear(), tab.forget('ann'), tab.noteRecords('ann', 'r1')]).not.toThrow();
  expect(tab.recordsOf('ann')).toBeNull();
});
