// Corrects the place of an adverb, a time or a place: “I have always breakfast” → “I always have breakfast”,
// “I already have done it” → “I have already done it”, “We visited last year two cities” → “We visited two
// cities last year”; and “My mother very likes cooking” → “My mother really likes cooking”.

import type { Clause, Group, NounGroup, VerbGroup } from '../grammar/groups.ts';
import type { GrammarToken } from '../grammar/tokens.ts';
import { takes } from '../lexicon/verb-frames.ts';
import {
  atWords,
  createFinding,
  createWordFinding,
  findInClauses,
  type GrammarFinding,
  type GrammarRule,
  getWritten,
  type RuleContext,
} from './grammar-rule.ts';

/** "My mother [very → really] likes cooking". */
function checkVery(context: RuleContext, very: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [before, verb] = [tokens[very.at - 1], tokens[very.at + 1]];
  if (!/^(?:NOUNS?|NAME)$/.test(before?.tag ?? '') || !verb?.possibleTags.has('VERBS')) return [];
  if (!/^(?:likes|loves|enjoys|hates|wants|needs|misses)$/.test(verb.lower)) return [];
  return createWordFinding(context, very, 'really', {
    simple: `Before the verb “${verb.text}” we say “really”, not “very”.`,
    full: `“Very” goes with adjectives and adverbs; before the verb “${verb.text}” use “really”.`,
  });
}

/** "The seat had [been also → also been] sold to another man". */
function checkBeen(context: RuleContext, been: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [have, adverb, next] = [tokens[been.at - 1], tokens[been.at + 1], tokens[been.at + 2]];
  if (have?.lemma !== 'have' || !adverb || !/^(?:also|always|never)$/.test(adverb.lower)) return [];
  // Not marked: "She has been always kind".
  if (!next || !/^(?:EN|ING|PAST)$/.test(next.tag)) return [];
  const right = `${adverb.lower} been`;
  return createFinding(context, been.at, adverb.at + 1, right, {
    simple: `“${adverb.lower}” comes before “been”: “${have.text} ${right}”.`,
    full: `The adverb comes after the first auxiliary: “${have.text} ${right} ${next.text}”.`,
  });
}

/** True for "the" in "visited already the castle", and for "to" in "been never to Spain". */
function isGovernedAfterAdverb(verb: GrammarToken, { tag, lower }: GrammarToken): boolean {
  if (verb.lower === 'been') return lower === 'to' || lower === 'in';
  return /^(?:DET|PRON|NAME)$/.test(tag) && !FIRST_WORD_OF_TIME.test(lower);
}

/** "I have [been never → never been] to Spain"; "I can [remember hardly → hardly remember] his name". */
function checkAfterMainVerb(context: RuleContext, { verb }: Clause): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  if (!verb?.finite || verb.isNegative || verb.isInverted || verb.verbs.length !== 2) return [];
  const { main, finite } = verb;
  if (finite.tag !== 'MODAL' && !(verb.isPerfect && finite.lemma === 'have')) return [];
  const [adverb, next] = [tokens[main.at + 1], tokens[main.at + 2]];
  const isMoved =
    /^(?:never|hardly)$/.test(adverb?.lower ?? '') || (verb.isPerfect && adverb?.lower === 'already');
  if (!adverb || !next || !isMoved || VERBS_WITH_ADJECTIVE_OR_CLAUSE.test(main.lemma)) return [];
  // Not marked: "I can remember hardly any of it", "he slept hardly an hour": it belongs to the next words.
  if (/^(?:any\w*|a|an|ever)$/.test(next.lower) || !isGovernedAfterAdverb(main, next)) return [];
  const right = `${adverb.lower} ${main.text}`;
  return createFinding(context, main.at, adverb.at + 1, right, {
    simple: `“${adverb.lower}” comes before “${main.text}”: “${finite.text} ${right}”.`,
    full: `“${adverb.lower}” comes between the auxiliary and the main verb: “${finite.text} ${right}”.`,
  });
}

/** Adverbs of frequency. */
const FREQUENCY = /^(?:always|never|usually|rarely|seldom|often|sometimes)$/;
/** Not marked: "He feels often tired", "it becomes often late". An adjective or a clause may follow these. */
const VERBS_WITH_ADJECTIVE_OR_CLAUSE =
  /^(?:say|think|know|mean|seem|feel|tell|hope|do|look|sound|become|get)$/;
