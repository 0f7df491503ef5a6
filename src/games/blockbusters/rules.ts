import { unreachable } from '../../domain/result.ts';
import type { TickEvent, TimestampedEvent, Transition } from '../game-contract.ts';
import { createAnnouncement } from '../kit/transitions.ts';
import type { BlockBank } from './bank.ts';
import {
  answerGoldHexagon,
  endIfTimeUp,
  getCurrentPhrase,
  pickGoldHexagon,
  startGoldRun,
} from './gold-rules.ts';
import { judgeAnswer } from './judge.ts';
import {
  answerAsComputer,
  answerClue,
  continueAfterAnswer,
  continueAfterGame,
  pickHexagon,
  takeHint,
} from './match-rules.ts';
import type { BlockContext } from './record-try.ts';
import { type BlockMove, type BlockState, isComputer, MAX_WRITTEN_LENGTH } from './state.ts';
import { formatRefusal } from './texts.ts';

/*
 * The rules of Blockbusters for the player at the device: picking a hexagon, answering and passing. What an
 * answer does is in match-rules.ts for a game of the match, and in gold-rules.ts for the Gold Run.
 */

type BlockEvent = TimestampedEvent<BlockMove | TickEvent>;

/**
 * Reduces one event of the match or the Gold Run. Once the time of the Gold Run is up, any event only ends
 * it.
 */
export function reduce(state: BlockState, event: BlockEvent, bank: BlockBank): Transition<BlockState> {
  return endIfTimeUp(state, { ...event, bank }) ?? reduceMove(state, event, bank);
}

function reduceMove(state: BlockState, event: BlockEvent, bank: BlockBank): Transition<BlockState> {
  const context = { bank, at: event.at };
  switch (event.type) {
    case 'picked':
      return state.stage.phase === 'gold'
        ? pickGoldHexagon(state, event.place, event.at)
        : pickHexagon(state, event.place, context);
    case 'wrote':
      return submitText(state, event.text.trim().slice(0, MAX_WRITTEN_LENGTH), context);
    case 'passed':
      return recordAnswer(state, '', { ...context, verdict: 'wrong' });
    case 'asked-hint':
      return takeHint(state);
    case 'continued':
      return continueGame(state, context);
    case 'ticked':
      return { state };
    default:
      return unreachable(event);
  }
}

/**
 * What a human player has to answer: a clue of the match or a phrase of the Gold Run. `null` if nothing is
 * asked, or the computer is.
 */
function getOpenQuestion(state: BlockState) {
  const { stage } = state;
  if (stage.phase === 'asking')
    return isComputer(state, stage.player) ? null : { ...stage, clue: stage.clue };
  if (stage.phase !== 'gold' || !stage.question) return null;
  const clue = getCurrentPhrase(state, stage);
  return clue ? { ...stage.question, clue } : null;
}

/**
 * Judges a written answer. The first slip (a likely typo) and an answer with another first letter (a misfit)
 * are reported, and the player may write again.
 */
function submitText(state: BlockState, text: string, context: BlockContext): Transition<BlockState> {
  const open = getOpenQuestion(state);
  if (!open || !/[a-z]/i.test(text)) return { state };
  const { knownSpellings } = context.bank;
  const verdict = judgeAnswer(text, { ...open.clue, isOtherWord: (letters) => knownSpellings.has(letters) });
  if (verdict === 'misfit' || (verdict === 'slip' && !open.hasSlipped)) {
    const refused = { kind: verdict, text };
    return {
      state: refuseText(state, { refused, hasSlipped: open.hasSlipped || verdict === 'slip' }),
      effects: createAnnouncement(formatRefusal(refused, open.clue.answer.charAt(0).toUpperCase())),
    };
  }
  return recordAnswer(state, text, { ...context, verdict });
}

/** Shows in the open question why the text does not count yet. */
function refuseText(
  state: BlockState,
  refusal: { refused: { kind: 'slip' | 'misfit'; text: string }; hasSlipped: boolean },
): BlockState {
  const { stage } = state;
  if (stage.phase === 'asking') return { ...state, stage: { ...stage, ...refusal } };
  if (stage.phase !== 'gold' || !stage.question) return state;
  return { ...state, stage: { ...stage, question: { ...stage.question, ...refusal } } };
}

function recordAnswer(
  state: BlockState,
  text: string,
  answer: BlockContext & { verdict: 'right' | 'slip' | 'wrong' },
): Transition<BlockState> {
  if (!getOpenQuestion(state)) return { state };
  return state.stage.phase === 'gold'
    ? answerGoldHexagon(state, text, answer)
    : answerClue(state, text, answer);
}

function continueGame(state: BlockState, context: BlockContext): Transition<BlockState> {
  const { stage } = state;
  switch (stage.phase) {
    case 'asking':
      return answerAsComputer(state, context);
    case 'told':
      return continueAfterAnswer(state, stage, context);
    case 'joined':
      return continueAfterGame(state, context);
    case 'gold-ready':
      return startGoldRun(state, context.at);
    case 'gold-done':
      return { state: { ...state, stage: { phase: 'over' } } };
    case 'picking':
    case 'gold':
    case 'over':
      return { state };
    default:
      return unreachable(stage);
  }
}
