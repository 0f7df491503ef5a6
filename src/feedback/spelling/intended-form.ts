import { NEVER_SUGGESTED } from '../../content/english-words/packed-words.ts';
import { WORD_FORMS } from '../../content/english-words/word-forms.ts';
import { canBe, findEntry, type PartOfSpeech } from '../lexicon/english.ts';
import { IRREGULAR_VERBS, RARER_IRREGULAR_VERBS } from '../lexicon/irregular-verbs.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What an unknown word is, if it is a form of a known one, right or wrong. */
export type IntendedForm =
  /** A form with a wrong spelling: "makeing" for "making". */
  | { kind: 'misspelled-form'; correction: string }
  /** An irregular verb with -ed: "catched" for "caught". */
  | { kind: 'regular-past'; base: string; past: string; participle: string }
  /** An adjective with the -s of a plural: "confidents". */
  | { kind: 'plural-adjective'; adjective: string }
  /** A right form that the vocabulary does not have: "unfollowing". */
  | { kind: 'new-form' };

const VERBS = [...IRREGULAR_VERBS, ...RARER_IRREGULAR_VERBS];

/** Irregular verbs by what learners make of their past: catched, runned, wented. */
const VERB_BY_WRONG_PAST = new Map([
  ...VERBS.flatMap((verb) => [...verb.past, ...verb.participle].map((form) => [`${form}ed`, verb] as const)),
  // After these, so that "rided" is a form of "ride" and not of "rid".
  ...VERBS.flatMap((verb) =>
    [`${verb.base}ed`, ...WORD_FORMS.map((toForm) => toForm(verb.base) ?? '')]
      .filter((form) => form.endsWith('ed'))
      .map((form) => [form, verb] as const),
  ),
]);

/**
 * Words that the vocabulary has for golf, costs of a project, leather and the like, and that learners write
 * for the past of everyday verbs.
 */
const RARE_WORDS_LIKE_PASTS = new Set(['putted', 'costed', 'hided', 'leaved', 'layed', 'waked', 'flied']);

/** Whether a known word is much more likely a wrong past: "hided". */
export const isLikelyWrongPast = (word: string): boolean => RARE_WORDS_LIKE_PASTS.has(word);

/**
 * What may follow a known word: the ending, the letters that may have to be put back to read the word, and
 * the parts of speech that can have it.
 */
const ENDINGS: readonly (readonly [
  ending: string,
  restored: readonly string[],
  parts: readonly PartOfSpeech[],
])[] = [
  ['ies', ['y'], ['n', 'v']],
  ['ied', ['y'], ['v']],
  ['ing', ['', 'e'], ['v']],
  ['iest', ['y'], ['a']],
  ['ier', ['y'], ['a']],
  ['ily', ['y'], ['a']],
  ['ers', ['', 'e'], ['v']],
  ['est', ['', 'e'], ['a']],
  ['es', ['', 'e'], ['n', 'v']],
  ['ed', ['', 'e'], ['v']],
  ['er', ['', 'e'], ['a', 'v']],
  ['ly', ['', 'le'], ['a']],
  ['ness', [''], ['a']],
  ['less', [''], ['n']],
  ['s', [''], ['n', 'v']],
];
/** Endings that make rarer nouns and adjectives of longer words: "nomadism", "urbanites", "dystopian". */
const DERIVATION = /(?:(?<=ia)ns?|isms?|ists?|ites?|ings)$/;
const MIN_LENGTH_OF_DERIVED_BASE = 5;
/** What may stand before a known word. */
const PREFIXES = [
  'un',
  're',
  'non',
  'over',
  'under',
  'anti',
  'super',
  'mini',
  'micro',
  'multi',
  'pre',
  'self',
];
const MIN_BASE_LENGTH = 3;
/** Other prefixes for the opposite, of which learners write "un" for each. */
const NEGATIVE_PREFIXES = ['in', 'im', 'ir', 'il', 'dis'];
/** A rarer word is an unlikely base of a form that no list has. */
const MAX_BASE_RANK = 6;

/** Lists the known words that an unknown one can be a form of. */
function listBases(word: string, vocabulary: Vocabulary): readonly string[] {
  return ENDINGS.flatMap(([ending, restored, parts]) => {
    if (!word.endsWith(ending)) return [];
    const stem = word.slice(0, -ending.length);
    const undoubled = stem.at(-1) === stem.at(-2) && ending !== 'ly' ? [stem.slice(0, -1)] : [];
    return [...restored.map((letters) => stem + letters), ...undoubled].filter(
      (base) => base.length >= MIN_BASE_LENGTH && isBase(base, parts, vocabulary),
    );
  });
}

/**
 * Whether a word can have an ending of these parts of speech. Of a word that the lexicon does not have, such
 * as a food or a young word, the parts are unknown; it can have the endings of nouns and verbs.
 */
