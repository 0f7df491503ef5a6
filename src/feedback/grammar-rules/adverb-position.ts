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
    full: `“Very” stands before adjectives; before the verb “${verb.text}” it is “really”.`,
  });
}

/** "The seat had [been also → also been] sold". */
function checkBeen(context: RuleContext, been: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [have, adverb, next] = [tokens[been.at - 1], tokens[been.at + 1], tokens[been.at + 2]];
  if (have?.lemma !== 'have' || !adverb || !/^(?:also|always|never)$/.test(adverb.lower)) return [];
  // "She has been always kind" may stand.
  if (!next || !/^(?:EN|ING|PAST)$/.test(next.tag)) return [];
  const right = `${adverb.lower} been`;
  return createFinding(context, been.at, adverb.at + 1, right, {
    simple: `“${adverb.lower}” comes before “been”: “${have.text} ${right}”.`,
    full: `The adverb stands behind the first auxiliary: “${have.text} ${right} ${next.text}”.`,
  });
}

/** "Visited already the castle", "been never to Spain": what a verb governs, not the end of the clause. */
function isBehindAdverb(verb: GrammarToken, { tag, lower }: GrammarToken): boolean {
  if (verb.lower === 'been') return lower === 'to' || lower === 'in';
  return /^(?:DET|PRON|NAME)$/.test(tag) && !FIRST_WORD_OF_TIME.test(lower);
}

/** "I have [been never → never been] to Spain"; "I can [remember hardly → hardly remember] his name". */
function checkBehindMain(context: RuleContext, { verb }: Clause): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  if (!verb?.finite || verb.isNegative || verb.isInverted || verb.verbs.length !== 2) return [];
  const { main, finite } = verb;
  if (finite.tag !== 'MODAL' && !(verb.isPerfect && finite.lemma === 'have')) return [];
  const [adverb, next] = [tokens[main.at + 1], tokens[main.at + 2]];
  const isMoved =
    /^(?:never|hardly)$/.test(adverb?.lower ?? '') || (verb.isPerfect && adverb?.lower === 'already');
  if (!adverb || !next || !isMoved || VERBS_BEFORE_ADVERB.test(main.lemma)) return [];
  // "I can remember hardly any of it", "he will have slept hardly an hour": it belongs to the words after it.
  if (/^(?:any\w*|a|an|ever)$/.test(next.lower) || !isBehindAdverb(main, next)) return [];
  const right = `${adverb.lower} ${main.text}`;
  return createFinding(context, main.at, adverb.at + 1, right, {
    simple: `“${adverb.lower}” comes before “${main.text}”: “${finite.text} ${right}”.`,
    full: `“${adverb.lower}” stands between the auxiliary and the main verb: “${finite.text} ${right}”.`,
  });
}

const FREQUENCY = /^(?:always|never|usually|rarely|seldom|often|sometimes)$/;
/** "He feels often tired", "it becomes often late": an adjective or a clause may stand behind these. */
const VERBS_BEFORE_ADVERB = /^(?:say|think|know|mean|seem|feel|tell|hope|do|look|sound|become|get)$/;
/** "She sings often this week": a time, not what the verb governs. */
const FIRST_WORD_OF_TIME = /^(?:a|this|that|last|next|every|all|once)$/;

/** "He comes" in a statement: one full verb directly behind its subject, not "is", "can" or "'s". */
function isPlainStatement(context: RuleContext, { verb, subject }: Clause): boolean {
  const finite = verb?.finite;
  if (!finite || subject?.to !== finite.at || verb.verbs.length !== 1) return false;
  if (verb.isInverted || verb.isNegative || context.sentence.isQuestion) return false;
  return finite.lemma !== 'be' && finite.tag !== 'MODAL' && !finite.lower.startsWith("'");
}

/** "Often late", "always breakfast": not "never to go", "often in town", or "never been". */
function isGoverned({ tag, lower, possibleTags }: GrammarToken): boolean {
  if (possibleTags.has('EN') || FIRST_WORD_OF_TIME.test(lower)) return false;
  return /^(?:DET|PRON|NOUN|NOUNS|ADJ|NAME|NUM)$/.test(tag) || lower === 'late' || lower === 'early';
}

/** "She has never visit Spain": what follows is a participle without its ending. */
function mayBePerfect(finite: GrammarToken, next: GrammarToken, behind: GrammarToken | undefined): boolean {
  return finite.lemma === 'have' && next.possibleTags.has('VERB') && behind?.tag === 'NAME';
}

