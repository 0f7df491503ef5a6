import { SUBJECT_PRONOUNS } from './closed-words.ts';
import type { Group, NounGroup, PrepositionalGroup, VerbGroup } from './groups.ts';
import { parseNounGroup } from './noun-group.ts';
import { findRole } from './preposition-role.ts';
import { createPronounGroup, isAttribute } from './simple-noun-group.ts';
import type { GrammarToken } from './tokens.ts';
import { isAuxiliary, isVerbTag, parseInvertedGroup, parseVerbGroup } from './verb-group.ts';

type Tokens = readonly GrammarToken[];

const NOUN_GROUP_OPENERS = new Set(['DET', 'NUM', 'ADJ', 'NOUN', 'NOUNS', 'NAME', 'PRON', 'ADV', 'THERE']);
const BORDERS = new Set(['AND', 'SUBORD', 'REL', 'WH', 'MARK']);

/** What the parser knows of the clause that it is in. */
interface ClauseState {
  hasVerb: boolean;
  isQuestion: boolean;
}

function isFiniteVerb(token: GrammarToken | undefined): boolean {
  return token !== undefined && ['VERB', 'VERBS', 'PAST', 'MODAL'].includes(token.tag);
}

/** The next token that is no adverb, looking at three at most. */
function skipAdverbs(tokens: Tokens, from: number): GrammarToken | undefined {
  return tokens.slice(from, from + 3).find(({ tag }) => tag !== 'ADV' && tag !== 'NOT');
}

const PHRASE_TAGS = new Set(['DET', 'NUM', 'ADJ', 'NOUN', 'NOUNS', 'NAME']);
const MAX_PHRASE = 5;

/** The token behind "of" and its nouns: in "the number of loans have", "have". */
function skipPhrase(tokens: Tokens, from: number): GrammarToken | undefined {
  if (tokens[from]?.lower !== 'of') return undefined;
  return tokens.slice(from + 1, from + 1 + MAX_PHRASE).find(({ tag }) => !PHRASE_TAGS.has(tag));
}

function parseGroupAt(
  tokens: Tokens,
  at: number,
  state: ClauseState,
  isObject: boolean,
): NounGroup | undefined {
  if (tokens[at]?.tag === 'THERE') return createPronounGroup(tokens[at], 'unknown');
  // Behind a border the group is a subject: "…, and he and his wife earn …".
  const hasVerb = state.hasVerb && !BORDERS.has(tokens[at - 1]?.tag ?? '');
  return parseNounGroup(tokens, at, (group) => {
    const startsClause =
      isFiniteVerb(skipAdverbs(tokens, group.to)) ||
      (group.determiner && isFiniteVerb(skipPhrase(tokens, group.to)));
    if (SUBJECT_PRONOUNS.has(group.head.lower) && (isObject || hasVerb)) return true;
    return hasVerb && startsClause === true;
  });
}

function parsePreposition(tokens: Tokens, at: number, state: ClauseState): PrepositionalGroup | undefined {
  const preposition = tokens[at];
  if (preposition?.tag !== 'PREP') return undefined;
  const next = tokens[at + 1];
  const isObject = next !== undefined && NOUN_GROUP_OPENERS.has(next.tag) && next.tag !== 'THERE';
  const object = isObject ? parseGroupAt(tokens, at + 1, state, true) : undefined;
  return {
    kind: 'preposition',
    from: at,
    to: object ? object.to : at + 1,
    preposition,
    object,
    role: findRole(preposition.lower, object),
  };
}

/**
 * Whether a clause or question can begin at the token, so that an auxiliary here stands before its subject.
 */
