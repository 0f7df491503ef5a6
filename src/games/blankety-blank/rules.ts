import { GAP } from '../../content/gap.ts';
import { createSeededRng } from '../../domain/random.ts';
import { unreachable } from '../../domain/result.ts';
import type { TickEvent, TimestampedEvent, Transition } from '../game-contract.ts';
import { createAnnouncement } from '../kit/transitions.ts';
import type { BlankBank } from './bank.ts';
import { continueAfterReveal, turnCards } from './reveal.ts';
import { chooseRivalAnswer } from './rivals.ts';
import { getWinner } from './scoring.ts';
import {
  type BlankMove,
  type BlankState,
  countCards,
  getSide,
  getStatement,
  hasTwoPlayers,
  SEATS,
  TURN_COUNT,
  TWO_PLAYERS,
} from './state.ts';
import { formatVerdict } from './texts.ts';
import { createWritingStage, startReveal, submitAnswer, takeHint, undoAnswer } from './writing.ts';

/*
 * The rules of Blankety Blank. A turn goes through hand-over (between two players), writing, reveal and
 * survey. After the last turn come the verdict and the finals: the Supermatch, the choice of a partner
 * (pairing), and the head-to-head with that panellist.
 */

/** Reduces one event of the game. */
export function reduce(
  state: BlankState,
  event: TimestampedEvent<BlankMove | TickEvent>,
  bank: BlankBank,
): Transition<BlankState> {
  switch (event.type) {
    case 'wrote':
      return submitAnswer(state, event, bank);
    case 'asked-hint':
      return takeHint(state);
    case 'took-back':
      return { state: undoAnswer(state, event.at) };
    case 'turned':
      return turnCards(state, event.isAll, bank);
    case 'paired':
      return { state: choosePartner(state, event) };
    case 'continued':
      return continueGame(state, event.at);
    case 'ticked':
      // The game has no clock.
      return { state };
    default:
      return unreachable(event);
  }
}

/** Chooses the panellist with whom the winner plays the head-to-head. */
function choosePartner(state: BlankState, { seat, at }: { seat: number; at: number }): BlankState {
  if (state.stage.phase !== 'pairing' || !SEATS.includes(seat)) return state;
  return { ...state, partner: seat, stage: createWritingStage('head-to-head', at) };
}

function continueGame(state: BlankState, at: number): Transition<BlankState> {
  const { stage } = state;
  switch (stage.phase) {
    case 'hand-over':
      return { state: { ...state, stage: createWritingStage('turn', at) } };
    case 'reveal':
      return stage.shown < countCards(state, stage.task) ? { state } : continueAfterReveal(state, stage.task);
    case 'survey':
      return startNextTurn(state, at);
    case 'verdict':
      return {
        state: {
          ...state,
          stage: playsFinals(state) ? createWritingStage('supermatch', at) : { phase: 'over' },
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

/** Whether nothing more is written or turned: the finals are over, or the computer won before them. */
export function isDecided(state: BlankState): boolean {
  const { stage } = state;
  switch (stage.phase) {
    case 'over':
      return true;
    case 'verdict':
      return !playsFinals(state);
    case 'reveal':
      // The head-to-head is the last task of the game.
      return stage.task === 'head-to-head' && stage.shown >= countCards(state, stage.task);
    default:
      return false;
  }
}

/** The learner's side; the other one is the computer, or a second player on the same device. */
const LEARNER_SIDE = 0;

/**
 * Whether the finals are played: against the computer only by a learner who won, of two players by either.
 */
function playsFinals(state: BlankState): boolean {
  return hasTwoPlayers(state) || getWinner(state).side === LEARNER_SIDE;
}

/** Starts the next turn: the computer answers at once, two players pass the device first. */
function startNextTurn(state: BlankState, at: number): Transition<BlankState> {
  const turn = state.turns.length;
  if (turn === TURN_COUNT) {
    return {
      state: { ...state, stage: { phase: 'verdict' } },
      effects: createAnnouncement(formatVerdict(state)),
    };
  }
  const { rival } = state;
  if (rival === TWO_PLAYERS) return { state: { ...state, stage: { phase: 'hand-over' } } };
  if (getSide(turn) === LEARNER_SIDE) {
    return { state: { ...state, stage: createWritingStage('turn', at) } };
  }
  const statement = getStatement(state, turn);
  const answer = chooseRivalAnswer(statement, rival, createSeededRng(state.seed + turn));
  const text = statement.answers[answer]?.text ?? '';
  // The computer takes no time to write.
  const written = { text, answer, isSlip: false, isHinted: false, ms: 0 };
  return {
    ...startReveal(state, 'turn', written),
    effects: createAnnouncement(
      `The computer’s turn. ${statement.text.replace(GAP, 'blank')} It writes: ${text}.`,
    ),
  };
}
