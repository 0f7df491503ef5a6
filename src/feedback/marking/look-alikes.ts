import lookAlikes from '../../content/words/look-alikes.json' with { type: 'json' };

/** Words of five letters or more that are one slip from another, and those others; plurals only where there is no singular. */
const WORDS: ReadonlySet<string> = new Set(lookAlikes.flatMap((line) => line.split(' ')));

/** Whether what looks like a slip of one word is another: "quite" for "quiet". In lower case. */
export function isLookAlike(word: string): boolean {
  return WORDS.has(word) || (word.endsWith('s') && WORDS.has(word.slice(0, -1)));
}
