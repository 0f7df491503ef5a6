import { getCountability } from '../lexicon/countability.ts';
import { findEntry } from '../lexicon/english.ts';
import type { GrammaticalNumber, NounGroup } from './groups.ts';
import { readGroupNumber, readNumberOfPronoun } from './noun-number.ts';
import { isTimeGroup } from './time-group.ts';
import { createLemmaTest, createTagTest, createWordTest, isNoun, isNounOrName } from './token-tests.ts';
import type { GrammarToken } from './tokens.ts';

type Tokens = readonly GrammarToken[];

const isFirstPerson = createWordTest('i me we us');

function readPerson(token: GrammarToken): 1 | 2 | 3 {
  if (isFirstPerson(token)) return 1;
  return token.lower === 'you' ? 2 : 3;
}

/** Creates a group of one word that stands for a noun, such as a pronoun or the "there" of "there is". */
export function createPronounGroup(token: GrammarToken, number: GrammaticalNumber): NounGroup {
  return {
    kind: 'noun',
    from: token.at,
    to: token.at + 1,
    head: token,
    determiner: undefined,
    modifiers: [],
    number: token.lower === 'i' ? 'singular' : number,
    person: readPerson(token),
    isPronoun: true,
    countability: 'unknown',
    nounClass: undefined,
    members: [],
    isTime: false,
  };
}

const isOneOrOnes = createWordTest('one ones');
const mayStandBeforeNoun = createTagTest('ADJ', 'NUM', 'ADV', 'EN', 'ING');

/** How many words are looked at in search of the noun. */
const MAX_AHEAD = 4;

/** Whether a noun follows, with nothing but modifiers before it: "very old | houses", "big | ones". */
function leadsToNoun(tokens: Tokens, from: number): boolean {
  const end = tokens.slice(from, from + MAX_AHEAD).find((token) => !mayStandBeforeNoun(token));
  return isNounOrName(end) || (end?.tag === 'PRON' && isOneOrOnes(end));
}

/** Verbs without an object, whose -ing form can only describe a noun after it: "rising prices". */
const isVerbWithoutObject = createLemmaTest('live rise fall age exist remain emerge shrink decline sleep');

/**
 * Whether an -ing form describes the plural noun after it: "living things", "rising prices"; not "selling
 * cars".
 */
export function describesNextNoun(token: GrammarToken, next: GrammarToken | undefined): boolean {
  return token.tag === 'ING' && token.isInLexicon && next?.tag === 'NOUNS' && isVerbWithoutObject(token);
}

/** Whether a word is a noun or stands in its place: "the red one", "everybody's". */
function standsForNoun(tokens: Tokens, at: number): boolean {
  const token = tokens[at];
  if (isNounOrName(token)) return true;
  return token?.tag === 'PRON' && (isOneOrOnes(token) || tokens[at + 1]?.tag === 'POSS');
}

/** The words of a group that have been read so far. */
interface GroupParts {
  from: number;
  determiner: GrammarToken | undefined;
  modifiers: GrammarToken[];
  head: GrammarToken | undefined;
}

/**
 * What a word is in a group. `head`: the noun; where another noun follows, it becomes a modifier ("bus
 * station"). `owner`: the ending 's, which makes all before it the determiner of another noun ("my friend's |
 * house").
 */
type WordRole = 'determiner' | 'owner' | 'head' | 'modifier';

/** Plurals that can stand before another noun: a sports hall. */
const canModifyAsPlural = createWordTest(
  'sports clothes savings goods games arms customs sales news ladies mens contents systems accounts operations works parks arts careers',
);

/** Whether a noun can follow another in one group: "police operations"; not "my friends | Monday". */
function canFollowHead(head: GrammarToken | undefined, noun: GrammarToken): boolean {
  if (head?.tag !== 'NOUNS') return true;
  return head.lower === 'police' ? isNoun(noun) : noun.tag === 'NOUN' && canModifyAsPlural(head);
}

/**
 * Returns the role of a number: determiner in "two dogs", modifier in "the two dogs", "room 12" and "Apollo
 * 11"; undefined where it belongs to the next group, as in "I saw Ana | two days ago".
 */
function readNumberRole(
  { head, determiner }: GroupParts,
  number: GrammarToken,
  next: GrammarToken | undefined,
): WordRole | undefined {
  if (!head) return determiner ? 'modifier' : 'determiner';
  const isLabel =
    (head.tag === 'NOUN' && /^\d/.test(number.lower)) ||
    (head.tag === 'NAME' && !isNounOrName(next ?? number));
  return isLabel ? 'modifier' : undefined;
}

