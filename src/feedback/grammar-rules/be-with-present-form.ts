import type { Clause, NounGroup, SentenceAnalysis } from '../grammar/groups.ts';
import { isPersonOrName } from '../grammar/person.ts';
import type { GrammarToken } from '../grammar/tokens.ts';
import { toPastForm, toThirdPerson } from '../lexicon/inflection.ts';
import { createFinding, type GrammarFinding, type RuleContext } from './grammar-rule.ts';
import { followsSubject } from './verb-after-subject.ts';
import { takesThirdPerson } from './verb-forms.ts';

// "Be" before a verb in its base form or in -s, where one of the two is too many.

/** Verbs that are nouns or adjectives as well, by the words that only a verb has after it. */
const VERBS_WITH_NOUNS: Readonly<Record<string, RegExp>> = {
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
/** "Live at ten", "live on TV": a programme. */
const ON_AIR = /^(?:air|tv|stage|radio|television|\d+|two|five|ten)$/;
/** What a word that is a verb in this place can't be elsewhere. */
const OTHER_READINGS = ['NOUN', 'ADJ', 'EN', 'PAST', 'PREP', 'ADV'] as const;

/** "He is work in a bank", not "He is live on air" or "He is like to a brother". */
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
  const wordsOfVerb = VERBS_WITH_NOUNS[base.lower];
  if (wordsOfVerb) return hasWordsOfVerb(base, tokens, wordsOfVerb);
  if (OTHER_READINGS.some((tag) => base.possibleTags.has(tag)) || base.lemma !== base.lower) return false;
  return /^(?:TO|PREP|DET|PRON|ADJ|ADV|NOUN|NOUNS|NAME|WH|SUBORD|MARK)$/.test(next.tag);
}

/** "I am like spicy noodles": one person is not like many things. */
function likesMany({ head }: NounGroup, be: GrammarToken, { groups, tokens }: SentenceAnalysis): boolean {
  if (!/^(?:i|he|she)$/.test(head.lower) || tokens[be.at + 1]?.lower !== 'like') return false;
  const group = groups.find(({ from }) => from === be.at + 1);
  const things = group?.kind === 'preposition' ? group.object : undefined;
  if (things?.number !== 'plural' || things.determiner || things.members.length > 0) return false;
  if (things.isPronoun || things.nounClass === 'person' || things.nounClass === 'group') return false;
  // "I am like most people", "like other boys".
  return !things.modifiers.some(({ lower }) => /^(?:other|most|those|two|these)$/.test(lower));
}

/** Verbs that stand without an object, so that "be" with them is meant as no passive: "He is go home". */
const WITHOUT_OBJECT =
  /^(?:agree|disagree|arrive|go|come|live|work|stay|listen|belong|depend|tend|seem|appear|happen|apologi[sz]e|laugh|smile|sleep|swim|travel|talk|think|look|wait|play|speak|eat|believe|worry|care|exist|consist|participate|graduate|study|cook|sing|read|write|learn|know|want|hope|like|love|need|help|last|cost|matter)$/;
/** What others tell a person to do: "He is invite to come". */
const TOLD_BY_OTHERS =
  /^(?:forbid|allow|force|ask|invite|teach|expect|advise|encourage|oblige|permit|require|tell|warn)$/;
/** What is done with a language or a dish: "English is speak here". */
const DONE_WITH_NAMED_THING = /^(?:speak|write|know|read|play|learn|study|eat|cook|sing|love|need|use)$/;

/** "English is speak in many countries", "He is invite to the party": who does it is not named. */
function isMeantAsPassive(
  { isPronoun, nounClass, head, members }: NounGroup,
  base: GrammarToken,
  tokens: readonly GrammarToken[],
): boolean {
  const next = tokens[base.at + 1];
  if (next?.tag === 'TO') return TOLD_BY_OTHERS.test(base.lemma);
  if (next && next.tag !== 'PREP' && next.tag !== 'MARK') return false;
  if (!WITHOUT_OBJECT.test(base.lemma)) return true;
  // A name can be that of a language.
  const mayBeThing = !isPronoun && members.length === 0 && nounClass !== 'person' && head.tag === 'NAME';
  return mayBeThing && DONE_WITH_NAMED_THING.test(base.lemma);
}

