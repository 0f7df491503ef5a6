/*
 * Corrects the form of a verb after a preposition, a verb with an object, or an adjective, and adds a missing
 * "it":
 *
 *   I insist on to pay → on paying
 *   He told me to don't worry, He told me don't worry → not to worry
 *   I heard him to sing → heard him sing
 *   They allowed us leaving → to leave
 *   It's important learn languages → to learn
 *   without we asked → without us asking
 *   I would appreciate if you came → appreciate it if
 *   This makes possible to work at home → makes it possible
 *   I am thinking to move → thinking of moving
 *   We can't expect from him to pay → expect him
 *   You don't need bring towels → to bring
 */

import type { Clause, NounGroup } from '../grammar/groups.ts';
import {
  createLemmaTest,
  createTagTest,
  createWordTest,
  isTensedVerb,
  type TokenTest,
} from '../grammar/token-tests.ts';
import type { GrammarToken } from '../grammar/tokens.ts';
import { canBe } from '../lexicon/english.ts';
import { OBJECT_FORMS } from '../lexicon/function-words.ts';
import { toIngForm } from '../lexicon/inflection.ts';
import {
  atForms,
  atWords,
  combineFinds,
  createFinding,
  createWordFinding,
  findInClauses,
  findInWords,
  type GrammarFinding,
  type GrammarRule,
  getWritten,
  type RuleContext,
} from './grammar-rule.ts';
import { canBeBaseForm } from './verb-forms.ts';

/** Whether a word can be a verb of the lexicon in its base form. */
function isBase(word: GrammarToken): boolean {
  return word.isInLexicon && canBeBaseForm(word);
}

/** Whether a token is one of these words, or a form of one. */
function createWordOrLemmaTest(words: string): TokenTest {
  const [isWord, isLemma] = [createWordTest(words), createLemmaTest(words)];
  return (token) => isWord(token) || isLemma(token);
}

const isLot = createWordTest('lot lots');

/**
 * For each preposition, the words before it with which it takes an -ing form. Wrong: "insist on to pay".
 * Others are left alone: in "the light is on to save us", "on" is an adverb.
 */
const WORDS_BEFORE_PREPOSITION: Readonly<Record<string, TokenTest>> = {
  about: createWordOrLemmaTest(
    'how what think talk dream worry speak care forget know happy sad nervous excited sure worried',
  ),
  on: createWordOrLemmaTest('insist keep focus concentrate count rely depend keen plan'),
  in: createWordOrLemmaTest('interested succeed believe interest difficulty experience involved persist'),
  // Not marked: "I have a lot of to do", which should be without "of".
  of: (token) => !isLot(token),
  without: () => true,
  against: () => true,
};

const isQuestionWord = createWordTest('what who which');

/** "I insist on to pay" → "on paying"; "How about to go" → "about going". */
function checkPreposition(context: RuleContext, to: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [before, preposition, verb] = [tokens[to.at - 2], tokens[to.at - 1], tokens[to.at + 1]];
  if (!before || !preposition || !verb || !isBase(verb)) return [];
  if (WORDS_BEFORE_PREPOSITION[preposition.lower]?.(before) !== true) return [];
  // Not marked: "What are you thinking about to make you smile?", where "what" is the object of "about".
  if (isQuestionWord(tokens[0]) && preposition.at > 2) return [];
  // Right: "The tools that we rely on to build it", where the preposition belongs to "that".
  if (tokens.slice(0, before.at).some(({ tag }) => tag === 'REL')) return [];
  const right = toIngForm(verb.lemma);
  return createFinding(context, to.at, verb.at + 1, right, {
    simple: `After “${preposition.lower}” we use -ing here: “${preposition.lower} ${right}”.`,
    full: `After the preposition “${preposition.lower}” the verb is an -ing form: “${right}”.`,
  });
}

/** "I am [thinking to move → thinking of moving]". */
function checkThinking(context: RuleContext, thinking: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [before, to, verb] = [tokens[thinking.at - 1], tokens[thinking.at + 1], tokens[thinking.at + 2]];
  const be = before?.tag === 'ADV' || before?.tag === 'NOT' ? tokens[thinking.at - 2] : before;
  if (be?.lemma !== 'be' || to?.lower !== 'to' || !verb || !isBase(verb)) return [];
  const right = `of ${toIngForm(verb.lemma)}`;
  return createFinding(context, to.at, verb.at + 1, right, {
    simple: `After “thinking” a plan goes with “of” and -ing: “thinking ${right}”.`,
    full: `“Be thinking” takes “of” and an -ing form for a plan: “thinking ${right}”.`,
  });
}

