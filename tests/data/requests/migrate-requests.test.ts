import { expect, test } from 'vitest';
import { openAnn } from '../learner-fixtures.ts';
import { anOlderDatabase } from '../older-database.ts';

const REQUEST = {
  ...{ student_level: 'B1', skill_focus: 'Grammar', teacher: 'Maya', reason: 'travel', age: 30 },
  ...{ module_lesson: 0, used_phrases: [], used_vocab: [] },
};

test('requests of an older database are migrated', async () => {
  const device = await anOlderDatabase(2, {
    kv: [
      { key: 'posted:l1', value: { state: 'waiting', lessonId: 'l1', answer: 'By bus.', key: 'k1' } },
      {
        key: 'posted:l2',
        value: { state: 'refused', lessonId: 'l2', answer: 'x', key: 'k2', message: 'No.' },
      },
      { key: 'posted:l3', value: { state: 'checked', lessonId: 'l3' } },
      { key: 'posted:l4', value: 'unreadable' },
      { key: 'askedClass', value: { key: 'k5', localDate: '2025-05-01', request: REQUEST } },
      { key: 'draft:l1', value: { notes: 'By bus.' } },
    ],
  });
  const store = await openAnn(device);
  const rows = await store.readRequests();
  expect(rows).toHaveLength(4);
  expect(rows).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        key: 'k1',
        kind: 'answer',
        answer: 'By bus.',
        status: { phase: 'waiting', why: 'offline', dueAt: 0 },
      }),
      expect.objectContaining({ key: 'k2', status: { phase: 'refused', why: 'offline', message: 'No.' } }),
      expect.objectContaining({ lessonId: 'l3', status: { phase: 'done', why: 'offline', result: {} } }),
      expect.objectContaining({
        key: 'k5',
        kind: 'class',
        request: REQUEST,
        status: { phase: 'sending', why: 'new' },
      }),
    ]),
  );
  expect(await store.readDraft('l1')).toMatchObject({ notes: 'By bus.' });
});

test('an older database without requests opens unchanged', async () => {
  const store = await openAnn(await anOlderDatabase(2, {}));
  expect(await store.readRequests()).toEqual([]);
});
