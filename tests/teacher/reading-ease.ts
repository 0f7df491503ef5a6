/** Counts groups of vowels without a silent e at the end, which is close enough for a whole text. */
function countSyllables(word: string): number {
  const groups = word
    .toLowerCase()
    .replace(/(?:[^laeiouy]es|ed|[^laeiouy]e)$/, '')
    .match(/[aeiouy]+/g);
  return Math.max(1, groups?.length ?? 0);
}

/** The sentences of a text; a line break also ends a sentence. */
function splitSentences(text: string): readonly string[] {
  return text.split(/[.!?…]+["'”’)]*\s|\n/).filter((sentence) => /\p{L}/u.test(sentence));
}

const splitWords = (text: string): readonly string[] => text.match(/\p{L}+(?:['’]\p{L}+)*/gu) ?? [];

/** Flesch's Reading Ease (1948): about 100 for very easy English, 30 for very difficult. */
export function computeReadingEase(text: string): number {
  const words = splitWords(text);
  const sentences = splitSentences(text).length || 1;
  const allSyllables = words.reduce((sum, word) => sum + countSyllables(word), 0);
  return 206.835 - 1.015 * (words.length / sentences) - 84.6 * (allSyllables / (words.length || 1));
}
