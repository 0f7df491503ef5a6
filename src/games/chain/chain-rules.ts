import { WORD_CHAIN_MS } from '../../domain/limits.ts';
import { unreachable } from '../../domain/result.ts';
import type { EventTime, Game, TickEvent, TimestampedEvent, Transition } from '../contract.ts';
import { formatCount } from '../kit/format-count.ts';
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
} from './chain-state.ts';
import { formatHint } from './chain-texts.ts';

/** What a learner does in either chain game. */
export type ChainMove =
  | { type: 'entered'; text: string }
  | { type: 'asked-hint' }
  /** Ends the game. */
  | { type: 'stopped' };

/** What the states of both games have: `learner`, or alone `playing`, is the learner's turn. */
interface ChainGameState {
  chain: Chain;
  turn: { phase: 'learner' | 'playing' | 'computer'; since: number } | { phase: 'over'; reason: string };
}

/** What each game does in its own way. */
interface ChainRules<State> {
  /** What else than the learner's time falls due by the time of an event. */
  settleTurn?(state: State, at: number, bank: ChainBank): Transition<State>;
  /** How many times its points the next word counts; once, where it is left out. */
  getMultiplier?(state: State): number;
  /** After the learner's word was laid. */
  onWordLaid(state: State, at: number): State;
  /** What there is to say of that, besides the word and its points. */
  formatWordLaid?(state: State): string;
  /** After an entry was not taken. */
  onEntryRefused?(state: State, refusal: EntryRefusal): State;
}

/** One step of a chain game (specification, section 4: 15 s for a word, given anew by each correct one). */
export function createChainReducer<State extends ChainGameState>(own: ChainRules<State>) {
  return (state: State, event: TimestampedEvent<ChainMove | TickEvent>, bank: ChainBank): Transition<State> =>
    // A move may come before the tick that was due.
    chainTransitions(settleTime(own, state, event, bank), (now) => {
      const since = getLearnerTurnStart(now);
      switch (event.type) {
        case 'ticked':
          return { state: now };
        case 'entered':
          return since === null ? { state: now } : reduceEntry(own, now, { ...event, since }, bank);
        case 'asked-hint':
          return since === null ? { state: now } : reduceHint(now, bank);
        case 'stopped':
          return now.turn.phase === 'over' ? { state: now } : endGame(now, 'stopped', event.at, bank);
        default:
          return unreachable(event);
      }
    });
}

/** When the learner's time is up; `null` while it is not their turn. */
export function getLearnerTimeEnd(state: ChainGameState, timing: TimeLimitSetting): number | null {
  const since = getLearnerTurnStart(state);
  return since === null ? null : getTimeLimitEnd(since, WORD_CHAIN_MS, timing);
}

/** When the learner's time for a word began; `null` while it is not their turn. */
function getLearnerTurnStart({ turn }: ChainGameState): number | null {
  return turn.phase === 'learner' || turn.phase === 'playing' ? turn.since : null;
}

function settleTime<State extends ChainGameState>(
  own: ChainRules<State>,
  state: State,
  moment: EventTime,
  bank: ChainBank,
): Transition<State> {
  const since = getLearnerTurnStart(state);
  const isUp = since !== null && hasTimeRunOut(since, WORD_CHAIN_MS, moment);
  if (isUp) return endGame(state, 'time-up', moment.at, bank);
  return own.settleTurn?.(state, moment.at, bank) ?? { state };
}

function reduceEntry<State extends ChainGameState>(
  own: ChainRules<State>,
  state: State,
  { text, at, since }: { text: string; at: number; since: number },
  bank: ChainBank,
): Transition<State> {
  const times = own.getMultiplier?.(state) ?? 1;
  const { chain, refusal, effects } = enterWord(state.chain, text, bank, { at, since, times });
  const entered = { ...state, chain };
  if (refusal) return { state: own.onEntryRefused?.(entered, refusal) ?? entered, effects };
  const laid = own.onWordLaid(entered, at);
  const points = `${getLastWord(chain)}: ${formatCount(getLastPoints(chain), 'point')}.`;
  return {
    state: laid,
    effects: [...effects, ...createAnnouncement(points + (own.formatWordLaid?.(laid) ?? ''))],
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

/** The end, by the clock or by the learner. */
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

/** A chain game, put together from its own parts and from what it has in common with the other. */
export function createChainGame<State extends ChainGameState>(own: OwnParts<State>): ChainGame<State> {
  return {
    ...own,
    loadBank: loadChainBank,
    isOver: ({ turn }) => turn.phase === 'over',
    version: 1,
    carriedState: createCarriedUsedKeys(({ chain }) => getComputerWords(chain)),
  };
}