function isBase(word: string, parts: readonly PartOfSpeech[], vocabulary: Vocabulary): boolean {
  const rank = vocabulary.findRank(word);
  if (rank === undefined) return false;
  if (findEntry(word) === undefined) return rank === NEVER_SUGGESTED && !parts.includes('a');
  return rank <= MAX_BASE_RANK && parts.some((part) => canBe(word, part));
}

const isOnlyAdjective = (word: string) => canBe(word, 'a') && !canBe(word, 'n') && !canBe(word, 'v');

/** Returns the ending that shows the kind of form, so that "happyer" becomes "happier" and not "happiest". */
const getFormEnding = (word: string) => /(?:ing|ed|ers?|est|ly|ness|s)$/.exec(word)?.[0];

/** Finds the right form of the base with the ending of the unknown word: "making" for "makeing". */
function findRightForm(word: string, base: string, vocabulary: Vocabulary): string | undefined {
  return WORD_FORMS.map((toForm) => toForm(base)).find(
    (form) =>
      form !== undefined &&
      form !== word &&
      getFormEnding(form) === getFormEnding(word) &&
      vocabulary.findRank(form) !== undefined,
  );
}

/** Whether a word is known, and common enough for forms to be made of it. */
function isKnownBase(word: string, vocabulary: Vocabulary): boolean {
  return (vocabulary.findRank(word) ?? NEVER_SUGGESTED) <= MAX_BASE_RANK;
}

/** Whether a prefix stands before a known word of this length and rank: "unfollow". */
function hasPrefix(word: string, minLength: number, maxRank: number, vocabulary: Vocabulary): boolean {
  return PREFIXES.some((prefix) => {
    const rest = word.slice(prefix.length);
    const rank = vocabulary.findRank(rest) ?? Number.POSITIVE_INFINITY;
    return word.startsWith(prefix) && rest.length >= minLength && rank <= maxRank;
  });
}

/** So many letters of a known word after a prefix are no chance. */
const MIN_LENGTH_AFTER_PREFIX = 6;

/**
 * Whether a word is made by the rules from a known one, be it rare: "reacceded", "superhumans", "methodist",
 * "hoppiest".
 */
function isDerived(word: string, vocabulary: Vocabulary): boolean {
  if (hasPrefix(word, MIN_LENGTH_AFTER_PREFIX, NEVER_SUGGESTED, vocabulary)) return true;
  const base = word.replace(DERIVATION, '');
  const isLong = base !== word && base.length >= MIN_LENGTH_OF_DERIVED_BASE;
  if (isLong && [base, `${base}e`].some((each) => isKnownBase(each, vocabulary))) return true;
  const stem = word.endsWith('iest') ? word.slice(0, -4) : '';
  if (stem.at(-1) !== stem.at(-2) || stem.length <= MIN_BASE_LENGTH) return false;
  const noun = stem.slice(0, -1);
  return canBe(noun, 'n') && isKnownBase(noun, vocabulary);
}

/** Finds the word that has another prefix for "un": "impossible" for "unpossible". */
function findNegative(word: string, vocabulary: Vocabulary): string | undefined {
  const rest = word.slice('un'.length);
  if (!word.startsWith('un') || vocabulary.findRank(rest) === undefined) return undefined;
  return NEGATIVE_PREFIXES.map((prefix) => prefix + rest).find(
    (each) => (vocabulary.findRank(each) ?? NEVER_SUGGESTED) < MAX_BASE_RANK,
  );
}

/**
 * Reads an unknown word as a form of a known one.
 *
 * @param word in lower case
 * @returns undefined when it is not a form of a known word
 */
export function findIntendedForm(word: string, vocabulary: Vocabulary): IntendedForm | undefined {
  const verb = VERB_BY_WRONG_PAST.get(word);
  if (verb) {
    const { base, past, participle } = verb;
    return { kind: 'regular-past', base, past: past[0] ?? base, participle: participle[0] ?? base };
  }
  // "Chronical" for "chronic".
  const inIc = word.endsWith('ical') ? word.slice(0, -2) : '';
  if (isKnownBase(inIc, vocabulary)) return { kind: 'misspelled-form', correction: inIc };
  const negative = findNegative(word, vocabulary);
  if (negative !== undefined) return { kind: 'misspelled-form', correction: negative };
  if (isDerived(word, vocabulary)) return { kind: 'new-form' };
  const withoutS = word.endsWith('s') ? word.slice(0, -1) : '';
  if (isOnlyAdjective(withoutS) && isKnownBase(withoutS, vocabulary))
    return { kind: 'plural-adjective', adjective: withoutS };
  const bases = listBases(word, vocabulary);
  for (const base of bases) {
    const correction = findRightForm(word, base, vocabulary);
    if (correction !== undefined) return { kind: 'misspelled-form', correction };
  }
  if (bases.some((base) => WORD_FORMS.some((toForm) => toForm(base) === word))) return { kind: 'new-form' };
  return hasPrefix(word, MIN_BASE_LENGTH + 1, MAX_BASE_RANK, vocabulary) ? { kind: 'new-form' } : undefined;
}
