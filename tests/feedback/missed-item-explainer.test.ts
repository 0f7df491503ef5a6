import { describe, expect, test } from 'vitest';
import { parseExercise } from '../../src/domain/exercises/exercise-items.ts';
import type { Skill } from '../../src/domain/skills.ts';
import { createMissedItemExplainer } from '../../src/feedback/missed-item-explainer.ts';
import { SAMPLE_PLAN } from './sample-plan.ts';

const POINT = { heading: 'A and an', explanation: 'Use an before a vowel sound.', examples: [] };

/** The explanation of a wrong answer to the first item. */
function explain(skill: Skill, prompt: string, right: string, given: string): string {
  const parsed = parseExercise({ prompt, key: [right] });
  return createMissedItemExplainer(
    { ...SAMPLE_PLAN, teachingPoint: POINT },
    skill,
  )({
    task: parsed?.task ?? prompt,
    asked: parsed?.items[0]?.text ?? '',
    form: parsed?.items[0]?.form,
    expected: right,
    given,
    isAnswerShown: true,
  });
}

describe('the explanation of a wrong item', () => {
  test('is the meaning of the given word, if it is a word of the class', () => {
    expect(explain('Vocabulary', 'Which word is it?\n(1) a ticket', 'boarding pass', 'pack')).toBe(
      '“pack” means: put things in a bag.',
    );
  });

  test('is the rule of a class about forms', () => {
    expect(explain('Grammar', 'Choose.\n(1) I ate (a / an) apple.', 'an', 'a')).toBe(
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
  ])('is not the rule when the item is about %s', (_, skill, prompt) => {
    expect(explain(skill, prompt, 'an', 'a')).toBe('');
  });

  test('is empty when the answers are true and false', () => {
    expect(
      explain('Grammar', 'Use your eyes. True or false?\n(1) It is a vowel sound.', 'true', 'false'),
    ).toBe('');
  });
});
