import type { Clause, Group } from '../grammar/groups.ts';
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

const FREQUENCY = /^(?:always|never|usually|rarely|seldom|often|sometimes)$/;
/** "He feels often tired", "it becomes often late": an adjective or a clause may stand behind these. */
const VERBS_BEFORE_ADVERB = /^(?:say|think|know|mean|seem|feel|tell|hope|do|look|sound|become|get)$/;
/** "She sings often this week": a time, not what the verb governs. */
const FIRST_WORD_OF_TIME = /^(?:a|this|that|last|next|every|all|once)$/;

/** In words: behind a longer object a time or a place is hard to place. */
const LONGEST_OBJECT = 3;
/** "I met in town my brother": with these a place between verb and object is surely out of order. */
const VERBS_OF_THINGS_IN_PLACES = /^(?:meet|see|buy|find|leave|put|lose|visit|eat|watch|forget)$/;
/** "He said yesterday Ana …", "I asked last night Tom": the name can begin a clause or be spoken to. */
const VERBS_OF_SPEAKING = /^(?:say|tell|ask|call|thank)$/;
/** "It lasted last year three weeks": no object stands behind these. */
const VERBS_WITHOUT_OBJECT = /^(?:say|think|know|feel|become|be|remain|seem|last|take|cost|spend)$/;

/** "My mother very likes cooking" → "really likes". */
function checkVery(context: RuleContext, very: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [before, verb] = [tokens[very.at - 1], tokens[very.at + 1]];
  if (!before || !/^(?:NOUNS?|NAME)$/.test(before.tag) || !verb?.possibleTags.has('VERBS')) return [];
  if (!/^(?:likes|loves|enjoys|hates|wants|needs|misses)$/.test(verb.lower)) return [];
  return createWordFinding(context, very, 'really', {
    simple: `Before the verb “${verb.text}” we say “really”, not “very”.`,
    full: `“Very” stands before adjectives; before the verb “${verb.text}” it is “really”.`,
  });
}

/** "The seat had been also sold" → "had also been sold". */
function checkBeen(context: RuleContext, been: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [have, adverb, next] = [tokens[been.at - 1], tokens[been.at + 1], tokens[been.at + 2]];
  if (have?.lemma !== 'have' || !/^(?:also|always|never)$/.test(adverb?.lower ?? '') || !adverb) return [];
  if (!next || !/^(?:EN|ING|PAST)$/.test(next.tag)) return [];
  const right = `${adverb.lower} been`;
  return createFinding(context, been.at, adverb.at + 1, right, {
    simple: `“${adverb.lower}” comes before “been”: “${have.text} ${right}”.`,
    full: `The adverb stands behind the first auxiliary: “${have.text} ${right} ${next.text}”.`,
  });
}

/** "He comes often late" → "often comes late"; "I have always breakfast" → "always have". */
function checkFrequency(context: RuleContext, { verb, subject }: Clause): readonly GrammarFinding[] {
  const { tokens, isQuestion } = context.sentence;
  const finite = verb?.finite;
  if (!finite || !subject || verb.verbs.length !== 1 || verb.isInverted || verb.isNegative || isQuestion)
    return [];
  if (
    finite.lemma === 'be' ||
    finite.tag === 'MODAL' ||
    finite.lower.startsWith("'") ||
    subject.to !== finite.at
  )
    return [];
  const adverb = tokens[finite.at + 1];
  const next = tokens[finite.at + 2];
  if (!adverb || !next || !FREQUENCY.test(adverb.lower)) return [];
  // "He comes often", "they promised never to go", "she eats often in town", "I have never been".
  const governs =
    /^(?:DET|PRON|NOUN|NOUNS|ADJ|NAME|NUM)$/.test(next.tag) ||
    next.lower === 'late' ||
    next.lower === 'early';
  if (!governs || next.possibleTags.has('EN') || FIRST_WORD_OF_TIME.test(next.lower)) return [];
  // "She has never visit Spain": what follows is a participle without its ending.
  if (finite.lemma === 'have' && next.possibleTags.has('VERB') && tokens[next.at + 1]?.tag === 'NAME')
    return [];
  if (VERBS_BEFORE_ADVERB.test(finite.lemma)) return [];
  const right = `${adverb.lower} ${finite.text}`;
  return createFinding(context, finite.at, adverb.at + 1, right, {
    simple: `“${adverb.lower}” comes before the verb: “${right}”.`,
    full: `An adverb of frequency stands before the main verb: “${right}”.`,
  });
}

