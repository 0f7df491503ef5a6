import type { Clause, Group, NounGroup, PrepositionalGroup } from '../grammar/groups.ts';
import { isPerson, isPersonOrName } from '../grammar/person.ts';
import type { GrammarToken } from '../grammar/tokens.ts';
import { findEntry } from '../lexicon/english.ts';
import { JOB_NOUNS } from '../lexicon/nouns.ts';
import { WRONG_AFTER_PHRASES, WRONG_PREPOSITIONS } from '../wrong-prepositions/word-group-table.ts';
import {
  atWords,
  createFinding,
  type GrammarFinding,
  type GrammarRule,
  type RuleContext,
} from './grammar-rule.ts';
import { isOfNouns } from './object-nouns.ts';
import { isSurelyVerb } from './verb-forms.ts';

/**
 * `any`, `thing`, `person`, `place`, `ing`, `trade` (what one person works as), `item` (what is bought), or a
 * name of `OBJECT_NOUNS`.
 */
type ObjectKind = string;

interface Confusion {
  /** Whether the preposition stands behind an object: "accuse him for". */
  isAfterObject: boolean;
  right: string;
  object: ObjectKind;
}

function parseTable(table: string): ReadonlyMap<string, Confusion> {
  const rows = table
    .split(/[|\n]/)
    .map((cell) => cell.trim().split(/\s+/))
    .filter(([word, , , right]) => word && right && right !== '-');
  return new Map(
    rows.map(([word = '', part = '', wrong = '', right = '', object = 'any']) => {
      const isAfterObject = wrong.startsWith('o:');
      const preposition = wrong.replace('o:', '');
      const key = `${part} ${word} ${isAfterObject ? 'o:' : ''}${preposition}`;
      return [key, { isAfterObject, right, object }];
    }),
  );
}

const CONFUSIONS = parseTable(WRONG_PREPOSITIONS);

/** By verb, noun and wrong preposition. */
const AFTER_PHRASES: ReadonlyMap<string, { right: string; object: ObjectKind }> = new Map(
  WRONG_AFTER_PHRASES.split(/[|\n]/)
    .map((cell) => cell.trim().split(/\s+/))
    .filter(([verb]) => verb)
    .map(([verb, noun, wrong, right = '', object = 'any']) => [
      `${verb} ${noun} ${wrong}`,
      { right, object },
    ]),
);
const TRADES: ReadonlySet<string> = new Set(JOB_NOUNS);
/** What is spent like money, by its last word. */
const MONEY = /^(?:wage|salary|cash|euro|dollar|pound|saving|savings|fortune|pension|income|budget)s?$/;
/** Things that are also places to spend money in. */
const SHOPPING_PLACES =
  /^(?:bar|pub|cafe|café|restaurant|shop|store|market|supermarket|casino|hotel|mall|club|sale|coin|note|machine|disco|cinema|theatre|boutique|canteen)$/;

/** Plural things and materials: "spent it on clothes". */
function isItem({ head, nounClass, isPronoun, determiner }: NounGroup): boolean {
  if (isPronoun || determiner || SHOPPING_PLACES.test(head.lemma)) return false;
  if (/^(?:clothes|things|stuff|food|games|drinks|tickets|toys|presents)$/.test(head.lower)) return true;
  return nounClass === 'stuff' || (nounClass === 'thing' && head.tag === 'NOUNS');
}

/** Nouns of phrases that tell why or how, and follow any word: "for no reason", "in some ways". */
const ADJUNCT_NOUNS =
  /^(?:reason|sake|example|instance|moment|way|sense|addition|case|fact|course|opinion|view|front|spite|common|total|purpose|condition|circumstance|child|kid|baby|son|daughter|guest|regard|respect)$/;

/** A name that is also a word of the lexicon may be that of a place or a thing. */
function isPersonOrUnknownName(object: NounGroup): boolean {
  return object.head.isKnown ? isPerson(object) : isPersonOrName(object);
}

/** Whether the object is of the kind for which the preposition is surely wrong. */
function fits(kind: ObjectKind, group: PrepositionalGroup, next: Group | undefined): boolean {
  const isIng =
    next?.kind === 'verb' && next.form === 'ing' && next.from === group.to && group.object === undefined;
  if (isIng) return kind === 'ing' || kind === 'any' || kind === 'thing';
  const { object, role } = group;
  if (/^(?:mine|yours|his|hers|ours|theirs|its|itself)$/.test(object?.head.lower ?? '')) return false;
  if (!object || object.isTime || object.members.some(({ isTime }) => isTime)) return false;
  // "From nine to five", "from top to bottom": a way or a time, not a complement.
  if (group.preposition.lower === 'from' && isPreposition(next, 'to')) return false;
  if (kind === 'item') return isItem(object);
  if (kind === 'trade') return TRADES.has(object.head.lemma) && /^an?$/.test(object.determiner?.lower ?? '');
  const isNamed = isOfNouns(kind, object);
  if (isNamed !== undefined) return isNamed;
  if (ADJUNCT_NOUNS.test(object.head.lemma)) return false;
  if (kind === 'place') return role === 'place' && findEntry(object.head.lemma)?.nounClass !== 'time';
  // "A threat for the village": a place behind these is no adjunct.
  const isComplement = role === 'place' && /^(?:for|of|about)$/.test(group.preposition.lower);
  if ((role !== 'unknown' && !isComplement) || kind === 'ing') return false;
  // "They agreed to Eva coming"
  if (kind === 'person' && next?.kind === 'verb' && next.from === group.to) return false;
  if (kind === 'person') return isPersonOrUnknownName(object) && object.number !== 'plural';
  if (kind === 'thing') return !isPersonOrUnknownName(object) && !object.isPronoun;
  return !/^(?:this|that|it|which|what)$/.test(object.head.lower) || kind === 'any';
}

