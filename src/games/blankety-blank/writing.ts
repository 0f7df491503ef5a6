import { GAP } from '../../content/gap.ts';
import type { Transition } from '../contract.ts';
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

export function createWritingStage(task: WritingTask, at: number, isHinted = false): WritingStage {
  return { phase: 'writing', task, since: at, slip: null, isHinted };
}

/** What is written for, with the answers that count. */
function getWritingPrompt(state: BlankState, task: WritingTask) {
  if (task === 'turn') return getStatement(state, getCurrentTurn(state));
  const { phrase, answers, others } = getSupermatch(state, task);
  return { text: phrase, answers: [...answers, ...others], pos: 'noun' } as const;
}

/** Takes an answer. What looks like a typo is told once; written again, it counts as what was meant. */
export function submitAnswer(
  state: BlankState,
  { text: raw, at }: { text: string; at: number },
  { matchAnswer }: BlankBank,
): Transition<BlankState> {
  const { stage } = state;
  const text = raw.trim().replace(/\s+/g, ' ').slice(0, MAX_TYPED_LENGTH);
  if (stage.phase !== 'writing' || text === '') return { state };
  const { text: asked, answers, pos } = getWritingPrompt(state, stage.task);
  const judged = matchAnswer(answers, removePhrase(text, asked), pos);
  if (judged.kind === 'slip' && stage.slip === null) {
    return {
      state: { ...state, stage: { ...stage, slip: text } },
      effects: createAnnouncement(formatSlip(text)),
    };
  }
  const answer = judged.kind === 'none' ? null : judged.answer;
  const isSlip = judged.kind === 'slip';
  return startReveal(state, stage.task, {
    ...{ text, answer, isSlip },
    ...{ isHinted: stage.isHinted, ms: at - stage.since },
  });
}

/** Whoever writes the whole phrase means what stands in its blank. */
function removePhrase(text: string, asked: string): string {
  const rest = asked.replace(GAP, '').trim().toLowerCase();
  const begins = text.toLowerCase().startsWith(`${rest} `);
  return begins ? text.slice(rest.length) : text;
}

/** Lays what was written beside the cards that are to be turned. */
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

/** The first letter of what most people say. Between two players nobody would pay for it. */
export function takeHint(state: BlankState): Transition<BlankState> {
  const { stage } = state;
  if (stage.phase !== 'writing' || stage.task !== 'turn' || stage.isHinted || hasTwoPlayers(state))
    return { state };
  const hinted = { ...state, stage: { ...stage, isHinted: true } };
  return { state: hinted, effects: createAnnouncement(formatHint(hinted)) };
}

/** Writes anew, as if nothing had been sent. */
export function undoAnswer(state: BlankState, at: number): BlankState {
  const { stage, turns, finals } = state;
  if (stage.phase !== 'reveal' || !canUndo(state)) return state;
  const written = (stage.task === 'turn' ? turns : finals).at(-1);
  const again = createWritingStage(stage.task, Math.max(0, at - (written?.ms ?? 0)), written?.isHinted);
  return stage.task === 'turn'
    ? { ...state, turns: turns.slice(0, -1), stage: again }
    : { ...state, finals: finals.slice(0, -1), stage: again };
}
