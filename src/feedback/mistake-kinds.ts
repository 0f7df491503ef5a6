import type { TeachingPoint } from '../domain/lesson-plan.ts';

/**
 * The kinds of mistake with the names that learners read, in the order in which feedback shows them: those
 * first that make a text hard to understand, spelling and punctuation last.
 */
export const MISTAKE_KINDS = {
  'missing-word': 'Missing word',
  question: 'Question form',
  'word-order': 'Word order',
  negation: 'Negative form',
  tense: 'Tense',
  'verb-form': 'Verb form',
  conditional: 'Sentences with "if" and "when"',
  agreement: 'Subject and verb',
  'verb-pattern': 'Verb + to or -ing',
  'used-to': 'Used to',
  'extra-word': 'One word too many',
  pronoun: 'Pronouns',
  relative: 'Who, which, that',
  reporting: 'Say, tell, ask, explain',
  comparison: 'Comparing',
  plural: 'Plural',
  countability: 'Countable or not',
  'word-form': 'Form of the word',
  confusable: 'Words that look alike',
  linking: 'Linking words',
  preposition: 'Preposition',
  'missing-article': 'Missing article',
  article: 'Article',
  usage: 'Choice of words',
  spelling: 'Spelling',
  capital: 'Capital letters',
  punctuation: 'Punctuation',
} as const;

export type MistakeKind = keyof typeof MISTAKE_KINDS;

const KINDS_BY_IMPORTANCE = Object.keys(MISTAKE_KINDS);

/**
 * Sorts mistakes: kinds that the class is about first, then by importance; those without a kind come last.
 */
export function sortByImportance<T extends { kind?: MistakeKind }>(
  mistakes: readonly T[],
  classKinds: ReadonlySet<MistakeKind>,
): readonly T[] {
  const rank = ({ kind }: T) => {
    if (kind === undefined) return KINDS_BY_IMPORTANCE.length;
    return KINDS_BY_IMPORTANCE.indexOf(kind) - (classKinds.has(kind) ? KINDS_BY_IMPORTANCE.length : 0);
  };
  return [...mistakes].sort((one, other) => rank(one) - rank(other));
}

/**
 * Words in the heading of a teaching point, and the kinds of mistake that a point with these words is about.
 */
const KINDS_BY_HEADING: readonly (readonly [RegExp, readonly MistakeKind[]])[] = [
  [
    /\b(?:past|present|future|perfect|tenses?|continuous|was|will|going to|plans|happened|right now|how long|have you ever)\b/i,
    ['tense', 'verb-form'],
  ],
  [/\b(?:if|unless|unreal|wish\w*|conditional)\b/i, ['conditional', 'tense']],
  [/\b(?:who, which|whose|whom|that, where|relative)\b/i, ['relative']],
  [/\bused to\b/i, ['used-to']],
  [/\b(?:report\w*|said|asked|tell|told)\b/i, ['reporting', 'word-order', 'tense']],
  [/\b(?:compar\w*|bigger|better|best|sooner|as …|every bit as)\b/i, ['comparison']],
  [
    /\b(?:passive|can|can't|may|might|could|must|mustn't|have to|modal|repaired|am, is, are)\b/i,
    ['verb-form', 'agreement'],
  ],
  [/\b(?:infinitives?|to do|enjoy|stop|-ing forms?|wait)\b/i, ['verb-pattern']],
  [/\b(?:he likes|she goes|there is|there are)\b/i, ['agreement']],
  [/\b(?:a, the|articles?|an? or an?)\b/i, ['article', 'missing-article']],
  [/\bquestions?\b|\?/i, ['question']],
  [/\b(?:this|these|my, his|his, her|him|her|myself|somebody|pronouns?)\b/i, ['pronoun']],
  [/\b(?:prepositions?|in, on|on, at|at, in)\b/i, ['preposition']],
  [/\b(?:plurals?|one or many)\b/i, ['plural']],
  [/\b(?:much|many|count\w*)\b/i, ['countability']],
  [/\b(?:link\w*|because|although|joining|connect\w*)\b/i, ['linking']],
  [/\b(?:inversion|order|how often|fronting)\b/i, ['word-order']],
  [/\b(?:adjectives?|adverbs?|endings?|word formation|suffix\w*|prefix\w*)\b/i, ['word-form']],
  [/\b(?:make and do|make or do|collocations?|verbs? with)\b/i, ['usage']],
  [/\b(?:no|not|never|negative)\b/i, ['negation']],
  [/\bcapital\b/i, ['capital']],
  [/\b(?:commas?|full stops?|punctuation)\b/i, ['punctuation']],
];

/** Returns the kinds of mistake that a teaching point is about, judged by its heading. */
export function listMistakeKindsOfPoint(point: TeachingPoint | undefined): ReadonlySet<MistakeKind> {
  const heading = point?.heading ?? '';
  return new Set(KINDS_BY_HEADING.flatMap(([words, kinds]) => (words.test(heading) ? kinds : [])));
}
