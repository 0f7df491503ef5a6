import { describe, expect, test } from 'vitest';
import { createSeededRng } from '../../src/domain/random.ts';
import { chooseTopic, chooseVocabulary, toVocabularyRow } from '../../src/teacher/choose-vocabulary.ts';
import type { Topic } from '../../src/teacher/curriculum-schema.ts';
import { createUsageTest } from '../../src/teacher/freshness.ts';

const topic = (id: string): Topic => ({
  id,
  levels: ['B1'],
  reason: 'travel',
  suits: 'everyone',
  title: id,
  warmUp: id,
  scene: id,
  speakingPrompt: id,
  words: Array.from({ length: 8 }, (_, at) => ({
    word: `${id}${at}`,
    meaning: id,
    example: `A *${id}${at}* here.`,
  })),
});
const sea = topic('sea');
const hill = topic('hill');
const wordsOf = (one: Topic, count: number) => one.words.slice(0, count).map(({ word }) => word);

describe('chooseTopic', () => {
  test('takes the topic that has enough fresh words', () => {
    for (let seed = 0; seed < 10; seed += 1) {
      expect(chooseTopic([sea, hill], createUsageTest(wordsOf(sea, 3)), createSeededRng(seed))).toBe(hill);
    }
  });

  test('takes the topic with the most fresh words when none has enough', () => {
    const used = createUsageTest([...wordsOf(sea, 7), ...wordsOf(hill, 4)]);
    expect(chooseTopic([sea, hill], used, createSeededRng(1))).toBe(hill);
  });
});

test('chooseTopic takes the closest one of equally fresh topics', () => {
  const closeness = ({ id }: Topic) => (id === 'hill' ? 1 : 0);
  for (let seed = 0; seed < 10; seed += 1) {
    expect(chooseTopic([sea, hill], createUsageTest([]), createSeededRng(seed), closeness)).toBe(hill);
    expect(
      chooseTopic([sea, hill], createUsageTest(wordsOf(hill, 3)), createSeededRng(seed), closeness),
    ).toBe(sea);
  }
});

describe('chooseVocabulary', () => {
  const choose = (used: readonly string[]) =>
    chooseVocabulary(sea, [sea, hill], createUsageTest(used), createSeededRng(1)).map(({ word }) => word);

  test('gives all fresh words of the topic', () => {
    expect(choose([]).sort()).toEqual(wordsOf(sea, 8));
  });

  test('fills a short table with fresh words of a neighbouring topic rather than with used words', () => {
    const words = choose(wordsOf(sea, 5));
    expect(words).toHaveLength(6);
    expect(words.filter((word) => word.startsWith('sea')).sort()).toEqual(['sea5', 'sea6', 'sea7']);
  });

  test('repeats words of the topic only when no topic has fresh ones', () => {
    const words = choose([...wordsOf(sea, 8), ...wordsOf(hill, 8)]);
    expect(words).toHaveLength(6);
    expect(words.every((word) => word.startsWith('sea'))).toBe(true);
  });
});

test('a vocabulary row has no asterisks in its example', () => {
  expect(toVocabularyRow({ word: 'pack', meaning: 'fill a bag', example: 'She *packed* early.' })).toEqual({
    word: 'pack',
    meaning: 'fill a bag',
    example: 'She packed early.',
  });
});
