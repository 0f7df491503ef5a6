import type { TeachingPoint } from '../domain/lesson-plan.ts';
import type { MistakeKind } from './mistake-kinds.ts';

/** What the heading of a teaching point says it is about, and the kinds of mistake that go against it. */
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

/** The kinds of mistake that a class teaches to avoid, as far as the heading of its teaching point tells. */
export function listMistakeKindsOfPoint(point: TeachingPoint | undefined): ReadonlySet<MistakeKind> {
  const heading = point?.heading ?? '';
  return new Set(KINDS_BY_HEADING.flatMap(([words, kinds]) => (words.test(heading) ? kinds : [])));
}
