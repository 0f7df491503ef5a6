import { expect, test, vi } from 'vitest';
import { createTabEntries } from '../../../src/data/device/tab-entries.ts';
import { createFakeTabStorage } from '../../features/classroom/notepad/fake-tab-storage.ts';

function createTab() {
  const storage = createFakeTabStorage();
  for (const name of ['unwritten:ann:l1', 'last-moves:ann:quiz', 'unwritten:ben:l1', 'entrance:17']) {
    storage.setItem(name, '{}');
  }
  const names = () => Array.from(storage, (_, index) => storage.key(index));
  return { tab: createTabEntries(() => storage), names };
}

test('one learner’s tab entries are deleted without those of others', () => {
  const { tab, names } = createTab();
  tab.deleteEntries('ann');
  expect(names()).toEqual(['unwritten:ben:l1', 'entrance:17']);
});

test('a tab knows which of a learner’s records it had open last, also after its entries were deleted', () => {
  const { tab } = createTab();
  expect(tab.readRecordsId('ann')).toBeNull();
  tab.saveRecordsId('ann', 'r1');
  tab.deleteEntries('ann');
  expect([tab.readRecordsId('ann'), tab.readRecordsId('ben')]).toEqual(['r1', null]);
});

test('all entries of a tab can be deleted', () => {
  const { tab, names } = createTab();
  tab.deleteAllEntries();
  expect(names()).toEqual([]);
});

test('tab entries work without session storage where the browser denies it', () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const tab = createTabEntries(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  expect(() => [
    tab.deleteAllEntries(),
    tab.deleteEntries('ann'),
    tab.saveRecordsId('ann', 'r1'),
  ]).not.toThrow();
  expect(tab.readRecordsId('ann')).toBeNull();
});