/** Returns the role of a word in the group that is read; undefined where the group ends before it. */
function readWordRole(tokens: Tokens, at: number, parts: GroupParts): WordRole | undefined {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  const { from, determiner, modifiers, head } = parts;
  if (!token) return undefined;
  if (token.tag === 'DET') return head ? undefined : 'determiner';
  if (token.tag === 'POSS' && head) return 'owner';
  if (standsForNoun(tokens, at)) return canFollowHead(head, token) ? 'head' : undefined;
  if (token.tag === 'NUM') return readNumberRole(parts, token, next);
  if (head) return undefined;
  // "The swimming was": no noun follows that the -ing form could describe.
  if (token.tag === 'ING' && determiner && !leadsToNoun(tokens, at + 1)) return 'head';
  if (token.tag === 'ADJ' || (at === from && describesNextNoun(token, next))) return 'modifier';
  // "A broken window". Without a determiner, "broken windows" may be a verb and its object.
  if (token.tag === 'EN' || token.tag === 'ING')
    return (determiner || modifiers.length > 0) && leadsToNoun(tokens, at + 1) ? 'modifier' : undefined;
  if (token.tag === 'ADV')
    return (determiner || at > from || next?.tag === 'ADJ') && leadsToNoun(tokens, at + 1)
      ? 'modifier'
      : undefined;
  // "A big, red house", "a big and red house".
  const joinsAdjectives =
    (token.text === ',' || token.tag === 'AND') && before?.tag === 'ADJ' && next?.tag === 'ADJ';
  return joinsAdjectives && leadsToNoun(tokens, at + 2) ? 'modifier' : undefined;
}

/** Adds a word to a group in its role. */
function addWord(parts: GroupParts, token: GrammarToken, role: WordRole): void {
  if (role === 'modifier') parts.modifiers.push(token);
  if (role === 'determiner') parts.determiner = token;
  if (role === 'owner') {
    parts.determiner = token;
    parts.head = undefined;
    parts.modifiers = [];
  }
  if (role === 'head') {
    if (parts.head) parts.modifiers.push(parts.head);
    parts.head = token;
  }
}

/**
 * Parses the noun group that begins at a token: determiner, numbers, adjectives, nouns. The owner belongs to
 * it: "my friend's house" is one group. What "and" and "of" join to it is not read here, but in
 * `noun-group.ts`.
 *
 * @returns undefined where no noun group begins
 */
export function parseSimpleGroup(tokens: Tokens, from: number): NounGroup | undefined {
  const first = tokens[from];
  if (!first) return undefined;
  if (first.tag === 'PRON' && tokens[from + 1]?.tag !== 'POSS')
    return createPronounGroup(first, readNumberOfPronoun(first.lower));
  const parts: GroupParts = { from, determiner: undefined, modifiers: [], head: undefined };
  let to = from;
  for (let token = tokens[to]; token; token = tokens[to]) {
    const role = readWordRole(tokens, to, parts);
    if (!role) break;
    addWord(parts, token, role);
    to++;
  }
  const { determiner, modifiers, head } = parts;
  if (!head) return parseHeadless(tokens, parts, to);
  const isName = head.tag === 'NAME';
  return {
    kind: 'noun',
    from,
    to,
    head,
    determiner,
    modifiers,
    number: readGroupNumber(head, determiner, modifiers),
    person: 3,
    isPronoun: false,
    countability: isName || !head.isInLexicon ? 'unknown' : getCountability(head.lemma),
    nounClass: isName ? undefined : findEntry(head.lemma)?.nounClass,
    members: [],
    isTime: isTimeGroup({ head, determiner, modifiers }, tokens[from - 1], tokens[to]),
  };
}

const isAdjectiveOrNumber = createTagTest('ADJ', 'NUM');
/** Determiners that never stand without a noun. */
const needsNoun = createWordTest('the a an my your our their its every no');

/**
 * Creates the group of a determiner, number or adjective that has no noun after it: these, two of them, the
 * rich.
 */
function parseHeadless(
  tokens: Tokens,
  { from, determiner, modifiers }: GroupParts,
  to: number,
): NounGroup | undefined {
  if (!determiner) return undefined;
  const word = modifiers.at(-1) ?? determiner;
  const standsAlone = modifiers.length === 0 && !needsNoun(determiner);
  if (!isAdjectiveOrNumber(word) && !standsAlone && tokens[to]?.tag !== 'PREP') return undefined;
  const number = word.lower === 'one' ? 'singular' : 'unknown';
  const group = createPronounGroup(word, word.tag === 'DET' ? readNumberOfPronoun(word.lower) : number);
  return { ...group, from, to, determiner };
}
