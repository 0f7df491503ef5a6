import type { LearningItem } from '../../domain/game-records.ts';
import type { GameEffect, Transition } from '../game-contract.ts';
import { createAnnouncement } from '../kit/transitions.ts';
import type { BlankBank } from './bank.ts';
import {
  type BlankState,
  countCards,
  findSurveyAnswer,
  getCurrentTurn,
  getSide,
  getStatement,
  getSupermatch,
  hasTwoPlayers,
  type WritingTask,
  type WrittenAnswer,
} from './state.ts';
import { formatRevealEnd, formatSurvey, formatTurnedCards } from './texts.ts';

/** Turns the next card, or all remaining ones. The last one also announces the outcome. */
export function turnCards(
  state: BlankState,
  isAll: boolean,
  { panellists }: BlankBank,
): Transition<BlankState> {
  const { stage } = state;
  if (stage.phase !== 'reveal') return { state };
  const cards = countCards(state, stage.task);
  if (stage.shown >= cards) return { state };
  const shown = isAll ? cards : stage.shown + 1;
  const next = { ...state, stage: { ...stage, shown } };
  const { text, isGood } = formatTurnedCards(next, stage.shown, panellists);
  if (shown < cards) {
    return {
      state: next,
      effects: [...createAnnouncement(text), ...(isGood ? [createSoundEffect('right')] : [])],
    };
  }
  const end = formatRevealEnd(next, panellists);
  const sounds =
    stage.task === 'turn'
      ? getTurnSounds(isGood, end.isGood)
      : [...getFinalAnswerEffects(next, stage.task), createSoundEffect(end.isGood ? 'right' : 'wrong')];
  return { state: next, effects: [...createAnnouncement(`${text} ${end.text}`), ...sounds] };
}

const createSoundEffect = (sound: 'right' | 'wrong'): GameEffect => ({ type: 'play-sound', sound });

/** The last card plays no "wrong" sound when an earlier one was a match. */
function getTurnSounds(isMatch: boolean, hasMatches: boolean): readonly GameEffect[] {
  if (isMatch) return [createSoundEffect('right')];
  return hasMatches ? [] : [createSoundEffect('wrong')];
}

/** A final's answer is recorded with its last card; a turn's answer with the survey that follows. */
function getFinalAnswerEffects(state: BlankState, task: Exclude<WritingTask, 'turn'>): readonly GameEffect[] {
  const written = state.finals.at(-1);
  if (!written || hasTwoPlayers(state)) return [];
  const { id, suggestions } = getSupermatch(state, task);
  const isChosen = task === 'supermatch' && suggestions.includes(written.text);
  return [createAnswerEffect(written, { kind: 'fact', id }, isChosen ? 'choice' : 'recall')];
}

function createAnswerEffect(written: WrittenAnswer, item: LearningItem, by: 'choice' | 'recall'): GameEffect {
  const grade = written.answer === null ? 'missed' : written.isSlip ? 'hard' : 'right';
  return { type: 'answered', item, grade, by, ms: written.ms, hint: written.isHinted };
}

/** Continues once all cards are open. A turn is followed by its survey, which records the answer. */
export function continueAfterReveal(state: BlankState, task: WritingTask): Transition<BlankState> {
  if (task === 'supermatch') return { state: { ...state, stage: { phase: 'pairing' } } };
  if (task === 'head-to-head') return { state: { ...state, stage: { phase: 'over' } } };
  const turn = getCurrentTurn(state);
  const written = state.turns[turn];
  const isLearnerTurn = written && !hasTwoPlayers(state) && getSide(turn) === 0;
  return {
    state: { ...state, stage: { phase: 'survey' } },
    effects: [
      ...createAnnouncement(`${formatSurvey(state, turn)} ${getStatement(state, turn).note}`),
      ...(isLearnerTurn ? [createAnswerEffect(written, getLearningItem(state, turn), 'recall')] : []),
    ],
  };
}

/** The written word if the word bank has it, otherwise the statement. */
function getLearningItem(state: BlankState, turn: number): LearningItem {
  const word = findSurveyAnswer(state, turn)?.text;
  return word !== undefined && state.known.includes(word)
    ? { kind: 'word', id: word }
    : { kind: 'fact', id: getStatement(state, turn).id };
}
