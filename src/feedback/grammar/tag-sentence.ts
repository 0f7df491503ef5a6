import { OBJECT_PRONOUNS, SUBJECT_PRONOUNS } from './closed-words.ts';
import { readToken } from './read-token.ts';
import { type Reading, TAGS, type Tag } from './tag.ts';
import type { GrammarToken, PlainToken } from './tokens.ts';
import { getTransitionCost, STATE_NUMBERS, type State } from './transition-costs.ts';

/** The best way to read the words up to here with the last one in a certain state. */
interface Path {
  reading: Reading;
  /** The state that the next word sees: of an adverb, that of the word before it. */
  state: State;
  /**
   * Whether a clause about a noun is open, behind which the verb of the main clause comes: "who live here
   * are".
   */
  isInRelative: boolean;
  /** Whether a finite verb has come; a sentence has one as a rule. */
  hasFinite: boolean;
  cost: number;
  before: Path | undefined;
}

const TAG_NUMBERS: ReadonlyMap<Tag, number> = new Map(TAGS.map((tag, at) => [tag, at]));

const AUXILIARIES: Readonly<Record<string, State>> = { be: 'BE', have: 'HAVE', do: 'DO' };
const FINITE_OR_BASE = new Set(['VERB', 'VERBS', 'PAST']);

/** The state that a reading puts the tagger in; adverbs and "not" put it in none. */
function toState({ tag, lemma }: Reading, lower: string): State | 'ADV' | 'NOT' {
  if (lower === 'whose') return 'DET';
  if (tag === 'PRON') {
    if (SUBJECT_PRONOUNS.has(lower)) return 'SUBJECT';
    return OBJECT_PRONOUNS.has(lower) ? 'OBJECT' : 'PRON';
  }
  if (FINITE_OR_BASE.has(tag) || (tag === 'EN' && lemma === 'be')) return AUXILIARIES[lemma] ?? tag;
  return tag;
}

/** An auxiliary, and a pronoun after it: "have you ever [seen]" continues like "have". */
const INVERTING = new Set<State>(['BE', 'HAVE', 'DO', 'MODAL']);

/** The state behind a word, from its own state and the path before it. */
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
/** The cost of a finite verb directly behind the verb of a clause about a noun. */
const AFTER_RELATIVE = 0.7;

/** The cost of a state behind a path. */
function costAfter(before: Path | undefined, state: State | 'ADV' | 'NOT'): number {
  const cost = getTransitionCost(before?.state ?? 'START', state);
  const endsRelative = before?.isInRelative && VERB_STATES.has(before.state) && FINITE_STATES.has(state);
  return endsRelative ? Math.min(cost, AFTER_RELATIVE) : cost;
}

/**
 * A relative pronoun opens a clause about a noun, and so does a subject directly behind a noun; a mark ends
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

/** Paths with the same key continue alike, so only the cheapest of them is kept. */
function createKey(tag: Tag, state: State, isInRelative: boolean, hasFinite: boolean): number {
  const tagNumber = TAG_NUMBERS.get(tag) ?? 0;
  const stateNumber = STATE_NUMBERS.get(state) ?? 0;
  return ((tagNumber * STATE_NUMBERS.size + stateNumber) * 2 + Number(isInRelative)) * 2 + Number(hasFinite);
}

/**
 * Adverbs and "not" keep the state, and so do pronouns behind the auxiliary of a question, so the words
 * between do not hide what comes next. The number of paths is at most that of the states.
 */
function extendPaths(
  paths: readonly Path[],
  token: PlainToken,
  readings: readonly Reading[],
): readonly Path[] {
  const best = new Map<number, Path>();
  for (const reading of readings) {
    const state = toState(reading, token.lower);
    for (const before of paths.length > 0 ? paths : [undefined]) {
      const cost = (before?.cost ?? 0) + reading.cost + costAfter(before, state);
      const next = continueState(state, before);
      const isInRelative = isRelativeOpen(before, state);
      const hasFinite = before?.hasFinite === true || FINITE_STATES.has(state);
      const key = createKey(reading.tag, next, isInRelative, hasFinite);
      const known = best.get(key);
      if (!known || cost < known.cost)
        best.set(key, { reading, state: next, isInRelative, hasFinite, cost, before });
    }
  }
  return [...best.values()];
}

/** The readings along a path, from the first word on. */
function listReadings(last: Path | undefined): readonly Reading[] {
  const readings: Reading[] = [];
  for (let path = last; path; path = path.before) readings.push(path.reading);
  return readings.reverse();
}

/** What a sentence without a finite verb costs. */
const WITHOUT_FINITE_VERB = 1.2;

/** The cheapest path, with what ends the sentence. */
function findBestEnd(paths: readonly Path[]): Path | undefined {
  let best: { path: Path; cost: number } | undefined;
  for (const path of paths) {
    const cost =
      path.cost + getTransitionCost(path.state, 'MARK') + (path.hasFinite ? 0 : WITHOUT_FINITE_VERB);
    if (!best || cost < best.cost) best = { path, cost };
  }
  return best?.path;
}

/** Gives each token of a sentence the reading that fits best with those around it (Viterbi's algorithm). */
export function tagSentence(tokens: readonly PlainToken[]): readonly GrammarToken[] {
  const words = tokens.map((token, at) => readToken(tokens, at, token));
  let paths: readonly Path[] = [];
  tokens.forEach((token, at) => {
    paths = extendPaths(paths, token, words[at]?.readings ?? []);
  });
  const readings = listReadings(findBestEnd(paths));
  // Fields by name: copying an object with `...` took half of the tagger's time.
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
      isKnown: word?.isKnown ?? false,
      possibleTags: new Set(word?.readings.map(({ tag }) => tag)),
    };
  });
}
