import type { NewLesson } from '../src/data/learner/learner-store.ts';
import type { Result } from '../src/domain/result.ts';

/** What all classes of the benches have in common. */
export const CHOICES: Omit<NewLesson, 'classPlan'> = {
  studentLevel: 'B1',
  skillFocus: 'Grammar',
  teacher: 'Maya',
  reason: 'travel',
  age: 30,
  module_lesson: 0,
  content: { phrases: ['Is breakfast included?'], vocab: ['booking'], met: [] },
};

/** The value of a save, which must succeed. */
export async function take<Value>(saving: Promise<Result<Value, unknown>>): Promise<Value> {
  const saved = await saving;
  if (!saved.ok) throw new Error(`A save failed: ${JSON.stringify(saved.failure)}`);
  return saved.value;
}
