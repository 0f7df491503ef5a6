// Corrects “be” before a verb in the present, where one verb is too many: “They are tend to be late” → “They
// tend to be late”, “He is plays the guitar” → “He plays the guitar”, “It is cost 50 yuan” → “It costs 50
// yuan”. The rule is in be-with-wrong-form.ts.

import type { Clause, NounGroup, SentenceAnalysis } from '../grammar/groups.ts';
import { isPersonOrName } from '../grammar/person.ts';
import { createWordTest } from '../grammar/token-tests.ts';
import type { GrammarToken } from '../grammar/tokens.ts';
import { toIngForm, toPastForm, toThirdPerson } from '../lexicon/inflection.ts';
import type { RuleExplanation } from '../patterns/learner-rule.ts';
import { createFinding, createWordFinding, type GrammarFinding, type RuleContext } from './grammar-rule.ts';
import { followsSubject } from './verb-after-subject.ts';
import { isActivityVerb, isEventVerb, isStateVerb } from './verb-classes.ts';
import { takesThirdPerson } from './verb-forms.ts';

/**
 * Verbs that are also nouns or adjectives, each with the next words that show the verb: "work in", "need to".
 */
const NEXT_WORDS_OF_VERB: Readonly<Record<string, RegExp>> = {
  work: /^(?:in|at|for|with|here|there|very|well|hard|properly|together)$/,
  live: /^(?:in|near|with|at|here|alone)$/,
  last: /^(?:long|longer|until|forever)$/,
  cost: /^(?:much|a|too|more|less|anything|\d+)$/,
  need: /^(?:to|a|an|the|any|more|some|my|your|his|her|our|their)$/,
  want: /^(?:to|a|an|the|any|my|your|his|her|our|their)$/,
  hope: /^(?:to)$/,
  like: /^(?:to)$/,
  love: /^(?:to)$/,
  look: /^(?:like|very|so|good|nice|tired|happy|sad)$/,
  matter: /^(?:much|at)$/,
  help: /^(?:me|him|us|them|people|the|my|your|his|her|our|their)$/,
  play: /^(?:with|the|football|tennis|basketball|games|computer)$/,
};
/** Words after "live at" or "live on" that make "live" an adjective: "live at ten", "live on TV". */
const ON_AIR = /^(?:air|tv|stage|radio|television|\d+|two|five|ten)$/;
/** Tags of other parts of speech: a word that can have one of them may not be meant as a verb. */
const OTHER_PARTS_OF_SPEECH = ['NOUN', 'ADJ', 'EN', 'PAST', 'PREP', 'ADV'] as const;

/** True for "He is work in a bank"; not for "He is live on air" or "He is like to a brother". */
function hasWordsOfVerb(base: GrammarToken, tokens: readonly GrammarToken[], words: RegExp): boolean {
  const [next, afterNext] = [tokens[base.at + 1], tokens[base.at + 2]];
  const isOnAir = base.lower === 'live' && ON_AIR.test(afterNext?.lower ?? '');
  const isInfinitive = next?.lower !== 'to' || afterNext?.tag === 'VERB';
  return words.test(next?.lower ?? '') && !isOnAir && isInfinitive;
}

/** Whether a word after "be" can only be meant as a verb: "He is go home", "She is work in a bank". */
function isMeantAsVerb(base: GrammarToken, tokens: readonly GrammarToken[]): boolean {
  const next = tokens[base.at + 1];
  if (!next || !base.possibleTags.has('VERB') || !base.isInLexicon) return false;
  const wordsOfVerb = NEXT_WORDS_OF_VERB[base.lower];
  if (wordsOfVerb) return hasWordsOfVerb(base, tokens, wordsOfVerb);
  if (OTHER_PARTS_OF_SPEECH.some((tag) => base.possibleTags.has(tag)) || base.lemma !== base.lower)
    return false;
  return /^(?:TO|PREP|DET|PRON|ADJ|ADV|NOUN|NOUNS|NAME|WH|SUBORD|MARK)$/.test(next.tag);
}

