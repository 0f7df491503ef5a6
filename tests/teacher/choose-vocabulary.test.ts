import { describe, expect, test } from 'vitest';
import { createSeededRng } from '../../src/domain/random.ts';
import { chooseTopic, chooseVocabulary, toVocabularyRow } from '../../src/teacher/choose-vocabulary.ts';
import type { Topic } from '../../src/teacher/curriculum-schema.ts';
import { createUsageTest } from '../../src/teacher/freshness.ts';

const createTopic = (id: string): Topic => ({
  id,
  levels: ['B1'],
  reason: 'travel',
  suits: 'everyone',
  title: id,
  warmUp: id,
  scene: id,
  speakingPrompt: id,
  words: Array.from({ length: 8 }, (_, index) => ({
    word: `${id}${index}`,
    meaning: id,
    example: `A *${id}${index}* here.`,
  })),
});
const sea = createTopic('sea');
const hill = createTopic('hill');
const listFirstWords = (one: Topic, count: number) => one.words.slice(0, count).map(({ word }) => word);

describe('chooseTopic', () => {
  test('takes the topic that has enough fresh words', () => {
    for (let seed = 0; seed < 10; seed += 1) {
      expect(chooseTopic([sea, hill], createUsageTest(listFirstWords(sea, 3)), createSeededRng(seed))).toBe(
        hill,
      );
    }
  });

  test('takes the topic with the most fresh words when none has enough', () => {
    const used = createUsageTest([...listFirstWords(sea, 7), ...listFirstWords(hill, 4)]);
    expect(chooseTopic([sea, hill], used, createSeededRng(1))).toBe(hill);
  });
});

test('chooseTopic takes the closest one of equally fresh topics', () => {
  const getCloseness = ({ id }: Topic) => (id === 'hill' ? 1 : 0);
  for (let seed = 0; seed < 10; seed += 1) {
    expect(chooseTopic([sea, hill], createUsageTest([]), createSeededRng(seed), getCloseness)).toBe(hill);
    expect(
      chooseTopic([sea, hill], createUsageTest(listFirstWords(hill, 3)), createSeededRng(seed), getCloseness),
    ).toBe(sea);
  }
});

describe('chooseVocabulary', () => {
  const choose = (used: readonly string[]) =>
    chooseVocabulary(sea, [sea, hill], createUsageTest(used), createSeededRng(1)).map(({ word }) => word);

  test('gives all fresh words of the topic', () => {
    expect(choose([]).sort()).toEqual(listFirstWords(sea, 8));
  });

  test('fills a short table with fresh words of a neighbouring topic rather than with used words', () => {
    const words = choose(listFirstWords(sea, 5));
    expect(words).toHaveLength(6);
    expect(words.filter((word) => word.startsWith('sea')).sort()).toEqual(['sea5', 'sea6', 'sea7']);
  });

  test('repeats words of the topic only when no topic has fresh ones', () => {
    const words = choose([...listFirstWords(sea, 8), ...listFirstWords(hill, 8)]);
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
