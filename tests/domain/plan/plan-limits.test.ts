import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { LEVELS } from '../../../src/domain/levels.ts';
import { cutToPlanLimits, findExceededPlanLimit, PLAN_LIMITS } from '../../../src/domain/plan/plan-limits.ts';
import { parsePlan, renderPlan } from '../../../src/domain/plan-markdown.ts';
import { REASONS } from '../../../src/domain/reasons.ts';
import { SKILLS } from '../../../src/domain/skills.ts';
import { CURRICULUM } from '../../../src/teacher/curriculum.ts';
import { writeClass } from '../../../src/teacher/write-class.ts';
import { forAll } from '../../for-all.ts';

const createLine = (length: number) => 'word '.repeat(length / 5).trim();

/** As long as a language model's class may be in every part. */
const LONGEST_MODEL_PLAN = renderPlan({
  title: createLine(120),
  goal: createLine(200),
  warmUp: createLine(600),
  teachingPoint: {
    heading: createLine(120),
    explanation: createLine(1500),
    examples: Array(6).fill(createLine(250)),
    commonMistake: { wrong: createLine(200), right: createLine(200), why: createLine(400) },
  },
  vocabulary: Array(10).fill({ word: createLine(60), meaning: createLine(200), example: createLine(300) }),
  text: { kind: 'reading', title: createLine(120), body: createLine(4000) },
  exercises: Array(10).fill({ prompt: createLine(800), key: Array(10).fill(createLine(200)) }),
  quickCheck: Array(4).fill(createLine(120)),
  speakingPrompt: createLine(500),
  badge: createLine(40),
  extraTask: createLine(400),
  otherSections: [],
});

describe('the limits of a plan', () => {
  test.each(LEVELS)('are at least twice the size of any class of the built-in teacher at %s', (level) => {
    for (const skill of SKILLS) {
      for (const reason of REASONS) {
        const request = { level, skill, reason, teacher: 'Maya', age: 25, moduleLesson: 0 };
        const plan = writeClass(CURRICULUM[level], { ...request, usedPhrases: [], usedVocab: [] }, 1);
        const lines = renderPlan(plan).split('\n');
        expect(findExceededPlanLimit([...lines, ...lines].join('\n'))).toBeUndefined();
        expect(
          findExceededPlanLimit(lines.map((one) => (one.startsWith('|') ? one : one + one)).join('\n')),
        ).toBeUndefined();
      }
    }
  });

  test("allow a model's longest class", () => {
    expect(findExceededPlanLimit(LONGEST_MODEL_PLAN)).toBeUndefined();
  });

  test.each([
    ['lines', '\n'.repeat(PLAN_LIMITS.lines)],
    ['blockLines', `- item\n${' more\n'.repeat(PLAN_LIMITS.blockLines)}`],
    ['lineCharacters', 'a'.repeat(PLAN_LIMITS.lineCharacters + 1)],
    ['nesting', `${'> '.repeat(PLAN_LIMITS.nesting + 1)}deep`],
    ['nesting', `${'- '.repeat(PLAN_LIMITS.nesting + 1)}deep`],
    ['nesting', `${' '.repeat(100)}- deep`],
    ['bars', '|'.repeat(PLAN_LIMITS.bars + 1)],
  ])('include its %s', (excess, markdown) => {
    expect(findExceededPlanLimit(markdown)).toBe(excess);
  });
});

test('checking the limits of a plan does not parse the keys of its exercises', () => {
  const parse = vi.spyOn(JSON, 'parse');
  expect(
    findExceededPlanLimit(`<!-- exercise-keys [${'['.repeat(20_000)}${']'.repeat(20_000)}] -->`),
  ).toBeUndefined();
  expect(parse).not.toHaveBeenCalled();
  parse.mockRestore();
});

describe('a plan beyond the limits', () => {
  const piece = fc.constantFrom('- ', '> ', '|', '1. ', 'word ', '    ', '\t', '\n', '\n\n', '#', '* ');
  const hostile = fc
    .array(fc.tuple(piece, fc.integer({ min: 1, max: 3_000 })), { maxLength: 6 })
    .map((pieces) =>
      pieces
        .map(([text, times]) => text.repeat(times))
        .join('')
        .slice(0, 60_000),
    );

  test('is cut to them before it reaches the parser', () => {
    forAll(200, hostile, (markdown) => {
      expect(findExceededPlanLimit(cutToPlanLimits(markdown))).toBeUndefined();
    });
  });

  test('keeps its sections and its words', () => {
    const plan = parsePlan(
      `## Goal\n${'> '.repeat(500)}Ask for help.\n## Quick Check\n- Hello\n${' again\n'.repeat(20_000)}`,
    );
    expect(plan.goal).toBe('Ask for help.');
    expect(plan.quickCheck[0]).toContain('Hello');
  });
});
