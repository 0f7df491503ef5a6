/*
 * Checks of a verb after "and" or "thereby" that has another form than the verb before, part of the rule in
 * parallel-verbs.ts:
 *
 *   We can play and then drinking tea → and then drink tea
 *   My duties were welcoming guests and solve problems → and solving problems
 *   , thereby boost local shops → , thereby boosting local shops
 */

import { createLemmaTest, createTagTest, createWordTest, isFiniteVerb } from '../grammar/token-tests.ts';
import type { GrammarToken } from '../grammar/tokens.ts';
import { toIngForm } from '../lexicon/inflection.ts';
import { takes } from '../lexicon/verb-frames.ts';
import { createWordFinding, type GrammarFinding, type RuleContext } from './grammar-rule.ts';

const isObjectPronoun = createWordTest('me him her us them it you');

/**
 * Whether a word that may be a noun as well has words that only a verb has after it: "hug me", "cook a meal".
 */
export function isFollowedByObject(word: GrammarToken, tokens: readonly GrammarToken[]): boolean {
  const next = tokens[word.at + 1];
  return next?.tag === 'DET' || isObjectPronoun(next);
}

const endsClause = createTagTest('MARK', 'SUBORD', 'REL', 'WH');

/**
 * Whether a finite verb follows before the next punctuation mark, so that an -ing form may be its subject.
 * Right: "We can play, and drinking tea is nice."
 */
function hasFiniteVerbAfter(tokens: readonly GrammarToken[], at: number): boolean {
  const end = tokens.findIndex((token, index) => index > at && endsClause(token));
  return tokens.slice(at + 1, end < 0 ? tokens.length : end).some(isFiniteVerb);
}

const isOtherForm = createTagTest('ING', 'SUBORD', 'REL', 'WH', 'AND', 'PAST', 'VERBS', 'MARK');
const isModalOrTo = createTagTest('MODAL', 'TO');
const opensStep = createWordTest('then first next now finally ,');

/** Whether a verb opens the sentence as a request: "Put oil in a pan", "Then put …", "First, put …". */
function isImperative(tokens: readonly GrammarToken[], { at }: GrammarToken): boolean {
  if (at === 0) return true;
  return at < 3 && opensStep(tokens[at - 1]) && tokens[0]?.tag === 'ADV';
}

/** The base form that "and" continues: after a modal or "to", or an imperative that opens the sentence. */
function findBaseBefore(tokens: readonly GrammarToken[], and: number): GrammarToken | undefined {
  for (let at = and - 1; at >= 0; at--) {
    const token = tokens[at];
    if (!token || isOtherForm(token)) return undefined;
    if (token.tag !== 'VERB' || token.lower !== token.lemma || token.lemma === 'be') continue;
    // In a question the subject stands between: "Can you play …".
    const [modal, before] = [tokens[at - 2], tokens[at - 1]];
    const isAfterModal = isModalOrTo(before) || (before?.tag === 'PRON' && modal?.tag === 'MODAL');
    return isAfterModal || isImperative(tokens, token) ? token : undefined;
  }
  return undefined;
}

/** Verbs that may take an -ing form as their object, too. Not marked: "I like to read and watching films". */
const takesIng = createLemmaTest(
  'like love hate prefer enjoy start begin continue go come keep stop include be look get',
);
const isThenOrAlso = createWordTest('then also even');

