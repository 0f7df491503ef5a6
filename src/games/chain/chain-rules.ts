import { formatCount } from '../../domain/format-count.ts';
import { unreachable } from '../../domain/result.ts';
import type { EventTime, Game, TickEvent, TimestampedEvent, Transition } from '../game-contract.ts';
import { getTimeLimitEnd, hasTimeRunOut, type TimeLimitSetting } from '../kit/time-limit.ts';
import { chainTransitions, createAnnouncement } from '../kit/transitions.ts';
import { createCarriedUsedKeys, type UsedKeys } from '../kit/used-keys.ts';
import { type ChainBank, loadChainBank } from './chain-bank.ts';
import { endChain, enterWord, takeHint } from './chain-moves.ts';
import {
  type Chain,
  type EntryRefusal,
  getComputerWords,
  getLastPoints,
  getLastWord,
  WORD_CHAIN_MS,
} from './chain-state.ts';
import { formatHint } from './chain-texts.ts';

/*
 * The rules that both chain games share: Word Chain, in turns with the computer, and Timed Word Chain, alone.
 * Each word starts with the last letter of the word before.
 */

/** The moves of both chain games. */
export type ChainMove =
  | { type: 'entered'; text: string }
  | { type: 'asked-hint' }
  /** Ends the game. */
  | { type: 'stopped' };

/** What the states of both games share: `learner`, or `playing` without a computer, is the learner's turn. */
interface ChainGameState {
  chain: Chain;
  turn: { phase: 'learner' | 'playing' | 'computer'; since: number } | { phase: 'over'; reason: string };
}

/** What differs between the chain games. */
interface ChainRules<State> {
  /** What is due at the time of an event, besides the learner's time limit. */
  settleTurn?(state: State, at: number, bank: ChainBank): Transition<State>;
  /** The multiplier of the next word's points; 1 by default. */
  getMultiplier?(state: State): number;
  /** After the learner played a word. */
  onWordPlayed(state: State, at: number): State;
  /** What is announced of it after the word and its points. */
  formatWordPlayed?(state: State): string;
  /** After an entry was refused. */
  onEntryRefused?(state: State, refusal: EntryRefusal): State;
}

/** The reducer of a chain game (specification, section 4: 15 s for a word, again after each correct word). */
export function createChainReducer<State extends ChainGameState>(rules: ChainRules<State>) {
  return (state: State, event: TimestampedEvent<ChainMove | TickEvent>, bank: ChainBank): Transition<State> =>
    // A move may arrive before the tick that is due.
    chainTransitions(settleTime(rules, state, event, bank), (settled) => {
      const since = getLearnerTurnStart(settled);
      switch (event.type) {
        case 'ticked':
          return { state: settled };
        case 'entered':
          return since === null ? { state: settled } : reduceEntry(rules, settled, { ...event, since }, bank);
        case 'asked-hint':
          return since === null ? { state: settled } : reduceHint(settled, bank);
        case 'stopped':
          return settled.turn.phase === 'over'
            ? { state: settled }
            : endGame(settled, 'stopped', event.at, bank);
        default:
          return unreachable(event);
      }
    });
}

/** The play time at which the learner's time is up; `null` while it is not their turn. */
export function getLearnerTimeEnd(state: ChainGameState, timeLimits: TimeLimitSetting): number | null {
  const since = getLearnerTurnStart(state);
  return since === null ? null : getTimeLimitEnd(since, WORD_CHAIN_MS, timeLimits);
}

/** The play time at which the learner's turn began; `null` while it is not their turn. */
function getLearnerTurnStart({ turn }: ChainGameState): number | null {
  return turn.phase === 'learner' || turn.phase === 'playing' ? turn.since : null;
}

function settleTime<State extends ChainGameState>(
  rules: ChainRules<State>,
  state: State,
  eventTime: EventTime,
  bank: ChainBank,
): Transition<State> {
  const since = getLearnerTurnStart(state);
  const isUp = since !== null && hasTimeRunOut(since, WORD_CHAIN_MS, eventTime);
  if (isUp) return endGame(state, 'time-up', eventTime.at, bank);
  return rules.settleTurn?.(state, eventTime.at, bank) ?? { state };
}

function reduceEntry<State extends ChainGameState>(
  rules: ChainRules<State>,
  state: State,
  { text, at, since }: { text: string; at: number; since: number },
  bank: ChainBank,
): Transition<State> {
  const times = rules.getMultiplier?.(state) ?? 1;
  const { chain, refusal, effects } = enterWord(state.chain, text, bank, { at, since, times });
  const entered = { ...state, chain };
  if (refusal) return { state: rules.onEntryRefused?.(entered, refusal) ?? entered, effects };
  const nextState = rules.onWordPlayed(entered, at);
  const points = `${getLastWord(chain)}: ${formatCount(getLastPoints(chain), 'point')}.`;
  return {
    state: nextState,
    effects: [...effects, ...createAnnouncement(points + (rules.formatWordPlayed?.(nextState) ?? ''))],
  };
}

function reduceHint<State extends ChainGameState>(state: State, bank: ChainBank): Transition<State> {
  const chain = takeHint(state.chain, bank);
  if (chain === state.chain) return { state };
  return {
    state: { ...state, chain },
    effects: createAnnouncement(chain.hint ? formatHint(chain.hint) : ''),
  };
}

/** Ends the game because the time is up or the learner stopped. */
function endGame<State extends ChainGameState>(
  state: State,
  reason: 'time-up' | 'stopped',
  at: number,
  bank: ChainBank,
): Transition<State> {
  const since = getLearnerTurnStart(state);
  const ended = since === null ? { state: state.chain } : endChain(state.chain, bank, { at, since });
  return { ...ended, state: { ...state, chain: ended.state, turn: { phase: 'over', reason } } };
}

type ChainGame<State> = Game<ChainBank, State, ChainMove, UsedKeys>;
type OwnParts<State> = Omit<ChainGame<State>, 'loadBank' | 'isOver' | 'version' | 'carriedState'>;

/** Completes the parts of a chain game with those that both share. */
export function createChainGame<State extends ChainGameState>(parts: OwnParts<State>): ChainGame<State> {
  return {
    ...parts,
    loadBank: loadChainBank,
    isOver: ({ turn }) => turn.phase === 'over',
    version: 1,
    carriedState: createCarriedUsedKeys(({ chain }) => getComputerWords(chain)),
  };
}
