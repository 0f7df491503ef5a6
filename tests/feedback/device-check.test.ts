import { expect, test } from 'vitest';
import { checkTextOnDevice } from '../../src/feedback/device-check.ts';

const STORY =
  'Yesterday my dog go to the castle. It was very big. She have a key. The dragon was friendly because it was old.';

test('marks mistakes where they stand, each with its reason', async () => {
  const { marks } = await checkTextOnDevice(STORY, 'A2');
  expect(marks.map(({ start, end, correction }) => [STORY.slice(start, end), correction])).toEqual([
    ['go', 'went'],
    ['have', 'has'],
  ]);
  for (const { reason } of marks) expect(reason).not.toBe('');
});

test('says the same as a text, and leaves the mistakes out of the note beside a marked page', async () => {
  const { text, note } = await checkTextOnDevice(STORY, 'A2');
  expect(text).toContain('**go**');
  expect(note).not.toContain('**go**');
  for (const said of [text, note]) expect(said).toContain('You joined ideas with **because**.');
});

test('says beside a page how many mistakes it does not mark', async () => {
  const { marks, note } = await checkTextOnDevice(
    'She have a cat. He go home. I am agree. They likes tea. We was late. I has one. He dont know.',
    'A1',
  );
  expect(marks).toHaveLength(3);
  expect(note).toMatch(/There are [34] more\. Correct these first\./);
});

test('marks the same mistake at each of its places', async () => {
  const { marks } = await checkTextOnDevice('She have a cat. He is nice. She have a dog.', 'A2');
  expect(marks.map(({ start }) => start)).toEqual([4, 32]);
});

test('asks a text outside a class for no length', async () => {
  for (const level of ['A1', 'C2'] as const) {
    expect((await checkTextOnDevice('My dog likes the castle.', level)).text).not.toMatch(
      /can write|good length/,
    );
  }
});

test.each(['', 'x'.repeat(300), 'שלום עולם', '😀'.repeat(50), '\u200B', 'He\u0301 go home. '.repeat(40)])(
  'takes %j, and marks within it',
  async (text) => {
    const { marks } = await checkTextOnDevice(text, 'B1');
    for (const { start, end } of marks) expect(start >= 0 && start <= end && end <= text.length).toBe(true);
  },
);
