import { expect, test } from 'vitest';
import { checkTextOnDevice } from '../../src/feedback/device-check.ts';

const STORY =
  'Yesterday my dog go to the castle. It was very big. She have a key. The dragon was friendly because it was old.';

test('a check on the device marks each mistake in its range, with a reason', async () => {
  const { marks } = await checkTextOnDevice(STORY, 'A2');
  expect(marks.map(({ start, end, correction }) => [STORY.slice(start, end), correction])).toEqual([
    ['go', 'went'],
    ['have', 'had'],
  ]);
  for (const { reason } of marks) expect(reason).not.toBe('');
});

test('the text has all feedback, and the note beside a marked page leaves the mistakes out', async () => {
  const { text, note } = await checkTextOnDevice(STORY, 'A2');
  expect(text).toContain('**go**');
  expect(note).not.toContain('**go**');
  for (const said of [text, note]) expect(said).toContain('You joined ideas with **because**.');
});

test('the note says how many mistakes are not marked', async () => {
  const { marks, note } = await checkTextOnDevice(
    'She have a cat. He go home. I am agree. They likes tea. We was late. I has one. He dont know.',
    'A1',
  );
  expect(marks).toHaveLength(3);
  expect(note).toMatch(/There are [34] more\. Correct these first\./);
});

test('every occurrence of the same mistake is marked', async () => {
  const { marks } = await checkTextOnDevice('She have a cat. He is nice. She have a dog.', 'A2');
  expect(marks.map(({ start }) => start)).toEqual([4, 32]);
});

test('a text outside a class is not judged by its length', async () => {
  for (const level of ['A1', 'C2'] as const) {
    expect((await checkTextOnDevice('My dog likes the castle.', level)).text).not.toMatch(
      /can write|good length/,
    );
  }
});

test.each(['', 'x'.repeat(300), 'שלום עולם', '😀'.repeat(50), '\u200B', 'He\u0301 go home. '.repeat(40)])(
  'the marks of %j are inside the text',
  async (text) => {
    const { marks } = await checkTextOnDevice(text, 'B1');
    for (const { start, end } of marks) expect(start >= 0 && start <= end && end <= text.length).toBe(true);
  },
);
