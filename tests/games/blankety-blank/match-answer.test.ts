import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BANDS } from '../../../src/content/bands.ts';
import { loadStatements, loadSupermatches } from '../../../src/content/blankety-blank/blankety-blank-bank.ts';
import { isSameAnswer, matchAnswer } from '../../../src/games/blankety-blank/match-answer.ts';
import { forAll } from '../../for-all.ts';

const STATEMENTS = (await Promise.all(BANDS.map(loadStatements))).flat();
const POS = ['noun', 'verb', 'adjective'] as const;

const withoutWords = { isWord: () => false };
const withEveryWord = { isWord: () => true };
const answers = ['sandwich', 'T-shirt', 'sun cream', 'hat'].map((text) => ({ text, also: [] }));

describe('isSameAnswer', () => {
  test.each([
    ['hat', 'my HATS ', 'noun'],
    ['sun cream', 'suncream', 'noun'],
    ['T-shirt', 'a t shirt', 'noun'],
    ['sandwich', 'the sandwiches', 'noun'],
    ['knife', 'knives', 'noun'],
    ['strawberry', 'strawberries', 'noun'],
    ['foot', 'his feet', 'noun'],
    ['fireman', 'firemen', 'noun'],
    ['alarm clock', 'Alarm Clocks', 'noun'],
    ['dance', 'dancing', 'verb'],
    ['stop', 'stopped', 'verb'],
    ['cry', 'cries', 'verb'],
    ['read books', 'to read the books', 'verb'],
    ['café', 'cafe', 'noun'],
  ] as const)('takes “%s” and “%s” for the same answer', (one, other, pos) => {
    expect(isSameAnswer(one, other, pos)).toBe(true);
  });

  test.each([
    ['bored', 'boring', 'adjective'],
    ['cap', 'cape', 'noun'],
    ['cap', 'capes', 'noun'],
    ['glass', 'glance', 'noun'],
    ['car', 'card', 'noun'],
    ['bus', 'bush', 'noun'],
    ['bring', 'bred', 'verb'],
    ['', '', 'noun'],
    ['!', '?', 'noun'],
  ] as const)('tells “%s” from “%s”', (one, other, pos) => {
    expect(isSameAnswer(one, other, pos)).toBe(false);
  });

  test('is symmetric and ignores case, small words and punctuation', () => {
    const wordings = STATEMENTS.flatMap(({ pos, answers: all }) => all.map(({ text }) => ({ text, pos })));
    const prefixes = fc.constantFrom('', 'a ', 'the ', 'MY ', '  your ');
    const suffixes = fc.constantFrom('', ' ', '!', '.');
    forAll(fc.constantFrom(...wordings), prefixes, suffixes, ({ text, pos }, head, tail) => {
      const typed = `${head}${text.toUpperCase()}${tail}`;
      expect(isSameAnswer(text, typed, pos)).toBe(true);
      expect(isSameAnswer(typed, text, pos)).toBe(true);
    });
    forAll(fc.string(), fc.constantFrom(...wordings), fc.constantFrom(...POS), (typed, { text }, pos) => {
      expect(isSameAnswer(typed, text, pos)).toBe(isSameAnswer(text, typed, pos));
    });
  });

  test('takes the singular and the plural of a noun for the same answer', () => {
    const nouns = STATEMENTS.flatMap(({ pos, answers: all }) =>
      pos === 'noun' ? all.map(({ text }) => text).filter((text) => /[^sy]$/.test(text)) : [],
    );
    for (const noun of nouns) {
      const plural = /(?:x|z|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
      expect([noun, isSameAnswer(noun, plural, 'noun')]).toEqual([noun, true]);
      expect(isSameAnswer(plural, noun, 'noun')).toBe(true);
    }
  });
});

describe('matchAnswer', () => {
  test('finds for every wording of the banks its own answer', async () => {
    const items = [
      ...STATEMENTS,
      ...(await loadSupermatches()).map(({ answers: all, others }) => ({
        answers: [...all, ...others],
        pos: 'noun' as const,
      })),
    ];
    const mismatches = items.flatMap(({ answers: all, pos }) =>
      all.flatMap(({ text, also }, answer) =>
        [text, ...also].filter((wording) => {
          const result = matchAnswer(all, wording, { pos, ...withoutWords });
          return result.kind !== 'answer' || result.answer !== answer;
        }),
      ),
    );
    expect(mismatches).toEqual([]);
  });
});

describe('a slip', () => {
  const matchNoun = (text: string, { isWord } = withoutWords) =>
    matchAnswer(answers, text, { pos: 'noun', isWord });

  test('is one letter away from an answer of four letters or more', () => {
    expect(matchNoun('sandwhich')).toEqual({ kind: 'slip', answer: 0 });
    expect(matchNoun('T-shrit')).toEqual({ kind: 'slip', answer: 1 });
    expect(matchNoun('sun craem')).toEqual({ kind: 'slip', answer: 2 });
    expect(matchNoun('hta')).toEqual({ kind: 'none' });
    expect(matchNoun('sandal')).toEqual({ kind: 'none' });
  });

  test('is never an English word', () => {
    expect(matchNoun('sandwhich', withEveryWord)).toEqual({ kind: 'none' });
  });

  test('is never a form of a right answer', () => {
    expect(matchNoun('sandwiches')).toEqual({ kind: 'answer', answer: 0 });
  });
});

test('any text matches at most one answer without an error', () => {
  forAll(fc.string({ unit: 'grapheme' }), (text) => {
    const result = matchAnswer(answers, text, { pos: 'noun', ...withoutWords });
    return result.kind === 'none' || result.answer < answers.length;
  });
});
