/*
 * Corrects “a” and “an”, and an article beside a word that takes its place: “a apple” → “an apple”, “a my
 * friend” → “my friend”.
 *
 * A pattern has a step for each word; these symbols are used here (all of them: ../patterns/learner-rule.ts).
 * `<p=my|your|his|our|their the|a|an> ADJ* NOUN|NOUNS`: “[my the] old dog”. The possessive is kept as `p`.
 *   <…>        the wrong words, which `fix` replaces
 *   a|an       one of these words
 *   ADJ*       none to four of these
 *   ~than      the next word is not this; takes no word itself
 *   @have      any form of “have”: have, has, had, having
 *   p=her|its  this word, which `fix` and the reasons quote as {p}
 *   NOUN “dog”, NOUNS “dogs”, ADJ “big”
 *   ANY any word
 *   Reasons quote {next} the word after the mark.
 */

import { chooseArticle } from '../lexicon/inflection.ts';
import { explain, type LearnerRule, type RuleExplanation } from '../patterns/learner-rule.ts';
import type { Match } from '../patterns/pattern.ts';
import type { Sentence } from '../patterns/sentences.ts';

const POSSESSIVE_EXPLANATION: RuleExplanation = {
  simple: '“{p}” tells whose it is, so there is no “the” or “a” with it.',
  full: '“{p}” takes the place of the article, so only one of them stands before the noun.',
};

/** Whether the sound at the start of a word is certain, unlike in “X-ray”, “MP” and “8th”. */
function hasKnownSound(word: string): boolean {
  const isAbbreviation = /^\p{Lu}(?:\p{Lu}|-)/u.test(word);
  return word.length > 1 && /^\p{L}/u.test(word) && !isAbbreviation;
}

/** Whether the word after the marked article takes this one: “apple” takes “an”. */
function isBeforeSoundFor(article: 'a' | 'an', match: Match, sentence: Sentence): boolean {
  const next = sentence[match.from + 1];
  return next !== undefined && hasKnownSound(next.text) && chooseArticle(next.lower) === article;
}

/** Whether the marked “a” is the article. False for the grade in “an A in maths”, and for “a’s”. */
function isWordA(match: Match, sentence: Sentence): boolean {
  const [letter, next] = [sentence[match.from], sentence[match.from + 1]];
  const isGrade = letter?.text === 'A' && match.from > 0;
  return !isGrade && letter?.end !== next?.start;
}

/** Wrong in another way: “Put a oil in the pan”, where the noun is not counted. */
function isBeforeMaterial({ to }: Match, sentence: Sentence): boolean {
  const [noun, next] = sentence.slice(to - 1, to + 1);
  return /^(?:oil|ice|air|ink|iron)$/.test(noun?.lower ?? '') && !next?.tags.has('NOUN');
}

/** “A” and “an”, and an article before a word that takes its place: “[a my → my] friend”. */
export const ARTICLE_FORM_RULES: readonly LearnerRule[] = [
  // I need [a another → another] pen.
  {
    id: 'article-20',
    find: [
      '<a|an another>',
      '<an other> ~than',
      '@want|@need|@buy|@have|@take|@find|@try|@choose|@get|with|for <other> one ~NOUN|NOUNS',
    ],
    fix: 'another',
    explanation: {
      simple: '“Another” is one word, with “an” in it already.',
      full: '“Another” is one word that contains the article “an”.',
    },
  },
  // I ate [a → an] apple.
  {
    id: 'article-01',
    find: '<a> ANY',
    fix: 'an',
    explanation: {
      simple: '“{next}” begins with the sound of a, e, i, o or u: we say “an”.',
      full: '“{next}” begins with a vowel sound, so it takes “an”, not “a”.',
    },
    when: (match, sentence) =>
      isWordA(match, sentence) &&
      isBeforeSoundFor('an', match, sentence) &&
      !isBeforeMaterial(match, sentence),
  },
  // I gave it [an half → half] of my sandwich.
  {
    id: 'article-25',
    find: '<an half> of',
    fix: 'half',
    explanation: {
      simple: 'Before “of”, we say “half” without “a” or “an”.',
      full: 'Before “of”, “half” usually takes no article.',
    },
  },
  // I saw [an → a] dog.
  {
    id: 'article-02',
    find: '<an> ANY',
    fix: 'a',
    explanation: {
      simple: '“{next}” does not begin with a sound as in “apple” or “under”: we say “a”.',
      full: '“{next}” does not begin with a vowel sound, so it takes “a”, not “an”.',
    },
    when: (match, sentence) => isBeforeSoundFor('a', match, sentence),
  },
  // He is [a my → my] friend.
  {
    id: 'article-12',
    find: [
      '<the p=my|your|his|our|their> ADJ* NOUN|NOUNS',
      '<a|an p=my|your|his|our|their> ADJ* NOUN|NOUNS',
      '<the p=her|its> ADJ* NOUN|NOUNS',
    ],
    fix: '{p}',
    explanation: POSSESSIVE_EXPLANATION,
    // Right: "the My Dear Bear books", where a title begins with a capital.
    when: ({ marked }, sentence) => !/^\p{Lu}/u.test(sentence[marked.from + 1]?.text ?? ''),
  },
  // I like [my the → my] dog.
  {
    id: 'article-13',
    find: ['<p=my|your|his|our|their the|a|an> ADJ* NOUN|NOUNS'],
    fix: '{p}',
    explanation: POSSESSIVE_EXPLANATION,
  },
  // I like [the both → both].
  {
    id: 'article-17',
    find: '<the both>',
    fix: 'both',
    explanation: explain('“Both” already means “the two”, so it takes no “the”.'),
  },
];
