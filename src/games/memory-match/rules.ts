import { unreachable } from '../../domain/result.ts';
import type { EventTime, GameEffect, TickEvent, TimestampedEvent, Transition } from '../game-contract.ts';
import { addUnique } from '../kit/add-unique.ts';
import { getTimeLimit, getTimeLimitEnd, hasTimeRunOut, type TimeLimitSetting } from '../kit/time-limit.ts';
import { chainTransitions, createAnnouncement } from '../kit/transitions.ts';
import {
  CARD_COUNT,
  findPartner,
  getCard,
  getCardStatus,
  getRow,
  MEMORY_MATCH_PAIRS,
  MEMORY_MATCHED_PAIR_DELAY_MS,
  MEMORY_MISMATCH_DELAY_MS,
  type MemoryMatchState,
} from './cards.ts';

/*
 * The rules of Memory Match. Two cards are turned over: a pair stays open, other cards turn back after a
 * moment in which no card can be turned.
 */

export type MemoryMatchMove =
  | { type: 'flipped'; cardIndex: number }
  /** Asks for the row of the open card's partner. */
  | { type: 'asked-hint' };

/** Reduces one event. Two open cards lock the others until they are resolved (specification, section 4). */
export function reduce(
  state: MemoryMatchState,
  event: TimestampedEvent<MemoryMatchMove | TickEvent>,
): Transition<MemoryMatchState> {
  // A move can arrive before a tick that is already due.
  return chainTransitions(resolveOpenCards(state, event), (resolved) => {
    switch (event.type) {
      case 'ticked':
        return { state: resolved };
      case 'flipped':
        return flipCard(resolved, event.cardIndex, event);
      case 'asked-hint':
        return takeHint(resolved);
      default:
        return unreachable(event);
    }
  });
}

/**
 * The play time at which two open cards are resolved. Without limits a mismatch stays until the next card is
 * turned.
 */
export function getNextTickTime({ turn }: MemoryMatchState, timeLimits: TimeLimitSetting): number | null {
  if (turn.phase === 'match') return turn.since + getMatchLockMs(timeLimits);
  return turn.phase === 'mismatch' ? getTimeLimitEnd(turn.since, MEMORY_MISMATCH_DELAY_MS, timeLimits) : null;
}

/** The lock after a match, in milliseconds. It applies without limits too, because a match stays visible. */
function getMatchLockMs(timeLimits: TimeLimitSetting): number {
  return getTimeLimit(MEMORY_MATCHED_PAIR_DELAY_MS, timeLimits) ?? MEMORY_MATCHED_PAIR_DELAY_MS;
}

/** Whether the last pair is found, or lies open until the tick that ends the game. */
export function isEveryPairFound({ turn, found, pairs }: MemoryMatchState): boolean {
  return found.length + (turn.phase === 'match' ? 1 : 0) === pairs.length;
}

function resolveOpenCards(
  state: MemoryMatchState,
  { at, timeLimits }: EventTime,
): Transition<MemoryMatchState> {
  const { turn } = state;
  if (turn.phase === 'match' && at >= turn.since + getMatchLockMs(timeLimits)) {
    const found = [...state.found, getCard(state, turn.first).pair];
    const isLast = found.length === state.pairs.length;
    return {
      state: { ...state, found, turn: isLast ? { phase: 'over' } : { phase: 'none-open', since: at } },
      effects: createAnnouncement(`${found.length} of ${MEMORY_MATCH_PAIRS} pairs found.`),
    };
  }
  if (turn.phase === 'mismatch' && hasTimeRunOut(turn.since, MEMORY_MISMATCH_DELAY_MS, { at, timeLimits })) {
    return turnCardsBack(state, at);
  }
  return { state };
}

function turnCardsBack(state: MemoryMatchState, at: number): Transition<MemoryMatchState> {
  return {
    state: { ...state, turn: { phase: 'none-open', since: at } },
    effects: createAnnouncement('Both cards turned back.'),
  };
}

function flipCard(state: MemoryMatchState, cardIndex: number, time: EventTime): Transition<MemoryMatchState> {
  const isCardIndex = Number.isInteger(cardIndex) && cardIndex >= 0 && cardIndex < CARD_COUNT;
  if (!isCardIndex || getCardStatus(state, cardIndex) !== 'down') return { state };
  const { turn } = state;
  switch (turn.phase) {
    case 'none-open':
      return {
        state: {
          ...state,
          turn: { phase: 'one-open', first: cardIndex, since: turn.since },
          seen: addUnique(state.seen, cardIndex),
        },
        effects: createAnnouncement(`${getCard(state, cardIndex).text}.`),
      };
    case 'one-open':
      return flipSecond(state, turn, cardIndex, time.at);
    case 'mismatch':
      // Without limits only the next card turns them back.
      if (time.timeLimits !== 'off') return { state };
      return chainTransitions(turnCardsBack(state, time.at), (back) => flipCard(back, cardIndex, time));
    case 'match':
    case 'over':
      return { state };
    default:
      return unreachable(turn);
  }
}

function flipSecond(
  state: MemoryMatchState,
  { first, since }: { first: number; since: number },
  second: number,
  at: number,
): Transition<MemoryMatchState> {
  const { pair, word } = getCard(state, first);
  const { text: secondText } = getCard(state, second);
  const isMatch = findPartner(state, first) === second;
  // A mismatch is a mistake if the learner had seen one of the cards that tell whether the two match.
  const tellingCards = [second, findPartner(state, first)];
  const isMistake = !isMatch && state.seen.some((cardIndex) => tellingCards.includes(cardIndex));
  const isFirstMistake = isMistake && state.mistakes.every((mistake) => mistake.pair !== pair);
  const answerEffect: GameEffect = {
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
      seen: addUnique(state.seen, second),
      moves: state.moves + 1,
      hintedRow: null,
      mistakes: isFirstMistake ? [...state.mistakes, { pair, instead: secondText }] : state.mistakes,
    },
    effects: [
      ...createAnnouncement(`${secondText}. ${isMatch ? 'A pair!' : 'Not a pair.'}`),
      // A mismatch of unseen cards says nothing about what the learner knows.
      ...(isMatch || isMistake ? [answerEffect] : []),
    ],
  };
}

/** Shows the row of the open card's partner, at the cost of a move. */
function takeHint(state: MemoryMatchState): Transition<MemoryMatchState> {
  if (state.turn.phase !== 'one-open' || state.hintedRow !== null) return { state };
  const { pair } = getCard(state, state.turn.first);
  const hintedRow = getRow(findPartner(state, state.turn.first));
  return {
    state: { ...state, hints: state.hints + 1, hintedRow, helped: addUnique(state.helped, pair) },
    effects: createAnnouncement(`Its partner is in row ${hintedRow + 1}.`),
  };
}
