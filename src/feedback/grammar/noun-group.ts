import { getCountability } from '../lexicon/countability.ts';
import { findEntry } from '../lexicon/english.ts';
import type { GrammaticalNumber, NounGroup } from './groups.ts';
import { readGroupNumber, readNumberOfPronoun } from './noun-number.ts';
import type { GrammarToken } from './tokens.ts';

type Tokens = readonly GrammarToken[];

const PERSONS: Readonly<Record<string, 1 | 2 | 3>> = { i: 1, me: 1, we: 1, us: 1, you: 2 };

/** Words of amount before "of", which leave the number to the noun behind: a lot of people. */
const AMOUNTS = new Set(
  'lot lots number couple plenty most some all half rest majority any none more part'.split(' '),
);
/** "Three-quarters of the land is", "two thirds of them are". */
const FRACTIONS = /^(?:\w+-)?(?:thirds?|quarters?|fifths?|tenths?|halves)$/;
/** In these, both numbers are right: a group of people is, are. */
const COLLECTIVES = new Set(
  'group pair set kind sort type variety range series crowd team bunch minority percent per amount deal proportion percentage handful selection collection mixture list'.split(
    ' ',
  ),
);

/** Plurals that stand before another noun: a sports hall. */
const PLURAL_MODIFIERS = new Set(
  'sports clothes savings goods games arms customs sales news ladies mens contents systems accounts operations works parks arts careers'.split(
    ' ',
  ),
);

/** Nouns of time that stand without a preposition behind these words. */
const TIME_OPENERS = new Set(
  'last next every this each all one that some half any two three four five six seven eight nine ten these few'.split(
    ' ',
  ),
);

/** Verbs of what happens to things and people, which govern no plural noun behind their -ing form. */
const ATTRIBUTES = new Set('live rise fall age exist remain emerge shrink decline sleep'.split(' '));

function isNominal({ tag }: GrammarToken): boolean {
  return tag === 'NOUN' || tag === 'NOUNS' || tag === 'NAME';
}

/** A group of one word that stands for a noun, such as a pronoun or the "there" of "there is". */
export function createPronounGroup(token: GrammarToken, number: GrammaticalNumber): NounGroup {
  return {
    kind: 'noun',
    from: token.at,
    to: token.at + 1,
    head: token,
    determiner: undefined,
    modifiers: [],
    number: token.lower === 'i' ? 'singular' : number,
    person: PERSONS[token.lower] ?? 3,
    isPronoun: true,
    countability: 'unknown',
    nounClass: undefined,
    members: [],
    isTime: false,
  };
}

/**
 * The noun group that begins at a token: determiner, numbers, adjectives, nouns. A possessive belongs to it:
 * "my friend's house".
 *
 * @returns undefined where no noun group begins
 */
