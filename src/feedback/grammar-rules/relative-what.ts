import type { NounGroup } from '../grammar/groups.ts';
import { createLemmaTest, createTagTest, createWordTest } from '../grammar/token-tests.ts';
import type { GrammarToken } from '../grammar/tokens.ts';
import { createWordFinding, type GrammarFinding, getWritten, type RuleContext } from './grammar-rule.ts';
import { findNounBefore } from './relative-words.ts';

/*
 * "What" in the place of "that" and "which": "everything what I need", "it broke, what was annoying". The
 * rule is in `relative-pronoun.ts`.
 */

const isTensedOrModal = createTagTest('VERBS', 'PAST', 'MODAL');
/** "What is more, …" adds a point. */
const addsPoint = createWordTest('more worse better');
/** "I asked him yesterday, what happens": the words behind the comma may be what is asked or said. */
const isOfSaying = createLemmaTest(
  'know ask see tell say think wonder remember guess understand explain decide',
);

/** "It fell behind, what caused trouble" → "which caused": it is said of the whole sentence. */
export function checkSentenceWhat(context: RuleContext, what: GrammarToken): readonly GrammarFinding[] {
  const { tokens, clauses, isQuestion } = context.sentence;
  const [comma, verb] = [tokens[what.at - 1], tokens[what.at + 1]];
  if (comma?.text !== ',' || isQuestion || !verb || !isTensedOrModal(verb)) return [];
  if (verb.tag === 'VERBS' && verb.possibleTags.has('NOUNS')) return [];
  if (addsPoint(tokens[verb.at + 1])) return [];
  const followsSentence = clauses.some(
    ({ kind, subject, verb: main }) => kind === 'main' && subject && main?.finite && main.to < what.at,
  );
  // "As I said, what matters is": another finite verb behind it has the what-clause as its subject.
  const isOnlyVerb = tokens.slice(what.at + 1).filter(isTensedOrModal).length === 1;
  if (!followsSentence || !isOnlyVerb || tokens.slice(0, what.at).some(isOfSaying)) return [];
  return createWordFinding(context, what, 'which', {
    simple: `We use “which” for everything before the comma: “which ${verb.text}”.`,
    full: `A clause about the whole sentence before it begins with “which”, not “what”.`,
  });
}

const isIndefinite = createWordTest('everything anything nothing something all');
const isArticle = createWordTest('the a an');
/** "She told everything what to do" has no subject behind "what". */
const opensClause = createTagTest('PRON', 'DET', 'VERBS', 'MODAL', 'PAST');

/** "It is the film": a noun that says what something is; not "it is a question what …". */
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
    simple: `After “${before?.lower}” we use “that”, not “what”.`,
    full: `“What” has no noun before it; after “${before?.lower}” the clause begins with “that”.`,
  });
}

/** Verbs with a thing as their object, of which no clause with "what" can be a second one. */
const hasThingAsObject = createLemmaTest(
  'like love hate eat buy need want use wear be have sell enjoy prefer',
);
/** "I have no idea what they want", "the problem what to do": the noun is about what is asked. */
const isOfQuestion = createLemmaTest('question problem idea clue doubt matter');
const isDeterminerOfSubject = createWordTest('my our his her their your the');

/** "The first", "The best" at the beginning of the sentence. */
function isSuperlative(noun: NounGroup, context: RuleContext): boolean {
  const opening = getWritten(context, 0, 2).toLowerCase();
  return noun.from === 0 && /^(?:the first|the only|the last|the best)/.test(opening);
}

/** "I like the food what my mother cooks" → "that": behind its noun, "what" opens no relative clause. */
export function checkNounWhat(context: RuleContext, what: GrammarToken): readonly GrammarFinding[] {
  const { tokens, isQuestion } = context.sentence;
  const noun = findNounBefore(context, what.at);
  const next = tokens[what.at + 1];
  if (!noun || isQuestion || noun.isPronoun || noun.members.length > 0) return [];
  if (!isArticle(noun.determiner) || isOfQuestion(noun.head)) return [];
  if (!isSuperlative(noun, context) && !hasThingAsObject(tokens[noun.from - 1])) return [];
  if (next?.tag !== 'PRON' && !isDeterminerOfSubject(next)) return [];
  return createWordFinding(context, what, 'that', {
    simple: `After “${noun.head.text}” we use “that”, not “what”.`,
    full: `“What” has no noun before it; after “${noun.head.text}” the clause begins with “that”.`,
  });
}
