import { describe, expect, test } from 'vitest';
import { parseExercise } from '../../src/domain/exercises/exercise-items.ts';
import type { Skill } from '../../src/domain/skills.ts';
import { createMissedItemExplainer } from '../../src/feedback/missed-item-explainer.ts';
import { SAMPLE_PLAN } from './sample-plan.ts';

const POINT = { heading: 'A and an', explanation: 'Use an before a vowel sound.', examples: [] };

/** Why the first item was missed. */
function reason(skill: Skill, prompt: string, right: string, given: string): string {
  const read = parseExercise({ prompt, key: [right] });
  return createMissedItemExplainer(
    { ...SAMPLE_PLAN, teachingPoint: POINT },
    skill,
  )({
    task: read?.task ?? prompt,
    asked: read?.items[0]?.text ?? '',
    form: read?.items[0]?.form,
    expected: right,
    given,
    isAnswerShown: true,
  });
}

describe('why an item was missed', () => {
  test('is what the word means that was given, where the class has it', () => {
    expect(reason('Vocabulary', 'Which word is it?\n(1) a ticket', 'boarding pass', 'pack')).toBe(
      '“pack” means: put things in a bag.',
    );
  });

  test('is the rule, where the class is about forms', () => {
    expect(reason('Grammar', 'Choose.\n(1) I ate (a / an) apple.', 'an', 'a')).toBe(
      'Use an before a vowel sound.',
    );
  });

  test.each<[string, Skill, string]>([
    ['what was read', 'Reading', 'Complete.\n(1) He has ___ vowel.'],
    ['what to say', 'Speaking', 'Complete.\n(1) He has ___ vowel.'],
    ['how to write', 'Writing', 'Complete.\n(1) He has ___ vowel.'],
    ['what was heard', 'Listening', 'Complete.\n(1) He has ___ vowel.'],
    ['a dictation', 'Grammar', 'Dictation. Write it.\n(1) He has ___ vowel.'],
    ['the words of a text', 'Grammar', 'Complete with one word from the text.\n(1) He has ___ vowel.'],
  ])('is not the rule, where the item is about %s', (_, skill, prompt) => {
    expect(reason(skill, prompt, 'an', 'a')).toBe('');
  });

  test('is nothing, where true and false are the answers', () => {
    expect(
      reason('Grammar', 'Use your eyes. True or false?\n(1) It is a vowel sound.', 'true', 'false'),
    ).toBe('');
  });
});