function parseSimpleGroup(tokens: Tokens, from: number): NounGroup | undefined {
  const first = tokens[from];
  if (!first) return undefined;
  const next = tokens[from + 1];
  if (first.tag === 'PRON' && next?.lower !== "'s")
    return createPronounGroup(first, readNumberOfPronoun(first.lower));
  let at = from;
  let determiner: GrammarToken | undefined;
  const modifiers: GrammarToken[] = [];
  let head: GrammarToken | undefined;
  while (at < tokens.length) {
    const token = tokens[at];
    if (!token) break;
    const before = tokens[at - 1];
    if (token.tag === 'DET') {
      if (head) break;
      determiner = token;
    } else if (token.tag === 'POSS' && head) {
      determiner = token;
      head = undefined;
      modifiers.length = 0;
    } else if (
      isNominal(token) ||
      (token.tag === 'PRON' &&
        (token.lower === 'one' || token.lower === 'ones' || tokens[at + 1]?.tag === 'POSS'))
    ) {
      // A name behind a noun or a pronoun opens a group of its own: "the teacher Ana", "I saw him Monday".
      if (head && head.tag === 'NOUNS' && !(token.tag === 'NOUN' && PLURAL_MODIFIERS.has(head.lower))) break;
      if (head) modifiers.push(head);
      head = token;
    } else if (token.tag === 'NUM') {
      if (head) {
        if (head.tag === 'NOUN' && /^\d/.test(token.lower)) modifiers.push(token);
        else if (head.tag === 'NAME' && !isNominal(tokens[at + 1] ?? token)) modifiers.push(token);
        else break;
      } else if (determiner) modifiers.push(token);
      else determiner = token;
    } else if (token.tag === 'ING' && !head && determiner && !leadsToNoun(tokens, at + 1)) {
      head = token;
    } else if (at === from && isAttribute(token, tokens[at + 1])) {
      modifiers.push(token);
    } else if (token.tag === 'ADJ' && !head) {
      modifiers.push(token);
    } else if (
      (token.tag === 'EN' || token.tag === 'ING') &&
      !head &&
      (determiner || modifiers.length > 0) &&
      leadsToNoun(tokens, at + 1)
    ) {
      modifiers.push(token);
    } else if (
      token.tag === 'ADV' &&
      !head &&
      (determiner || at > from || tokens[at + 1]?.tag === 'ADJ') &&
      leadsToNoun(tokens, at + 1)
    ) {
      modifiers.push(token);
    } else if (
      (token.text === ',' || token.tag === 'AND') &&
      !head &&
      before?.tag === 'ADJ' &&
      tokens[at + 1]?.tag === 'ADJ' &&
      leadsToNoun(tokens, at + 2)
    ) {
      modifiers.push(token);
    } else break;
    at++;
  }
  if (!head) return parseHeadless(tokens, from, determiner, modifiers, at);
  const number = readGroupNumber(head, determiner, modifiers);
  const to = at;
  return {
    kind: 'noun',
    from,
    to,
    head,
    determiner,
    modifiers,
    number,
    person: 3,
    isPronoun: false,
    countability: head.tag === 'NAME' || !head.isKnown ? 'unknown' : getCountability(head.lemma),
    nounClass: head.tag === 'NAME' ? undefined : findEntry(head.lemma)?.nounClass,
    members: [],
    isTime: isTimeGroup(head, determiner, modifiers, tokens[to], tokens[from - 1]),
  };
}

/** "These are", "two of them", "the rich": a determiner, number or adjective in the place of a noun. */
function parseHeadless(
  tokens: Tokens,
  from: number,
  determiner: GrammarToken | undefined,
  modifiers: Tokens,
  to: number,
): NounGroup | undefined {
  const next = tokens[to];
  if (!determiner) return undefined;
  const word = modifiers.at(-1) ?? determiner;
  if (
    word.tag === 'ADJ' ||
    word.tag === 'NUM' ||
    (modifiers.length === 0 && !/^(?:the|a|an|my|your|our|their|its|every|no)$/.test(determiner.lower)) ||
    next?.tag === 'PREP'
  ) {
    return {
      ...createPronounGroup(
        word,
        word.tag === 'DET' ? readNumberOfPronoun(word.lower) : word.lower === 'one' ? 'singular' : 'unknown',
      ),
      from,
      to,
      determiner,
    };
  }
  return undefined;
}

/** "Living things", "rising prices": an -ing form without an object before what does it. */
export function isAttribute({ tag, lemma, isKnown }: GrammarToken, next: GrammarToken | undefined): boolean {
  return tag === 'ING' && isKnown && next?.tag === 'NOUNS' && ATTRIBUTES.has(lemma);
}

/** Whether nothing but modifiers stand before a noun. Looks at four words at most. */
function leadsToNoun(tokens: Tokens, from: number): boolean {
  for (let at = from; at < Math.min(tokens.length, from + 4); at++) {
    const token = tokens[at];
    if (!token) return false;
    if (isNominal(token)) return true;
    if (!['ADJ', 'NUM', 'ADV', 'EN', 'ING'].includes(token.tag))
      return token.tag === 'PRON' && /^ones?$/.test(token.lower);
  }
  return false;
}

function isTimeGroup(
  head: GrammarToken,
  determiner: GrammarToken | undefined,
  modifiers: Tokens,
  next: GrammarToken | undefined,
  before: GrammarToken | undefined,
): boolean {
  const isTime = findEntry(head.lemma)?.nounClass === 'time' || isWeekday(head.lower);
  if (!isTime) return false;
  if (next?.lower === 'ago' || next?.lower === 'later' || next?.lower === 'before') return true;
  if (isWeekday(head.lower)) return true;
  // "Ten letters a week": a price or a number for each.
  if (
    /^an?$/.test(determiner?.lower ?? '') &&
    modifiers.length === 0 &&
    /^(?:NOUN|NOUNS|NUM)$/.test(before?.tag ?? '')
  )
    return true;
  const opener = determiner?.lower ?? modifiers[0]?.lower ?? '';
  return TIME_OPENERS.has(opener) || /^\d/.test(opener);
}