/** First words of a time. Not marked: "She sings often this week", where no object follows the adverb. */
const FIRST_WORD_OF_TIME = /^(?:a|this|that|last|next|every|all|once)$/;

/** True for "He comes" in a statement: one full verb directly after its subject, not "is", "can" or "'s". */
function hasOneFullVerb(context: RuleContext, { verb, subject }: Clause): boolean {
  const finite = verb?.finite;
  if (!finite || subject?.to !== finite.at || verb.verbs.length !== 1) return false;
  if (verb.isInverted || verb.isNegative || context.sentence.isQuestion) return false;
  return finite.lemma !== 'be' && finite.tag !== 'MODAL' && !finite.lower.startsWith("'");
}

/**
 * True for the word after "often" in "often late", "always breakfast"; not in "never to go", "often in town".
 */
function beginsObject({ tag, lower, possibleTags }: GrammarToken): boolean {
  if (possibleTags.has('EN') || FIRST_WORD_OF_TIME.test(lower)) return false;
  return /^(?:DET|PRON|NOUN|NOUNS|ADJ|NAME|NUM)$/.test(tag) || lower === 'late' || lower === 'early';
}

/** Not marked here: "She has never visit Spain". Its mistake is the participle without its ending. */
function mayBePerfect(
  finite: GrammarToken,
  next: GrammarToken,
  afterNext: GrammarToken | undefined,
): boolean {
  return finite.lemma === 'have' && next.possibleTags.has('VERB') && afterNext?.tag === 'NAME';
}

/** "He [comes often → often comes] late"; "I [have always → always have] breakfast". */
function checkFrequency(context: RuleContext, clause: Clause): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const finite = clause.verb?.finite;
  if (!finite || !hasOneFullVerb(context, clause) || VERBS_WITH_ADJECTIVE_OR_CLAUSE.test(finite.lemma))
    return [];
  const [adverb, next, afterNext] = tokens.slice(finite.at + 1, finite.at + 4);
  if (!adverb || !next || !FREQUENCY.test(adverb.lower)) return [];
  if (!beginsObject(next) || mayBePerfect(finite, next, afterNext)) return [];
  // Right: "What they tell often helps us", where the adverb belongs to the next verb.
  if (next.possibleTags.has('VERBS') && afterNext?.tag === 'PREP') return [];
  const right = `${adverb.lower} ${finite.text}`;
  return createFinding(context, finite.at, adverb.at + 1, right, {
    simple: `“${adverb.lower}” comes before the verb: “${right}”.`,
    full: `An adverb of frequency comes before the main verb: “${right}”.`,
  });
}

/** "I [already have → have already] done it". */
function checkPerfect(context: RuleContext, { verb, subject }: Clause): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const have = verb?.finite;
  if (!have || !subject || !verb.isPerfect || verb.isInverted || !/^(?:have|has|had)$/.test(have.lower))
    return [];
  const adverb = tokens[have.at - 1];
  if (!adverb || subject.to !== adverb.at || !/^(?:already|just)$/.test(adverb.lower)) return [];
  const participle = verb.verbs[1];
  // Not marked: "They already have closed shops", where the participle is an adjective before a noun.
  if (participle?.at !== have.at + 1 || /^NOUNS?$/.test(tokens[verb.to]?.tag ?? '')) return [];
  const right = `${have.text} ${adverb.lower}`;
  return createFinding(context, adverb.at, have.at + 1, right, {
    simple: `“${adverb.lower}” comes after “${have.text}”: “${right} ${participle.text}”.`,
    full: `“${adverb.lower}” comes between the auxiliary and the participle: “${right} ${participle.text}”.`,
  });
}

/** In words. A longer object may come last: "We visited last year the oldest museum of the country". */
const LONGEST_OBJECT = 3;
/** Verbs with which a place between verb and object is wrong: "I met in the town my brother". */
const VERBS_OF_THINGS_IN_PLACES = /^(?:meet|see|buy|find|leave|put|lose|visit|eat|watch|forget)$/;
/** Verbs after which a name can be that of the listener. Not marked: "I thank you today, Ana". */
const VERBS_OF_SPEAKING = /^(?:say|tell|ask|call|thank)$/;
/** Verbs with an amount or a clause. Not marked: "It lasted last year three weeks". */
const VERBS_WITH_AMOUNT_OR_CLAUSE = /^(?:say|think|know|feel|become|be|remain|seem|last|take|cost|spend)$/;

