import { SUBJECT_PRONOUNS } from './closed-words.ts';
import type { Group, NounGroup, PrepositionalGroup, VerbGroup } from './groups.ts';
import { parseNounGroup } from './noun-group.ts';
import { findRole } from './preposition-role.ts';
import { createPronounGroup, describesNextNoun } from './simple-noun-group.ts';
import { createTagTest, createWordTest, isFiniteVerb } from './token-tests.ts';
import type { GrammarToken } from './tokens.ts';
import { isAuxiliary, isVerbTag, parseInvertedGroup, parseVerbGroup } from './verb-group.ts';

type Tokens = readonly GrammarToken[];

const opensNounGroup = createTagTest('DET', 'NUM', 'ADJ', 'NOUN', 'NOUNS', 'NAME', 'PRON', 'ADV', 'THERE');
/** Words and marks at which one clause can end and another begin. */
const isClauseBorder = createTagTest('AND', 'SUBORD', 'REL', 'WH', 'MARK');

/** What the parser knows of the clause that it is in. */
interface ClauseState {
  /** Whether a finite verb of the clause has come. */
  hasVerb: boolean;
  /** Whether the sentence ends in a question mark. */
  isQuestion: boolean;
}

/** Finds the next of three tokens that is neither an adverb nor "not". */
function findAfterAdverbs(tokens: Tokens, from: number): GrammarToken | undefined {
  return tokens.slice(from, from + 3).find(({ tag }) => tag !== 'ADV' && tag !== 'NOT');
}

const isPhraseWord = createTagTest('DET', 'NUM', 'ADJ', 'NOUN', 'NOUNS', 'NAME');
const MAX_PHRASE = 5;

/** Finds the token after "of" and its noun group: "have" in "the number of loans have". */
function findAfterOfPhrase(tokens: Tokens, from: number): GrammarToken | undefined {
  if (tokens[from]?.lower !== 'of') return undefined;
  return tokens.slice(from + 1, from + 1 + MAX_PHRASE).find((token) => !isPhraseWord(token));
}

/** Whether a finite verb follows the group, so that it is a subject: "I like tea and | the shops have it". */
function hasOwnVerb(tokens: Tokens, { to, determiner }: NounGroup): boolean {
  if (isFiniteVerb(findAfterAdverbs(tokens, to))) return true;
  return determiner !== undefined && isFiniteVerb(findAfterOfPhrase(tokens, to));
}

/**
 * Parses the noun group at a token, with the groups that "and" joins to it, up to the subject of the next
 * clause.
 *
 * @param isObject whether it is the object of a preposition
 */
function parseGroupAt(
  tokens: Tokens,
  at: number,
  state: ClauseState,
  isObject: boolean,
): NounGroup | undefined {
  if (tokens[at]?.tag === 'THERE') return createPronounGroup(tokens[at], 'unknown');
  // "I work, and he and his wife earn …": after "and" a new clause begins, whose subject this is.
  const hasVerb = state.hasVerb && !isClauseBorder(tokens[at - 1]);
  return parseNounGroup(tokens, at, (group) => {
    if (SUBJECT_PRONOUNS.has(group.head.lower) && (isObject || hasVerb)) return true;
    return hasVerb && hasOwnVerb(tokens, group);
  });
}

/** Parses a preposition with the noun group after it, if there is one. */
function parsePreposition(tokens: Tokens, at: number, state: ClauseState): PrepositionalGroup | undefined {
  const preposition = tokens[at];
  if (preposition?.tag !== 'PREP') return undefined;
  const next = tokens[at + 1];
  const object =
    opensNounGroup(next) && next?.tag !== 'THERE' ? parseGroupAt(tokens, at + 1, state, true) : undefined;
  return {
    kind: 'preposition',
    from: at,
    to: object ? object.to : at + 1,
    preposition,
    object,
    role: findRole(preposition.lower, object),
  };
}

/** What can stand before the auxiliary of a question: ", is it", "where is it", "oh, is it". */
const mayPrecedeQuestion = createTagTest('MARK', 'WH', 'INTERJ');
const isQuestionDeterminer = createWordTest('what which whose');
/** "Ask the nurse when will …": also after a noun, a subject comes before its auxiliary. */
const isTimeOrPlaceWord = createWordTest('when where why');

