import { describe, expect, test } from 'vitest';
import type { LessonPlan } from '../../src/domain/lesson-plan.ts';
import { parsePlan } from '../../src/domain/plan-markdown.ts';
import { createSelfCheckLines, formatSelfCheck } from '../../src/domain/self-check.ts';
import { modules, unitFiles } from '../teacher/curriculum-files.ts';

const BARE: LessonPlan = parsePlan('# A class');
const createGoalLine = (goal: string) =>
  createSelfCheckLines({ ...BARE, goal: `By the end you can ${goal}.`, quickCheck: [] })[0];

describe('the lines to tick', () => {
  test('come from the goal, the words, the phrases and the task', () => {
    const lines = createSelfCheckLines({
      ...BARE,
      goal: 'By the end you can say hello and tell people your name.',
      vocabulary: ['ticket', 'seat', 'platform', 'bag'].map((word) => ({ word, meaning: '', example: '' })),
      quickCheck: ['Excuse me, …', 'Hello!', 'I see.', 'Really?'],
      speakingPrompt: 'Talk about a trip.',
    });
    expect(lines).toEqual([
      'I could say hello and tell people my name.',
      'I could use words like ticket, seat and platform.',
      'I could start with “Excuse me” and keep going with “I see”.',
      'I could do the speaking task without reading my words.',
    ]);
  });

  test('call the learner "I" as the subject, and "me" as the object', () => {
    expect(createGoalLine('say how you feel')).toBe('I could say how I feel.');
    expect(createGoalLine('react to what people tell you')).toBe('I could react to what people tell me.');
    expect(createGoalLine('say what is also true for you')).toBe('I could say what is also true for me.');
    expect(createGoalLine('talk about yourself and your plans')).toBe(
      'I could talk about myself and my plans.',
    );
  });

  test('are in the first person for each goal of the curriculum', () => {
    const units = unitFiles.filter(({ skill }) => skill === 'Speaking').flatMap(({ units }) => units);
    for (const { goal } of [...units, ...modules]) {
      expect(createGoalLine(goal), goal).toMatch(/^I could .+\.$/);
      expect(createGoalLine(goal)).not.toMatch(/\byou(?:r|rs|rself)?\b/i);
      expect(createGoalLine(goal)).not.toMatch(/\b(?:to|for|with|about|tell|know|affects) I\b/);
    }
  });

  test('are the plan’s own checklist if it has one', () => {
    const checklist = ['I name the problem **politely**.', 'At the end I say thank you.'];
    expect(createSelfCheckLines({ ...BARE, goal: 'By the end you can speak.', checklist })).toEqual([
      'I name the problem politely.',
      'At the end I say thank you.',
    ]);
  });

  test('leave a name out of a phrase, since each learner has their own', () => {
    const createFirstLine = (phrase: string) =>
      createSelfCheckLines({ ...BARE, quickCheck: [phrase, '', 'I see.', ''] })[0];
    expect(createFirstLine('Good morning! My name is Kenji Mori.')).toContain('“Good morning! My name is”');
    expect(createFirstLine("Hi, my name is Lena. What's yours?")).toContain(
      "“Hi, my name is … What's yours?”",
    );
    expect(createFirstLine("I'm afraid it is late.")).toContain("“I'm afraid it is late”");
  });

  test('are as many as the plan has parts for, at most four', () => {
    expect(createSelfCheckLines({ ...BARE, quickCheck: [] })).toEqual([]);
    const full = createSelfCheckLines({
      ...BARE,
      goal: 'By the end you can speak.',
      vocabulary: ['a', 'b', 'c'].map((word) => ({ word, meaning: '', example: '' })),
      quickCheck: ['a', 'b', 'c', 'd'],
      speakingPrompt: 'Speak.',
      text: { kind: 'dialogue', title: '', body: 'A: Hi' },
    });
    expect(full).toHaveLength(4);
  });
});

test('ticked lines come first in the answer, the others are for the next time', () => {
  const lines = ['I could say hello.', 'I could ask for help.'];
  expect(formatSelfCheck(lines, new Set([1]))).toBe('I could ask for help.\nNext time I want to say hello.');
});

test('a line of a checklist becomes an aim for the next time, with any beginning', () => {
  const lines = ['I say thank you.', 'At the end I say thank you.', 'I am polite.'];
  expect(formatSelfCheck(lines, new Set())).toBe(
    'Next time I want to say thank you.\nNext time: At the end I say thank you.\nNext time: I am polite.',
  );
});
