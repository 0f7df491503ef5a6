import { describe, expect, test } from 'vitest';
import { loadDialogues } from '../../../src/content/dialogues/dialogue-bank.ts';
import type { DialogueGap } from '../../../src/content/dialogues/dialogue-schema.ts';
import { LEVELS } from '../../../src/domain/levels.ts';
import { isSameAnswer } from '../../../src/domain/typed-text.ts';
import { judgeGap } from '../../../src/games/dialogue-fill-in/judge.ts';

const createGap = (answer: string, also: string[] = []): DialogueGap => ({
  answer,
  options: [answer, 'zzz', 'xxx'],
  also,
  kind: 'grammar',
  point: 'b1-grammar-would',
  because: 'It is so.',
  wrong: { zzz: 'No.', xxx: 'No.' },
});
const judgeKind = (answer: string, text: string) => judgeGap(createGap(answer), text).kind;

describe('a typed answer', () => {
  test.each(["WOULDN'T SPEAK", "  wouldn't speak ", 'wouldn’t speak', 'wouldn`t  speak.', 'Would not speak'])(
    'is right as %j: capitals, spaces, punctuation and the form of the apostrophe do not count',
    (text) => {
      expect(judgeGap(createGap("wouldn't speak", ['would not speak']), text).kind).toBe('right');
    },
  );

  test('is returned in the wording of the bank', () => {
    expect(judgeGap(createGap("wouldn't speak", ['would not speak']), 'WOULD NOT SPEAK')).toEqual({
      kind: 'right',
      wording: 'would not speak',
    });
  });

  test('equal to a wrong option is wrong for that option’s reason, and never a typo', () => {
    const gap = { ...createGap('bother'), options: ['bother', 'brother', 'xxx'] };
    expect(judgeGap({ ...gap, wrong: { brother: 'He is family.', xxx: 'No.' } }, 'Brother')).toEqual({
      kind: 'wrong',
      reason: 'He is family.',
    });
  });

  test.each([
    ['bother', 'bothr'],
    ['bother', 'bohter'],
    ['bother', 'botther'],
    ["wouldn't speak", 'wouldnt speak'],
    ['has been going', 'has been gooing'],
    ['pity', 'piyt'],
    ['receive', 'recieve'],
  ])('with one slip is a typo: %j as %j', (answer, text) => {
    expect(judgeGap(createGap(answer), text)).toEqual({ kind: 'typo', wording: answer });
  });

  test.each([
    ['speak', 'speaks'],
    ['wants', 'want'],
    ['sing', 'sang'],
    ['drank', 'drunk'],
    ['come', 'came'],
    ['close', 'closed'],
    ['take', 'taken'],
    ['rain', 'rainy'],
    ['are', 'ae'],
    ['has been going', 'had been going'],
    ['would you mind', 'would your mind'],
    ['can they', 'can the'],
  ])('that can be another word or form is wrong: %j as %j', (answer, text) => {
    expect(judgeKind(answer, text)).toBe('wrong');
  });

  test('with two slips is wrong', () => {
    expect(judgeKind('bother', 'boter r')).toBe('wrong');
    expect(judgeKind('honest', 'onset')).toBe('wrong');
  });
});

describe.each(LEVELS)('the dialogues of %s', (level) => {
  test('have exactly one right option for each blank, and a reason for every wrong one', async () => {
    for (const { id, gaps } of await loadDialogues(level)) {
      for (const gap of gaps) {
        const verdicts = gap.options.map((option) => judgeGap(gap, option));
        expect(
          verdicts.filter(({ kind }) => kind === 'right'),
          id,
        ).toHaveLength(1);
        expect(
          verdicts.filter(({ kind }) => kind === 'typo'),
          id,
        ).toEqual([]);
        // Each wrong one has its own reason.
        for (const verdict of verdicts)
          if (verdict.kind === 'wrong') expect(verdict.reason, id).not.toBeNull();
        for (const wording of [gap.answer, ...gap.also]) {
          expect(judgeGap(gap, wording), id).toEqual({ kind: 'right', wording });
          expect(judgeGap(gap, ` ${wording.toUpperCase().replaceAll("'", '’')} `), id).toEqual({
            kind: 'right',
            wording,
          });
          const others = gap.options.filter((option) => option !== gap.answer);
          expect(
            others.filter((option) => isSameAnswer(option, wording)),
            id,
          ).toEqual([]);
        }
      }
    }
  });
});