/** "We can't expect [from a nurse → a nurse] to lift them". */
function checkExpectFrom(context: RuleContext, expect: GrammarToken): readonly GrammarFinding[] {
  const { tokens, groups } = context.sentence;
  const person = groups.find(({ from }) => from === expect.at + 1);
  if (person?.kind !== 'preposition' || person.preposition.lower !== 'from' || !person.object) return [];
  const [to, verb] = [tokens[person.to], tokens[person.to + 1]];
  if (to?.tag !== 'TO' || !verb || !isBase(verb)) return [];
  const right = getWritten(context, person.object.from, person.to);
  return createFinding(context, person.from, person.to, right, {
    simple: `We expect a person to do something: “expect ${right} to ${verb.lower}”, without “from”.`,
    full: `Before an infinitive, “expect” takes its object without “from”: “expect ${right} to ${verb.lower}”.`,
  });
}

/** Adjectives of an infinitive that "it" stands for: "make it possible to work". */
const isOfInfinitive = createWordTest(
  'possible impossible easy easier hard harder difficult necessary easiest hardest',
);
const isDegree = createWordTest('very so more too quite really almost less');

const isRelativeSubject = createWordTest('which that who what');
const mayHoldObject = createTagTest('NOUN', 'NOUNS', 'NAME', 'PRON', 'REL', 'WH');

/**
 * Whether no noun before the subject can be the object. Right: "a problem they find hard to solve", "the trip
 * that they made possible for us".
 */
function hasNoObjectBefore({ sentence, whole }: RuleContext, make: GrammarToken): boolean {
  const clause = sentence.clauses.find(({ verb }) => verb?.verbs.includes(make));
  if (!clause?.verb || clause.verb.isPassive) return false;
  const last = sentence.tokens[make.at - 1];
  const isEarlier = ({ start }: GrammarToken) => start < (last ?? make).start;
  if (whole.tokens.some((token) => isEarlier(token) && isRelativeSubject(token))) return false;
  return isRelativeSubject(last) || !mayHoldObject(sentence.tokens[(clause.subject?.from ?? make.at) - 1]);
}

/** "The rain [made difficult → made it difficult] to see"; "made possible for people to work". */
function checkMakePossible(context: RuleContext, make: GrammarToken): readonly GrammarFinding[] {
  const { tokens, groups } = context.sentence;
  const next = tokens[make.at + 1];
  const adjective = isDegree(next) ? tokens[make.at + 2] : next;
  const after = adjective && tokens[adjective.at + 1];
  if (!isVerb(make) || !adjective || !isOfInfinitive(adjective) || !after) return [];
  const person = groups.find(({ from }) => from === after.at);
  const isForPerson = person?.kind === 'preposition' && person.preposition.lower === 'for' && person.object;
  const to = isForPerson ? tokens[person.to] : after;
  const verb = to && tokens[to.at + 1];
  if (to?.lower !== 'to' || !verb || !isBase(verb)) return [];
  if (!hasNoObjectBefore(context, make)) return [];
  const right = `${make.text} it`;
  return createWordFinding(context, make, right, {
    simple: `“${make.text}” needs a thing after it. “It” stands for “to ${verb.lower} …”: “${right} ${adjective.lower}”.`,
    full: `“It” stands for the infinitive as the object of “${make.lemma}”: “${right} ${adjective.lower}”.`,
  });
}

/** "You don't need [bring → to bring] towels". */
function checkNeed(context: RuleContext, need: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [help, not, verb, next] = [-2, -1, 1, 2].map((step) => tokens[need.at + step]);
  if (help?.lemma !== 'do' || not?.tag !== 'NOT' || !verb || !isBase(verb) || !next) return [];
  // Right: "You don't need help from her": only a determiner or pronoun shows the verb.
  const mayBeNoVerb = verb.possibleTags.has('NOUN') || verb.possibleTags.has('ADJ');
  if (mayBeNoVerb && !/^(?:DET|PRON)$/.test(next.tag)) return [];
  return createWordFinding(context, verb, `to ${verb.lower}`, {
    simple: `After “don’t need” the verb has “to”: “need to ${verb.lower}”.`,
    full: `With “do”, “need” takes an infinitive with “to”: “need to ${verb.lower}”.`,
  });
}

