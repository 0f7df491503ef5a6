import type { StoryEmoji } from '../../content/stories/story-schema.ts';
import { foldTypedAnswer } from '../../domain/typed-text.ts';

/** Joins emojis into one: 👩 and 🚀 into 👩‍🚀. */
const JOINER = '\u200D';

/** Without the characters that ask for an emoji's coloured or plain form, which a keyboard may add. */
function removeVariationSelectors(text: string): string {
  return text.replace(/[\uFE0E\uFE0F]/g, '');
}

/**
 * Words in lower case, separated by single spaces. Other characters separate words, so "dog's" contains
 * "dog".
 */
function normaliseWords(text: string): string {
  return ` ${foldTypedAnswer(text).replaceAll("'", ' ')} `;
}

function pluralize(word: string): string {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return `${word}${/(?:s|x|z|ch|sh|o)$/.test(word) ? 'es' : 's'}`;
}

/** Whether the emoji itself is in a text without variation selectors, and not as a part of a joined emoji. */
function containsEmoji(emoji: string, text: string): boolean {
  const parts = text.split(removeVariationSelectors(emoji));
  return parts.some(
    (part, index) => index > 0 && !parts[index - 1]?.endsWith(JOINER) && !part.startsWith(JOINER),
  );
}

/** All names of an emoji in every band, and other words for it. */
export function getWordings({ name, also }: Pick<StoryEmoji, 'name' | 'also'>): readonly string[] {
  return [...new Set([...Object.values(name), ...also])];
}

const formsOfEmojis = new WeakMap<StoryEmoji, readonly string[]>();

/** The wordings of an emoji, singular and plural, as `normaliseWords` writes them. */
function getForms(emoji: StoryEmoji): readonly string[] {
  const known = formsOfEmojis.get(emoji);
  if (known) return known;
  const forms = getWordings(emoji)
    .flatMap((wording) => [wording, pluralize(wording)])
    .map((form) => ` ${form.toLowerCase().replace(/[-']/g, ' ')} `);
  formsOfEmojis.set(emoji, forms);
  return forms;
}

/**
 * Finds the emojis that a story uses: as the emoji itself, or as a wording in whole words, singular or
 * plural. Other forms are wordings of the bank, because a rule for them would find a car in "caring".
 */
export function findUsedEmojis(text: string, emojis: readonly StoryEmoji[]): readonly StoryEmoji[] {
  const words = normaliseWords(text);
  const signs = removeVariationSelectors(text);
  return emojis.filter(
    (each) => containsEmoji(each.emoji, signs) || getForms(each).some((form) => words.includes(form)),
  );
}
