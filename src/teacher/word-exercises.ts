import { pick, type Rng, shuffle } from '../domain/random.ts';
import type { AuthoredExercise, ClassFrame, TopicWord } from './curriculum-schema.ts';

/* The exercises that are made from a class's word list. */

/** The most items in an exercise on the word list. */
const ITEM_COUNT = 4;
const MIN_ITEM_COUNT = 3;
/** How many words of the word box are not answers. */
const DISTRACTOR_COUNT = 1;

const fillWordBox = (task: string, words: readonly string[], rng: Rng) =>
  task.replace('{words}', () => `${shuffle(words, rng).join(', ')}.`);

/** The learner finds the word for a meaning. Uses the first rows, and one more as a distractor. */
export function createMeaningExercise(
  rows: readonly TopicWord[],
  frame: ClassFrame,
  rng: Rng,
): AuthoredExercise {
  const askedRows = shuffle(rows.slice(0, ITEM_COUNT), rng);
  const boxWords = rows.slice(0, ITEM_COUNT + DISTRACTOR_COUNT).map(({ word }) => word);
  return {
    kind: 'recognise',
    task: fillWordBox(pick(frame.wordTasks.meanings, rng), boxWords, rng),
    items: askedRows.map(({ meaning }) => meaning),
    key: askedRows.map(({ word }) => word),
  };
}

/** "(f…, 6 letters)" for one word, "(b… p…)" for several, "(l…-m…)" for one with a hyphen. */
function formatHint(word: string): string {
  const initials = word.replace(/[^ -]+/g, (part) => `${part.charAt(0)}…`);
  return /[ -]/.test(word) ? `(${initials})` : `(${initials}, ${word.length} letters)`;
}

/**
 * The learner writes the word for a meaning. Uses the last rows, and with seven or more none of those that
 * the exercise on meanings asks for. It asks for no sentences, because the class has one sentence for each
 * word, and the vocabulary table shows it.
 */
export function createSpellingExercise(
  rows: readonly TopicWord[],
  frame: ClassFrame,
  rng: Rng,
): AuthoredExercise {
  const itemCount = Math.min(ITEM_COUNT, Math.max(MIN_ITEM_COUNT, rows.length - ITEM_COUNT));
  const askedRows = shuffle(rows.slice(-itemCount), rng);
  return {
    kind: 'complete',
    task: pick(frame.wordTasks.spellings, rng),
    items: askedRows.map(({ word, meaning }) => `${meaning}: ___ ${formatHint(word)}`),
    key: askedRows.map(({ word }) => word),
  };
}
