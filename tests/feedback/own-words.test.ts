import { describe, expect, test } from 'vitest';
import { inContext } from '../../src/feedback/found-mistake.ts';
import { inOwnWords, rightPhrase } from '../../src/feedback/own-words.ts';
import { learnerRules } from '../../src/feedback/patterns/learner-rules.ts';
import { RULE_FILES } from '../../src/feedback/rules/index-of-rules.ts';
import { examplesOf } from './rules/examples/index-of-examples.ts';

/** The phrase for "She is [with→to] a doctor." */
function phraseOf(marked: string): string {
  const [, before = '', wrong = '', correction = '', after = ''] =
    /^(.*?)\[(.*?)→(.*?)\](.*)$/s.exec(marked) ?? [];
  const place = { start: before.length, end: before.length + wrong.length };
  return rightPhrase({ ...inContext(before + wrong + after, place), correction });
}

describe('the phrase of a mistake', () => {
  test.each([
    ['She is married [with→to] a doctor.', 'married to a doctor'],
    ['Yesterday he [go→went] home.', 'Yesterday he went home'],
    ["I['m having→ have] a dog.", 'I have a dog'],
    ['We discussed [about→] the plan.', 'discussed the plan'],
    ['Stop, [he go→he goes] home.', 'he goes home'],
    ['I saw it, [he→him] too.', 'him too'],
    ['It is [importanter→more important] than that.', 'It is more important than that'],
    ["I [dont→don't] know.", "I don't know"],
    ['[In other hand→On the other hand], it is late.', 'On the other hand'],
  ])('of %s is %s', (marked, phrase) => {
    expect(phraseOf(marked)).toBe(phrase);
  });

  test('is empty where nobody knows what is right', () => {
    const place = inContext('It was odd.', { start: 7, end: 10 });
    expect(rightPhrase(place)).toBe('');
    expect(inOwnWords('Something is wrong.', place)).toBe('Something is wrong.');
  });
});

describe.each(['A2', 'B1'] as const)('at %s every reason for a correction', (level) => {
  const reasons = Promise.all(
    RULE_FILES.map(async (file) => {
      const source = learnerRules([file]);
      const examples = Object.values(examplesOf(file).corrected).flat();
      const texts = examples.map((one) => one.replace(/\[(.*?)→.*?\]/, '$1'));
      return Promise.all(
        texts.map(async (text) => {
          const found = await source.mistakes(text, { level, knownWords: new Set() });
          return found.map((mistake) => {
            const placed = { ...inContext(text, mistake), ...mistake };
            return { text, phrase: rightPhrase(placed), reason: inOwnWords(mistake.reason, placed) };
          });
        }),
      );
    }),
  ).then((all) => all.flat(2));

  test('has words of the sentence', async () => {
    const strange = (await reasons).filter(({ phrase, reason }) => phrase !== '' && !reason.includes(phrase));
    expect(strange).toEqual([]);
  });

  test('leaves no slot open or empty', async () => {
    expect((await reasons).filter(({ reason }) => /[{}]|“”/.test(reason))).toEqual([]);
  });
});
