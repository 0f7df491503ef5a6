/*
 * Checks of "what" in the place of "that" or "which", part of the rule in relative-pronoun.ts:
 *
 *   everything what I need → that I need
 *   it broke, what was annoying → which was annoying
 *   I like the food what my mother cooks → that my mother cooks
 */

import type { NounGroup } from '../grammar/groups.ts';
import { createLemmaTest, createTagTest, createWordTest } from '../grammar/token-tests.ts';
import type { GrammarToken } from '../grammar/tokens.ts';
import { createWordFinding, type GrammarFinding, getWritten, type RuleContext } from './grammar-rule.ts';
import { findNounBefore } from './relative-words.ts';

const isTensedOrModal = createTagTest('VERBS', 'PAST', 'MODAL');
/** Words of a phrase that adds a point. Right: "…, what is more, …". */
const addsPoint = createWordTest('more worse better');
/**
 * Verbs after which "what" may begin what is asked or said. Not marked: "I asked him yesterday, what
 * happens".
 */
const isOfSaying = createLemmaTest(
  'know ask see tell say think wonder remember guess understand explain decide',
);

/** "It fell behind, what caused trouble" → "which caused", about the whole sentence before. */
export function checkSentenceWhat(context: RuleContext, what: GrammarToken): readonly GrammarFinding[] {
  const { tokens, clauses, isQuestion } = context.sentence;
  const [comma, verb] = [tokens[what.at - 1], tokens[what.at + 1]];
  if (comma?.text !== ',' || isQuestion || !verb || !isTensedOrModal(verb)) return [];
  if (verb.tag === 'VERBS' && verb.possibleTags.has('NOUNS')) return [];
  if (addsPoint(tokens[verb.at + 1])) return [];
  const followsSentence = clauses.some(
    ({ kind, subject, verb: main }) => kind === 'main' && subject && main?.finite && main.to < what.at,
  );
  // Not marked: "As I said, what matters is …", where the clause with "what" is the subject of another verb.
  const isOnlyVerb = tokens.slice(what.at + 1).filter(isTensedOrModal).length === 1;
  if (!followsSentence || !isOnlyVerb || tokens.slice(0, what.at).some(isOfSaying)) return [];
  return createWordFinding(context, what, 'which', {
    simple: `“Which” here means everything before the comma: “which ${verb.text}”.`,
    full: `A clause about the whole sentence before it begins with “which”, not “what”.`,
  });
}

const isIndefinite = createWordTest('everything anything nothing something all');
const isArticle = createWordTest('the a an');
/** Words after "what" that begin a clause. Not marked: "She told everything what to do". */
const opensClause = createTagTest('PRON', 'DET', 'VERBS', 'MODAL', 'PAST');

/** Whether a noun says what something is: "it is the film"; not "it is a question what …". */
function isPredicate(noun: NounGroup | undefined, { sentence }: RuleContext): boolean {
  if (!noun || sentence.tokens[noun.from - 1]?.lemma !== 'be') return false;
  return isArticle(noun.determiner) && noun.head.lemma !== 'question';
}

/** "Everything what I need" → "that I need"; "this is the film what I saw" → "that I saw". */
export function checkWhat(context: RuleContext, what: GrammarToken): readonly GrammarFinding[] {
  const { tokens, isQuestion } = context.sentence;
  const [before, next] = [tokens[what.at - 1], tokens[what.at + 1]];
  if (isQuestion || !opensClause(next)) return [];
  if (!isIndefinite(before) && !isPredicate(findNounBefore(context, what.at), context)) return [];
  return createWordFinding(context, what, 'that', {
    simple: `“What” means “the thing that”. After “${before?.lower}” we use only “that”.`,
    full: `“What” already means “the thing that”, so after “${before?.lower}” the clause begins with “that”.`,
  });
}

/** Verbs that take a thing, and never a clause with "what" as a second object. */
const hasThingAsObject = createLemmaTest(
  'like love hate eat buy need want use wear be have sell enjoy prefer',
);
/** Nouns that a question may follow. Right: "I have no idea what they want". */
const isOfQuestion = createLemmaTest('question problem idea clue doubt matter');
const isDeterminerOfSubject = createWordTest('my our his her their your the');

/** Whether the noun is "The first", "The best" and so on at the beginning of the sentence. */
function isFirstOrBest(noun: NounGroup, context: RuleContext): boolean {
  const opening = getWritten(context, 0, 2).toLowerCase();
  return noun.from === 0 && /^(?:the first|the only|the last|the best)/.test(opening);
}

/** "I like the food what my mother cooks" → "that". */
export function checkNounWhat(context: RuleContext, what: GrammarToken): readonly GrammarFinding[] {
  const { tokens, isQuestion } = context.sentence;
  const noun = findNounBefore(context, what.at);
  const next = tokens[what.at + 1];
  if (!noun || isQuestion || noun.isPronoun || noun.members.length > 0) return [];
  if (!isArticle(noun.determiner) || isOfQuestion(noun.head)) return [];
  if (!isFirstOrBest(noun, context) && !hasThingAsObject(tokens[noun.from - 1])) return [];
  if (next?.tag !== 'PRON' && !isDeterminerOfSubject(next)) return [];
  return createWordFinding(context, what, 'that', {
    simple: `“What” means “the thing that”. After “${noun.head.text}” we use only “that”.`,
    full: `“What” already means “the thing that”, so after “${noun.head.text}” the clause begins with “that”.`,
  });
}
