import { describe, expect, test } from 'vitest';
import type { LessonPlan } from '../../../../src/domain/lesson-plan.ts';
import type { LessonStep } from '../../../../src/domain/lesson-steps.ts';
import { parsePlan } from '../../../../src/domain/plan-markdown.ts';
import { findReference } from '../../../../src/features/classroom/player/step-actions.ts';

const RULE = '## Teaching Point: Can\n\nUse "can" with a verb.';
const TEXT = '## Reading: At the pool\n\nI can swim.';
const DIALOGUE = '## Dialogue: At the pool\n\nMina: I can swim.';

const STEPS = (['exercise', 'point', 'exercise', 'again', 'home'] as const).map(
  (kind, index): LessonStep => ({ id: `${kind}-${index}`, kind, number: 1, parts: [] }),
);
const findAt = (index: number, plan: LessonPlan) => findReference(STEPS, index, plan);

describe('what helps with an exercise', () => {
  test('is the rule once the class has taught it, also where missed items come again', () => {
    const plan = parsePlan(`# Pool\n\n${RULE}\n\n${DIALOGUE}`);
    expect(plan.text?.kind).toBe('dialogue');
    expect(STEPS.map((_, index) => findAt(index, plan)?.point?.heading)).toEqual([
      ...[undefined, undefined, 'Can', 'Can', undefined],
    ]);
  });

  test('is the text, before the rule and with it', () => {
    const plan = parsePlan(`# Pool\n\n${RULE}\n\n${TEXT}`);
    expect(findAt(0, plan)).toMatchObject({ text: { title: 'At the pool' }, point: undefined });
    expect(findAt(2, plan)).toMatchObject({ text: { title: 'At the pool' }, point: { heading: 'Can' } });
  });

  test('is nothing in a class without a rule and a text', () => {
    expect(findAt(2, parsePlan('# Pool'))).toBeUndefined();
  });
});