/** "It is depend on the weather". */
const VERBS_OF_THINGS = /^(?:depend|seem|belong|consist|tend|appear)$/;
/** "The shoes are not last long". */
const NEGATIVE_VERBS_OF_THINGS = /^(?:need|cost|last|look|work|matter)$/;

/** Whether the subject can do what the verb says: a person everything, a thing what is on the lists. */
function canDo(subject: NounGroup, base: GrammarToken, isNegative: boolean): boolean {
  if (isPersonOrName(subject) || VERBS_OF_THINGS.test(base.lemma)) return true;
  const isThing = subject.isPronoun || subject.nounClass === 'thing';
  return isNegative && isThing && NEGATIVE_VERBS_OF_THINGS.test(base.lemma);
}

/** "All you do is eat", "The only thing I want is go home": the subject is a clause. */
function isClauseTheSubject({ kind }: Clause, subject: NounGroup, tokens: readonly GrammarToken[]): boolean {
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

/** "They [are tend → tend] to"; "They [are not last → do not last] long": a verb that is no adjective. */
export function checkBaseForm(context: RuleContext, clause: Clause): readonly GrammarFinding[] {
  const { sentence } = context;
  const { subject, verb } = clause;
  const { tokens } = sentence;
  const be = verb?.finite;
  if (!be || !subject || verb.isInverted || !/^(?:am|is|are|was|were|'m|'s|'re)$/.test(be.lower)) return [];
  const not = tokens[be.at + 1]?.tag === 'NOT' ? tokens[be.at + 1] : undefined;
  const base = tokens[(not ?? be).at + 1];
  if (!base || base.lemma === 'be' || base.lemma === 'let') return [];
  if (!followsSubject(clause, be.at, tokens)) return [];
  const isVerb = isMeantAsVerb(base, tokens) || (!not && likesMany(subject, be, sentence));
  const isThirdPerson = takesThirdPerson(subject);
  if (!isVerb || isThirdPerson === undefined || !canDo(subject, base, not !== undefined)) return [];
  if (isMeantAsPassive(subject, base, tokens) || isClauseTheSubject(clause, subject, tokens)) return [];
  const right = leaveOutBe(be, not, base, isThirdPerson);
  const space = be.lower.startsWith("'") ? ' ' : '';
  return createFinding(context, be.at, base.at + 1, space + right, {
    simple: `“${base.lower}” is a verb, so it needs no “be”: “${right}”.`,
    full: `After “${be.text}” stands an -ing form or a participle, not “${base.lower}”; without “${be.text}” it is “${right}”.`,
  });
}

/** "Is have two children", "is have lunch": what one has follows. */
function isHaveWithObject({ lower }: GrammarToken, next: GrammarToken): boolean {
  return lower === 'have' && /^(?:DET|NUM|NOUNS?)$/.test(next.tag);
}

/** "Is plays the guitar", "is wants to go": a verb in -s, with what it governs. */
function isVerbInS({ possibleTags, lower, lemma, isInLexicon }: GrammarToken, next: GrammarToken): boolean {
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
  if (!isHave && !isVerbInS(second, next)) return [];
  const isThirdPerson = takesThirdPerson(subject);
  if (isThirdPerson === undefined || /^(?:is|has|does)$/.test(second.lower)) return [];
  const right = isHave ? (isThirdPerson ? 'has' : 'have') : isThirdPerson ? second.text : second.lemma;
  return createFinding(context, be.at, second.at + 1, right, {
    simple: `“${right}” is the verb here, so it needs no “${be.lower}”.`,
    full: `The sentence has one finite verb, “${right}”, without “${be.lower}” before it.`,
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
