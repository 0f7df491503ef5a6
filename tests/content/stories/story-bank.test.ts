import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { BANDS, TOP_LEVEL_OF_BAND } from '../../../src/content/bands.ts';
import { loadModelStories, loadOpeners, loadStoryEmojis } from '../../../src/content/stories/story-bank.ts';
import {
  MAX_OPENER_WORDS,
  type ModelStory,
  modelStorySchema,
  STORY_GENRES,
  type StoryEmoji,
  storyEmojiSchema,
} from '../../../src/content/stories/story-schema.ts';
import { countTextWords } from '../../../src/domain/word-count.ts';
import { expectOfLevel, findRepeated, isUnfit } from '../bank-checks.ts';

/** Emojis of Unicode 12 and later, which old phones show as an empty box. */
const AFTER_UNICODE_11 =
  /[\u{1F6D5}-\u{1F6DF}\u{1F6FA}-\u{1F6FF}\u{1F7E0}-\u{1F7FF}\u{1F90C}-\u{1F90F}\u{1F93F}\u{1F971}\u{1F972}\u{1F977}-\u{1F979}\u{1F97B}\u{1F9A3}-\u{1F9AF}\u{1F9BA}-\u{1F9BF}\u{1F9C3}-\u{1F9CF}\u{1FA00}-\u{1FAFF}]/u;

function listWordings({ name, also }: StoryEmoji): string[] {
  return [...new Set([...Object.values(name), ...also])];
}

const allModels = (await Promise.all(BANDS.map(loadModelStories))).flat();

const model: ModelStory = {
  id: 'a-the-long-walk',
  genre: 'family',
  emojis: ['🐶', '🐱', '🌳', '🏠', '🔑'],
  title: 'The long walk',
  text: `${'We walked and walked. '.repeat(20)}In the end, we were home.`,
  phrases: [
    { phrase: 'We walked', use: 'For a walk that is over.' },
    { phrase: 'In the end', use: 'For what comes last.' },
    { phrase: 'we were home', use: 'When you are back in your house.' },
  ],
};

const dog: StoryEmoji = {
  emoji: '🐶',
  name: { a: 'dog', b: 'puppy', c: 'puppy' },
  also: ['dogs', 'puppies'],
  group: 'animals',
};

test('a flag, a skin tone, joined pictures and a picture without colour are rejected', () => {
  const withEmoji = (emoji: string) => ({ ...dog, emoji });
  expect(v.is(storyEmojiSchema, dog)).toBe(true);
  expect(v.is(storyEmojiSchema, withEmoji('☂\uFE0F'))).toBe(true);
  for (const emoji of ['🇫🇷', '👍🏽', '👩\u200D🚀', '☂', '🐶🐱', 'A'])
    expect(v.is(storyEmojiSchema, withEmoji(emoji)), emoji).toBe(false);
});

test('an emoji with a wording twice is rejected, in capitals too', () => {
  expect(v.is(storyEmojiSchema, { ...dog, also: ['Puppy'] })).toBe(false);
});

test('a model needs 60 words, and five different emojis', () => {
  expect(v.is(modelStorySchema, model)).toBe(true);
  expect(v.is(modelStorySchema, { ...model, text: 'We walked. In the end, we were home.' })).toBe(false);
  expect(v.is(modelStorySchema, { ...model, text: `Then ${'so '.repeat(40)}${model.text}` })).toBe(false);
  expect(v.is(modelStorySchema, { ...model, emojis: ['🐶', '🐱', '🌳', '🏠'] })).toBe(false);
  expect(v.is(modelStorySchema, { ...model, emojis: ['🐶', '🐱', '🌳', '🏠', '🏠'] })).toBe(false);
});

test('a phrase that the model does not say is rejected', () => {
  const phrases = [{ phrase: 'at last', use: 'For what comes last.' }, ...model.phrases.slice(1)];
  expect(v.is(modelStorySchema, { ...model, phrases })).toBe(false);
});

describe('the emojis', async () => {
  const emojis = await loadStoryEmojis();

  test('are at least 120 that an old phone shows', () => {
    expect(emojis.length).toBeGreaterThanOrEqual(120);
    expect(emojis.filter(({ emoji }) => AFTER_UNICODE_11.test(emoji))).toEqual([]);
  });
});

test('no opener, hint, title or model occurs twice in the whole bank', async () => {
  const openers = (await Promise.all(BANDS.map(loadOpeners))).flat();
  expect(findRepeated([...openers, ...allModels].map(({ id }) => id))).toEqual([]);
  expect(findRepeated(openers.map(({ text }) => text.toLowerCase()))).toEqual([]);
  expect(findRepeated(openers.map(({ hint }) => hint.toLowerCase()))).toEqual([]);
  expect(findRepeated(allModels.map(({ title }) => title.toLowerCase()))).toEqual([]);
  expect(
    findRepeated(allModels.flatMap(({ phrases }) => phrases).map(({ phrase }) => phrase.toLowerCase())),
  ).toEqual([]);
});

test('two models share three of their five emojis at most', () => {
  const alike = allModels.flatMap((one, index) =>
    allModels
      .slice(index + 1)
      .filter((other) => other.emojis.filter((emoji) => one.emojis.includes(emoji)).length > 3)
      .map((other) => `${one.id} ${other.id}`),
  );
  expect(alike).toEqual([]);
});

describe.each(BANDS)('band %s', async (band) => {
  const openers = await loadOpeners(band);
  const models = await loadModelStories(band);

  test('has 30 openers and 30 models, named by the band', () => {
    expect(openers).toHaveLength(30);
    expect(models).toHaveLength(30);
    expect([...openers, ...models].filter(({ id }) => !id.startsWith(`${band}-`))).toEqual([]);
  });

  test('has short openers of one or two sentences', () => {
    const long = openers.filter(({ text }) => countTextWords(text) > MAX_OPENER_WORDS[band]);
    expect(long).toEqual([]);
  });

  test('has three models of every genre', () => {
    for (const genre of STORY_GENRES)
      expect(
        models.filter((each) => each.genre === genre),
        genre,
      ).toHaveLength(3);
  });

  test('has no text that is unfit for a nine-year-old', async () => {
    const texts = [
      ...openers.flatMap(({ text, hint }) => [text, hint]),
      ...models.flatMap(({ title, text, phrases }) => [
        title,
        text,
        ...phrases.flatMap(({ phrase, use }) => [phrase, use]),
      ]),
      ...(await loadStoryEmojis()).flatMap(listWordings),
    ];
    expect(texts.filter(isUnfit)).toEqual([]);
  });
});

describe.each(['a', 'b'] as const)('band %s', (band) => {
  test('has openers and models with nine in ten words of its levels or lower', async () => {
    const openers = (await loadOpeners(band)).flatMap(({ text, hint }) => [text, hint]);
    const models = (await loadModelStories(band)).map(({ text }) => text);
    for (const texts of [openers, models]) expectOfLevel(texts, TOP_LEVEL_OF_BAND[band]);
  });
});