/** "I already have done it" → "have already done". */
function checkPerfect(context: RuleContext, { verb, subject }: Clause): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const have = verb?.finite;
  if (!have || !subject || !verb.isPerfect || !/^(?:have|has|had)$/.test(have.lower) || verb.verbs.length < 2)
    return [];
  const adverb = tokens[have.at - 1];
  if (!adverb || !/^(?:already|just)$/.test(adverb.lower) || subject.to !== adverb.at || verb.isInverted)
    return [];
  if (verb.verbs[1]?.at !== have.at + 1 || /^NOUNS?$/.test(tokens[verb.to]?.tag ?? '')) return [];
  const right = `${have.text} ${adverb.lower}`;
  return createFinding(context, adverb.at, have.at + 1, right, {
    simple: `“${adverb.lower}” comes after “${have.text}”.`,
    full: `“${adverb.lower}” stands between the auxiliary and the participle: “${right} ${verb.verbs[1]?.text}”.`,
  });
}

/** A time without a preposition, or a place: what stands behind the object. */
function isAdverbial(group: Group | undefined): boolean {
  if (group?.kind === 'noun') return group.isTime && group.members.length === 0;
  if (group?.kind === 'word') return /^(?:yesterday|today|tomorrow)$/.test(group.head.lower);
  return group?.kind === 'preposition' && group.role === 'place' && group.object?.determiner !== undefined;
}

/** "We visited last year Paris" → "visited Paris last year". */
function checkObject(context: RuleContext, { verb, kind }: Clause): readonly GrammarFinding[] {
  const { tokens, groups } = context.sentence;
  if (!verb || verb.isPassive || verb.particle || kind === 'unjoined' || !takes(verb.main.lemma, 'o'))
    return [];
  const at = groups.findIndex(({ from }) => from === verb.to);
  const [first, object] = [groups[at], groups[at + 1]];
  if (at < 0 || !first || object?.kind !== 'noun' || object.from !== first.to || !isAdverbial(first))
    return [];
  if (object.isTime || object.nounClass === 'time' || object.to - object.from > LONGEST_OBJECT) return [];
  const next = tokens[object.to];
  if (next && next.tag !== 'MARK' && next.tag !== 'AND') return [];
  if (next?.text === ',' || object.isPronoun) return [];
  if (takes(verb.main.lemma, 'onom') || takes(verb.main.lemma, 'oadj')) return [];
  const isPlace = first.kind === 'preposition';
  const isOwned = /^(?:my|your|his|her|our|their|the|a|an)$/.test(object.determiner?.lower ?? '');
  if (isPlace && !(isOwned && VERBS_OF_THINGS_IN_PLACES.test(verb.main.lemma))) return [];
  if (isPlace && /^(?:her|a|an)$/.test(object.determiner?.lower ?? '')) return [];
  if (!isPlace && !isOwned && object.head.tag !== 'NAME' && object.head.tag !== 'NOUNS') return [];
  if (object.head.tag === 'NAME' && (takes(verb.main.lemma, 'oo') || VERBS_OF_SPEAKING.test(verb.main.lemma)))
    return [];
  if (VERBS_WITHOUT_OBJECT.test(verb.main.lemma)) return [];
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
    'Only adverbs of frequency between one lexical verb and what it governs; already and just before “have” with a participle; a time or place between a verb and a short object at the end.',
  at: [atWords('very', checkVery), atWords('been', checkBeen)],
  find: findInClauses(checkFrequency, checkPerfect, checkObject),
};
