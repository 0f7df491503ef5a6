import type { StoryEmoji } from '../../content/stories/story-schema.ts';

const JOINER = '\u200D';

/** Emojis with or without the marks that say how they are drawn. */
function removeVariationSelectors(text: string): string {
  return text.replace(/[\uFE0E\uFE0F]/g, '');
}

/** Words in lower case with one space on either side. All but letters and digits parts them, so "dog's" says "dog". */
function normaliseWords(text: string): string {
  const words = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/\p{Cf}/gu, '')
    .match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu);
  return ` ${words?.join(' ') ?? ''} `;
}

function pluralize(word: string): string {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return `${word}${/(?:s|x|z|ch|sh|o)$/.test(word) ? 'es' : 's'}`;
}

/** Whether the picture itself stands in the text, and not as a part of a joined one. */
function containsEmoji(emoji: string, text: string): boolean {
  const parts = removeVariationSelectors(text).split(removeVariationSelectors(emoji));
  return parts.some((part, at) => at > 0 && !parts[at - 1]?.endsWith(JOINER) && !part.startsWith(JOINER));
}

/** All that the emoji is called, whatever the band, and the other words that show it. */
export function getWordings({ name, also }: Pick<StoryEmoji, 'name' | 'also'>): readonly string[] {
  return [...new Set([...Object.values(name), ...also])];
}

/**
 * Those of the emojis that a story uses: by the picture itself or one of its wordings in whole words, in any case, in
 * the singular or plural. Other forms are wordings of the bank: a rule for them would see a car in "caring".
 */
export function findUsedEmojis(text: string, emojis: readonly StoryEmoji[]): readonly StoryEmoji[] {
  const words = normaliseWords(text);
  const says = (wording: string) =>
    [wording, pluralize(wording)].some((form) =>
      words.includes(` ${form.toLowerCase().replace(/[-']/g, ' ')} `),
    );
  return emojis.filter((each) => containsEmoji(each.emoji, text) || getWordings(each).some(says));
}
