import { describe, expect, test } from 'vitest';
import { formatCorrectedPhrase, prependCorrectedPhrase } from '../../src/feedback/corrected-phrase.ts';
import { quoteInContext } from '../../src/feedback/mistake-in-context.ts';
import { createRuleChecker } from '../../src/feedback/patterns/rule-checker.ts';
import { RULE_SETS } from '../../src/feedback/rules/rule-sets.ts';
import { examplesOf } from './rules/examples/index-of-examples.ts';

/** The corrected phrase of a mistake that is marked like "She is [with→to] a doctor." */
function formatMarkedPhrase(marked: string): string {
  const [, before = '', wrong = '', correction = '', after = ''] =
    /^(.*?)\[(.*?)→(.*?)\](.*)$/s.exec(marked) ?? [];
  const place = { start: before.length, end: before.length + wrong.length };
  return formatCorrectedPhrase({ ...quoteInContext(before + wrong + after, place), correction });
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
  ])('in %s is “%s”', (marked, phrase) => {
    expect(formatMarkedPhrase(marked)).toBe(phrase);
  });

  test('is empty when the correction is unknown', () => {
    const place = quoteInContext('It was odd.', { start: 7, end: 10 });
    expect(formatCorrectedPhrase(place)).toBe('');
    expect(prependCorrectedPhrase('Something is wrong.', place)).toBe('Something is wrong.');
  });
});

describe.each(['A2', 'B1'] as const)('at %s every reason for a correction', (level) => {
  const reasons = Promise.all(
    RULE_SETS.map(async (file) => {
      const source = createRuleChecker([file]);
      const examples = Object.values(examplesOf(file).corrected).flat();
      const texts = examples.map((one) => one.replace(/\[(.*?)→.*?\]/, '$1'));
      return Promise.all(
        texts.map(async (text) => {
          const found = await source.findMistakes(text, { level, knownWords: new Set() });
          return found.map((mistake) => {
            const placed = { ...quoteInContext(text, mistake), ...mistake };
            return {
              text,
              phrase: formatCorrectedPhrase(placed),
              reason: prependCorrectedPhrase(mistake.reason, placed),
            };
          });
        }),
      );
    }),
  ).then((all) => all.flat(2));

  test('contains words of the sentence', async () => {
    const strange = (await reasons).filter(({ phrase, reason }) => phrase !== '' && !reason.includes(phrase));
    expect(strange).toEqual([]);
  });

  test('has no unfilled or empty slot', async () => {
    expect((await reasons).filter(({ reason }) => /[{}]|“”/.test(reason))).toEqual([]);
  });
});