function isWeekday(lower: string): boolean {
  return /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$/.test(lower);
}

/** "Two thirds of the price is", "a third of them sings" or "sing". */
function joinFraction(fraction: NounGroup, inner: NounGroup): NounGroup {
  const isOne = fraction.head.tag !== 'NOUNS' && inner.number === 'plural';
  return { ...inner, from: fraction.from, number: isOne ? 'unknown' : inner.number, isTime: false };
}

/** "A lot of people": the group of amount with the group behind "of" has the number of the latter. */
function joinAmount(tokens: Tokens, group: NounGroup): NounGroup {
  if (tokens[group.to]?.lower !== 'of') return group;
  const lower = group.head.lower;
  const isFraction = FRACTIONS.test(lower);
  const isAmount =
    (AMOUNTS.has(lower) || isFraction) && !(lower === 'number' && group.determiner?.lower === 'the');
  if (!isAmount && !COLLECTIVES.has(lower)) return group;
  const inner = parseSimpleGroup(tokens, group.to + 1);
  if (!inner) return group;
  if (isFraction) return joinFraction(group, inner);
  return {
    ...inner,
    from: group.from,
    number: isAmount && lower !== 'none' && lower !== 'part' && lower !== 'any' ? inner.number : 'unknown',
    isTime: false,
    determiner: group.determiner ?? group.head,
  };
}

const MAX_MEMBERS = 8;
const NOMINATIVES = /^(?:i|he|she|we|they)$/;

/**
 * The noun group that begins at a token, with what "and" joins to it.
 *
 * @param endsBefore tells whether the group that begins at a token belongs to the next clause
 */
export function parseNounGroup(
  tokens: Tokens,
  from: number,
  endsBefore: (group: NounGroup) => boolean,
): NounGroup | undefined {
  const simple = parseSimpleGroup(tokens, from);
  if (!simple) return undefined;
  const first = joinAmount(tokens, simple);
  const members = [first];
  let conjunction: string | undefined;
  while (members.length < MAX_MEMBERS && conjunction === undefined) {
    const last = members.at(-1) ?? first;
    const isComma = tokens[last.to]?.text === ',';
    const isAnd = (at: number) => /^(?:and|or|nor|&)$/.test(tokens[at]?.lower ?? '');
    const at = isComma ? last.to + 1 : last.to;
    const start = isAnd(at) ? at + 1 : at;
    if (start === last.to) break;
    const parsed = parseSimpleGroup(tokens, start);
    const next = parsed && joinAmount(tokens, parsed);
    // "Now I and my brother are": behind "I" stands the rest of one subject.
    if (!next || (!NOMINATIVES.test(last.head.lower) && endsBefore(next))) break;
    members.push(next);
    if (isAnd(at)) conjunction = tokens[at]?.lower;
  }
  if (conjunction === undefined) return first;
  const last = members.at(-1) ?? first;
  // "Once a month, and the progress was": two nouns with a comma between are rarely one subject.
  const isAcrossComma = members.length === 2 && tokens[first.to]?.text === ',';
  // "My list of things and people": what "and" joins belongs to the list.
  const isOfCollective = first !== simple && COLLECTIVES.has(simple.head.lower);
  // "Bread and butter" and "my friend and colleague" can be one thing, "two and two" a sum.
  const areSeveral = members.every(
    ({ isPronoun, determiner, head, number }) =>
      head.tag !== 'NUM' &&
      head.tag !== 'ADJ' &&
      (isPronoun || determiner || head.tag === 'NAME' || number === 'plural'),
  );
  return {
    ...first,
    to: last.to,
    person: members.some(({ person }) => person === 1) ? 1 : 3,
    number:
      conjunction !== 'and' && conjunction !== '&'
        ? 'unknown'
        : areSeveral &&
            !isAcrossComma &&
            !isOfCollective &&
            first.determiner?.lower !== 'every' &&
            first.determiner?.lower !== 'each'
          ? 'plural'
          : 'unknown',
    isTime: members.every(({ isTime }) => isTime),
    members,
  };
}
