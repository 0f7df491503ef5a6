import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { analyseText } from '../../../src/feedback/grammar/analyse-text.ts';
import { describeAnalysis } from '../../../src/feedback/grammar/describe-analysis.ts';
import type { Clause, NounGroup } from '../../../src/feedback/grammar/groups.ts';
import { countWork } from '../count-work.ts';
import { HOSTILE_TEXTS } from '../hostile-texts.ts';

function clausesOf(text: string): readonly Clause[] {
  return analyseText(text).sentences.flatMap(({ clauses }) => clauses);
}

/** The finite verbs of a text with the heads of their subjects, as "man lives". */
function pairsOf(text: string): readonly string[] {
  return clausesOf(text).flatMap(({ subject, verb }) =>
    verb?.finite ? [`${subject?.head.text ?? '–'} ${verb.finite.text}`] : [],
  );
}

describe('clauses', () => {
  test.each([
    ['The cost of these tickets is high.', ['cost is']],
    ['The children in the back row were loud.', ['children were']],
    ['The people who live here are kind.', ['people are', 'people live']],
    ['The story she told us was long.', ['story was', 'she told']],
    ['I think he is right and she is wrong.', ['I think', 'he is', 'she is']],
    ['When I was young, we lived in Peru.', ['we lived', 'I was']],
    ['He came home and sat down.', ['He came', 'He sat']],
    ['What did your brother say?', ['brother did']],
    ['Yesterday the weather was bad.', ['weather was']],
    ['Last year we went to Greece.', ['we went']],
    ['A lot of people live here.', ['people live']],
    ['Learning a language takes time.', ['– takes']],
  ])('find each finite verb of “%s” with its subject', (text, expected) => {
    expect([...pairsOf(text)].sort()).toEqual([...expected].sort());
  });

  test.each([
    ['She has been waiting.', 'present', { isPerfect: true, isProgressive: true, isPassive: false }],
    ['It was written in 1900.', 'past', { isPerfect: false, isProgressive: false, isPassive: true }],
    ['We will not go.', 'future', { isNegative: true }],
    ["He doesn't know.", 'present', { isNegative: true }],
    ['They might come.', 'modal', { isNegative: false }],
  ])('read tense, aspect, voice and polarity of “%s”', (text, tense, rest) => {
    expect(clausesOf(text)[0]?.verb).toMatchObject({ tense, ...rest });
  });
});

describe('noun groups', () => {
  const first = (text: string): NounGroup | undefined => clausesOf(text)[0]?.subject;

  test.each([
    ['My brother is here.', 'singular'],
    ['My brothers are here.', 'plural'],
    ['My brother and my sister are here.', 'plural'],
    ['My brother or my sister is here.', 'unknown'],
    ['A lot of people are here.', 'plural'],
    ['A lot of water is here.', 'singular'],
    ['One of my friends is here.', 'singular'],
    ['My family is here.', 'unknown'],
    ['Ten euros is enough.', 'unknown'],
    ['Everyone is here.', 'singular'],
    ['The news is good.', 'singular'],
  ])('of “%s” have a number', (text, number) => {
    expect(first(text)?.number).toBe(number);
  });

  test('know what only tells the time', () => {
    const [clause] = clausesOf('Last week we met two days ago.');
    expect(clause?.opening[0]).toMatchObject({ kind: 'noun', isTime: true });
    expect(clause?.subject?.head.text).toBe('we');
  });
});

describe('prepositional groups', () => {
  test.each([
    ['We met in the morning.', 'time'],
    ['We met in the kitchen.', 'place'],
    ['We went by bus.', 'means'],
    ['He spoke in detail.', 'manner'],
    ['We rely on luck.', 'unknown'],
  ])('of “%s” tell their role', (text, role) => {
    const group = clausesOf(text)[0]?.complements.find(({ kind }) => kind === 'preposition');
    expect(group).toMatchObject({ role });
  });
});

describe('a text', () => {
  test('has the tense of most of its finite verbs', () => {
    expect(analyseText('I went home. My mother cooked, and we ate. She is a nurse.').tense).toBe('past');
    expect(analyseText('I live here. I like it. My brother came once.').tense).toBe('present');
    expect(analyseText('Hello!').tense).toBe('unknown');
  });

  test('keeps every word in its place', () => {
    const words = fc.constantFrom(
      'the',
      'boy',
      'who',
      'plays',
      'and',
      ',',
      'is',
      'not',
      '"',
      "don't",
      'of',
      'Ana',
      '.',
      '?',
      '\n',
      'that',
      'to',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(words).map((list) => list.join(' ')),
        ),
        (text) => {
          const { sentences } = analyseText(text);
          let end = 0;
          for (const { tokens, groups } of sentences) {
            for (const token of tokens) {
              expect(token.start).toBeGreaterThanOrEqual(end);
              expect(text.slice(token.start, token.end)).toBe(token.text);
              end = token.end;
            }
            for (const group of groups) expect(group.to).toBeLessThanOrEqual(tokens.length);
          }
        },
      ),
    );
  });

  test('is described in lines with its tags and clauses', () => {
    expect(describeAnalysis('She sings.')).toEqual([
      'tense of the text: unknown',
      'She/PRON sings/VERBS ./MARK',
      '  [She: noun singular, unknown] [sings: finite present] .',
      '  main clause, subject She, verb sings',
    ]);
  });
});

describe('work on hostile texts', () => {
  const SIZE = 1_200;

  test.each(Object.entries(HOSTILE_TEXTS))('grows with the length: %s', async (_, create) => {
    const times = Math.ceil(SIZE / create(1).length);
    const measure = (text: string) => countWork(async () => analyseText(text));
    const [small, large] = [await measure(create(times)), await measure(create(4 * times))];
    // Sentences are cut, so four times the text is four times the work, with some for the first look-ups.
    expect(large).toBeLessThan(5 * small + 20_000);
  });
});