/** "He [comes often → often comes] late"; "I [have always → always have] breakfast". */
function checkFrequency(context: RuleContext, clause: Clause): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const finite = clause.verb?.finite;
  if (!finite || !isPlainStatement(context, clause) || VERBS_BEFORE_ADVERB.test(finite.lemma)) return [];
  const [adverb, next, behind] = tokens.slice(finite.at + 1, finite.at + 4);
  if (!adverb || !next || !FREQUENCY.test(adverb.lower)) return [];
  if (!isGoverned(next) || mayBePerfect(finite, next, behind)) return [];
  const right = `${adverb.lower} ${finite.text}`;
  return createFinding(context, finite.at, adverb.at + 1, right, {
    simple: `“${adverb.lower}” comes before the verb: “${right}”.`,
    full: `An adverb of frequency stands before the main verb: “${right}”.`,
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
  // "They already have closed shops": a noun makes the participle an adjective.
  if (participle?.at !== have.at + 1 || /^NOUNS?$/.test(tokens[verb.to]?.tag ?? '')) return [];
  const right = `${have.text} ${adverb.lower}`;
  return createFinding(context, adverb.at, have.at + 1, right, {
    simple: `“${adverb.lower}” comes after “${have.text}”.`,
    full: `“${adverb.lower}” stands between the auxiliary and the participle: “${right} ${participle.text}”.`,
  });
}

/** In words: behind a longer object a time or a place is hard to place. */
const LONGEST_OBJECT = 3;
/** "I met in town my brother": with these a place between verb and object is surely out of order. */
const VERBS_OF_THINGS_IN_PLACES = /^(?:meet|see|buy|find|leave|put|lose|visit|eat|watch|forget)$/;
/** Verbs behind which a name can be that of the listener. */
const VERBS_OF_SPEAKING = /^(?:say|tell|ask|call|thank)$/;
/** "It lasted last year three weeks": no object stands behind these. */
const VERBS_WITHOUT_OBJECT = /^(?:say|think|know|feel|become|be|remain|seem|last|take|cost|spend)$/;

/** "Visit", "buy": a verb with one object and nothing more, such as "call him Tom" or "make it warm". */
function takesPlainObject({ main, isPassive, particle }: VerbGroup): boolean {
  const { lemma } = main;
  if (isPassive || particle || VERBS_WITHOUT_OBJECT.test(lemma)) return false;
  return takes(lemma, 'object') && !takes(lemma, 'object-noun') && !takes(lemma, 'object-adjective');
}

/** "Last year", "yesterday", "in the town": a time without a preposition, or a place. */
function isAdverbial(group: Group): boolean {
  if (group.kind === 'noun') return group.isTime && group.members.length === 0;
  if (group.kind === 'word') return /^(?:yesterday|today|tomorrow)$/.test(group.head.lower);
  return group.kind === 'preposition' && group.role === 'place' && group.object?.determiner !== undefined;
}

/** "Paris", "my brother": a short object at the end of its clause. */
function isShortLastObject(
  { isTime, isPronoun, nounClass, from, to }: NounGroup,
  next?: GrammarToken,
): boolean {
  if (isTime || nounClass === 'time' || isPronoun || to - from > LONGEST_OBJECT) return false;
  return !next || next.tag === 'AND' || (next.tag === 'MARK' && next.text !== ',');
}

/** "I met in the town my brother": behind a place, only a certain thing; "her" can be an object itself. */
function isObjectBehindPlace(verb: string, { determiner }: NounGroup): boolean {
  return (
    /^(?:my|your|his|our|their|the)$/.test(determiner?.lower ?? '') && VERBS_OF_THINGS_IN_PLACES.test(verb)
  );
}

/** "We visited last year Paris", "two cities", "a city". */
function isObjectBehindTime({ determiner, head }: NounGroup): boolean {
  if (head.tag === 'NAME' || head.tag === 'NOUNS') return true;
  return /^(?:my|your|his|her|our|their|the|a|an)$/.test(determiner?.lower ?? '');
}

/** "He said yesterday Ana …", "I asked last night Tom": the name can begin a clause or be spoken to. */
function mayBeSpokenTo(verb: string, { head }: NounGroup): boolean {
  return head.tag === 'NAME' && (takes(verb, 'two-objects') || VERBS_OF_SPEAKING.test(verb));
}

/** "We visited [last year Paris → Paris last year]". */
function checkObject(context: RuleContext, { verb, kind }: Clause): readonly GrammarFinding[] {
  const { tokens, groups } = context.sentence;
  if (!verb || kind === 'unjoined' || !takesPlainObject(verb)) return [];
  const at = groups.findIndex(({ from }) => from === verb.to);
  const [first, object] = at < 0 ? [] : groups.slice(at, at + 2);
  if (!first || !isAdverbial(first) || object?.kind !== 'noun' || object.from !== first.to) return [];
  if (!isShortLastObject(object, tokens[object.to])) return [];
  const isPlace = first.kind === 'preposition';
  const { lemma } = verb.main;
  const isObject = isPlace ? isObjectBehindPlace(lemma, object) : isObjectBehindTime(object);
  if (!isObject || mayBeSpokenTo(lemma, object)) return [];
  const things = getWritten(context, object.from, object.to);
  const rest = getWritten(context, first.from, first.to);
  return createFinding(context, first.from, object.to, `${things} ${rest}`, {
    simple: `First say what: “${verb.main.text} ${things} ${rest}”.`,
    full: `The object follows its verb, and ${isPlace ? 'the place' : 'the time'} comes after it: “${things} ${rest}”.`,
  });
}

export const ADVERB_POSITION_RULE: GrammarRule = {
  id: 'adverb-position',
  kind: 'word-order',
  precision:
    'Only adverbs of frequency between one lexical verb and what it governs; already and just before “have” with a participle; never, hardly and already between it and what it governs; a time or place between a verb and a short object at the end.',
  at: [atWords('very', checkVery), atWords('been', checkBeen)],
  find: findInClauses(checkFrequency, checkPerfect, checkBehindMain, checkObject),
};