function isQuestionWord(group: Group | undefined): boolean {
  return group?.kind === 'word' && group.head.tag === 'WH';
}

/**
 * Whether a clause or question can begin at the token, so that an auxiliary here stands before its subject.
 */
function canInvert(
  tokens: Tokens,
  at: number,
  groups: readonly Group[],
  { isQuestion }: ClauseState,
): boolean {
  const before = tokens[at - 1];
  // "With whom is …"
  if (before?.tag === 'WH' && tokens[at - 2]?.tag === 'PREP') return isQuestion;
  if (!before || mayPrecedeQuestion(before) || isTimeOrPlaceWord(before)) return true;
  if (before.tag === 'AND') return isQuestion;
  if (before.tag === 'PREP') return false;
  const [last, beforeLast] = [groups.at(-1), groups.at(-2)];
  // "What time does …", also in "Tell me what time does it start", "… which one do you like"
  const asksWhich =
    last?.kind === 'noun' &&
    (isQuestionDeterminer(last.determiner) || isQuestionDeterminer(tokens[last.from - 1]));
  if (asksWhich) return isQuestion || tokens[at]?.lemma === 'do';
  // "Where exactly is …", "Never has …"
  if (last?.kind === 'word' && last.head.tag === 'ADV')
    return isQuestionWord(beforeLast) || groups.length === 1;
  // "How many books do …", and in "I know how important is experience"
  if (last === undefined || last.kind === 'word' || !isQuestionWord(beforeLast)) return false;
  return isQuestion || (last.kind === 'adjective' && tokens[at]?.lemma === 'be');
}

/** Whether an auxiliary begins a request, which has no subject: "Do your homework!", "Don't worry." */
function mayBeRequest(auxiliary: GrammarToken, verb: VerbGroup, hasNot: boolean): boolean {
  if (auxiliary.tag !== 'VERB' || auxiliary.lemma !== 'do') return false;
  return verb.verbs.length === 1 || hasNot;
}

/** Parses an auxiliary, the subject after it, and the rest of the verb: "Did | your brother | call". */
function parseInversion(
  tokens: Tokens,
  at: number,
  groups: readonly Group[],
  state: ClauseState,
): readonly [VerbGroup, NounGroup] | undefined {
  const auxiliary = tokens[at];
  if (!auxiliary || !isAuxiliary(auxiliary) || !canInvert(tokens, at, groups, state)) return undefined;
  const hasNot = tokens[at + 1]?.tag === 'NOT';
  const start = hasNot ? at + 2 : at + 1;
  if (!opensNounGroup(tokens[start]) || tokens[start]?.tag === 'ADJ') return undefined;
  const subject = parseGroupAt(tokens, start, { ...state, hasVerb: false }, false);
  if (!subject) return undefined;
  const verb = parseInvertedGroup(tokens, auxiliary, subject.to);
  if (!verb) return undefined;
  const isAlone = verb.verbs.length === 1;
  // "Be a friend", "Have a nice day": these are not auxiliaries.
  if (auxiliary.lower === 'be' || (auxiliary.lemma === 'have' && isAlone)) return undefined;
  if (state.isQuestion) return [verb, subject];
  if (mayBeRequest(auxiliary, verb, hasNot) || (isAlone && auxiliary.lemma !== 'be')) return undefined;
  return [verb, subject];
}

/**
 * Joins the words of a sentence to groups, in their order. An inverted verb group comes before its subject.
 */
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
    // After "and" or a comma the same clause may go on.
    if (group.kind === 'word' && isClauseBorder(group.head))
      state.hasVerb &&= group.head.tag === 'AND' || group.head.text === ',';
    at = Math.max(group.to, at + 1);
  }
  return groups;
}

/** Parses the group that begins at a token. A word with which none begins is a group of its own. */
function parseAt(tokens: Tokens, at: number, state: ClauseState): Group {
  const token = tokens[at] as GrammarToken;
  if (opensNounGroup(token) || describesNextNoun(token, tokens[at + 1])) {
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
