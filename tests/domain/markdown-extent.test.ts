import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LEVELS } from '../../src/domain/levels.ts';
import { isWithinMarkdownExtent } from '../../src/domain/markdown-extent.ts';
import { hideAnswerKeys, renderPlan } from '../../src/domain/plan-markdown.ts';
import { SKILLS } from '../../src/domain/skills.ts';
import { CURRICULUM } from '../../src/teacher/curriculum.ts';
import { writeClass } from '../../src/teacher/write-class.ts';
import { forAll } from '../for-all.ts';

const repeat = (piece: string, length: number) =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length);

describe('the extent of markdown', () => {
  test.each(LEVELS)('every class of the built-in teacher is within it: %s', (level) => {
    for (const skill of SKILLS) {
      for (let seed = 0; seed < 5; seed += 1) {
        const choice = { level, skill, reason: 'travel', teacher: 'Maya', age: 25 } as const;
        const request = { ...choice, moduleLesson: 0, usedPhrases: [], usedVocab: [] };
        const plan = hideAnswerKeys(renderPlan(writeClass(CURRICULUM[level], request, seed)));
        expect(isWithinMarkdownExtent(plan, 'blocks')).toBe(true);
      }
    }
  });

  test('a long text of a learner is within it', () => {
    const sentence = 'Yesterday I *goed* to the theatre (with my friend Ana), because "she" had tickets! ';
    const paragraphs = Array.from({ length: 30 }, () => repeat(sentence, 1_500).trim()).join('\n\n');
    expect(isWithinMarkdownExtent(paragraphs, 'blocks')).toBe(true);
    expect(isWithinMarkdownExtent(repeat(sentence, 8_000), 'inline')).toBe(true);
  });

  test('nothing longer than a plan is within it', () => {
    forAll(100, fc.string({ minLength: 1, maxLength: 20 }), (piece) => {
      for (const kind of ['blocks', 'inline'] as const) {
        expect(isWithinMarkdownExtent(repeat(piece, 91_000), kind)).toBe(false);
      }
    });
  });

  test.each(['!', '_a', 'a*', '[', '~~a', '<b', '![', '`', 'a@b.c ', '- a\n', '\n', '| a'])(
    '%j, repeated in one paragraph, is not within it',
    (piece) => {
      expect(isWithinMarkdownExtent(repeat(piece, 16_000), 'inline')).toBe(false);
      expect(isWithinMarkdownExtent(`a${repeat(piece, 16_000)}`, 'blocks')).toBe(false);
    },
  );

  test('comments that never end are not within it, however the paragraphs are cut', () => {
    expect(isWithinMarkdownExtent(repeat('<!-- a\n\n', 8_000), 'blocks')).toBe(false);
  });
});
