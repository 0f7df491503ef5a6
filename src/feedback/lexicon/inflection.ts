import { SHORT_ADJECTIVES } from './adjectives.ts';
import { IRREGULAR_VERBS, RARER_IRREGULAR_VERBS } from './irregular-verbs.ts';
import { IRREGULAR_PLURALS } from './nouns.ts';

/** The verbs of the usual list win over rarer ones, because they come last. */
const IRREGULAR_BY_BASE = new Map(
  [...RARER_IRREGULAR_VERBS, ...IRREGULAR_VERBS].map((verb) => [verb.base, verb]),
);
const SHORT_ADJECTIVE_SET = new Set(SHORT_ADJECTIVES);
const IRREGULAR_DEGREES: Readonly<Record<string, readonly [string, string]>> = {
  good: ['better', 'best'],
  well: ['better', 'best'],
  bad: ['worse', 'worst'],
  badly: ['worse', 'worst'],
  far: ['farther', 'farthest'],
  much: ['more', 'most'],
  many: ['more', 'most'],
  little: ['less', 'least'],
};
/** Verbs whose last syllable is stressed, so that its consonant is doubled: beginning, preferred. */
const STRESSED_ON_LAST_SYLLABLE =
  /^(?:(?:be|for|per|oc|in|re|com|con|ad|o|pre|trans|e|sub|up|out|un)?(?:gin|get|mit|fer|cur|quip|set|gret))$/;
/** Other words that double their last consonant: travelling (British English), excelling, quizzing. */
const OTHER_DOUBLING_WORDS = new Set(
  'travel cancel control model quarrel forbid overlap program rebel excel quiz offset rerun undercut input output outbid sublet upset'.split(
    ' ',
  ),
);
/** Words of one vowel and one consonant at the end, which is doubled: stop, quit, big. */
const ONE_SHORT_SYLLABLE = /^[^aeiou]*(?:qu)?[aeiou][^aeiouwxy]$/;

/** Adds an ending with the changes of spelling: tried, dying, making, stopped. */
function addEnding(word: string, suffix: 'ing' | 'ed' | 'er' | 'est'): string {
  if (suffix !== 'ing' && /[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}i${suffix}`;
  if (suffix === 'ing' && /ie$/.test(word)) return `${word.slice(0, -2)}ying`;
  if (suffix === 'ing' ? /[^eoy]e$/.test(word) && word !== 'be' : word.endsWith('e')) {
    return `${word.slice(0, -1)}${suffix}`;
  }
  if (
    ONE_SHORT_SYLLABLE.test(word) ||
    STRESSED_ON_LAST_SYLLABLE.test(word) ||
    OTHER_DOUBLING_WORDS.has(word)
  ) {
    return `${word}${word.at(-1)}${suffix}`;
  }
  return `${word}${suffix}`;
}

/** Adds -s or -es, for a plural or the third person: tries, watches, plays. */
function addS(word: string): string {
  if (word === 'quiz') return 'quizzes';
  if (word === 'stomach') return 'stomachs';
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  if (/(?:s|x|z|ch|sh)$/.test(word) || /^(?:go|do|echo|veto)$/.test(word)) return `${word}es`;
  return `${word}s`;
}

/** Returns the third person of a verb: goes. */
export function toThirdPerson(base: string): string {
  if (base === 'be') return 'is';
  return base === 'have' ? 'has' : addS(base);
}

/** Returns the past form of a verb, of several the most usual: went, "was" of "be". */
export function toPastForm(base: string): string {
  if (base === 'be') return 'was';
  return IRREGULAR_BY_BASE.get(base)?.past[0] ?? addEnding(base, 'ed');
}

/** Returns the past participle of a verb, of several the most usual: gone. */
export function toPastParticiple(base: string): string {
  if (base === 'be') return 'been';
  return IRREGULAR_BY_BASE.get(base)?.participle[0] ?? addEnding(base, 'ed');
}

/** Returns the -ing form of a verb: going. */
export function toIngForm(base: string): string {
  return addEnding(base, 'ing');
}

/** Returns the plural of a noun: mice, sisters-in-law. */
export function toPlural(noun: string): string {
  const other = IRREGULAR_PLURALS.get(noun);
  if (other) return other;
  if (noun.includes('-in-law')) return noun.replace('-', 's-');
  return addS(noun);
}

/** Returns the comparative: bigger, more beautiful. */
export function toComparative(adjective: string): string {
  const other = IRREGULAR_DEGREES[adjective];
  if (other) return other[0];
  return SHORT_ADJECTIVE_SET.has(adjective) ? addEnding(adjective, 'er') : `more ${adjective}`;
}

/** Returns the superlative, without "the": biggest, most beautiful. */
export function toSuperlative(adjective: string): string {
  const other = IRREGULAR_DEGREES[adjective];
  if (other) return other[1];
  return SHORT_ADJECTIVE_SET.has(adjective) ? addEnding(adjective, 'est') : `most ${adjective}`;
}

/** Adjectives that are their own adverbs: "drive fast". */
const ADVERBS_LIKE_ADJECTIVES = new Set('fast hard late early high straight daily weekly'.split(' '));

/** Returns the adverb of an adjective: quickly, well. */
export function adjectiveToAdverb(adjective: string): string {
  if (adjective === 'good') return 'well';
  if (adjective === 'true') return 'truly';
  if (ADVERBS_LIKE_ADJECTIVES.has(adjective)) return adjective;
  if (/[^aeiou]le$/.test(adjective)) return adjective.replace(/e$/, 'y');
  if (/ic$/.test(adjective) && adjective !== 'public') return `${adjective}ally`;
  if (/[^aeiou]y$/.test(adjective) && adjective.length > 3) return adjective.replace(/y$/, 'ily');
  if (adjective === 'full' || adjective === 'dull') return `${adjective}y`;
  return `${adjective}ly`;
}

/** Words with a silent h: hour. */
const SILENT_H = /^(?:hour|honest|honou?r|heir)/;
/** Words whose vowel letter sounds like y or w: university, use, European, one. */
const CONSONANT_SOUND = /^(?:uni(?!n|m)|unanim|use|usu|uti|euro|one\b|once|ur(?:inal|ology)|ubiq|eu)/;

/** Returns "a" or "an", by the sound that the word begins with. */
export function chooseArticle(word: string): 'a' | 'an' {
  const lower = word.toLowerCase();
  if (SILENT_H.test(lower)) return 'an';
  if (CONSONANT_SOUND.test(lower)) return 'a';
  return /^[aeiou]/.test(lower) ? 'an' : 'a';
}
