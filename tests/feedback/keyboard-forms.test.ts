import { describe, expect, test } from 'vitest';
import { checkTextOnDevice } from '../../src/feedback/device-check.ts';
import { createAcceptanceTest, readTaskText } from '../../src/feedback/marking/accepted-answers.ts';
import { createExerciseMarker } from '../../src/feedback/marking/exercise-marker.ts';

const toFullWidth = (text: string) =>
  text.replace(/[!-~]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0));

/** The marked words of a text, with their corrections. */
async function findMarks(text: string) {
  const { marks } = await checkTextOnDevice(text, 'B1');
  return marks.map(({ start, end, correction }) => [text.slice(start, end), correction]);
}

describe('a written text', () => {
  test.each(['´', '`', '’', '‘', '＇', 'ʼ', '′'])(
    'with %s has the mistakes that it has with a plain one',
    async (sign) => {
      const typed = "My brother don't like it. I can't to swim.";
      const plain = await findMarks(typed);
      expect(plain.length).toBeGreaterThan(0);
      const marks = await findMarks(typed.replaceAll("'", sign));
      expect(marks.map(([word]) => word?.replaceAll(sign, "'"))).toEqual(plain.map(([word]) => word));
    },
  );

  test('in full-width letters has its mistakes marked at their places', async () => {
    expect(await findMarks(`${toFullWidth('She')} ｇｏ to school.`)).toEqual([['ｇｏ', 'goes']]);
  });

  test('with a soft hyphen before a mistake has it marked at its place', async () => {
    expect(await findMarks('My sis\u00ADter go to school.')).toEqual([['go', 'goes']]);
  });
});

describe('an answer to an exercise', () => {
  const marks = (right: string) => createAcceptanceTest([right], readTaskText('1. ____'));

  test.each([
    ['doesn’t', 'doesn´t'],
    ["doesn't", 'doesn`t'],
    ["it's", 'itʼs'],
    ['café', 'cafe\u0301'],
    ['café', 'cafe'],
    ['look forward to', 'ｌｏｏｋ　ｆｏｒｗａｒｄ　ｔｏ'],
    ['school', 'scho\u00ADol'],
    ['school', 'school。'],
    ['12', '１２'],
    ['it is', 'ıt ıs'],
    ['well-known', 'well‑known'],
  ])('%s is right when typed as %s', (right, typed) => {
    expect(marks(right)(typed)).toBe(true);
  });

  test('a misspelling with another apostrophe is nearly right', () => {
    const marker = createExerciseMarker({
      prompt: 'Write it.\n1. He ____ (not like) tea.',
      key: ["doesn't like"],
    });
    expect(marker.judge(1, 'does´nt like')).toBe('nearly');
  });
});
