import type { Word } from '../../content/words/word-schema.ts';
import { MEMORY_MATCH_MS, MEMORY_MISMATCH_MS, MEMORY_PAIRS } from '../../domain/limits.ts';
import { seededRng, shuffle } from '../../domain/random.ts';
import { unreachable } from '../../domain/result.ts';
import type { Stamp, Stamped, StartOptions, Tick } from '../contract.ts';
import { dealFresh } from '../deal-fresh.ts';
import { hasRunOut, limitEnd, limitOf, type Timing } from '../time-limit.ts';
import {
  CARDS,
  cardAt,
  faceAt,
  type MemoryMove,
  type MemoryState,
  partnerOf,
  rowOf,
  textAt,
} from './state.ts';

/** Deals eight pairs of the level's words face down. */
export function start(words: readonly Word[], { seed, used }: StartOptions): MemoryState {
  const rng = seededRng(seed);
  const dealt = dealFresh(words, MEMORY_PAIRS, { key: ({ word }) => word, used, rng });
  const pairs = dealt.map(({ word, meaning }) => ({ word, meaning }));
  const cards = pairs.flatMap((_, pair) => [
    { pair, side: 'word' as const },
    { pair, side: 'meaning' as const },
  ]);
  return {
    pairs,
    cards: shuffle(cards, rng),
    turn: { phase: 'none-open', since: 0 },
    found: [],
    seen: [],
    moves: 0,
    hints: 0,
    hintedRow: null,
    helped: [],
    mistakes: [],
    answers: [],
  };
}

/** One step of the game (specification, section 4: two open cards lock the rest until they are resolved). */
export function reduce(state: MemoryState, event: Stamped<MemoryMove | Tick>): MemoryState {
  // A move may come before the tick that was due.
  const settled = settle(state, event);
  switch (event.type) {
    case 'ticked':
      return settled;
    case 'flipped':
      return flip(settled, event.place, event);
    case 'asked-hint':
      return hint(settled);
    default:
      return unreachable(event);
  }
}

/** When the two open cards are resolved. With limits off, a mismatch stays until the next card is turned. */
export function nextTick({ turn }: MemoryState, timing: Timing): number | null {
  switch (turn.phase) {
    case 'match':
      return turn.since + matchLock(timing);
    case 'mismatch':
      return limitEnd(turn.since, MEMORY_MISMATCH_MS, timing);
    default:
      return null;
  }
}

/** A match shows nothing that goes away again: without limits it is resolved as quickly as with them. */
function matchLock(timing: Timing): number {
  return limitOf(MEMORY_MATCH_MS, timing) ?? MEMORY_MATCH_MS;
}

function settle(state: MemoryState, { at, timing }: Stamp): MemoryState {
  const { turn } = state;
  if (turn.phase === 'match' && at >= turn.since + matchLock(timing)) return resolveMatch(state, at);
  if (turn.phase === 'mismatch' && hasRunOut(turn.since, MEMORY_MISMATCH_MS, { at, timing })) {
    return turnBack(state, at);
  }
  return state;
}

function resolveMatch(state: MemoryState, at: number): MemoryState {
  if (state.turn.phase !== 'match') return state;
  const found = [...state.found, cardAt(state, state.turn.first).pair];
  const isLast = found.length === state.pairs.length;
  return { ...state, found, turn: isLast ? { phase: 'over' } : { phase: 'none-open', since: at } };
}

function turnBack(state: MemoryState, at: number): MemoryState {
  return { ...state, turn: { phase: 'none-open', since: at } };
}

function flip(state: MemoryState, place: number, stamp: Stamp): MemoryState {
  if (!isPlace(place) || faceAt(state, place) !== 'down') return state;
  const { turn } = state;
  switch (turn.phase) {
    case 'none-open':
      return {
        ...state,
        turn: { phase: 'one-open', first: place, since: turn.since },
        seen: saw(state, place),
      };
    case 'one-open':
      return flipSecond(state, turn, place, stamp.at);
    case 'mismatch':
      // Without limits nothing else would ever turn them back.
      return stamp.timing === 'off' ? flip(turnBack(state, stamp.at), place, stamp) : state;
    case 'match':
    case 'over':
      return state;
    default:
      return unreachable(turn);
  }
}

function flipSecond(
  state: MemoryState,
  { first, since }: { first: number; since: number },
  second: number,
  at: number,
): MemoryState {
  const { pair } = cardAt(state, first);
  const word = state.pairs[pair]?.word ?? '';
  const isMatch = cardAt(state, second).pair === pair;
  const isMistake = !isMatch && couldHaveKnown(state, first, second);
  const answer = { word, right: isMatch, hintUsed: state.helped.includes(pair), ms: at - since };
  return {
    ...state,
    turn: { phase: isMatch ? 'match' : 'mismatch', first, second, since: at },
    seen: saw(state, second),
    moves: state.moves + 1,
    hintedRow: null,
    mistakes: isMistake ? [...state.mistakes, { pair, instead: textAt(state, second) }] : state.mistakes,
    // A card turned for the first time tells nothing about what the learner knows.
    answers: isMatch || isMistake ? [...state.answers, answer] : state.answers,
  };
}

/** Whether turning `second` was a wrong choice and not a try: its text, or the partner's place, was known. */
function couldHaveKnown(state: MemoryState, first: number, second: number): boolean {
  return state.seen.includes(second) || state.seen.includes(partnerOf(state, first));
}

/** A hint names the row of the open card's partner, and costs a move. */
function hint(state: MemoryState): MemoryState {
  if (state.turn.phase !== 'one-open' || state.hintedRow !== null) return state;
  const { first } = state.turn;
  const { pair } = cardAt(state, first);
  return {
    ...state,
    hints: state.hints + 1,
    hintedRow: rowOf(partnerOf(state, first)),
    helped: state.helped.includes(pair) ? state.helped : [...state.helped, pair],
  };
}

function isPlace(place: number): boolean {
  return Number.isInteger(place) && place >= 0 && place < CARDS;
}

function saw({ seen }: MemoryState, place: number): number[] {
  return seen.includes(place) ? seen : [...seen, place];
}
