import { OBJECT_PRONOUNS, SUBJECT_PRONOUNS } from './closed-words.ts';
import { readToken } from './read-token.ts';
import type { WordReadings } from './readings.ts';
import { type Reading, TAGS, type Tag } from './tag.ts';
import type { GrammarToken, PlainToken } from './tokens.ts';
import { getTransitionCost, STATE_NUMBERS, type State } from './transition-costs.ts';

/*
 * The tagger. It weighs all ways to read the words of a sentence, and takes the one with the lowest cost: the
 * sum of how unusual each reading is for its word, and how unusual it is after the word before.
 */

/**
 * The cheapest way to read the words from the start of the sentence up to one word, with that word in one
 * state.
 */
interface Path {
  reading: Reading;
  /**
   * The state after the last word, on which the cost of the next depends; an adverb keeps the state before
   * it.
   */
  state: State;
  /**
   * Whether a relative clause is open, after which the verb of the main clause may come: "who live here are".
   */
  isInRelative: boolean;
  /** Whether a finite verb has come; a sentence without one costs more. */
  hasFinite: boolean;
  /** The sum of all costs up to here. */
  cost: number;
  /** The path without its last word. */
  before: Path | undefined;
}

const TAG_NUMBERS: ReadonlyMap<Tag, number> = new Map(TAGS.map((tag, at) => [tag, at]));

const AUXILIARIES: Readonly<Record<string, State>> = { be: 'BE', have: 'HAVE', do: 'DO' };
const FINITE_OR_BASE = new Set(['VERB', 'VERBS', 'PAST']);

/** Returns the state of a word that is read in this way. "Whose" is followed by the same words as "my". */
function toState({ tag, lemma }: Reading, lower: string): State | 'ADV' | 'NOT' {
  if (lower === 'whose') return 'DET';
  if (tag === 'PRON') {
    if (SUBJECT_PRONOUNS.has(lower)) return 'SUBJECT';
    return OBJECT_PRONOUNS.has(lower) ? 'OBJECT' : 'PRON';
  }
  if (FINITE_OR_BASE.has(tag) || (tag === 'EN' && lemma === 'be')) return AUXILIARIES[lemma] ?? tag;
  return tag;
}

/** States of words that come before the subject in a question. */
const INVERTING = new Set<State>(['BE', 'HAVE', 'DO', 'MODAL']);

/**
 * Returns the state after a word, from its own state and the path before it. Adverbs, "not" and the pronoun
 * of a question keep the state before them: what follows "have you ever" is what follows "have".
 */
function continueState(state: State | 'ADV' | 'NOT', before: Path | undefined): State {
  const last: State = before?.state ?? 'START';
  if (state === 'ADV' || state === 'NOT') return last;
  const isQuestion =
    INVERTING.has(last) &&
    (before?.before === undefined || ['WH', 'MARK', 'AND'].includes(before.before.state));
  return isQuestion && (state === 'SUBJECT' || (state === 'PRON' && last !== 'BE')) ? last : state;
}

const VERB_STATES = new Set<string>(['VERB', 'VERBS', 'PAST', 'EN', 'ING', 'BE', 'HAVE', 'DO']);
const FINITE_STATES = new Set<string>(['VERB', 'VERBS', 'PAST', 'BE', 'HAVE', 'DO', 'MODAL']);
/** The cost of a finite verb directly after the verb of a relative clause: "who live are". */
const AFTER_RELATIVE = 0.7;

/** Returns the cost of a state after a path. */
function costAfter(before: Path | undefined, state: State | 'ADV' | 'NOT'): number {
  const cost = getTransitionCost(before?.state ?? 'START', state);
  const endsRelative = before?.isInRelative && VERB_STATES.has(before.state) && FINITE_STATES.has(state);
  return endsRelative ? Math.min(cost, AFTER_RELATIVE) : cost;
}

/**
 * Whether a relative clause is open after a word. A relative pronoun opens one, and so does a subject
 * directly after a noun ("the film I saw"); a punctuation mark, "and", or the verb of the main clause ends
 * it.
 */
