import { describe, expect, test } from 'vitest';
import { loadDialogues } from '../../../src/content/dialogues/dialogue-bank.ts';
import type { DialogueGap } from '../../../src/content/dialogues/dialogue-schema.ts';
import { LEVELS } from '../../../src/domain/levels.ts';
import { isSameText, judgeGap } from '../../../src/games/dialogue-fill-in/judge.ts';

const gapWith = (answer: string, also: string[] = []): DialogueGap => ({
  answer,
  options: [answer, 'zzz', 'xxx'],
  also,
  kind: 'grammar',
  point: 'b1-grammar-would',
  because: 'It is so.',
  wrong: { zzz: 'No.', xxx: 'No.' },
});
const kindOf = (answer: string, text: string) => judgeGap(gapWith(answer), text).kind;

describe('a typed answer', () => {
  test.each(["WOULDN'T SPEAK", "  wouldn't speak ", 'wouldn’t speak', 'wouldn`t  speak.', 'Would not speak'])(
    '%j is right, whatever its capitals, spaces, marks and apostrophe',
    (text) => {
      expect(judgeGap(gapWith("wouldn't speak", ['would not speak']), text).kind).toBe('right');
    },
  );

  test('is given in the wording of the bank that it has', () => {
    expect(judgeGap(gapWith("wouldn't speak", ['would not speak']), 'WOULD NOT SPEAK')).toEqual({
      kind: 'right',
      wording: 'would not speak',
    });
  });

  test('that is one of the wrong options is wrong for its reason, and never a typo', () => {
    const gap = { ...gapWith('bother'), options: ['bother', 'brother', 'xxx'] };
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
    expect(judgeGap(gapWith(answer), text)).toEqual({ kind: 'typo', wording: answer });
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
  ])('that may be another word or form is wrong: %j as %j', (answer, text) => {
    expect(kindOf(answer, text)).toBe('wrong');
  });

  test('with two slips is wrong', () => {
    expect(kindOf('bother', 'boter r')).toBe('wrong');
    expect(kindOf('honest', 'onset')).toBe('wrong');
  });
});

describe.each(LEVELS)('the dialogues of %s', (level) => {
  test('have one right filling in each blank, or list every other', async () => {
    for (const { id, gaps } of await loadDialogues(level)) {
      for (const gap of gaps) {
        const judged = gap.options.map((option) => judgeGap(gap, option));
        expect(
          judged.filter(({ kind }) => kind === 'right'),
          id,
        ).toHaveLength(1);
        expect(
          judged.filter(({ kind }) => kind === 'typo'),
          id,
        ).toEqual([]);
        // Each wrong one has its own reason.
        for (const verdict of judged) if (verdict.kind === 'wrong') expect(verdict.reason, id).not.toBeNull();
        for (const wording of [gap.answer, ...gap.also]) {
          expect(judgeGap(gap, wording), id).toEqual({ kind: 'right', wording });
          expect(judgeGap(gap, ` ${wording.toUpperCase().replaceAll("'", '’')} `), id).toEqual({
            kind: 'right',
            wording,
          });
          const others = gap.options.filter((option) => option !== gap.answer);
          expect(
            others.filter((option) => isSameText(option, wording)),
            id,
          ).toEqual([]);
        }
      }
    }
  });
});
