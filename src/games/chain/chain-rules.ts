import { unreachable } from '../../domain/result.ts';
import type { Change, Game, Moment, Tick, Timed } from '../contract.ts';
import { andThen, said } from '../kit/changes.ts';
import { rememberUsed, type UsedWords } from '../kit/used-words.ts';
import { type ChainBank, loadChainBank } from './chain-bank.ts';
import { takeHint } from './chain-moves.ts';
import { type Chain, computersWords } from './chain-state.ts';
import { hintText } from './chain-texts.ts';

/** What a learner does in either chain game. */
export type ChainMove =
  | { type: 'entered'; text: string }
  | { type: 'asked-hint' }
  /** Ends the game. */
  | { type: 'stopped' };

/** What the states of both games have. */
interface ChainGameState {
  chain: Chain;
  turn: { phase: string };
}

/** What each game does in its own way. */
interface ChainRules<State> {
  /** What fell due by the time of an event: it comes before the event itself. */
  settle(state: State, moment: Moment, bank: ChainBank): Change<State>;
  /** Whether it is the learner's turn, so that words and hints count. */
  isLearnersTurn(state: State): boolean;
  enter(state: State, entry: { text: string; at: number }, bank: ChainBank): Change<State>;
  stop(state: State, at: number, bank: ChainBank): Change<State>;
}

/** One step of a chain game (specification, section 4: 15 s for a word, given anew by each correct one). */
export function chainReducer<State extends ChainGameState>(rules: ChainRules<State>) {
  return (state: State, event: Timed<ChainMove | Tick>, bank: ChainBank): Change<State> =>
    // A move may come before the tick that was due.
    andThen(rules.settle(state, event, bank), (settled) => {
      const isTurn = rules.isLearnersTurn(settled);
      switch (event.type) {
        case 'ticked':
          return { state: settled };
        case 'entered':
          return isTurn ? rules.enter(settled, event, bank) : { state: settled };
        case 'asked-hint':
          return isTurn ? withHint(settled, bank) : { state: settled };
        case 'stopped':
          return settled.turn.phase === 'over' ? { state: settled } : rules.stop(settled, event.at, bank);
        default:
          return unreachable(event);
      }
    });
}

function withHint<State extends ChainGameState>(state: State, bank: ChainBank): Change<State> {
  const chain = takeHint(state.chain, bank);
  if (chain === state.chain) return { state };
  return { state: { ...state, chain }, happened: said(chain.hint ? hintText(chain.hint) : '') };
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
