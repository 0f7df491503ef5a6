import type { Word } from '../../content/words/word-schema.ts';
import { MEMORY_MATCH_MS, MEMORY_MISMATCH_MS, MEMORY_PAIRS } from '../../domain/limits.ts';
import { seededRng, shuffle } from '../../domain/random.ts';
import { unreachable } from '../../domain/result.ts';
import type { Change, Happening, Moment, StartOptions, Tick, Timed } from '../contract.ts';
import { andThen, said } from '../kit/changes.ts';
import { dealFresh, wordsAgain } from '../kit/deal-fresh.ts';
import { plus } from '../kit/plus.ts';
import { hasRunOut, limitEnd, limitOf, type Timing } from '../kit/time-limit.ts';
import type { UsedWords } from '../kit/used-words.ts';
import { CARDS, cardAt, faceAt, isLong, type MemoryState, partnerOf, rowOf } from './cards.ts';

export type MemoryMove =
  | { type: 'flipped'; place: number }
  /** Asks for the row in which the partner of the open card lies. */
  | { type: 'asked-hint' };

/**
 * Deals eight pairs of the level's words face down, those first that the learner is to meet again. Words with a long
 * meaning come only where the learner chose them.
 */
export function start(
  words: readonly Word[],
  { seed, learner, memory }: Pick<StartOptions<UsedWords>, 'seed' | 'learner' | 'memory'>,
): MemoryState {
  const rng = seededRng(seed);
  const fitting = words.filter(({ word, meaning }) => !isLong(meaning) || learner.chosen.includes(word));
  const dealt = dealFresh(fitting, MEMORY_PAIRS, {
    key: ({ word }) => word,
    used: memory,
    first: wordsAgain(learner, MEMORY_PAIRS),
    rng,
  });
  const sides = ['word', 'meaning'] as const;
  const cards = dealt.flatMap((_, pair) => sides.map((side) => ({ pair, side })));
  return {
    pairs: dealt.map(({ word, meaning }) => ({ word, meaning })),
    cards: shuffle(cards, rng),
    turn: { phase: 'none-open', since: 0 },
    found: [],
    seen: [],
    moves: 0,
    hints: 0,
    hintedRow: null,
    helped: [],
    mistakes: [],
  };
}

/** One step of the game (specification, section 4: two open cards lock the rest until they are resolved). */
export function reduce(state: MemoryState, event: Timed<MemoryMove | Tick>): Change<MemoryState> {
  // A move may come before the tick that was due.
  return andThen(settle(state, event), (settled) => {
    switch (event.type) {
      case 'ticked':
        return { state: settled };
      case 'flipped':
        return flip(settled, event.place, event);
      case 'asked-hint':
        return hint(settled);
      default:
        return unreachable(event);
    }
  });
}

/** When the two open cards are resolved. With limits off, a mismatch stays until the next card is turned. */
export function nextTick({ turn }: MemoryState, timing: Timing): number | null {
  if (turn.phase === 'match') return turn.since + matchLock(timing);
  return turn.phase === 'mismatch' ? limitEnd(turn.since, MEMORY_MISMATCH_MS, timing) : null;
}

/** A match shows nothing that goes away again: without limits it is resolved as quickly as with them. */
function matchLock(timing: Timing): number {
  return limitOf(MEMORY_MATCH_MS, timing) ?? MEMORY_MATCH_MS;
}

function settle(state: MemoryState, { at, timing }: Moment): Change<MemoryState> {
  const { turn } = state;
  if (turn.phase === 'match' && at >= turn.since + matchLock(timing)) {
    const found = [...state.found, cardAt(state, turn.first).pair];
    const isLast = found.length === state.pairs.length;
    return {
      state: { ...state, found, turn: isLast ? { phase: 'over' } : { phase: 'none-open', since: at } },
      happened: said(`${found.length} of ${MEMORY_PAIRS} pairs found.`),
    };
  }
  if (turn.phase === 'mismatch' && hasRunOut(turn.since, MEMORY_MISMATCH_MS, { at, timing })) {
    return turnBack(state, at);
  }
  return { state };
}

function turnBack(state: MemoryState, at: number): Change<MemoryState> {
  return {
    state: { ...state, turn: { phase: 'none-open', since: at } },
    happened: said('Both turned back.'),
  };
}

function flip(state: MemoryState, place: number, moment: Moment): Change<MemoryState> {
  const isPlace = Number.isInteger(place) && place >= 0 && place < CARDS;
  if (!isPlace || faceAt(state, place) !== 'down') return { state };
  const { turn } = state;
  switch (turn.phase) {
    case 'none-open':
      return {
        state: {
          ...state,
          turn: { phase: 'one-open', first: place, since: turn.since },
          seen: plus(state.seen, place),
        },
        happened: said(`${cardAt(state, place).text}.`),
      };
    case 'one-open':
      return flipSecond(state, turn, place, moment.at);
    case 'mismatch':
      // Without limits nothing else would ever turn them back.
      if (moment.timing !== 'off') return { state };
      return andThen(turnBack(state, moment.at), (back) => flip(back, place, moment));
    case 'match':
    case 'over':
      return { state };
    default:
      return unreachable(turn);
  }
}

function flipSecond(
  state: MemoryState,
  { first, since }: { first: number; since: number },
  second: number,
  at: number,
): Change<MemoryState> {
  const { pair, word } = cardAt(state, first);
  const { text: instead } = cardAt(state, second);
  const isMatch = partnerOf(state, first) === second;
  // A mistake when the learner could have known: the second card, or the partner's place.
  const known = [second, partnerOf(state, first)];
  const isMistake = !isMatch && state.seen.some((place) => known.includes(place));
  const isNew = isMistake && state.mistakes.every((mistake) => mistake.pair !== pair);
  const answered: Happening = {
    type: 'answered',
    item: { kind: 'word', id: word },
    grade: isMatch ? 'right' : 'missed',
    by: 'recognition',
    ms: at - since,
    hint: state.helped.includes(pair),
  };
  return {
    state: {
      ...state,
      turn: { phase: isMatch ? 'match' : 'mismatch', first, second, since: at },
      seen: plus(state.seen, second),
      moves: state.moves + 1,
      hintedRow: null,
      mistakes: isNew ? [...state.mistakes, { pair, instead }] : state.mistakes,
    },
    happened: [
      ...said(`${instead}. ${isMatch ? 'A pair!' : 'Not a pair.'}`),
      // A card turned for the first time tells nothing about what the learner knows.
      ...(isMatch || isMistake ? [answered] : []),
    ],
  };
}

/** A hint names the row of the open card's partner, and costs a move. */
function hint(state: MemoryState): Change<MemoryState> {
  if (state.turn.phase !== 'one-open' || state.hintedRow !== null) return { state };
  const { pair } = cardAt(state, state.turn.first);
  const hintedRow = rowOf(partnerOf(state, state.turn.first));
  return {
    state: { ...state, hints: state.hints + 1, hintedRow, helped: plus(state.helped, pair) },
    happened: said(`Its partner lies in row ${hintedRow + 1}.`),
  };
}
