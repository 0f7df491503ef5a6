import { describe, expect, test } from 'vitest';
import { countClassMinutes, countMinutesLeft } from '../../src/domain/class-minutes.ts';
import { parsePlan } from '../../src/domain/plan-markdown.ts';

const createWords = (count: number) => Array.from({ length: count }, () => 'word').join(' ');
/** The drag activity's four phrases of one word: 32 seconds of items. */
const QUICK_CHECK = '## Quick Check\n\n- [ ] One\n- [ ] Two\n- [ ] Three\n- [ ] Four\n';
const readPlan = (count: number) =>
  parsePlan(`# Ice\n\n## Reading: A text\n\n${createWords(count)}\n\n${QUICK_CHECK}`);

describe('the minutes of a class', () => {
  test('are its words at 100 a minute at A, 150 at B and 200 at C, and 8 seconds an item', () => {
    // 1,200 words, and four phrases in half a minute.
    expect(countClassMinutes(readPlan(1_200), 'A2', 'Reading')).toBe(13);
    expect(countClassMinutes(readPlan(1_200), 'B1', 'Reading')).toBe(9);
    expect(countClassMinutes(readPlan(1_200), 'C2', 'Reading')).toBe(7);
  });

  test('grow by 25 seconds for each sentence that the last task asks for', () => {
    const plan = (task: string) => parsePlan(`# Ice\n\n## Exercises\n\n1. ${task}\n\n${QUICK_CHECK}`);
    const countMinutes = (task: string) => countClassMinutes(plan(task), 'C1', 'Writing');
    expect(
      countMinutes('Write ten sentences about ice.') - countMinutes('Write one sentence about ice.'),
    ).toBe(4);
    expect(countMinutes('Write about ice in 100 words.')).toBe(countMinutes('Write 10 sentences about ice.'));
  });

  test('are those of its own timetable, which the class shows', () => {
    const timetable = parsePlan('# Ice\n\n## Time\n\n- Words: 5 minutes\n- Text: 10 minutes\n');
    expect(countClassMinutes(timetable, 'B1', 'Reading')).toBe(15);
  });

  test('are fewer once a class is open at a later step', () => {
    const lesson = { studentLevel: 'A2', skillFocus: 'Reading' } as const;
    const plan = readPlan(1_200);
    expect(countMinutesLeft(plan, lesson, '')).toBe(countClassMinutes(plan, 'A2', 'Reading'));
    expect(countMinutesLeft(plan, lesson, 'write')).toBeLessThan(13);
    expect(countMinutesLeft(plan, lesson, 'home')).toBeGreaterThanOrEqual(1);
    expect(countMinutesLeft(plan, lesson, 'home')).toBeLessThan(countMinutesLeft(plan, lesson, 'write'));
  });

  test('are at least one', () => {
    expect(countClassMinutes(parsePlan(''), 'C2', 'Speaking')).toBeGreaterThanOrEqual(1);
  });
});