/** "He told me to don't worry" → "not to worry". */
function checkToNot(context: RuleContext, to: GrammarToken): readonly GrammarFinding[] {
  const [help, not, verb] = context.sentence.tokens.slice(to.at + 1, to.at + 4);
  if (help?.lower !== 'do' || not?.tag !== 'NOT' || !verb || !isBase(verb)) return [];
  const right = `not to ${verb.lower}`;
  return createFinding(context, to.at, verb.at + 1, right, {
    simple: `To say “not” about a verb with “to”, we use no “do”: “${right}”.`,
    full: `An infinitive is made negative by “not” before “to”, without “do”: “${right}”.`,
  });
}

const isOfTelling = createLemmaTest('tell ask advise warn beg remind order');
const isPersonTold = createWordTest('me you him her us them');

/**
 * Whether "told me" may be a relative clause. Right: "The people who told me do not live here", "The things
 * she told me do not matter".
 */
function mayDescribeNoun(tokens: readonly GrammarToken[], verb: GrammarToken, clauses: readonly Clause[]) {
  const clause = clauses.find(({ verb: group }) => group?.verbs.includes(verb));
  if (!clause?.subject || !clause.verb?.finite || clause.kind === 'relative') return true;
  const before = tokens[clause.subject.from - 1];
  const isTime = clause.opening.some((group) => group.kind === 'noun' && group.isTime);
  return before !== undefined && /^(?:NOUNS?|NAME|PRON|DET|WH|REL|ADJ|NUM)$/.test(before.tag) && !isTime;
}

/** "She told me [do not give → not to give] up". */
function checkToldNot(context: RuleContext, help: GrammarToken): readonly GrammarFinding[] {
  const { tokens, clauses } = context.sentence;
  const [verb, person] = [tokens[help.at - 2], tokens[help.at - 1]];
  const [not, base] = tokens.slice(help.at + 1, help.at + 3);
  if (!verb || !isOfTelling(verb) || !person || !isPersonTold(person)) return [];
  if (not?.tag !== 'NOT' || !base || !isBase(base)) return [];
  if (mayDescribeNoun(tokens, verb, clauses)) return [];
  const right = `not to ${base.lower}`;
  const quoted = `${verb.lower} ${person.lower}`;
  return createFinding(context, help.at, base.at + 1, right, {
    simple: `After “${quoted}” the verb needs “to”, and “not” comes before it: “${right}”.`,
    full: `After “${quoted}” comes an infinitive with “to”, and its negative is “${right}”.`,
  });
}

const isOfSenses = createLemmaTest('hear see watch notice');
const isPersonObject = createWordTest('me you him us them someone somebody');

/** "I heard him to sing" → "heard him sing". */
function checkSenses(context: RuleContext, to: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [verb, object, base] = [tokens[to.at - 2], tokens[to.at - 1], tokens[to.at + 1]];
  if (!verb || !isOfSenses(verb) || (verb.tag !== 'VERB' && verb.tag !== 'PAST')) return [];
  if (!object || !isPersonObject(object)) return [];
  // Not marked: "I see him to work", where "work" is a noun.
  if (!base || !isBase(base) || base.lemma === 'be' || base.possibleTags.has('NOUN')) return [];
  return createFinding(context, to.at, base.at + 1, base.lower, {
    simple: `After “${verb.lower} ${object.lower}” there is no “to”: “${base.lower}”.`,
    full: `“${verb.lemma}” with an object takes the base form without “to”: “${base.lower}”.`,
  });
}

const isVerb = createTagTest('VERB', 'VERBS', 'PAST', 'EN', 'ING');
/** Pronouns that can't begin a longer object, as in "her leaving". */
const isWholeObject = createWordTest('me you him us them');
/** Verbs with an object and an infinitive, not an -ing form: "allowed us to leave". */
const takesInfinitive = createLemmaTest(
  'allow enable force persuade advise encourage invite ask expect permit order warn convince challenge',
);
/** Verbs whose subject the -ing form may be. Not marked: "They warned us leaving early was wrong". */
const isLaterVerb = createTagTest('VERBS', 'PAST', 'MODAL');
const mayFollowIng = createTagTest('DET', 'PRON', 'NAME', 'PREP');

/** The time that ends before a token: "an hour", "two days"; undefined where there is none. */
function findTimeBefore({ sentence: { groups } }: RuleContext, at: number): NounGroup | undefined {
  const group = groups.find(({ kind, to }) => kind === 'noun' && to === at);
  return group?.kind === 'noun' && (group.isTime || group.nounClass === 'time') ? group : undefined;
}

