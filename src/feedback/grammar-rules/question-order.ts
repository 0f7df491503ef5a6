/*
 * Corrects the order of subject, auxiliary and verb in questions, and question tags:
 *
 *   What time the museum opens? → does the museum open
 *   How much costs this bag? → does this bag cost
 *   What did you on Saturday? → What did you do
 *   I don't know where is the key → where the key is
 *   Enquire whether are there places → whether there are
 *   You sent it last week, isn't it? → didn't you?
 */

import type { Clause, NounGroup } from '../grammar/groups.ts';
import { createLemmaTest, createTagTest, createWordTest, isTensedVerb } from '../grammar/token-tests.ts';
import type { GrammarToken } from '../grammar/tokens.ts';
import {
  atWords,
  combineFinds,
  createFinding,
  findInClauses,
  type GrammarFinding,
  type GrammarRule,
  getWritten,
  type RuleContext,
} from './grammar-rule.ts';
import { checkIndirectOrder } from './indirect-question.ts';
import { checkQuestionTag } from './question-tag.ts';
import { takesThirdPerson } from './verb-forms.ts';

const isAskingWord = createWordTest('where when why how');
const isKindNoun = createWordTest('kind sort type');
const isPersonPronoun = createWordTest('you he she they we');

/**
 * The index of the subject after "what time", "what kind of music", "what" or "why"; undefined after other
 * words. After "what" alone only a pronoun is certain: in "what people like this?", "people" belongs to
 * "what".
 */
function findSubjectStart([first, second, third]: readonly GrammarToken[]): number | undefined {
  if (isAskingWord(first)) return 1;
  if (first?.lower !== 'what') return undefined;
  if (second?.lower === 'time') return 2;
  if (isKindNoun(second) && third?.lower === 'of') return 4;
  return isPersonPronoun(second) ? 1 : undefined;
}

/** Determiners of a noun that can be the subject of a question. */
const isDefinite = createWordTest('the this that these those my your his her its our their');

/** "Do", "does" or "did" for a verb; undefined where the number of the subject is not known. */
function chooseDo(verb: GrammarToken, subject: NounGroup): string | undefined {
  if (verb.tag === 'PAST') return 'did';
  const isThirdPerson = takesThirdPerson(subject);
  if (isThirdPerson === undefined) return undefined;
  return isThirdPerson ? 'does' : 'do';
}

/** "What time the museum opens?" → "does the museum open". */
function checkMissingDo(context: RuleContext): readonly GrammarFinding[] {
  const { tokens, clauses, isQuestion } = context.sentence;
  const start = findSubjectStart(tokens);
  if (!isQuestion || start === undefined || tokens.length < 2) return [];
  if (clauses.filter(({ verb }) => verb?.finite).length > 1) return [];
  const clause = clauses.find(({ subject, verb }) => subject?.from === start && verb?.from === subject.to);
  const { verb, subject } = clause ?? {};
  const finite = verb?.finite;
  if (!subject || !finite || verb.verbs.length !== 1 || verb.isInverted || finite.lemma === 'be') return [];
  // Not marked: "How many people live here?", where the question word belongs to the subject.
  if (!subject.isPronoun && !isDefinite(subject.determiner)) return [];
  // "Had" may be the auxiliary of a verb that is missing or misspelled.
  if (!isTensedVerb(finite) || finite.lower === 'had' || !finite.isInLexicon) return [];
  const help = chooseDo(finite, subject);
  if (help === undefined) return [];
  const right = `${help} ${getWritten(context, subject.from, subject.to)} ${verb.main.lemma}`;
  return createFinding(context, subject.from, finite.at + 1, right, {
    simple: `A question needs “${help}”: “${getWritten(context, 0, start)} ${right} …?”`,
    full: `In a question, “${help}” comes before the subject: “${right}”.`,
  });
}

const isShortSubject = createWordTest('there it he she we they you this that');

/** "Enquire whether are there any places" → "whether there are". */
function checkAfterWhether(context: RuleContext, word: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [be, subject, next] = tokens.slice(word.at + 1, word.at + 4);
  if (be?.lemma !== 'be' || be.lower === 'be' || be.lower === 'being') return [];
  if (!subject || !next || !isShortSubject(subject)) return [];
  const right = `${subject.text} ${be.text}`;
  return createFinding(context, be.at, subject.at + 1, right, {
    simple: `After “${word.lower}” the order is the usual one: “${right}”.`,
    full: `An indirect question has the order of a statement: “${word.lower} ${right}”.`,
  });
}

const isAuxiliary = createLemmaTest('be have do');
const isWhereOrWhen = createWordTest('where when');