function isPreposition(group: Group | undefined, word: string): boolean {
  return group?.kind === 'preposition' && group.preposition.lower === word;
}

/** "Arrive": at a place, but in a town or a country. */
function choosePreposition(word: string, { right, object }: Confusion, group: PrepositionalGroup): string {
  const isTown =
    group.object?.head.tag === 'NAME' ||
    /^(?:city|town|country|village|capital|area|region|island)$/.test(group.object?.head.lemma ?? '');
  return word === 'arrive' && object === 'place' && isTown ? 'in' : right;
}

function correct(
  context: RuleContext,
  governing: GrammarToken,
  part: string,
  group: PrepositionalGroup,
  next: Group | undefined,
  isAfterObject: boolean,
): readonly GrammarFinding[] {
  const confusion = CONFUSIONS.get(
    `${part} ${governing.lemma} ${isAfterObject ? 'o:' : ''}${group.preposition.lower}`,
  );
  if (!confusion || !fits(confusion.object, group, next)) return [];
  const right = choosePreposition(governing.lemma, confusion, group);
  const at = group.preposition.at;
  const what = governing.lower;
  return createFinding(context, at, at + 1, right, {
    simple: `After “${what}” we use “${right}” here, not “${group.preposition.lower}”.`,
    full: isAfterObject
      ? `“${governing.lemma}” takes an object and then “${right}”, not “${group.preposition.lower}”.`
      : `“${what}” goes with “${right}”, not “${group.preposition.lower}”.`,
  });
}

function checkClause(context: RuleContext, clause: Clause): readonly GrammarFinding[] {
  const { verb, complements } = clause;
  if (!verb || !isSurelyVerb(clause)) return [];
  return complements.flatMap((group, at) => {
    if (group.kind !== 'preposition') return [];
    const [before, next] = [complements[at - 1], complements[at + 1]];
    if (group.from === verb.to && verb.particle === undefined)
      return correct(context, verb.main, 'v', group, next, false);
    if (at === 1 && before?.kind === 'noun' && before.from === verb.to && before.to === group.from) {
      // "Separate the facts of this text from the opinions": the right one comes later.
      const confusion = CONFUSIONS.get(`v ${verb.main.lemma} o:${group.preposition.lower}`);
      if (complements.slice(2).some((later) => isPreposition(later, confusion?.right ?? ''))) return [];
      return correct(context, verb.main, 'v', group, next, true);
    }
    return [];
  });
}

/** "Pays attention for the details", "spent my money in clothes": the verb and its object decide together. */
function checkPhrases(context: RuleContext, { verb, complements }: Clause): readonly GrammarFinding[] {
  const at = complements[0]?.kind === 'word' ? 1 : 0;
  const [object, group, next] = complements.slice(at);
  if (!verb || complements[0]?.from !== verb.to || object?.kind !== 'noun' || group?.kind !== 'preposition')
    return [];
  if (group.from !== object.to) return [];
  const noun = MONEY.test(object.head.lemma) ? 'money' : object.head.lemma;
  const found = AFTER_PHRASES.get(`${verb.main.lemma} ${noun} ${group.preposition.lower}`);
  if (!found || !(fits(found.object, group, next) || isWide(found.object, group))) return [];
  const phrase = `${verb.main.text} … ${object.head.text}`;
  return createFinding(context, group.preposition.at, group.preposition.at + 1, found.right, {
    simple: `“${phrase}” goes with “${found.right}”, not with “${group.preposition.lower}”.`,
    full: `“${verb.main.lemma} … ${object.head.lower}” takes “${found.right}”, not “${group.preposition.lower}”.`,
  });
}

/** "Attention for children", "for the reasons behind it": no adjuncts where they have a head of their own. */
function isWide(kind: ObjectKind, { object, role, preposition }: PrepositionalGroup): boolean {
  if (kind !== 'any' || role !== 'unknown' || preposition.lower !== 'for' || !object) return false;
  return object.head.tag === 'NOUNS' && /^(?:child|kid|reason)$/.test(object.head.lemma);
}

