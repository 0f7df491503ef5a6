import { GAP } from '../../content/gap.ts';
import type { Change } from '../contract.ts';
import { said } from '../kit/changes.ts';
import type { BlankBank } from './bank.ts';
import {
  type BlankState,
  canTakeBack,
  isTwo,
  LONGEST_TYPED,
  statementOf,
  supermatchOf,
  type Task,
  turnNow,
  type Written,
} from './state.ts';
import { hintText, slipText } from './texts.ts';

type Writing = Extract<BlankState['stage'], { phase: 'writing' }>;

export function writing(task: Task, at: number, isHinted = false): Writing {
  return { phase: 'writing', task, since: at, slip: null, isHinted };
}

/** What is written for, with the answers that count. */
function askedFor(state: BlankState, task: Task) {
  if (task === 'turn') return statementOf(state, turnNow(state));
  const { phrase, answers, others } = supermatchOf(state, task);
  return { text: phrase, answers: [...answers, ...others], pos: 'noun' } as const;
}

/** Takes an answer. What looks like a typo is told once; written again, it counts as what was meant. */
export function write(
  state: BlankState,
  { text: raw, at }: { text: string; at: number },
  { judge }: BlankBank,
): Change<BlankState> {
  const { stage } = state;
  const text = raw.trim().replace(/\s+/g, ' ').slice(0, LONGEST_TYPED);
  if (stage.phase !== 'writing' || text === '') return { state };
  const { text: asked, answers, pos } = askedFor(state, stage.task);
  const judged = judge(answers, withoutRest(text, asked), pos);
  if (judged.kind === 'slip' && stage.slip === null) {
    return { state: { ...state, stage: { ...stage, slip: text } }, happened: said(slipText(text)) };
  }
  const answer = judged.kind === 'none' ? null : judged.answer;
  const isSlip = judged.kind === 'slip';
  return put(state, stage.task, {
    ...{ text, answer, isSlip },
    ...{ isHinted: stage.isHinted, ms: at - stage.since },
  });
}

/** Whoever writes the whole phrase means what stands in its blank. */
function withoutRest(text: string, asked: string): string {
  const rest = asked.replace(GAP, '').trim().toLowerCase();
  const begins = text.toLowerCase().startsWith(`${rest} `);
  return begins ? text.slice(rest.length) : text;
}

/** Lays what was written beside the cards that are to be turned. */
export function put(state: BlankState, task: Task, written: Written): Change<BlankState> {
  const stage = { phase: 'reveal', task, shown: 0 } as const;
  return task === 'turn'
    ? { state: { ...state, turns: [...state.turns, written], stage } }
    : { state: { ...state, finals: [...state.finals, written], stage } };
}

/** The first letter of what most people say. Between two players nobody would pay for it. */
export function hint(state: BlankState): Change<BlankState> {
  const { stage } = state;
  if (stage.phase !== 'writing' || stage.task !== 'turn' || stage.isHinted || isTwo(state)) return { state };
  const hinted = { ...state, stage: { ...stage, isHinted: true } };
  return { state: hinted, happened: said(hintText(hinted)) };
}

/** Writes anew, as if nothing had been sent. */
export function takeBack(state: BlankState, at: number): BlankState {
  const { stage, turns, finals } = state;
  if (stage.phase !== 'reveal' || !canTakeBack(state)) return state;
  const written = (stage.task === 'turn' ? turns : finals).at(-1);
  const again = writing(stage.task, Math.max(0, at - (written?.ms ?? 0)), written?.isHinted);
  return stage.task === 'turn'
    ? { ...state, turns: turns.slice(0, -1), stage: again }
    : { ...state, finals: finals.slice(0, -1), stage: again };
}
