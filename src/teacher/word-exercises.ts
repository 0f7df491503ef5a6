import { pick, type Rng, shuffle } from '../domain/random.ts';
import type { AuthoredExercise, ClassFrame, TopicWord } from './curriculum-schema.ts';

/** Items in an exercise made from the word list; the box offers one word more than it needs. */
const ITEMS = 4;
const MARKED = /\*([^*]+)\*/;

/** The word as it stands in its example, in small letters unless it is always written with a capital. */
function formInExample({ word, example }: TopicWord): string {
  const form = MARKED.exec(example)?.[1] ?? word;
  const isName = /^\p{Lu}/u.test(word);
  return isName ? form : form.charAt(0).toLowerCase() + form.slice(1);
}

const fillWordBox = (task: string, words: readonly string[], rng: Rng) =>
  task.replace('{words}', () => `${shuffle(words, rng).join(', ')}.`);

/** Recognise: find the word for a meaning. Takes the first rows and one more as a distractor. */
export function createMeaningExercise(
  rows: readonly TopicWord[],
  frame: ClassFrame,
  rng: Rng,
): AuthoredExercise {
  const asked = shuffle(rows.slice(0, ITEMS), rng);
  const offered = rows.slice(0, ITEMS + 1).map(({ word }) => word);
  return {
    kind: 'recognise',
    task: fillWordBox(pick(frame.wordTasks.meanings, rng), offered, rng),
    items: asked.map(({ meaning }) => meaning),
    key: asked.map(({ word }) => word),
  };
}

/** Complete: put the words back into their examples. Takes the last rows and one more as a distractor. */
export function createGapExercise(rows: readonly TopicWord[], frame: ClassFrame, rng: Rng): AuthoredExercise {
  const asked = shuffle(rows.slice(-ITEMS), rng);
  const offered = rows.slice(-ITEMS - 1).map(formInExample);
  return {
    kind: 'complete',
    task: fillWordBox(pick(frame.wordTasks.gaps, rng), offered, rng),
    items: asked.map(({ example }) => example.replace(MARKED, '___')),
    key: asked.map(formInExample),
  };
}