/**
 * True for "visit", "buy": one object follows and nothing more. Not for "call (him Tom)", "make (it warm)".
 */
function takesOnlyObject({ main, isPassive, particle }: VerbGroup): boolean {
  const { lemma } = main;
  if (isPassive || particle || VERBS_WITH_AMOUNT_OR_CLAUSE.test(lemma)) return false;
  return takes(lemma, 'object') && !takes(lemma, 'object-noun') && !takes(lemma, 'object-adjective');
}

/** True for "last year", "yesterday", "in the town": a time without a preposition, or a place. */
function isAdverbial(group: Group): boolean {
  if (group.kind === 'noun') return group.isTime && group.members.length === 0;
  if (group.kind === 'word') return /^(?:yesterday|today|tomorrow)$/.test(group.head.lower);
  return group.kind === 'preposition' && group.role === 'place' && group.object?.determiner !== undefined;
}

/** True for "Paris", "my brother": a short object at the end of its clause. */
function isShortLastObject(
  { isTime, isPronoun, nounClass, from, to }: NounGroup,
  next?: GrammarToken,
): boolean {
  if (isTime || nounClass === 'time' || isPronoun || to - from > LONGEST_OBJECT) return false;
  return !next || next.tag === 'AND' || (next.tag === 'MARK' && next.text !== ',');
}

/**
 * Whether an object after a place is wrong there: "I met in the town my brother". Its determiner shows a
 * particular person or thing; "her" is left out, because it can be an object itself.
 */
function isObjectAfterPlace(verb: string, { determiner }: NounGroup): boolean {
  return (
    /^(?:my|your|his|our|their|the)$/.test(determiner?.lower ?? '') && VERBS_OF_THINGS_IN_PLACES.test(verb)
  );
}

/**
 * Whether an object after a time is wrong there: "We visited last year two cities" (or "the city", "Rome").
 */
function isObjectAfterTime({ determiner, head }: NounGroup): boolean {
  if (head.tag === 'NAME' || head.tag === 'NOUNS') return true;
  return /^(?:my|your|his|her|our|their|the|a|an)$/.test(determiner?.lower ?? '');
}

/**
 * Not marked: "He said yesterday Ana …", "I asked last night Tom". The name can begin a clause or be spoken
 * to.
 */
function mayBeSpokenTo(verb: string, { head }: NounGroup): boolean {
  return head.tag === 'NAME' && (takes(verb, 'two-objects') || VERBS_OF_SPEAKING.test(verb));
}

/** "We visited [last year two cities → two cities last year]". */
function checkObject(context: RuleContext, { verb, kind }: Clause): readonly GrammarFinding[] {
  const { tokens, groups } = context.sentence;
  if (!verb || kind === 'unjoined' || !takesOnlyObject(verb)) return [];
  const at = groups.findIndex(({ from }) => from === verb.to);
  const [first, object] = at < 0 ? [] : groups.slice(at, at + 2);
  if (!first || !isAdverbial(first) || object?.kind !== 'noun' || object.from !== first.to) return [];
  if (!isShortLastObject(object, tokens[object.to])) return [];
  const isPlace = first.kind === 'preposition';
  const { lemma } = verb.main;
  const isObject = isPlace ? isObjectAfterPlace(lemma, object) : isObjectAfterTime(object);
  if (!isObject || mayBeSpokenTo(lemma, object)) return [];
  const things = getWritten(context, object.from, object.to);
  const rest = getWritten(context, first.from, first.to);
  return createFinding(context, first.from, object.to, `${things} ${rest}`, {
    simple: `First say what or who, and after that ${isPlace ? 'where' : 'when'}: “${things} ${rest}”.`,
    full: `The object follows its verb, and ${isPlace ? 'the place' : 'the time'} comes after it: “${things} ${rest}”.`,
  });
}

/**
 * Conditions: “Very” stands between a noun and a verb of liking or needing; “also”, “always”, “never”
 * between “been” and a participle; an adverb of frequency between one full verb and its object; “already” or
 * “just” before “have” with a participle; “never”, “hardly” or “already” between a main verb after an
 * auxiliary and what it governs; a time or a place between a verb and a short object at the end.
 */
export const ADVERB_POSITION_RULE: GrammarRule = {
  id: 'adverb-position',
  kind: 'word-order',
  wordChecks: [atWords('very', checkVery), atWords('been', checkBeen)],
  find: findInClauses(checkFrequency, checkPerfect, checkAfterMainVerb, checkObject),
};
