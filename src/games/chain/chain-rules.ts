import { unreachable } from '../../domain/result.ts';
import type { Game, Stamp, Stamped, Tick } from '../contract.ts';
import { type ChainBank, loadChainBank } from './chain-bank.ts';
import { takeHint } from './chain-moves.ts';
import { type Chain, computersWords } from './chain-state.ts';

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
  settle(state: State, stamp: Stamp, bank: ChainBank): State;
  /** Whether it is the learner's turn, so that words and hints count. */
  isLearnersTurn(state: State): boolean;
  enter(state: State, entry: { text: string; at: number }, bank: ChainBank): State;
  stop(state: State, at: number, bank: ChainBank): State;
}

/** One step of a chain game (specification, section 4: 15 s for a word, given anew by each correct one). */
export function chainReducer<State extends ChainGameState>(rules: ChainRules<State>) {
  return (state: State, event: Stamped<ChainMove | Tick>, bank: ChainBank): State => {
    // A move may come before the tick that was due.
    const settled = rules.settle(state, event, bank);
    switch (event.type) {
      case 'ticked':
        return settled;
      case 'entered':
        return rules.isLearnersTurn(settled) ? rules.enter(settled, event, bank) : settled;
      case 'asked-hint':
        return rules.isLearnersTurn(settled) ? withHint(settled, bank) : settled;
      case 'stopped':
        return settled.turn.phase === 'over' ? settled : rules.stop(settled, event.at, bank);
      default:
        return unreachable(event);
    }
  };
}

function withHint<State extends ChainGameState>(state: State, bank: ChainBank): State {
  const chain = takeHint(state.chain, bank);
  return chain === state.chain ? state : { ...state, chain };
}

type OwnParts<State> = Omit<
  Game<ChainBank, State, ChainMove>,
  'loadBank' | 'isOver' | 'answers' | 'usedWords'
>;

/** A chain game, put together from its own parts and from what it has in common with the other. */
export function chainGame<State extends ChainGameState>(
  own: OwnParts<State>,
): Game<ChainBank, State, ChainMove> {
  return {
    ...own,
    loadBank: loadChainBank,
    isOver: ({ turn }) => turn.phase === 'over',
    answers: ({ chain }) => chain.answers,
    usedWords: ({ chain }) => computersWords(chain),
  };
}