/** True for "I am like spicy noodles": one person is not like many things, so "like" is meant as a verb. */
function likesMany({ head }: NounGroup, be: GrammarToken, { groups, tokens }: SentenceAnalysis): boolean {
  if (!/^(?:i|he|she)$/.test(head.lower) || tokens[be.at + 1]?.lower !== 'like') return false;
  const group = groups.find(({ from }) => from === be.at + 1);
  const things = group?.kind === 'preposition' ? group.object : undefined;
  if (things?.number !== 'plural' || things.determiner || things.members.length > 0) return false;
  if (things.isPronoun || things.nounClass === 'person' || things.nounClass === 'group') return false;
  // Right: "I am like most people", "He is like other boys".
  return !things.modifiers.some(({ lower }) => /^(?:other|most|those|two|these)$/.test(lower));
}

/**
 * Verbs with which a passive is not meant: "He is go home" → "goes". With others it may be: "He is invite".
 */
const NOT_MEANT_AS_PASSIVE =
  /^(?:agree|disagree|arrive|go|come|live|work|stay|listen|belong|depend|tend|seem|appear|happen|apologi[sz]e|laugh|smile|sleep|swim|travel|talk|think|look|wait|play|speak|eat|believe|worry|care|exist|consist|participate|graduate|study|cook|sing|read|write|learn|know|want|hope|like|love|need|help|last|cost|matter)$/;
/** Verbs that are meant as a passive before "to": "He is invite to come" → "is invited". */
const PASSIVE_BEFORE_TO =
  /^(?:forbid|allow|force|ask|invite|teach|expect|advise|encourage|oblige|permit|require|tell|warn)$/;
/** Verbs that are meant as a passive with a language or a dish: "English is speak here" → "is spoken". */
const DONE_WITH_NAMED_THING = /^(?:speak|write|know|read|play|learn|study|eat|cook|sing|love|need|use)$/;

/**
 * True for "English is speak in many countries", "He is invite to the party", where "spoken", "invited" is
 * meant.
 */
function isMeantAsPassive(
  { isPronoun, nounClass, head, members }: NounGroup,
  base: GrammarToken,
  tokens: readonly GrammarToken[],
): boolean {
  const next = tokens[base.at + 1];
  if (next?.tag === 'TO') return PASSIVE_BEFORE_TO.test(base.lemma);
  if (next && next.tag !== 'PREP' && next.tag !== 'MARK') return false;
  if (!NOT_MEANT_AS_PASSIVE.test(base.lemma)) return true;
  // A name can be that of a language.
  const mayBeThing = !isPronoun && members.length === 0 && nounClass !== 'person' && head.tag === 'NAME';
  return mayBeThing && DONE_WITH_NAMED_THING.test(base.lemma);
}

/** Verbs that things can be the subject of. Wrong: "It is depend on the weather". */
const VERBS_OF_THINGS = /^(?:depend|seem|belong|consist|tend|appear)$/;
/**
 * More such verbs, for negative sentences only. Wrong: "The shoes are not last long". Without "not" they may
 * be nouns or adjectives: "These are last orders".
 */
const NEGATED_VERBS_OF_THINGS = /^(?:need|cost|last|look|work|matter)$/;

/** Whether the subject can do what the verb says: a person anything, a thing what is on the lists. */
function canDo(subject: NounGroup, base: GrammarToken, isNegative: boolean): boolean {
  if (isPersonOrName(subject) || VERBS_OF_THINGS.test(base.lemma)) return true;
  const isThing = subject.isPronoun || subject.nounClass === 'thing';
  return isNegative && isThing && NEGATED_VERBS_OF_THINGS.test(base.lemma);
}

/**
 * Whether the noun group may not be the subject of "be". Right: "All you do is eat", where a clause is. It is
 * also unsure where the parser could not join the clause to the rest of the sentence.
 */
function mayHaveOtherSubject({ kind }: Clause, subject: NounGroup, tokens: readonly GrammarToken[]): boolean {
  if (kind !== 'main' && kind !== 'subordinate' && kind !== 'relative') return true;
  return /^(?:all|what|do|does|did)$/.test(tokens[subject.from - 1]?.lower ?? '');
}

