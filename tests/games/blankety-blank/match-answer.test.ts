import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BANDS } from '../../../src/content/bands.ts';
import { loadStatements, loadSupermatches } from '../../../src/content/blankety-blank/blankety-blank-bank.ts';
import { isSameAnswer, matchAnswer } from '../../../src/games/blankety-blank/match-answer.ts';
import { forAll } from '../../for-all.ts';

const STATEMENTS = (await Promise.all(BANDS.map(loadStatements))).flat();
const POS = ['noun', 'verb', 'adjective'] as const;

const nobodysWord = { isWord: () => false };
const anybodysWord = { isWord: () => true };
const answers = ['sandwich', 'T-shirt', 'sun cream', 'hat'].map((text) => ({ text, also: [] }));

describe('an answer is the same', () => {
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
  ] as const)('%s: %s', (one, other, pos) => {
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
  ] as const)('but not %s: %s', (one, other, pos) => {
    expect(isSameAnswer(one, other, pos)).toBe(false);
  });

  test('whichever of the two is the bank’s, and whatever stands before it', () => {
    const wordings = STATEMENTS.flatMap(({ pos, answers: all }) => all.map(({ text }) => ({ text, pos })));
    const before = fc.constantFrom('', 'a ', 'the ', 'MY ', '  your ');
    const after = fc.constantFrom('', ' ', '!', '.');
    forAll(fc.constantFrom(...wordings), before, after, ({ text, pos }, head, tail) => {
      const typed = `${head}${text.toUpperCase()}${tail}`;
      expect(isSameAnswer(text, typed, pos)).toBe(true);
      expect(isSameAnswer(typed, text, pos)).toBe(true);
    });
    forAll(fc.string(), fc.constantFrom(...wordings), fc.constantFrom(...POS), (typed, { text }, pos) => {
      expect(isSameAnswer(typed, text, pos)).toBe(isSameAnswer(text, typed, pos));
    });
  });

  test('in the singular and in the plural', () => {
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

describe('every wording of the banks', () => {
  test('is taken for its own answer', async () => {
    const asked = [
      ...STATEMENTS,
      ...(await loadSupermatches()).map(({ answers: all, others }) => ({
        answers: [...all, ...others],
        pos: 'noun' as const,
      })),
    ];
    const strays = asked.flatMap(({ answers: all, pos }) =>
      all.flatMap(({ text, also }, answer) =>
        [text, ...also].filter((wording) => {
          const judged = matchAnswer(all, wording, { pos, ...nobodysWord });
          return judged.kind !== 'answer' || judged.answer !== answer;
        }),
      ),
    );
    expect(strays).toEqual([]);
  });
});

describe('a slip', () => {
  const slipOf = (text: string, { isWord } = nobodysWord) =>
    matchAnswer(answers, text, { pos: 'noun', isWord });

  test('is one letter away from an answer of four letters or more', () => {
    expect(slipOf('sandwhich')).toEqual({ kind: 'slip', answer: 0 });
    expect(slipOf('T-shrit')).toEqual({ kind: 'slip', answer: 1 });
    expect(slipOf('sun craem')).toEqual({ kind: 'slip', answer: 2 });
    expect(slipOf('hta')).toEqual({ kind: 'none' });
    expect(slipOf('sandal')).toEqual({ kind: 'none' });
  });

  test('is never an English word', () => {
    expect(slipOf('sandwhich', anybodysWord)).toEqual({ kind: 'none' });
  });

  test('is never what is right', () => {
    expect(slipOf('sandwiches')).toEqual({ kind: 'answer', answer: 0 });
  });
});

test('nothing that is typed is more than one answer, and nothing throws', () => {
  forAll(fc.string({ unit: 'grapheme' }), (text) => {
    const judged = matchAnswer(answers, text, { pos: 'noun', ...nobodysWord });
    return judged.kind === 'none' || judged.answer < answers.length;
  });
});