/** Whether "it takes" stands before a token: "It took me an hour". */
function followsItTakes({ sentence: { clauses } }: RuleContext, at: number): boolean {
  const clause = clauses.find(({ verb }) => verb?.main.lemma === 'take' && verb.to <= at);
  return clause?.subject?.head.lower === 'it';
}

/** "It took me an hour finding it" → "to find"; "They allowed us leaving" → "to leave". */
function checkIng(context: RuleContext, word: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  if (word.tag !== 'ING' || word.possibleTags.has('NOUN') || word.possibleTags.has('ADJ')) return [];
  const [verb, object, next] = [tokens[word.at - 2], tokens[word.at - 1], tokens[word.at + 1]];
  if (
    verb &&
    object &&
    isVerb(verb) &&
    isWholeObject(object) &&
    !tokens.slice(word.at + 1).some(isLaterVerb)
  ) {
    const quotedWords = `${verb.lower} ${object.lower}`;
    if (takesInfinitive(verb)) return correctIng(context, word, `to ${word.lemma}`, quotedWords);
    if (verb.lemma === 'help') return correctIng(context, word, word.lemma, quotedWords);
  }
  if (!findTimeBefore(context, word.at) || !followsItTakes(context, word.at) || !mayFollowIng(next))
    return [];
  return correctIng(context, word, `to ${word.lemma}`, 'it takes time');
}

/** A finding that replaces an -ing form; the reason quotes the words before it. */
function correctIng(
  context: RuleContext,
  word: GrammarToken,
  right: string,
  quotedWords: string,
): readonly GrammarFinding[] {
  const needsTo = right.startsWith('to ');
  return createWordFinding(context, word, right, {
    simple: `After “${quotedWords}” the verb ${needsTo ? 'needs “to”' : 'has no ending'}: “${right}”.`,
    full: `“${quotedWords}” takes ${needsTo ? 'an infinitive with “to”' : 'a base form'} here: “${right}”.`,
  });
}

/** The adjectives at which `checkJudgement` is asked. */
const JUDGEMENTS =
  'important easy difficult hard necessary impossible possible dangerous useful essential better great good nice interesting boring fun expensive cheap safe healthy normal common rude polite';
const opensObject = createTagTest('DET', 'PRON', 'NOUNS', 'NAME');
/** Words that may not be verbs after the adjective. Right: "It's better like this", "It's good enough". */
const isNoInfinitive = createLemmaTest('say let please enough like');

/** Whether a word after an adjective can only be a verb: "learn", or "play" with an object after it. */
function isVerbAfterAdjective(verb: GrammarToken, next: GrammarToken): boolean {
  if (isNoInfinitive(verb)) return false;
  if (verb.lemma === 'study' || (opensObject(next) && verb.lemma !== 'work')) return true;
  return !canBe(verb.lemma, 'n') && !verb.possibleTags.has('NOUN') && !verb.possibleTags.has('ADJ');
}

/** "It's important learn languages" → "to learn". */
function checkJudgement(context: RuleContext, adjective: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  // Adverbs and "not" may stand between: "It is not very important learn languages".
  const before = tokens.slice(0, adjective.at);
  const be = before.findLast(({ tag }) => tag !== 'ADV' && tag !== 'NOT');
  const [verb, next] = [tokens[adjective.at + 1], tokens[adjective.at + 2]];
  if (be?.lemma !== 'be' || tokens[be.at - 1]?.lower !== 'it') return [];
  if (!verb || !next || !isBase(verb) || !isVerbAfterAdjective(verb, next)) return [];
  return createWordFinding(context, verb, `to ${verb.lower}`, {
    simple: `After “it is ${adjective.lower}” the verb needs “to”: “to ${verb.lower}”.`,
    full: `After “it is ${adjective.lower}” comes an infinitive with “to”: “to ${verb.lower}”.`,
  });
}

/** "Without we asked" → "without us asking". */
function checkWithout(context: RuleContext, without: GrammarToken): readonly GrammarFinding[] {
  const [subject, verb, next] = context.sentence.tokens.slice(without.at + 1, without.at + 4);
  const object = OBJECT_FORMS[subject?.lower ?? ''];
  if (!subject || !object || !verb || !isTensedVerb(verb)) return [];
  if (verb.lemma === 'do' || verb.lower.startsWith("'")) return [];
  // Not marked here: "despite he is tired", where "although" is meant.
  const isState = verb.lemma === 'be' || verb.lemma === 'have';
  if (without.lower === 'despite' && (!verb.isInLexicon || isState || next?.tag === 'NOT')) return [];
  const right = `${object} ${toIngForm(verb.lemma)}`;
  return createFinding(context, subject.at, verb.at + 1, right, {
    simple: `After “${without.lower}” the verb has -ing: “${right}”.`,
    full: `“${without.text}” is a preposition: it takes an object and an -ing form, “${right}”.`,
  });
}