/** The verb without "be", in its tense: "tend", "tends", "tended", "don't last", "did not last". */
function leaveOutBe(
  be: GrammarToken,
  not: GrammarToken | undefined,
  base: GrammarToken,
  isThirdPerson: boolean,
): string {
  const isPast = be.tag === 'PAST';
  if (not) {
    const auxiliary = isPast ? 'did' : isThirdPerson ? 'does' : 'do';
    return `${auxiliary}${not.lower === 'not' ? ' not' : "n't"} ${base.lower}`;
  }
  if (isPast) return toPastForm(base.lemma);
  return isThirdPerson ? toThirdPerson(base.lower) : base.lower;
}

const FULL_FORMS: Readonly<Record<string, string>> = { "'m": 'am', "'s": 'is', "'re": 'are' };

/**
 * Why "be" is left out. "Agree" and other states are never "being done"; with others, "is explaining" is
 * near to what was written.
 */
function explainBaseForm(
  { lower, tag }: GrammarToken,
  not: GrammarToken | undefined,
  { lemma }: GrammarToken,
  right: string,
): RuleExplanation {
  const be = FULL_FORMS[lower] ?? lower;
  if (not)
    return {
      simple: `“${lemma}” is a verb, so we say “not” with “do”: “${right}”.`,
      full: `“${lemma}” is itself a verb, so its negative takes “do”, not “be”: “${right}”.`,
    };
  if ((isActivityVerb(lemma) || isEventVerb(lemma)) && !isStateVerb(lemma))
    return {
      simple: `“${lemma}” is the verb here, so we leave out “${be}”: “${right}”.`,
      full: `“${be} ${toIngForm(lemma)}” is for what ${tag === 'PAST' ? 'was going on; what happened once' : 'is going on now; what happens regularly'} has no “${be}”: “${right}”.`,
    };
  return {
    simple: `“${lemma}” is the verb here, so we leave out “${be}”: “${right}”.`,
    full: `“${lemma}” is itself a verb, not an adjective, so it takes no “${be}”: “${right}”.`,
  };
}

const isNowOrSoon = createWordTest("tomorrow tonight now soon will 'll wo");
const isDay = createWordTest('monday tuesday wednesday thursday friday saturday sunday weekend week month');
/** Not for "When I am go home, I will call you": the condition has a present simple. */
const opensTimeOrCondition = createWordTest('when if while after before until unless once whenever as');
const isOfHabit = createWordTest('every usually always often sometimes never normally');

/**
 * Whether what is said is going on or planned, so that "is make" is meant as "is making": "Look, he is play
 * football", "My mother is make a cake, and we will eat it at the party".
 */
function isNowOrPlanned({ kind, connector }: Clause, { whole: { tokens } }: RuleContext): boolean {
  if (kind === 'relative' || opensTimeOrCondition(connector) || tokens.some(isOfHabit)) return false;
  return tokens.some(
    (token, at) =>
      isNowOrSoon(token) ||
      (token.lower === 'next' && isDay(tokens[at + 1])) ||
      (token.lower === 'moment' && tokens[at - 2]?.lower === 'at') ||
      (token.lower === 'look' && at === 0),
  );
}

/** "My mother is [make → making] a big cake, and we will eat it". */
function correctToIng(context: RuleContext, be: GrammarToken, base: GrammarToken): readonly GrammarFinding[] {
  const full = FULL_FORMS[be.lower] ?? be.lower;
  const right = toIngForm(base.lemma);
  return createWordFinding(context, base, right, {
    simple: `After “${full}” the verb has -ing here: “${right}”.`,
    full: `For what is planned or going on, the verb after “${full}” is an -ing form: “${right}”.`,
  });
}

