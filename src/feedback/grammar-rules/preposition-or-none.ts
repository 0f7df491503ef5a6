/*
 * Corrects a preposition that a verb does not take, or lacks:
 *
 *   We discussed about the plan → discussed the plan
 *   I listen music → listen to music
 *   We listened a strange noise → heard a strange noise
 *   We need a flat to live → a flat to live in
 *   Ask money from your parents → ask your parents for money
 *   I live Chengdu → live in Chengdu
 */

import type { Clause, NounGroup } from '../grammar/groups.ts';
import { isPerson } from '../grammar/person.ts';
import {
  createLemmaTest,
  createTagTest,
  createWordTest,
  isAOrAn,
  isFiniteVerb,
  isNoun,
  type TokenTest,
} from '../grammar/token-tests.ts';
import type { GrammarToken } from '../grammar/tokens.ts';
import { findEntry } from '../lexicon/english.ts';
import { toIngForm } from '../lexicon/inflection.ts';
import type { RuleExplanation } from '../patterns/learner-rule.ts';
import { NEEDED_PREPOSITIONS, NEEDLESS_PREPOSITIONS } from '../wrong-prepositions/word-group-table.ts';
import {
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
import { isInNounList, type ObjectKind } from './object-kinds.ts';
import { isCertainlyVerb } from './verb-forms.ts';

interface PrepositionOfVerb {
  preposition: string;
  /** What the object must be for the preposition to be needed, or needless. */
  kind: ObjectKind;
}

type Table = ReadonlyMap<string, readonly PrepositionOfVerb[]>;

/** A table from each verb to its prepositions, from cells of "verb preposition kind". */
function parseTable(text: string): Table {
  const table = new Map<string, PrepositionOfVerb[]>();
  for (const cell of text.split(/[|\n]/)) {
    const [verb, preposition = '', kind = ''] = cell.trim().split(/\s+/);
    if (verb) table.set(verb, [...(table.get(verb) ?? []), { preposition, kind }]);
  }
  return table;
}

const NEEDLESS = parseTable(NEEDLESS_PREPOSITIONS);
const NEEDED = parseTable(NEEDED_PREPOSITIONS);

/** "A deadline extension" is a thing, although the lexicon counts "extension" among the times. */
const isExtension = (object: NounGroup | undefined) => object?.head.lemma === 'extension';

/** Whether an object is of a kind, and is not a time or a length of time. */
function isOfKind(kind: ObjectKind, object: NounGroup): boolean {
  const isLength = object.nounClass === 'time' && !isExtension(object);
  if (object.isTime || isLength || object.members.some(({ isTime }) => isTime)) return false;
  const isNamed = isInNounList(kind, object);
  if (isNamed !== undefined) return isNamed;
  if (kind === 'person') return isPerson(object) && object.number !== 'plural';
  if (kind === 'place')
    return findEntry(object.head.lemma)?.nounClass === 'place' || object.head.tag === 'NAME';
  return kind === 'any' || !isPerson(object);
}

/** Words before an adjective in -ing: "too demanding for me". */
const isBeforeAdjective = createWordTest('too very so more most less quite extremely');

/** "Discussed about the plan" → "discussed the plan". */
function checkNeedless(context: RuleContext, clause: Clause): readonly GrammarFinding[] {
  const { verb } = clause;
  const [first] = clause.complements;
  if (!verb || !isCertainlyVerb(clause) || verb.isPassive || first?.kind !== 'preposition') return [];
  // Right: "pounds, as opposed to kilos".
  if (context.sentence.tokens[verb.from - 1]?.lower === 'as') return [];
  // Not marked: "has bad affects on it", where the noun "effects" is meant; "too demanding for me".
  if (isDescription(context.sentence.tokens[verb.from - 1])) return [];
  if (isBeforeAdjective(context.sentence.tokens[verb.main.at - 1])) return [];
  // Right: "What she mentions about Rome is true", where "what" is the object.
  if (context.sentence.tokens.slice(0, verb.from).some(isWhat)) return [];
  const { preposition, object, role } = first;
  if (!object || (role === 'time' && !isExtension(object))) return [];
  const found = NEEDLESS.get(verb.main.lemma)?.some(
    (each) => each.preposition === preposition.lower && isOfKind(each.kind, object),
  );
  // Not marked: "They discussed about ten things", nearly ten.
  if (preposition.lower === 'about' && context.sentence.tokens[object.from]?.tag === 'NUM') return [];
  // Not marked: "They lack for nothing", an idiom.
  if (!found || preposition.at !== verb.main.at + 1 || object.head.lower === 'nothing') return [];
  const written = getWritten(context, object.from, object.to);
  return createFinding(context, verb.main.at, preposition.at + 1, verb.main.text, {
    simple: `After “${verb.main.text}” there is no “${preposition.lower}”: “${verb.main.text} ${written}”.`,
    full: `“${verb.main.lemma}” takes its object, here “${written}”, directly, without “${preposition.lower}”.`,
  });
}

const isDescription = (token: GrammarToken | undefined) =>
  token?.tag === 'ADJ' || (token?.tag === 'NOUN' && token.possibleTags.has('ADJ'));
const isWhat = createWordTest('what whatever');

/**
 * Whether an -ing form describes the noun after it. Right: "all participating towns", "the loss of listening
 * skills"; "guys looking just sad" has no object either.
 */
function describesNoun(
  tokens: readonly GrammarToken[],
  verb: GrammarToken,
  { from, head, nounClass }: NounGroup,
): boolean {
  if (verb.tag !== 'ING') return false;
  if (isDegree(tokens[from])) return true;
  if (tokens[from]?.tag === 'DET' || head.at !== from) return false;
  return verb.lemma === 'listen' ? isSkill(head) : nounClass === 'group' || nounClass === 'place';
}

/** Whether the noun after the verb may not be its object: "Listen, everyone", "It depends what you mean". */
function mayNotBeObject(
  { verb, subject }: Clause,
  { head, isPronoun }: NounGroup,
  isOfPerson: boolean,
): boolean {
  // Right: "They arrive home in time for dinner."
  if (head.lower === 'home' || head.lower === 'you' || (isPronoun && !isOfPerson && head.lower !== 'it'))
    return true;
  return verb?.form === 'finite' && !subject && isPronoun;
}

/** Words with which no preposition is missing. Right: "They shouted him down", "we waited one more hour". */
const allowsBareObject = createWordTest('out off down away into over through aside more');

const isDegree = createWordTest('just so really very quite');
const isSkill = createLemmaTest('habit skill test exam practice exercise comprehension device post');

const isBeOrGet = createLemmaTest('be get');

/** True for "listen" in "I am used to listen music"; not in "I used to listen music". */
function followsUsedTo(tokens: readonly GrammarToken[], verb: GrammarToken): boolean {
  const [before, used, to] = tokens.slice(Math.max(0, verb.at - 3), verb.at);
  const be = before?.tag === 'NOT' || before?.tag === 'ADV' ? tokens[verb.at - 4] : before;
  return isBeOrGet(be) && used?.lower === 'used' && to?.lower === 'to' && verb.lower === verb.lemma;
}

function explainAfterUsedTo(verb: string, preposition: string, object: string): RuleExplanation {
  return {
    simple: `After “be used to” the verb has -ing, and “${verb}” needs “${preposition}” before “${object}”.`,
    full: `“Be used to” takes an -ing form, and “${verb}” needs “${preposition}” before “${object}”.`,
  };
}

/** What reaches the ear without a wish to hear it, if it is new: "listened a strange noise". */
const isNoise = createLemmaTest('noise sound bang crash explosion scream shout cry knock thunder siren');

/** The form of "hear" for that of "listen". */
function toFormOfHear({ tag }: GrammarToken): string {
  if (tag === 'PAST' || tag === 'EN') return 'heard';
  return tag === 'ING' ? 'hearing' : tag === 'VERBS' ? 'hears' : 'hear';
}

/** "We [listened → heard] a strange noise". */
function correctToHear(context: RuleContext, listen: GrammarToken): readonly GrammarFinding[] {
  return createWordFinding(context, listen, toFormOfHear(listen), {
    simple: 'We “hear” a sound that comes to us. We “listen to” a thing because we want to.',
    full: '“Hear” is for a sound that reaches you; “listen to” means that you pay attention on purpose.',
  });
}

/** "Listen music" → "listen to music"; "used to listen music" → "used to listening to music", after "be". */
function checkNeeded(context: RuleContext, clause: Clause): readonly GrammarFinding[] {
  const { verb } = clause;
  const [object] = clause.complements;
  if (!verb || verb.isPassive || verb.particle) return [];
  if (object?.kind !== 'noun' || object.from !== verb.main.at + 1) return [];
  const found = NEEDED.get(verb.main.lemma)?.find(({ kind }) => isOfKind(kind, object));
  if (!found || mayNotBeObject(clause, object, isPerson(object))) return [];
  if (describesNoun(context.sentence.tokens, verb.main, object)) return [];
  const next = context.sentence.tokens[object.to];
  // Before a verb, the noun is the subject of another clause: "If you listen, music helps."
  if (isFiniteVerb(next) || allowsBareObject(next)) return [];
  const isNew = isAOrAn(object.determiner) || object.determiner?.lower === 'some';
  if (verb.main.lemma === 'listen' && isNoise(object.head) && isNew) return correctToHear(context, verb.main);
  const written = getWritten(context, object.from, object.to);
  if (followsUsedTo(context.sentence.tokens, verb.main))
    return createWordFinding(
      context,
      verb.main,
      `${toIngForm(verb.main.lemma)} ${found.preposition}`,
      explainAfterUsedTo(verb.main.lemma, found.preposition, written),
    );
  const right = `${verb.main.text} ${found.preposition}`;
  return createWordFinding(context, verb.main, right, {
    simple: `Between “${verb.main.text}” and “${written}” we need “${found.preposition}”: “${right} ${written}”.`,
    full: `“${verb.main.lemma}” can't take an object directly: it needs “${found.preposition}” before “${written}”.`,
  });
}

const mayBeSubject = createTagTest('NOUN', 'NAME', 'ING');

/**
 * "The hotel lacks of a proper fire escape, which …" → "lacks": the parser reads the verb as a noun, but the
 * sentence would have no verb without it.
 */
function checkVerbReadAsNoun(context: RuleContext, verb: GrammarToken): readonly GrammarFinding[] {
  const { tokens, clauses, groups } = context.sentence;
  const [before, preposition] = [tokens[verb.at - 1], tokens[verb.at + 1]];
  if (!isNoun(verb) || !verb.possibleTags.has('VERBS')) return [];
  if (!mayBeSubject(before) || preposition?.tag !== 'PREP' || tokens.at(-1)?.text !== '.') return [];
  if (clauses.some(({ kind, verb: main }) => kind === 'main' && main?.finite)) return [];
  const base = verb.lower.replace(/s$/, '');
  const found = NEEDLESS.get(base)?.find((each) => each.preposition === preposition.lower);
  const group = groups.find(({ kind, from }) => kind === 'preposition' && from === preposition.at);
  const object = group?.kind === 'preposition' ? group.object : undefined;
  if (!found || !object || !isOfKind(found.kind, object)) return [];
  return createFinding(context, verb.at, preposition.at + 1, verb.text, {
    simple: `After “${verb.text}” there is no “${preposition.lower}”: “${verb.text} ${getWritten(context, object.from, object.to)}”.`,
    full: `The verb “${base}” takes its object without “${preposition.lower}”.`,
  });
}

/**
 * Homes, seats, pens and music, with the preposition that an infinitive after them needs: "a flat to live
 * in".
 */
const INFINITIVES_WITH_PREPOSITION: readonly { verb: string; preposition: string; isFor: TokenTest }[] = [
  {
    verb: 'live',
    preposition: 'in',
    isFor: createWordTest('flat house apartment room cottage bungalow villa building hut'),
  },
  { verb: 'sit', preposition: 'on', isFor: createWordTest('chair bench stool sofa armchair') },
  { verb: 'write', preposition: 'with', isFor: createWordTest('pen pencil') },
  { verb: 'listen', preposition: 'to', isFor: createWordTest('song songs music podcast podcasts') },
];
const mayFollowInfinitive = createWordTest('. , ! ? and but because');
const presentsNoun = createWordTest('a an some any no new good nice cheap big small');

/** "A flat to live" → "a flat to live in". */
function checkInfinitive(context: RuleContext, verb: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [noun, to, next] = [tokens[verb.at - 2], tokens[verb.at - 1], tokens[verb.at + 1]];
  const found = INFINITIVES_WITH_PREPOSITION.find((each) => each.verb === verb.lower && each.isFor(noun));
  if (!found || to?.lower !== 'to' || (next && !mayFollowInfinitive(next))) return [];
  if (!tokens.slice(Math.max(0, verb.at - 5), verb.at - 2).some(presentsNoun)) return [];
  const right = `${verb.text} ${found.preposition}`;
  return createWordFinding(context, verb, right, {
    simple: `We “${right}” it, so “${found.preposition}” is needed here, too: “to ${right}”.`,
    full: `We “${right}” it, and the infinitive keeps its preposition: “${noun?.text} to ${right}”.`,
  });
}

/** Things that one asks a person for, without the determiner before them. */
const ASKED_FOR = new Set(
  'money help advice information permission support food water cash directions'.split(' ').concat('a loan'),
);
const isSource = createWordTest('from to of');

/** "Ask money from their parents" → "ask their parents for money". */
function checkAskFrom(context: RuleContext, { verb, complements }: Clause): readonly GrammarFinding[] {
  const [thing, source] = complements;
  if (verb?.main.lemma !== 'ask' || verb.isPassive) return [];
  if (thing?.kind !== 'noun' || thing.from !== verb.to || thing.members.length > 0) return [];
  if (source?.kind !== 'preposition' || source.from !== thing.to || !isSource(source.preposition)) return [];
  const { object } = source;
  if (!object || !isPerson(object) || object.members.length > 0) return [];
  const what = getWritten(context, thing.from, thing.to);
  if (!ASKED_FOR.has(what.replace(/^(?:some|the|their|his|her|more) /, ''))) return [];
  const person = getWritten(context, object.from, object.to);
  return createFinding(context, thing.from, object.to, `${person} for ${what}`, {
    simple: `We ask a person for a thing: “ask ${person} for ${what}”.`,
    full: `“Ask” takes the person as its object and “for” with the thing: “ask ${person} for ${what}”.`,
  });
}

/** Longer names of places are rare, and longer groups may be something else. */
const MAX_NAME_WORDS = 2;
const mayFollowPlace = createTagTest('MARK', 'AND', 'PREP', 'SUBORD', 'ADV');

/** "I live Chengdu" → "live in Chengdu". */
function checkLive(context: RuleContext, { verb, subject, complements }: Clause): readonly GrammarFinding[] {
  const [place] = complements;
  if (verb?.main.lemma !== 'live' || !subject || place?.kind !== 'noun' || place.from !== verb.to) return [];
  const { head, from, to } = place;
  const next = context.sentence.tokens[to];
  if (head.tag !== 'NAME' || place.isTime || place.members.length > 0 || to - from > MAX_NAME_WORDS)
    return [];
  if (next && !mayFollowPlace(next)) return [];
  const written = getWritten(context, from, to);
  return createWordFinding(context, verb.main, `${verb.main.text} in`, {
    simple: `We live “in” a town or country: “${verb.main.text} in ${written}”.`,
    full: `“Live” needs “in” before the name of a town or country: “${verb.main.text} in ${written}”.`,
  });
}

/**
 * A preposition that a verb does not take, or lacks.
 *
 * Conditions: The table has the verb with the preposition and the kind of the object, which follows directly
 * and is not a time. A verb that the parser reads as a noun (“lacks”) only where the sentence has no other.
 * An infinitive only after a home, a seat, a pen or music that is new (“a flat to live”). “Ask” only with a
 * thing of the list and “from”, “to” or “of” a person. “Live” only before a name.
 */
export const PREPOSITION_OR_NONE_RULE: GrammarRule = {
  id: 'preposition-or-none',
  kind: 'preposition',
  wordChecks: [atWords('live sit write listen', checkInfinitive)],
  find: combineFinds(
    findInClauses(checkNeedless, checkNeeded),
    findInWords(checkVerbReadAsNoun),
    findInClauses(checkAskFrom, checkLive),
  ),
};
