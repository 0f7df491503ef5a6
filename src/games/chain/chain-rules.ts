import { WORD_CHAIN_MS } from '../../domain/limits.ts';
import { unreachable } from '../../domain/result.ts';
import type { Change, Game, Moment, Tick, Timed } from '../contract.ts';
import { andThen, said } from '../kit/changes.ts';
import { counted } from '../kit/counted.ts';
import { hasRunOut, limitEnd, type Timing } from '../kit/time-limit.ts';
import { rememberUsed, type UsedWords } from '../kit/used-words.ts';
import { type ChainBank, loadChainBank } from './chain-bank.ts';
import { endChain, enterWord, takeHint } from './chain-moves.ts';
import { type Chain, computersWords, lastPoints, lastWord, type Refusal } from './chain-state.ts';
import { hintText } from './chain-texts.ts';

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
  settle?(state: State, at: number, bank: ChainBank): Change<State>;
  /** How many times its points the next word counts; once, where it is left out. */
  times?(state: State): number;
  /** After the learner's word was laid. */
  laid(state: State, at: number): State;
  /** What there is to say of that, besides the word and its points. */
  saidOfLaid?(state: State): string;
  /** After an entry was not taken. */
  refused?(state: State, refusal: Refusal): State;
}

/** One step of a chain game (specification, section 4: 15 s for a word, given anew by each correct one). */
export function chainReducer<State extends ChainGameState>(own: ChainRules<State>) {
  return (state: State, event: Timed<ChainMove | Tick>, bank: ChainBank): Change<State> =>
    // A move may come before the tick that was due.
    andThen(settled(own, state, event, bank), (now) => {
      const since = learnersSince(now);
      switch (event.type) {
        case 'ticked':
          return { state: now };
        case 'entered':
          return since === null ? { state: now } : enter(own, now, { ...event, since }, bank);
        case 'asked-hint':
          return since === null ? { state: now } : withHint(now, bank);
        case 'stopped':
          return now.turn.phase === 'over' ? { state: now } : end(now, 'stopped', event.at, bank);
        default:
          return unreachable(event);
      }
    });
}

/** When the learner's time is up; `null` while it is not their turn. */
export function learnersTimeEnds(state: ChainGameState, timing: Timing): number | null {
  const since = learnersSince(state);
  return since === null ? null : limitEnd(since, WORD_CHAIN_MS, timing);
}

/** When the learner's time for a word began; `null` while it is not their turn. */
function learnersSince({ turn }: ChainGameState): number | null {
  return turn.phase === 'learner' || turn.phase === 'playing' ? turn.since : null;
}

function settled<State extends ChainGameState>(
  own: ChainRules<State>,
  state: State,
  moment: Moment,
  bank: ChainBank,
): Change<State> {
  const since = learnersSince(state);
  const isUp = since !== null && hasRunOut(since, WORD_CHAIN_MS, moment);
  if (isUp) return end(state, 'time-up', moment.at, bank);
  return own.settle?.(state, moment.at, bank) ?? { state };
}

function enter<State extends ChainGameState>(
  own: ChainRules<State>,
  state: State,
  { text, at, since }: { text: string; at: number; since: number },
  bank: ChainBank,
): Change<State> {
  const times = own.times?.(state) ?? 1;
  const { chain, refusal, happened } = enterWord(state.chain, text, bank, { at, since, times });
  const entered = { ...state, chain };
  if (refusal) return { state: own.refused?.(entered, refusal) ?? entered, happened };
  const laid = own.laid(entered, at);
  const points = `${lastWord(chain)}: ${counted(lastPoints(chain), 'point')}.`;
  return { state: laid, happened: [...happened, ...said(points + (own.saidOfLaid?.(laid) ?? ''))] };
}

function withHint<State extends ChainGameState>(state: State, bank: ChainBank): Change<State> {
  const chain = takeHint(state.chain, bank);
  if (chain === state.chain) return { state };
  return { state: { ...state, chain }, happened: said(chain.hint ? hintText(chain.hint) : '') };
}

/** The end, by the clock or by the learner. */
function end<State extends ChainGameState>(
  state: State,
  reason: 'time-up' | 'stopped',
  at: number,
  bank: ChainBank,
): Change<State> {
  const since = learnersSince(state);
  const ended = since === null ? { state: state.chain } : endChain(state.chain, bank, { at, since });
  return { ...ended, state: { ...state, chain: ended.state, turn: { phase: 'over', reason } } };
}

type ChainGame<State> = Game<ChainBank, State, ChainMove, UsedWords>;
type OwnParts<State> = Omit<ChainGame<State>, 'loadBank' | 'isOver' | 'version' | 'memory'>;

/** A chain game, put together from its own parts and from what it has in common with the other. */
export function chainGame<State extends ChainGameState>(own: OwnParts<State>): ChainGame<State> {
  return {
    ...own,
    loadBank: loadChainBank,
    isOver: ({ turn }) => turn.phase === 'over',
    version: 1,
    memory: rememberUsed(({ chain }) => computersWords(chain)),
  };
}
