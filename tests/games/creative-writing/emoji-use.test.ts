import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BANDS } from '../../../src/content/bands.ts';
import { loadModelStories, loadStoryEmojis } from '../../../src/content/stories/story-bank.ts';
import type { StoryEmoji } from '../../../src/content/stories/story-schema.ts';
import { findUsedEmojis, getWordings } from '../../../src/games/creative-writing/emoji-use.ts';
import { forAll } from '../../for-all.ts';

const EMOJIS = await loadStoryEmojis();
const emoji = fc.constantFrom(...EMOJIS);

function isEmojiUsed(each: StoryEmoji, text: string): boolean {
  return findUsedEmojis(text, [each]).length > 0;
}

function findEmojiNamed(name: string): StoryEmoji {
  const found = EMOJIS.find((each) => each.name.a === name);
  if (!found) throw new Error(`No emoji is findEmojiNamed ${name}`);
  return found;
}

test('every wording of every emoji is found in any case, and for no other emoji', () => {
  for (const each of EMOJIS) {
    for (const wording of getWordings(each)) {
      for (const said of [wording, wording.toUpperCase()]) {
        expect(findUsedEmojis(`Then, “${said}”!`, EMOJIS)).toEqual([each]);
      }
    }
  }
});

test('the emoji itself is found with and without its variation selector', () => {
  forAll(emoji, (each) => {
    for (const picture of [each.emoji, each.emoji.replace('\uFE0F', ''), `${each.emoji}\uFE0F`]) {
      expect(isEmojiUsed(each, `a${picture}b`)).toBe(true);
    }
  });
});

test('no emoji is found in an empty text or in a longer word', () => {
  forAll(emoji, fc.constantFrom('x', 'é', '\u0301', '7'), (each, suffix) => {
    expect(isEmojiUsed(each, '')).toBe(false);
    for (const wording of getWordings(each).filter((name) => !/[ -]/.test(name)))
      expect(isEmojiUsed(each, `${wording}${suffix}q`)).toBe(false);
  });
});

describe('findUsedEmojis', () => {
  test.each([
    ['dog', "The DOG's tail"],
    ['dog', 'two puppies'],
    ['car', 'cars'],
    ['fox', 'foxes'],
    ['butterfly', 'butterflies'],
    ['ice cream', 'an ice-cream'],
    ['ice cream', 'ice\n  creams'],
    ['rocket', 'a 🚀!'],
    ['key', 'k\u200Bey'],
  ])('finds %s in %j', (name, text) => {
    expect(isEmojiUsed(findEmojiNamed(name), text)).toBe(true);
  });

  test.each([
    ['car', 'caring for a scarf'],
    ['star', 'starting'],
    ['hat', 'that'],
    ['rocket', 'an astronaut 👩\u200D🚀'],
    ['ice cream', 'ice, and later cream'.replace(', and later', ' and')],
  ])('does not find %s in %j', (name, text) => {
    expect(isEmojiUsed(findEmojiNamed(name), text)).toBe(false);
  });
});

test.each(BANDS)('every model of band %s contains the names of its five emojis', async (band) => {
  const unused = (await loadModelStories(band)).flatMap(({ id, text, emojis }) =>
    EMOJIS.filter(
      (each) => emojis.includes(each.emoji) && !isEmojiUsed(each, text.replaceAll(each.emoji, '')),
    ).map(() => id),
  );
  expect(unused).toEqual([]);
});
