import type { LearningItem } from '../../domain/game-records.ts';
import type { Change, Happening } from '../contract.ts';
import { said } from '../kit/changes.ts';
import type { BlankBank } from './bank.ts';
import {
  type BlankState,
  cardsOf,
  isTwo,
  sideOf,
  statementOf,
  supermatchOf,
  surveyedIn,
  type Task,
  turnNow,
  type Written,
} from './state.ts';
import { endTold, surveyText, turnedText } from './texts.ts';

/** Turns the next card, or all that are left. */
export function turnCards(state: BlankState, isAll: boolean, { panellists }: BlankBank): Change<BlankState> {
  const { stage } = state;
  if (stage.phase !== 'reveal') return { state };
  const cards = cardsOf(state, stage.task);
  if (stage.shown >= cards) return { state };
  const shown = isAll ? cards : stage.shown + 1;
  const next = { ...state, stage: { ...stage, shown } };
  const { text, isGood } = turnedText(next, stage.shown, panellists);
  if (shown < cards) {
    return { state: next, happened: [...said(text), ...(isGood ? [cue('right')] : [])] };
  }
  const end = endTold(next, panellists);
  const sounds =
    stage.task === 'turn'
      ? soundOfTurn(isGood, end.isGood)
      : [...finalAnswer(next, stage.task), cue(end.isGood ? 'right' : 'wrong')];
  return { state: next, happened: [...said(`${text} ${end.text}`), ...sounds] };
}

const cue = (sound: 'right' | 'wrong'): Happening => ({ type: 'cue', sound });

/** The last card is no bad news where an earlier one was a match. */
function soundOfTurn(isMatch: boolean, hasMatches: boolean): readonly Happening[] {
  if (isMatch) return [cue('right')];
  return hasMatches ? [] : [cue('wrong')];
}

/** What the learner wrote in a final is recorded with its last card; a turn has its survey for that. */
function finalAnswer(state: BlankState, task: Exclude<Task, 'turn'>): readonly Happening[] {
  const written = state.finals.at(-1);
  if (!written || isTwo(state)) return [];
  const { id, suggestions } = supermatchOf(state, task);
  const isChosen = task === 'supermatch' && suggestions.includes(written.text);
  return [answered(written, { kind: 'fact', id }, isChosen ? 'choice' : 'recall')];
}

function answered(written: Written, item: LearningItem, by: 'choice' | 'recall'): Happening {
  const grade = written.answer === null ? 'missed' : written.isSlip ? 'hard' : 'right';
  return { type: 'answered', item, grade, by, ms: written.ms, hint: written.isHinted };
}

/** When all cards were looked at: a turn is followed by its survey, with which the answer is recorded. */
export function afterReveal(state: BlankState, task: Task): Change<BlankState> {
  if (task === 'supermatch') return { state: { ...state, stage: { phase: 'pairing' } } };
  if (task === 'head-to-head') return { state: { ...state, stage: { phase: 'over' } } };
  const turn = turnNow(state);
  const written = state.turns[turn];
  const isLearners = written && !isTwo(state) && sideOf(turn) === 0;
  return {
    state: { ...state, stage: { phase: 'survey' } },
    happened: [
      ...said(`${surveyText(state, turn)} ${statementOf(state, turn).note}`),
      ...(isLearners ? [answered(written, itemOf(state, turn), 'recall')] : []),
    ],
  };
}

/** The word that was written, where the word bank knows it; else the statement. */
function itemOf(state: BlankState, turn: number): LearningItem {
  const word = surveyedIn(state, turn)?.text;
  return word !== undefined && state.known.includes(word)
    ? { kind: 'word', id: word }
    : { kind: 'fact', id: statementOf(state, turn).id };
}