/** The verb directly after "what time", "how much", "where"; undefined for an auxiliary. */
function findVerbAfterQuestionWord([first, second, third]: readonly GrammarToken[]):
  | GrammarToken
  | undefined {
  const isPair = /^(?:what time|how (?:much|often|long))$/.test(`${first?.lower} ${second?.lower}`);
  const verb = isPair ? third : second;
  if (!verb?.isInLexicon || !(isPair || isWhereOrWhen(first))) return undefined;
  const canBeVerb = verb.possibleTags.has('VERBS') || verb.tag === 'PAST' || verb.tag === 'VERB';
  if (!canBeVerb || verb.tag === 'MODAL' || isAuxiliary(verb)) return undefined;
  // Not marked: "How much work is it?". After "how much", only "cost" is certain to be a verb.
  return isPair && second?.lower === 'much' && verb.lemma !== 'cost' ? undefined : verb;
}

const mayFollowSubject = createTagTest('PREP', 'ADV');

/**
 * "How much costs this bag?" → "does this bag cost"; "What time opens the library?" → "does the library
 * open".
 */
function checkVerbFirst(context: RuleContext): readonly GrammarFinding[] {
  const { tokens, groups, isQuestion } = context.sentence;
  const verb = findVerbAfterQuestionWord(tokens);
  if (!isQuestion || !verb) return [];
  const subject = groups.find(
    (group): group is NounGroup => group.kind === 'noun' && group.from === verb.at + 1,
  );
  if (!subject || !isDefinite(subject.determiner) || takesThirdPerson(subject) === undefined) return [];
  // Only the end, a preposition or an adverb may follow the subject, so that the verb has no object.
  const next = tokens[subject.to];
  if (next?.text !== '?' && !mayFollowSubject(next)) return [];
  const help = chooseDo(verb, subject);
  const right = `${help} ${getWritten(context, subject.from, subject.to)} ${verb.lemma}`;
  return createFinding(context, verb.at, subject.to, right, {
    simple: `A question needs “${help}” here: “${getWritten(context, 0, verb.at)} ${right} …?”`,
    full: `In a question, the auxiliary comes before the subject and the verb after it: “${right}”.`,
  });
}

/** Words that begin a time, a place or company after the subject: "on Saturday", "with Ana". */
const opensAdjunct = createWordTest('yesterday today tomorrow last next every with on in at after before');
/** Nouns after which "in" or "on" does not begin a time. Not marked: "What did you in the end decide?" */
const isNotTime = createWordTest('particular general fact end average earth');

/** Whether a word can be the main verb after "do"; the parser may read "like" as a preposition. */
function canBeMainVerb({ tag, possibleTags }: GrammarToken): boolean {
  return tag === 'VERB' || (tag === 'PREP' && possibleTags.has('VERB'));
}

/** "What did you on Saturday?" → "What did you do": the auxiliary is there, but no verb. */
function checkMissingVerb(context: RuleContext, { subject, verb }: Clause): readonly GrammarFinding[] {
  const { tokens, isQuestion } = context.sentence;
  const help = verb?.finite;
  if (!isQuestion || !subject || !help || !verb.isInverted || verb.verbs.length !== 1) return [];
  if (verb.isNegative || help.lemma !== 'do' || tokens[help.at - 1]?.lower !== 'what') return [];
  const rest = tokens.slice(subject.to);
  if (!subject.isPronoun || !opensAdjunct(rest[0]) || isNotTime(rest[1])) return [];
  if (rest.some(canBeMainVerb)) return [];
  const written = getWritten(context, subject.from, subject.to);
  return createFinding(context, subject.from, subject.to, `${written} do`, {
    simple: `“${help.text}” only makes the question. We still need the verb “do”: “what ${help.lower} ${written} do”.`,
    full: `“${help.text}” is only the auxiliary here; the verb is missing: “what ${help.lower} ${written} do”.`,
  });
}

/**
 * The order of subject, auxiliary and verb in questions, and question tags.
 *
 * Conditions: A question of one clause has its subject directly after the question word, or after a verb
 * without an object, or has “what did you” and no other verb. An indirect question has “be” before its
 * subject after “whether” or “if”, or its verb before its subject after a question word that belongs to a
 * verb (“know where is”); “how much are” becomes “how many” before persons and times. A tag is “isn’t it”,
 * or has the right pronoun with the wrong auxiliary or a second “not”, after one clause whose tag is
 * certain.
 */
export const QUESTION_ORDER_RULE: GrammarRule = {
  id: 'question-order',
  kind: 'question',
  // "Enquire whether are there places" → "there are"
  wordChecks: [atWords('whether if', checkAfterWhether)],
  find: combineFinds(
    // "What time the museum opens?" → "does the museum open"
    checkMissingDo,
    // "I don't know where is the key" → "where the key is"; "What did you on Saturday?" → "What did you do"
    findInClauses(checkIndirectOrder, checkMissingVerb),
    // "You sent it, isn't it?" → "didn't you?"
    checkQuestionTag,
    // "How much costs this bag?" → "does this bag cost"
    checkVerbFirst,
  ),
};
