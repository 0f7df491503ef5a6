import { pick, type Rng, shuffle } from '../domain/random.ts';
import type { AuthoredExercise, ClassFrame, TopicWord } from './curriculum-schema.ts';

/** Items in an exercise on the word list; its word box has one word more. */
const ITEM_COUNT = 4;
const MARKED_FORM = /\*([^*]+)\*/;

/** The word's form in its example, in lower case unless the word always has a capital. */
function getFormInExample({ word, example }: TopicWord): string {
  const form = MARKED_FORM.exec(example)?.[1] ?? word;
  const isName = /^\p{Lu}/u.test(word);
  return isName ? form : form.charAt(0).toLowerCase() + form.slice(1);
}

const fillWordBox = (task: string, words: readonly string[], rng: Rng) =>
  task.replace('{words}', () => `${shuffle(words, rng).join(', ')}.`);

/** The learner finds the word for a meaning. Uses the first rows, and one more as a distractor. */
export function createMeaningExercise(
  rows: readonly TopicWord[],
  frame: ClassFrame,
  rng: Rng,
): AuthoredExercise {
  const askedRows = shuffle(rows.slice(0, ITEM_COUNT), rng);
  const boxWords = rows.slice(0, ITEM_COUNT + 1).map(({ word }) => word);
  return {
    kind: 'recognise',
    task: fillWordBox(pick(frame.wordTasks.meanings, rng), boxWords, rng),
    items: askedRows.map(({ meaning }) => meaning),
    key: askedRows.map(({ word }) => word),
  };
}

/** The learner puts words back into their examples. Uses the last rows, and one more as a distractor. */
export function createGapExercise(rows: readonly TopicWord[], frame: ClassFrame, rng: Rng): AuthoredExercise {
  const askedRows = shuffle(rows.slice(-ITEM_COUNT), rng);
  const boxWords = rows.slice(-ITEM_COUNT - 1).map(getFormInExample);
  return {
    kind: 'complete',
    task: fillWordBox(pick(frame.wordTasks.gaps, rng), boxWords, rng),
    items: askedRows.map(({ example }) => example.replace(MARKED_FORM, '___')),
    key: askedRows.map(getFormInExample),
  };
}