const isOfLiking = createLemmaTest('like love enjoy hate');
const isHereOrThere = createWordTest('here there');
const mayFollowPlace = createWordTest('because when very');
/** Words before the subject that may be the object. Right: "the people I like here", "what I like there". */
const mayBeObjectBefore = createTagTest('NOUN', 'NOUNS', 'NAME', 'PRON', 'WH', 'REL', 'NUM', 'DET', 'ADJ');

/** "I would appreciate if" → "appreciate it if"; "You will like there" → "like it there". */
function checkDummyObject(context: RuleContext, clause: Clause): readonly GrammarFinding[] {
  const { tokens, isQuestion } = context.sentence;
  const { verb, subject, kind } = clause;
  if (!verb?.finite || !subject || verb.isPassive || kind === 'relative') return [];
  const { main } = verb;
  const [next, end] = [tokens[main.at + 1], tokens[main.at + 2]];
  const isAppreciated = main.lower === 'appreciate' && next?.lower === 'if' && verb.tense === 'modal';
  const hasPlace = isHereOrThere(next) && (end?.tag === 'MARK' || mayFollowPlace(end));
  const hasNoObject = subject.isPronoun && !isQuestion && !mayBeObjectBefore(tokens[subject.from - 1]);
  if (!isAppreciated && !(isOfLiking(main) && hasPlace && hasNoObject)) return [];
  const right = `${main.text} it`;
  if (isAppreciated)
    return createWordFinding(context, main, right, {
      simple: `“${main.text}” needs “it” before “if”: “${right} if”.`,
      full: `“${main.lemma}” needs an object, also before “if”: “${right} if”.`,
    });
  const here = next?.lower ?? '';
  return createWordFinding(context, main, right, {
    simple: `“${here}” only tells where. After “${main.text}” we need the thing, too: “${right} ${here}”.`,
    full: `“${main.lemma}” needs an object; “${here}” only tells where: “${right} ${here}”.`,
  });
}

/**
 * The form of a verb after a preposition, a verb with an object, or an adjective; and "it" as an object.
 *
 * Conditions: “To” follows a preposition and a word of the lists (“insist on”), stands before “don’t”; or
 * “don’t” follows “told me” or the like; or “to” follows a verb of the senses and a pronoun. An -ing form
 * follows a verb of the list and a pronoun, or “it takes” and a time. A base form follows “it is” and an
 * adjective of judgement; a clause follows “without” or “despite”. “It” is added after “would appreciate”
 * before “if”, after a verb of liking before “here” or “there”, and after “make”, “find” or “think” before an
 * adjective of the list with an infinitive. A base form follows “don’t need”; an infinitive follows “be
 * thinking”, or “expect from” a person.
 */
export const VERB_PATTERN_RULE: GrammarRule = {
  id: 'verb-pattern',
  kind: 'verb-pattern',
  wordChecks: [
    // "I insist on to pay" → "on paying"
    atWords('to', checkPreposition),
    // "I am thinking to move" → "thinking of moving"
    atWords('thinking', checkThinking),
    // "expect from a nurse to lift" → "expect a nurse to lift"
    atForms('expect', checkExpectFrom),
    // "This makes possible to work" → "makes it possible"
    atForms('make find think', checkMakePossible),
    // "You don't need bring towels" → "to bring"
    atWords('need', checkNeed),
    // "He told me to don't worry" → "not to worry"
    atWords('to', checkToNot),
    // "He told me don't worry" → "not to worry"
    atWords('do', checkToldNot),
    // "I heard him to sing" → "sing"
    atWords('to', checkSenses),
    // "Without we asked" → "without us asking"
    atWords('without despite', checkWithout),
    // "It's important learn languages" → "to learn"
    atWords(JUDGEMENTS, checkJudgement),
  ],
  // "I would appreciate if you came" → "appreciate it"; "They allowed us leaving" → "to leave"
  find: combineFinds(findInClauses(checkDummyObject), findInWords(checkIng)),
};
