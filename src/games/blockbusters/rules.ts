import { unreachable } from '../../domain/result.ts';
import type { Change, Tick, Timed } from '../contract.ts';
import { said } from '../kit/changes.ts';
import type { BlockBank } from './bank.ts';
import { phraseNow, pickGold, startGoldRun, timeUp, tryGold } from './gold-rules.ts';
import { judge } from './judge.ts';
import { computerTries, goOnFromJoined, goOnFromTold, hint, pickHexagon, trySaying } from './match-rules.ts';
import type { Around } from './records.ts';
import { type BlockMove, type BlockState, isComputer, LONGEST_WRITTEN } from './state.ts';
import { refusalText } from './telling.ts';

type BlockEvent = Timed<BlockMove | Tick>;

/** One step of the match, or of the Gold Run: what comes after the end of its time does not count any more. */
export function reduce(state: BlockState, event: BlockEvent, bank: BlockBank): Change<BlockState> {
  return timeUp(state, { ...event, bank }) ?? step(state, event, bank);
}

function step(state: BlockState, event: BlockEvent, bank: BlockBank): Change<BlockState> {
  const around = { bank, at: event.at };
  switch (event.type) {
    case 'picked':
      return state.stage.phase === 'gold'
        ? pickGold(state, event.place, event.at)
        : pickHexagon(state, event.place, around);
    case 'wrote':
      return write(state, event.text.trim().slice(0, LONGEST_WRITTEN), around);
    case 'passed':
      return say(state, '', { ...around, verdict: 'wrong' });
    case 'asked-hint':
      return hint(state);
    case 'went-on':
      return goOn(state, around);
    case 'ticked':
      return { state };
    default:
      return unreachable(event);
  }
}

/** The clue or the phrase that a player is to answer now; `null` when none is, and while the computer is asked. */
function openQuestion(state: BlockState) {
  const { stage } = state;
  if (stage.phase === 'asking')
    return isComputer(state, stage.player) ? null : { ...stage, asked: stage.clue };
  if (stage.phase !== 'gold' || !stage.question) return null;
  const asked = phraseNow(state, stage);
  return asked ? { ...stage.question, asked } : null;
}

/** Judges what was written. A first slip, and what has another first letter, are told and cost nothing. */
function write(state: BlockState, text: string, around: Around): Change<BlockState> {
  const open = openQuestion(state);
  if (!open || !/[a-z]/i.test(text)) return { state };
  const { spelt } = around.bank;
  const verdict = judge(text, { ...open.asked, isOtherWord: (letters) => spelt.has(letters) });
  if (verdict === 'misfit' || (verdict === 'slip' && !open.hasSlipped)) {
    const refused = { kind: verdict, text };
    return {
      state: refuse(state, { refused, hasSlipped: open.hasSlipped || verdict === 'slip' }),
      happened: said(refusalText(refused, open.asked.answer.charAt(0).toUpperCase())),
    };
  }
  return say(state, text, { ...around, verdict });
}

function refuse(
  state: BlockState,
  refusal: { refused: { kind: 'slip' | 'misfit'; text: string }; hasSlipped: boolean },
): BlockState {
  const { stage } = state;
  if (stage.phase === 'asking') return { ...state, stage: { ...stage, ...refusal } };
  if (stage.phase !== 'gold' || !stage.question) return state;
  return { ...state, stage: { ...stage, question: { ...stage.question, ...refusal } } };
}

function say(
  state: BlockState,
  text: string,
  said: Around & { verdict: 'right' | 'slip' | 'wrong' },
): Change<BlockState> {
  if (!openQuestion(state)) return { state };
  return state.stage.phase === 'gold' ? tryGold(state, text, said) : trySaying(state, text, said);
}

function goOn(state: BlockState, around: Around): Change<BlockState> {
  const { stage } = state;
  switch (stage.phase) {
    case 'asking':
      return computerTries(state, around);
    case 'told':
      return goOnFromTold(state, stage, around);
    case 'joined':
      return goOnFromJoined(state, around);
    case 'gold-ready':
      return startGoldRun(state, around.at);
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
