import { GAP } from '../../content/gap.ts';
import { seededRng } from '../../domain/random.ts';
import { unreachable } from '../../domain/result.ts';
import type { Change, Tick, Timed } from '../contract.ts';
import { said } from '../kit/changes.ts';
import type { BlankBank } from './bank.ts';
import { afterReveal, turnCards } from './reveal.ts';
import { rivalAnswer } from './rivals.ts';
import {
  type BlankMove,
  type BlankState,
  cardsOf,
  isTwo,
  SEATS,
  sideOf,
  statementOf,
  TURNS,
  TWO_PLAYERS,
} from './state.ts';
import { verdictText } from './texts.ts';
import { winnerOf } from './verdicts.ts';
import { hint, put, takeBack, write, writing } from './writing.ts';

/** One step of the game. */
export function reduce(
  state: BlankState,
  event: Timed<BlankMove | Tick>,
  bank: BlankBank,
): Change<BlankState> {
  switch (event.type) {
    case 'wrote':
      return write(state, event, bank);
    case 'asked-hint':
      return hint(state);
    case 'took-back':
      return { state: takeBack(state, event.at) };
    case 'turned':
      return turnCards(state, event.isAll, bank);
    case 'paired':
      return { state: pair(state, event) };
    case 'went-on':
      return goOn(state, event.at);
    case 'ticked':
      return { state };
    default:
      return unreachable(event);
  }
}

function pair(state: BlankState, { seat, at }: { seat: number; at: number }): BlankState {
  if (state.stage.phase !== 'pairing' || !SEATS.includes(seat)) return state;
  return { ...state, partner: seat, stage: writing('head-to-head', at) };
}

function goOn(state: BlankState, at: number): Change<BlankState> {
  const { stage } = state;
  switch (stage.phase) {
    case 'hand-over':
      return { state: { ...state, stage: writing('turn', at) } };
    case 'reveal':
      return stage.shown < cardsOf(state, stage.task) ? { state } : afterReveal(state, stage.task);
    case 'survey':
      return nextTurn(state, at);
    case 'verdict':
      return {
        state: {
          ...state,
          stage: isTwo(state) || winnerOf(state).side === 0 ? writing('supermatch', at) : { phase: 'over' },
        },
      };
    case 'writing':
    case 'pairing':
    case 'over':
      return { state };
    default:
      return unreachable(stage);
  }
}

/** The computer writes at once; two players hand the device over. */
function nextTurn(state: BlankState, at: number): Change<BlankState> {
  const turn = state.turns.length;
  if (turn === TURNS) {
    return { state: { ...state, stage: { phase: 'verdict' } }, happened: said(verdictText(state)) };
  }
  const { rival } = state;
  if (rival === TWO_PLAYERS) return { state: { ...state, stage: { phase: 'hand-over' } } };
  if (sideOf(turn) === 0) return { state: { ...state, stage: writing('turn', at) } };
  const statement = statementOf(state, turn);
  const answer = rivalAnswer(statement, rival, seededRng(state.seed + turn));
  const text = statement.answers[answer]?.text ?? '';
  const written = { text, answer, isSlip: false, isHinted: false, ms: 0 };
  return {
    ...put(state, 'turn', written),
    happened: said(`The computer’s turn. ${statement.text.replace(GAP, 'blank')} It writes: ${text}.`),
  };
}
