import { GAP } from '../../content/gap.ts';
import type { Transition } from '../game-contract.ts';
import { createAnnouncement } from '../kit/transitions.ts';
import type { BlankBank } from './bank.ts';
import {
  type BlankState,
  canUndo,
  getCurrentTurn,
  getStatement,
  getSupermatch,
  hasTwoPlayers,
  MAX_TYPED_LENGTH,
  type WritingTask,
  type WrittenAnswer,
} from './state.ts';
import { formatHint, formatSlip } from './texts.ts';

type WritingStage = Extract<BlankState['stage'], { phase: 'writing' }>;

/** The stage in which an answer is written; `at` is the play time at which it begins. */
export function createWritingStage(task: WritingTask, at: number, isHinted = false): WritingStage {
  return { phase: 'writing', task, since: at, slip: null, isHinted };
}

/** The text with the blank, and the answers that count. */
function getWritingPrompt(state: BlankState, task: WritingTask) {
  if (task === 'turn') return getStatement(state, getCurrentTurn(state));
  const { phrase, answers, others } = getSupermatch(state, task);
  return { text: phrase, answers: [...answers, ...others], pos: 'noun' } as const;
}

/** Takes an answer. A likely typo is reported once; sent again, it counts as the answer it resembles. */
export function submitAnswer(
  state: BlankState,
  { text: raw, at }: { text: string; at: number },
  { matchAnswer }: BlankBank,
): Transition<BlankState> {
  const { stage } = state;
  const text = raw.trim().replace(/\s+/g, ' ').slice(0, MAX_TYPED_LENGTH);
  if (stage.phase !== 'writing' || text === '') return { state };
  const { text: prompt, answers, pos } = getWritingPrompt(state, stage.task);
  const match = matchAnswer(answers, removePhrase(text, prompt), pos);
  if (match.kind === 'slip' && stage.slip === null) {
    return {
      state: { ...state, stage: { ...stage, slip: text } },
      effects: createAnnouncement(formatSlip(text)),
    };
  }
  const answer = match.kind === 'none' ? null : match.answer;
  const isSlip = match.kind === 'slip';
  return startReveal(state, stage.task, {
    text,
    answer,
    isSlip,
    isHinted: stage.isHinted,
    ms: at - stage.since,
  });
}

/** Removes the phrase around the blank from an answer that repeats it. */
function removePhrase(text: string, prompt: string): string {
  const rest = prompt.replace(GAP, '').trim().toLowerCase();
  const repeatsPhrase = text.toLowerCase().startsWith(`${rest} `);
  return repeatsPhrase ? text.slice(rest.length) : text;
}

/** Stores an answer and starts turning the cards. */
export function startReveal(
  state: BlankState,
  task: WritingTask,
  written: WrittenAnswer,
): Transition<BlankState> {
  const stage = { phase: 'reveal', task, shown: 0 } as const;
  return task === 'turn'
    ? { state: { ...state, turns: [...state.turns, written], stage } }
    : { state: { ...state, finals: [...state.finals, written], stage } };
}

/**
 * Shows the first letter of the most popular answer. Two players get no hints, because they have no points to
 * pay with.
 */
export function takeHint(state: BlankState): Transition<BlankState> {
  const { stage } = state;
  if (stage.phase !== 'writing' || stage.task !== 'turn' || stage.isHinted || hasTwoPlayers(state))
    return { state };
  const hinted = { ...state, stage: { ...stage, isHinted: true } };
  return { state: hinted, effects: createAnnouncement(formatHint(hinted)) };
}

/** Returns to writing with the time and the hint as they were before the answer was sent. */
export function undoAnswer(state: BlankState, at: number): BlankState {
  const { stage, turns, finals } = state;
  if (stage.phase !== 'reveal' || !canUndo(state)) return state;
  const written = (stage.task === 'turn' ? turns : finals).at(-1);
  const writingStage = createWritingStage(
    stage.task,
    Math.max(0, at - (written?.ms ?? 0)),
    written?.isHinted,
  );
  return stage.task === 'turn'
    ? { ...state, turns: turns.slice(0, -1), stage: writingStage }
    : { ...state, finals: finals.slice(0, -1), stage: writingStage };
}
