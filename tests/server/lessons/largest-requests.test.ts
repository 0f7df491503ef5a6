import { beforeEach, describe, expect, test } from 'vitest';
import { MAX_REQUEST_BYTES } from '../../../src/api-contract/lesson-api.ts';
import { addUsedContent } from '../../../src/domain/plan-usage.ts';
import type { UsedContent } from '../../../src/domain/records.ts';
import { ANSWER_REQUEST, CLASS_REQUEST } from '../../some-requests.ts';
import { createLessonApp, type LessonApp } from '../lesson-app.ts';

let server: LessonApp;
beforeEach(async () => {
  server = await createLessonApp();
});

/** Letters of one, two and three bytes, and one that JSON escapes. */
const SCRIPTS = ['a', 'é', '語', '"'];

/** The used words and phrases of a device after so many classes, all of them new. */
function createUsedContent(classes: number, letter: string): UsedContent {
  let used: UsedContent = { phrases: [], vocab: [] };
  for (let index = 0; index < classes; index++) {
    const items = Array.from({ length: 12 }, (_, at) => `${index} ${at} ${letter.repeat(60)}`);
    used = addUsedContent(used, { phrases: items, vocab: items });
  }
  return used;
}

/** A text of so many characters, in words of nine letters. */
function createText(characters: number, letter: string): string {
  return `${letter.repeat(9)} `.repeat(characters / 10).padEnd(characters, letter);
}

describe.each(SCRIPTS)(
  "the app's largest requests in letters such as %s pass, half the room to spare",
  (letter) => {
    test('the request of a class after six hundred classes is accepted', async () => {
      const used = createUsedContent(600, letter);
      const request = { ...CLASS_REQUEST, used_phrases: used.phrases, used_vocab: used.vocab };
      expect(Buffer.byteLength(JSON.stringify(request))).toBeLessThan(MAX_REQUEST_BYTES.generateClass / 2);
      expect((await server.call('/api/generate-class', request)).status).toBe(200);
    });

    test('the longest answer to the longest class is accepted', async () => {
      const request = {
        ...ANSWER_REQUEST,
        answer: createText(20_000, letter),
        class_plan: Array.from({ length: 10 }, () => createText(5_998, letter)).join('\n\n'),
        called_right: Array.from({ length: 15 }, () => ({
          ...{ exercise: createText(200, letter), item: 30, answer: createText(200, letter) },
        })),
      };
      expect(Buffer.byteLength(JSON.stringify(request))).toBeLessThan(MAX_REQUEST_BYTES.submitAnswer / 2);
      expect((await server.call('/api/submit-answer', request)).status).toBe(200);
    });
  },
);