function canInvert(tokens: Tokens, at: number, groups: readonly Group[], state: ClauseState): boolean {
  const before = tokens[at - 1];
  if (before?.tag === 'WH' && tokens[at - 2]?.tag === 'PREP') return state.isQuestion;
  if (!before || before.tag === 'MARK' || before.tag === 'WH' || before.tag === 'INTERJ') return true;
  if (before.tag === 'AND') return state.isQuestion;
  if (before.tag === 'PREP') return false;
  // "What time does …", "How many books do …", "Where exactly is …"
  const [last, beforeLast] = [groups.at(-1), groups.at(-2)];
  const isWh = (group: Group | undefined) => group?.kind === 'word' && group.head.tag === 'WH';
  if (last?.kind === 'noun' && /^(?:what|which|whose)$/.test(last.determiner?.lower ?? ''))
    return state.isQuestion;
  if (last?.kind === 'word' && last.head.tag === 'ADV') return isWh(beforeLast) || groups.length === 1;
  return last !== undefined && last.kind !== 'word' && isWh(beforeLast) && state.isQuestion;
}

/** An auxiliary, its subject, and the rest of the verb: "Did your brother | call". */
function parseInversion(
  tokens: Tokens,
  at: number,
  groups: readonly Group[],
  state: ClauseState,
): readonly [VerbGroup, NounGroup] | undefined {
  const auxiliary = tokens[at];
  if (!auxiliary || !isAuxiliary(auxiliary) || !canInvert(tokens, at, groups, state)) return undefined;
  const start = tokens[at + 1]?.tag === 'NOT' ? at + 2 : at + 1;
  if (!NOUN_GROUP_OPENERS.has(tokens[start]?.tag ?? '') || tokens[start]?.tag === 'ADJ') return undefined;
  const subject = parseGroupAt(tokens, start, { ...state, hasVerb: false }, false);
  if (!subject) return undefined;
  const verb = parseInvertedGroup(tokens, auxiliary, subject.to);
  if (!verb) return undefined;
  if (auxiliary.lower === 'be' || (auxiliary.lemma === 'have' && verb.verbs.length === 1)) return undefined;
  // "Do your homework!", "Don't worry": these ask for something, and have no subject.
  const canBeImperative = auxiliary.tag === 'VERB' && auxiliary.lemma === 'do' && !state.isQuestion;
  if (canBeImperative && (verb.verbs.length === 1 || tokens[at + 1]?.tag === 'NOT')) return undefined;
  if (auxiliary.lemma !== 'be' && verb.verbs.length === 1 && !state.isQuestion) return undefined;
  return [verb, subject];
}

/** The groups of a sentence in their order. An inverted verb group comes before its subject. */
export function parseGroups(tokens: Tokens, isQuestion: boolean): readonly Group[] {
  const groups: Group[] = [];
  const state: ClauseState = { hasVerb: false, isQuestion };
  let at = 0;
  while (at < tokens.length) {
    const token = tokens[at];
    if (!token) break;
    const inversion = parseInversion(tokens, at, groups, state);
    if (inversion) {
      const [verb, subject] = inversion;
      groups.push(verb, subject);
      state.hasVerb = true;
      at = Math.max(verb.to, subject.to);
      continue;
    }
    const group = parseAt(tokens, at, state);
    groups.push(group);
    if (group.kind === 'verb') state.hasVerb ||= group.finite !== undefined;
    if (group.kind === 'word' && BORDERS.has(group.head.tag))
      state.hasVerb &&= group.head.tag === 'AND' || group.head.text === ',';
    at = Math.max(group.to, at + 1);
  }
  return groups;
}

function parseAt(tokens: Tokens, at: number, state: ClauseState): Group {
  const token = tokens[at] as GrammarToken;
  if (NOUN_GROUP_OPENERS.has(token.tag) || isAttribute(token, tokens[at + 1])) {
    const group = parseGroupAt(tokens, at, state, false);
    if (group) return group;
  }
  if (token.tag === 'ADJ') return { kind: 'adjective', from: at, to: at + 1, head: token };
  if (token.tag === 'TO' || isVerbTag(token)) {
    const group = parseVerbGroup(tokens, at);
    if (group) return group;
  }
  return parsePreposition(tokens, at, state) ?? { kind: 'word', from: at, to: at + 1, head: token };
}
