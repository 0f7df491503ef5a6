import { createLemmaTest, createTagTest, createWordTest, isFiniteVerb } from '../grammar/token-tests.ts';
import type { GrammarToken } from '../grammar/tokens.ts';
import { toIngForm } from '../lexicon/inflection.ts';
import { takes } from '../lexicon/verb-frames.ts';
import { createWordFinding, type GrammarFinding, type RuleContext } from './grammar-rule.ts';

/*
 * Base forms and -ing forms that "and" or "thereby" join: "We can play and then drinking tea". The rule is in
 * `parallel-verbs.ts`.
 */

const isObjectPronoun = createWordTest('me him her us them it you');

/** Whether a word that may be a noun as well has what only a verb has behind it: "hug me", "cook a meal". */
export function hasObject(word: GrammarToken, tokens: readonly GrammarToken[]): boolean {
  const next = tokens[word.at + 1];
  return next?.tag === 'DET' || isObjectPronoun(next);
}

const endsClause = createTagTest('MARK', 'SUBORD', 'REL', 'WH');

/** Whether a finite verb follows before the next mark, so that an -ing form may be its subject. */
function hasFiniteBehind(tokens: readonly GrammarToken[], at: number): boolean {
  const end = tokens.findIndex((token, index) => index > at && endsClause(token));
  return tokens.slice(at + 1, end < 0 ? tokens.length : end).some(isFiniteVerb);
}

const isOtherForm = createTagTest('ING', 'SUBORD', 'REL', 'WH', 'AND', 'PAST', 'VERBS', 'MARK');
const isModalOrTo = createTagTest('MODAL', 'TO');
const opensStep = createWordTest('then first next now finally ,');

/** "Put oil in a pan", "Then put …", "First, put …": a verb that opens the sentence. */
function isImperative(tokens: readonly GrammarToken[], { at }: GrammarToken): boolean {
  if (at === 0) return true;
  return at < 3 && opensStep(tokens[at - 1]) && tokens[0]?.tag === 'ADV';
}

/** The base form that "and" continues: behind a modal or "to", or an imperative that opens the sentence. */
function findBaseBefore(tokens: readonly GrammarToken[], and: number): GrammarToken | undefined {
  for (let at = and - 1; at >= 0; at--) {
    const token = tokens[at];
    if (!token || isOtherForm(token)) return undefined;
    if (token.tag !== 'VERB' || token.lower !== token.lemma || token.lemma === 'be') continue;
    const [modal, before] = [tokens[at - 2], tokens[at - 1]];
    const isBehindModal = isModalOrTo(before) || (before?.tag === 'PRON' && modal?.tag === 'MODAL');
    return isBehindModal || isImperative(tokens, token) ? token : undefined;
  }
  return undefined;
}

/** "I like to read and watching films": what may take an -ing form as its object. */
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
  if (!hasObject(word, tokens) && !(then && tokens[word.at + 1]?.tag !== 'PREP')) return [];
  const base = findBaseBefore(tokens, and.at);
  if (!base || takesIng(base) || hasFiniteBehind(tokens, word.at)) return [];
  // "Recommend to extend the hours and replacing the books": the first verb is the wrong one.
  const governor = tokens[base.at - 2];
  if (governor && takes(governor.lemma, 'ing-form') && !takes(governor.lemma, 'infinitive')) return [];
  // "Seeing them can help and giving them …": the -ing form may continue an earlier one.
  if (tokens.slice(0, base.at).some(({ tag }) => tag === 'ING')) return [];
  return createWordFinding(context, word, word.lemma, {
    simple: `“${base.lower}” and this verb have one form: “${base.lower} … and ${word.lemma}”.`,
    full: `“And” joins two verbs in the same form: “${base.lower} … and ${word.lemma}”, not “${word.lower}”.`,
  });
}

const isDuty = createWordTest(
  'duty duties job jobs task tasks work responsibility responsibilities role hobby hobbies position plan plans',
);
const isListVerb = createLemmaTest('include involve be');
const opensObject = createTagTest('DET', 'NOUN', 'NOUNS', 'PRON', 'NAME');
const opensOtherClause = createTagTest('TO', 'SUBORD', 'REL', 'WH');
/** With a noun behind, these are verbs as well: "solve problems"; "mail items" may be a noun. */
const isSurelyVerb = createWordTest('solve help make');

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
  // "Answering phones and mail items": a noun without its determiner.
  const hasDeterminer = next.tag === 'DET' || next.tag === 'PRON';
  if (word.possibleTags.has('NOUN') && !hasDeterminer && !isSurelyVerb(word)) return [];
  const ing = findListedDuty(tokens, and.at);
  if (!ing) return [];
  const right = toIngForm(word.lemma);
  return createWordFinding(context, word, right, {
    simple: `“${ing.lower}” and this verb have one form: “${ing.lower} … and ${right}”.`,
    full: `“And” joins verbs in the same form: “${ing.lower} … and ${right}”, not “${word.lower}”.`,
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