/** "We can play football and then drinking tea" → "drink"; "Put oil in a pan and frying it" → "fry". */
export function checkSecondBase(context: RuleContext, and: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const next = tokens[and.at + 1];
  const then = isThenOrAlso(next) ? next : undefined;
  const word = tokens[(then ?? and).at + 1];
  if (word?.tag !== 'ING' || !word.isInLexicon) return [];
  // Without an object the -ing form may be a noun: "We can swim, and dancing is fun". After "then" it is a
  // verb.
  if (!isFollowedByObject(word, tokens) && !(then && tokens[word.at + 1]?.tag !== 'PREP')) return [];
  const base = findBaseBefore(tokens, and.at);
  if (!base || takesIng(base) || hasFiniteVerbAfter(tokens, word.at)) return [];
  // Not marked here: "recommend to extend the hours and replacing the books", where "to extend" is wrong.
  const verbBefore = tokens[base.at - 2];
  if (verbBefore && takes(verbBefore.lemma, 'ing-form') && !takes(verbBefore.lemma, 'infinitive')) return [];
  // Not marked: "Seeing them can help and giving them …", where the -ing form continues "seeing".
  if (tokens.slice(0, base.at).some(({ tag }) => tag === 'ING')) return [];
  return createWordFinding(context, word, word.lemma, {
    simple: `The verbs before and after “and” need the same form here: “${base.lower} … and ${word.lemma}”.`,
    full: `“And” joins two verbs in the same form here: “${base.lower} … and ${word.lemma}”, not “${word.lower}”.`,
  });
}

/** Subjects whose verb a list of -ing forms may follow: "my duties were welcoming …". */
const isDuty = createWordTest(
  'duty duties job jobs task tasks work responsibility responsibilities role hobby hobbies position plan plans',
);
const isListVerb = createLemmaTest('include involve be');
const opensObject = createTagTest('DET', 'NOUN', 'NOUNS', 'PRON', 'NAME');
const opensOtherClause = createTagTest('TO', 'SUBORD', 'REL', 'WH');
/** Words that are verbs before a noun without a determiner: "solve problems"; "mail items" may be a noun. */
const isVerbBeforeNoun = createWordTest('solve help make');

/** The first -ing form of a list that says what duties are: "My duties were welcoming …". */
function findListedDuty(tokens: readonly GrammarToken[], and: number): GrammarToken | undefined {
  const ing = tokens.slice(0, and).find(({ tag }) => tag === 'ING');
  const verb = tokens.slice(0, ing?.at ?? 0).find(isFiniteVerb);
  if (!verb || !isListVerb(verb) || !tokens.slice(0, verb.at).some(isDuty)) return undefined;
  const between = tokens.slice(verb.at + 1, and);
  return between.some((token) => isFiniteVerb(token) || opensOtherClause(token)) ? undefined : ing;
}

/** "My duties were welcoming guests, selling tickets and solve problems" → "solving". */
export function checkSecondIng(context: RuleContext, and: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [word, next] = [tokens[and.at + 1], tokens[and.at + 2]];
  if (!word?.isInLexicon || word.lower !== word.lemma || !word.possibleTags.has('VERB')) return [];
  if (!next || !opensObject(next) || word.possibleTags.has('ADJ')) return [];
  // Not marked: "answering phones and mail items", where "mail" is part of a noun.
  const hasDeterminer = next.tag === 'DET' || next.tag === 'PRON';
  if (word.possibleTags.has('NOUN') && !hasDeterminer && !isVerbBeforeNoun(word)) return [];
  const ing = findListedDuty(tokens, and.at);
  if (!ing) return [];
  const right = toIngForm(word.lemma);
  return createWordFinding(context, word, right, {
    simple: `The verbs before and after “and” need the same form here: “${ing.lower} … and ${right}”.`,
    full: `“And” joins verbs in the same form here: “${ing.lower} … and ${right}”, not “${word.lower}”.`,
  });
}

const opensResult = createTagTest('DET', 'ADJ', 'NOUN', 'NOUNS', 'NAME', 'PRON');

/** ", thereby boost local shops" → "thereby boosting". */
export function checkThereby(context: RuleContext, thereby: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [comma, word, next] = [tokens[thereby.at - 1], tokens[thereby.at + 1], tokens[thereby.at + 2]];
  if (comma?.text !== ',' || !word || !next || !opensResult(next)) return [];
  if (word.lower !== word.lemma || !word.possibleTags.has('VERB')) return [];
  const right = toIngForm(word.lemma);
  return createWordFinding(context, word, right, {
    simple: `After a comma and “thereby” the verb ends in -ing: “thereby ${right}”.`,
    full: `“Thereby” adds a result with an -ing form: “thereby ${right}”.`,
  });
}