/** "They [are tend → tend] to"; "They [are not last → do not last] long": the word is not an adjective. */
export function checkBaseForm(context: RuleContext, clause: Clause): readonly GrammarFinding[] {
  const { sentence } = context;
  const { subject, verb } = clause;
  const { tokens } = sentence;
  const be = verb?.finite;
  if (!be || !subject || verb.isInverted || !/^(?:am|is|are|was|were|'m|'s|'re)$/.test(be.lower)) return [];
  const not = tokens[be.at + 1]?.tag === 'NOT' ? tokens[be.at + 1] : undefined;
  const base = tokens[(not ?? be).at + 1];
  if (!base || base.lemma === 'be' || base.lemma === 'let') return [];
  // Right: "the club's Save the Sea week", a title.
  if (/^\p{Lu}\p{Ll}/u.test(base.text)) return [];
  if (!followsSubject(clause, be.at, tokens)) return [];
  const isVerb = isMeantAsVerb(base, tokens) || (!not && likesMany(subject, be, sentence));
  const isThirdPerson = takesThirdPerson(subject);
  if (!isVerb || isThirdPerson === undefined || !canDo(subject, base, not !== undefined)) return [];
  if (isMeantAsPassive(subject, base, tokens) || mayHaveOtherSubject(clause, subject, tokens)) return [];
  const isContinuous = isActivityVerb(base.lemma) || isEventVerb(base.lemma);
  if (
    be.tag !== 'PAST' &&
    !not &&
    isContinuous &&
    !isStateVerb(base.lemma) &&
    isNowOrPlanned(clause, context)
  )
    return correctToIng(context, be, base);
  const right = leaveOutBe(be, not, base, isThirdPerson);
  const space = be.lower.startsWith("'") ? ' ' : '';
  return createFinding(context, be.at, base.at + 1, space + right, explainBaseForm(be, not, base, right));
}

/** True for "is have two children", "is have lunch": an object follows. */
function isHaveWithObject({ lower }: GrammarToken, next: GrammarToken): boolean {
  return lower === 'have' && /^(?:DET|NUM|NOUNS?)$/.test(next.tag);
}

/** True for "is plays the guitar", "is wants to go": a verb in -s, with its object or infinitive. */
function isVerbInSWithObject(
  { possibleTags, lower, lemma, isInLexicon }: GrammarToken,
  next: GrammarToken,
): boolean {
  if (!possibleTags.has('VERBS') || lower === lemma || !isInLexicon) return false;
  if (/^(?:DET|NUM|TO)$/.test(next.tag)) return true;
  return !possibleTags.has('NOUNS') && /^(?:NOUNS?|NAME|PREP|ADJ)$/.test(next.tag);
}

/** "He [is plays → plays] the guitar"; "my sister [is have → has] two children". */
export function checkSecondFinite(context: RuleContext, clause: Clause): readonly GrammarFinding[] {
  const { tokens, isQuestion } = context.sentence;
  const { subject } = clause;
  const be = clause.verb?.finite;
  const second = be && tokens[be.at + 1];
  const next = second && tokens[second.at + 1];
  if (!be || !subject || !second || !next || isQuestion || !/^(?:am|is|are)$/.test(be.lower)) return [];
  if (!followsSubject(clause, be.at, tokens) || !isPersonOrName(subject)) return [];
  const isHave = isHaveWithObject(second, next);
  if (!isHave && !isVerbInSWithObject(second, next)) return [];
  const isThirdPerson = takesThirdPerson(subject);
  // Not marked: "He is has …", "She is does …". Which of the two verbs is meant is not clear.
  if (isThirdPerson === undefined || /^(?:is|has|does)$/.test(second.lower)) return [];
  const right = isHave ? (isThirdPerson ? 'has' : 'have') : isThirdPerson ? second.text : second.lemma;
  return createFinding(context, be.at, second.at + 1, right, {
    simple: `“${right}” is the verb here, so it needs no “${be.lower}” before it.`,
    full: `“${right}” is itself the verb of the sentence, so it takes no “${be.lower}” before it.`,
  });
}

/** How an amount begins: "50 yuan", "about ten euros". */
const AMOUNT = /^(?:[\d.,]+|[$€£¥]|about|around|only|one|two|three|five|ten|twenty|fifty)$/;

/** "It [is cost → costs] 50 yuan": an amount follows. */
export function checkCost(context: RuleContext, clause: Clause): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const be = clause.verb?.finite;
  const cost = be && tokens[be.at + 1];
  const next = cost && tokens[cost.at + 1];
  if (!be || !/^(?:is|are|was|were)$/.test(be.lower) || cost?.lower !== 'cost' || !clause.subject) return [];
  if (!AMOUNT.test(next?.lower ?? '')) return [];
  const right = be.lower === 'is' ? 'costs' : 'cost';
  return createFinding(context, be.at, cost.at + 1, right, {
    simple: `“Cost” is a verb here, so it needs no “be”: “${right} ${next?.text}”.`,
    full: `“Cost” is the verb of the sentence; without “${be.text}” it is “${right}”.`,
  });
}