function isRelativeOpen(before: Path | undefined, state: State | 'ADV' | 'NOT'): boolean {
  if (state === 'REL') return true;
  if (state === 'SUBJECT' && (before?.state === 'NOUN' || before?.state === 'NOUNS')) return true;
  if (!before?.isInRelative || state === 'MARK' || state === 'AND') return false;
  return !(
    VERB_STATES.has(before.state) &&
    FINITE_STATES.has(state) &&
    getTransitionCost(before.state, state as State) > AFTER_RELATIVE
  );
}

/**
 * Creates a key for what the cost of the next words depends on; of paths with one key only the cheapest is
 * kept.
 */
function createKey(tagNumber: number, state: State, isInRelative: boolean, hasFinite: boolean): number {
  const stateNumber = STATE_NUMBERS.get(state) ?? 0;
  return ((tagNumber * STATE_NUMBERS.size + stateNumber) * 2 + Number(isInRelative)) * 2 + Number(hasFinite);
}

/**
 * Continues all paths by one word, in each of its readings. The number of paths does not grow with the
 * sentence.
 */
function extendPaths(
  paths: readonly Path[],
  token: PlainToken,
  readings: readonly Reading[],
): readonly Path[] {
  const best = new Map<number, Path>();
  for (const reading of readings) {
    const state = toState(reading, token.lower);
    const tagNumber = TAG_NUMBERS.get(reading.tag) ?? 0;
    for (const before of paths.length > 0 ? paths : [undefined]) {
      const cost = (before?.cost ?? 0) + reading.cost + costAfter(before, state);
      const next = continueState(state, before);
      const isInRelative = isRelativeOpen(before, state);
      const hasFinite = before?.hasFinite === true || FINITE_STATES.has(state);
      const key = createKey(tagNumber, next, isInRelative, hasFinite);
      const known = best.get(key);
      if (!known || cost < known.cost)
        best.set(key, { reading, state: next, isInRelative, hasFinite, cost, before });
    }
  }
  return [...best.values()];
}

/** Lists the readings along a path, from the first word on. */
function listReadings(last: Path | undefined): readonly Reading[] {
  const readings: Reading[] = [];
  for (let path = last; path; path = path.before) readings.push(path.reading);
  return readings.reverse();
}

/** What is added to the cost of a sentence without a finite verb. */
const WITHOUT_FINITE_VERB = 1.2;

/** Finds the cheapest path, with its cost if the sentence ends there. */
function findBestEnd(paths: readonly Path[]): { path: Path; cost: number } | undefined {
  let best: { path: Path; cost: number } | undefined;
  for (const path of paths) {
    const cost =
      path.cost + getTransitionCost(path.state, 'MARK') + (path.hasFinite ? 0 : WITHOUT_FINITE_VERB);
    if (!best || cost < best.cost) best = { path, cost };
  }
  return best;
}

/** Lists the cheapest paths through all words of a sentence. */
function findPaths(tokens: readonly PlainToken[], words: readonly WordReadings[]): readonly Path[] {
  let paths: readonly Path[] = [];
  tokens.forEach((token, at) => {
    paths = extendPaths(paths, token, words[at]?.readings ?? []);
  });
  return paths;
}

/** Computes how unusual the words of a sentence are in their order, read in the best way. */
export function computeSentenceCost(tokens: readonly PlainToken[]): number {
  const words = tokens.map((token, at) => readToken(tokens, at, token));
  return findBestEnd(findPaths(tokens, words))?.cost ?? 0;
}

/** Gives each token of a sentence the reading that fits best with those around it (Viterbi's algorithm). */
export function tagSentence(tokens: readonly PlainToken[]): readonly GrammarToken[] {
  const words = tokens.map((token, at) => readToken(tokens, at, token));
  const readings = listReadings(findBestEnd(findPaths(tokens, words))?.path);
  // The fields are named one by one, because copying them with `...` is far slower.
  return tokens.map(({ text, lower, start, end, isWord }, at) => {
    const reading = readings[at];
    const word = words[at];
    return {
      text,
      lower,
      start,
      end,
      isWord,
      at,
      tag: reading?.tag ?? 'NOUN',
      lemma: reading?.lemma ?? lower,
      isInLexicon: word?.isInLexicon ?? false,
      possibleTags: new Set(word?.readings.map(({ tag }) => tag)),
    };
  });
}