/** "Prefer travelling by metro than sitting in traffic" → "to sitting". */
function checkPrefer({ sentence }: RuleContext, than: GrammarToken): string | undefined {
  const { tokens } = sentence;
  if (than.lower !== 'than' || tokens[than.at + 1]?.tag !== 'ING') return undefined;
  const verb = tokens.slice(0, than.at).findLast(({ lemma }) => lemma === 'prefer');
  if (!verb || tokens[verb.at + 1]?.tag !== 'ING' || than.at - verb.at > 8) return undefined;
  if (tokens.slice(0, verb.at).some(({ lower }) => lower === 'rather')) return undefined;
  const between = tokens.slice(verb.at + 1, than.at);
  const isCompared = between.some(
    ({ lower, lemma, tag }) =>
      /^(?:rather|more|less|other|else|better|worse)$/.test(lower) ||
      (/er$/.test(lower) && lemma !== lower && /^AD[JV]$/.test(tag)) ||
      tag === 'MARK',
  );
  return isCompared ? undefined : 'to';
}

function checkPreferences(context: RuleContext, than: GrammarToken): readonly GrammarFinding[] {
  const right = checkPrefer(context, than);
  if (right === undefined) return [];
  return createFinding(context, than.at, than.at + 1, right, {
    simple: 'We prefer one thing “to” another.',
    full: '“Prefer” with two -ing forms takes “to”, not “than”.',
  });
}

/** "The difference between him to her" → "and": between takes two. */
function checkBetween(context: RuleContext): readonly GrammarFinding[] {
  const { sentence } = context;
  return sentence.groups.flatMap((group, at) => {
    const next = sentence.groups[at + 1];
    if (group.kind !== 'preposition' || group.preposition.lower !== 'between' || !group.object) return [];
    const { object } = group;
    const isOne = object.number === 'singular' || object.head.tag === 'NAME' || object.head.tag === 'NUM';
    if (!isOne || object.members.length > 0 || next?.kind !== 'preposition' || next.from !== group.to)
      return [];
    if (!/^(?:to|with)$/.test(next.preposition.lower) || !next.object || next.object.members.length > 0)
      return [];
    if (sentence.tokens.slice(next.to).some(({ lower }) => lower === 'and')) return [];
    return createFinding(context, next.from, next.from + 1, 'and', {
      simple: '“Between” goes with “and”, not with “to”.',
      full: `“Between” joins its two parts with “and”, not with “${next.preposition.lower}”.`,
    });
  });
}

/** Adjectives: "responsible of", also as participles: "interested on". */
function checkAdjectives(context: RuleContext): readonly GrammarFinding[] {
  const { tokens, groups } = context.sentence;
  return groups.flatMap((group, at) => {
    if (group.kind !== 'preposition') return [];
    const before = tokens[group.from - 1];
    // "The most famous of his books", "the rich of the city".
    if (/^(?:most|least|the|a|an)$/.test(tokens[group.from - 2]?.lower ?? '')) return [];
    if (!before || !isAdjective(before, tokens[group.from - 2])) return [];
    // "He married with a nurse" has a verb, which takes no preposition.
    if (before.tag === 'PAST' && before.lower === 'married') return [];
    const isForm = before.tag === 'EN' || before.tag === 'PAST';
    const adjective: GrammarToken = { ...before, lemma: isForm ? before.lower : before.lemma };
    return correct(context, adjective, 'a', group, groups[at + 1], false);
  });
}

/** "Very kind with me": behind an adverb of degree, a word that is also a noun is the adjective. */
function isAdjective({ tag, possibleTags }: GrammarToken, before: GrammarToken | undefined): boolean {
  if (tag === 'ADJ' || tag === 'EN' || tag === 'PAST') return true;
  return (
    tag === 'NOUN' && possibleTags.has('ADJ') && /^(?:very|so|too|really|quite)$/.test(before?.lower ?? '')
  );
}

/** "A threat for children": nouns whose complement has its own preposition. */
function checkNouns(context: RuleContext): readonly GrammarFinding[] {
  const { tokens, groups } = context.sentence;
  return groups.flatMap((group, at) => {
    if (group.kind !== 'preposition') return [];
    const noun = tokens[group.from - 1];
    if (!noun || !/^NOUNS?$/.test(noun.tag)) return [];
    // "With respect to", "in response to", "for lack of": the noun is part of a preposition.
    if (tokens[noun.at - 1]?.tag === 'PREP') return [];
    return correct(context, noun, 'n', group, groups[at + 1], false);
  });
}

export const WRONG_PREPOSITION_RULE: GrammarRule = {
  id: 'wrong-preposition',
  kind: 'preposition',
  precision:
    'Only pairs of the table, directly behind the word, with an object that is no time, place, means or manner and of the kind for which the pair is wrong.',
  at: [atWords('than', checkPreferences)],
  find: (context) => {
    const found = [
      ...context.sentence.clauses.flatMap((clause) => checkClause(context, clause)),
      ...checkAdjectives(context),
      ...checkNouns(context),
      ...context.sentence.clauses.flatMap((clause) => checkPhrases(context, clause)),
      ...checkBetween(context),
    ];
    // A verb and its participle can both find the same preposition.
    return found.filter(({ start }, at) => found.findIndex((other) => other.start === start) === at);
  },
};
