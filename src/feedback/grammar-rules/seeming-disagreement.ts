/*
 * Tests for right English in which the number of a verb seems to differ from that of its subject. The list of
 * these exceptions is in agreement-exceptions.ts:
 *
 *   Three-quarters of the land is used.
 *   Romeo and Juliet is my favourite play.
 *   He need not worry.
 *   Everyone sit down.
 */

import { isFraction } from '../grammar/fractions.ts';
import type { Clause, NounGroup, SentenceAnalysis } from '../grammar/groups.ts';
import { createLemmaTest, createTagTest, createWordTest } from '../grammar/token-tests.ts';
import type { GrammarToken } from '../grammar/tokens.ts';
import { canCallToAll } from '../lexicon/call-to-all.ts';

/**
 * Whether the subject has a fraction. Right: "Three-quarters of the land is used", "one and a half hours is
 * enough".
 */
export function hasFraction({ from, to }: NounGroup, { tokens }: SentenceAnalysis): boolean {
  return tokens.slice(from, to).some(({ lower }) => isFraction(lower) || /(?:^|-)half$/.test(lower));
}

/** Nouns for a word, a work or a company, which may have a plural as its name. */
const isWordOrWork = createLemmaTest(
  'word plural noun pronoun verb name title book novel story play film movie musical song band series show painting game cartoon opera magazine shop company brand dish',
);

/** Whether the subject is the name of one word or work. Right: "Children is an irregular plural". */
export function namesOneThing({ verb, complements }: Clause): boolean {
  const [first] = complements;
  if (verb?.main.lemma !== 'be' || first?.kind !== 'noun') return false;
  return first.number === 'singular' && isWordOrWork(first.head);
}

const isIsOrWas = createWordTest('is was');
const isArticleOrOwner = createWordTest('a an the my our');

/** Whether a group is two or more names or words with capitals: "Romeo and Juliet". */
function isNamePair({ members }: NounGroup): boolean {
  const isName = ({ head }: NounGroup) => head.tag === 'NAME' || /^\p{Lu}/u.test(head.text);
  return members.length > 0 && members.every(isName);
}

/** Whether two names may be one title. Right: "Romeo and Juliet is a sad story". */
export function isTitleOfNames(
  { subject, verb, complements }: Clause,
  { tokens }: SentenceAnalysis,
): boolean {
  if (!subject || !isIsOrWas(verb?.finite) || !isNamePair(subject)) return false;
  const thing = complements.find(({ from }) => from === verb?.to);
  if (thing?.kind !== 'noun' || thing.number !== 'singular' || thing.nounClass === 'person') return false;
  return isArticleOrOwner(tokens[thing.from]);
}

const isNeedOrDare = createWordTest('need dare');

/** Whether "need" or "dare" is used like a modal. Right: "He need not worry", "she dare not". */
export function isHalfModal(finite: GrammarToken, { tokens }: SentenceAnalysis): boolean {
  return isNeedOrDare(finite) && tokens[finite.at + 1]?.tag === 'NOT';
}

const opensObject = createTagTest('DET', 'NOUN', 'NOUNS', 'NAME', 'ADJ', 'NUM', 'TO');

/**
 * Whether a short sentence asks all or anyone to do something. Right: "Everyone sit down.", "Someone help
 * me."
 */
export function isRequestToAll(
  finite: GrammarToken,
  { head }: NounGroup,
  { tokens }: SentenceAnalysis,
): boolean {
  if (!canCallToAll(tokens) || head.at !== 0 || finite.at !== 1 || finite.tag !== 'VERB') return false;
  return !opensObject(tokens[2]);
}
