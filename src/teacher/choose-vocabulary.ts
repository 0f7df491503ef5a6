import type { VocabularyRow } from '../domain/lesson-plan.ts';
import { pickCheapest, type Rng, shuffle } from '../domain/random.ts';
import type { Topic, TopicWord } from './curriculum-schema.ts';
import { pickFreshFirst, type UsageTest } from './freshness.ts';

/** The limits of the rows in a vocabulary table. */
export const MIN_VOCABULARY_ROWS = 6;
const MAX_VOCABULARY_ROWS = 10;

/** How many of a topic's words earlier classes have not taught. */
export function countFreshWords(topic: Topic, wasUsed: UsageTest): number {
  return topic.words.filter(({ word }) => !wasUsed(word)).length;
}

/**
 * A topic with enough fresh words for a table, else the one with the most fresh words.
 *
 * @param closeness how well a topic goes with the rest of the class; decides between equally fresh ones
 */
export function chooseTopic(
  topics: readonly Topic[],
  wasUsed: UsageTest,
  rng: Rng,
  closeness: (topic: Topic) => number = () => 0,
): Topic {
  const freshness = (topic: Topic) => Math.min(countFreshWords(topic, wasUsed), MIN_VOCABULARY_ROWS);
  const maxFreshness = Math.max(...topics.map(freshness));
  return pickCheapest(
    topics.filter((topic) => freshness(topic) === maxFreshness),
    (topic) => -closeness(topic),
    rng,
  );
}

/**
 * The rows of a class: the topic's fresh words, then fresh words of the neighbouring topics, and used words
 * only when no fresh ones are left.
 */
export function chooseVocabulary(
  topic: Topic,
  neighbours: readonly Topic[],
  wasUsed: UsageTest,
  rng: Rng,
): readonly TopicWord[] {
  const isUsed = ({ word }: TopicWord) => wasUsed(word);
  const own = shuffle(topic.words, rng).filter((row) => !isUsed(row));
  if (own.length >= MIN_VOCABULARY_ROWS) return own.slice(0, MAX_VOCABULARY_ROWS);
  const taken = new Set(own.map(({ word }) => word));
  const others = neighbours.filter((one) => one !== topic).flatMap((one) => one.words);
  const fresh = others.filter((row) => !isUsed(row) && !taken.has(row.word));
  const used = topic.words.filter(isUsed);
  const fill = fresh.length > 0 ? [...fresh, ...used] : used;
  return [...own, ...pickFreshFirst(fill, MIN_VOCABULARY_ROWS - own.length, isUsed, rng)];
}

/** The row as the learner sees it, without the asterisks in its example. */
export function toVocabularyRow({ word, meaning, example }: TopicWord): VocabularyRow {
  return { word, meaning, example: example.replaceAll('*', '') };
}
