import { GAP } from '../../content/gap.ts';
import type { LearningItem } from '../../domain/game-records.ts';
import { seededRng } from '../../domain/random.ts';
import { unreachable } from '../../domain/result.ts';
import type { Change, Happening, Tick, Timed } from '../contract.ts';
import { said } from '../kit/changes.ts';
import type { BlankBank } from './deal.ts';
import { rivalAnswer } from './rivals.ts';
import { judge } from './same-answer.ts';
import {
  type BlankMove,
  type BlankState,
  canTakeBack,
  cardsOf,
  isTwo,
  LONGEST_TYPED,
  SEATS,
  sideOf,
  statementOf,
  supermatchOf,
  surveyedIn,
  type Task,
  TURNS,
  TWO_PLAYERS,
  turnNow,
  type Written,
} from './state.ts';
import { endText, hintText, slipText, surveyText, turnedText, verdictText } from './texts.ts';
import { winnerOf } from './verdicts.ts';

type Writing = Extract<BlankState['stage'], { phase: 'writing' }>;

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

function writing(task: Task, at: number, isHinted = false): Writing {
  return { phase: 'writing', task, since: at, slip: null, isHinted };
}

/** What is written for, with the answers that count. */
function askedFor(state: BlankState, task: Task) {
  if (task === 'turn') return statementOf(state, turnNow(state));
  const { phrase, answers, others } = supermatchOf(state, task);
  return { text: phrase, answers: [...answers, ...others], pos: 'noun' } as const;
}

/** Takes an answer. What looks like a typo is told once; written again, it counts as what was meant. */
function write(
  state: BlankState,
  { text: raw, at }: { text: string; at: number },
  { accepted }: BlankBank,
): Change<BlankState> {
  const { stage } = state;
  const text = raw.trim().replace(/\s+/g, ' ').slice(0, LONGEST_TYPED);
  if (stage.phase !== 'writing' || text === '') return { state };
  const { text: asked, answers, pos } = askedFor(state, stage.task);
  const judged = judge(answers, withoutRest(text, asked), { pos, isWord: (word) => accepted.has(word) });
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

function put(state: BlankState, task: Task, written: Written): Change<BlankState> {
  const stage = { phase: 'reveal', task, shown: 0 } as const;
  return task === 'turn'
    ? { state: { ...state, turns: [...state.turns, written], stage } }
    : { state: { ...state, finals: [...state.finals, written], stage } };
}

/** The first letter of what most people say. Between two players nobody would pay for it. */
function hint(state: BlankState): Change<BlankState> {
  const { stage } = state;
  if (stage.phase !== 'writing' || stage.task !== 'turn' || stage.isHinted || isTwo(state)) return { state };
  const hinted = { ...state, stage: { ...stage, isHinted: true } };
  return { state: hinted, happened: said(hintText(hinted)) };
}

function takeBack(state: BlankState, at: number): BlankState {
  const { stage, turns, finals } = state;
  if (stage.phase !== 'reveal' || !canTakeBack(state)) return state;
  const written = (stage.task === 'turn' ? turns : finals).at(-1);
  const again = writing(stage.task, Math.max(0, at - (written?.ms ?? 0)), written?.isHinted);
  return stage.task === 'turn'
    ? { ...state, turns: turns.slice(0, -1), stage: again }
    : { ...state, finals: finals.slice(0, -1), stage: again };
}

/** Turns the next card, or all that are left. */
function turnCards(state: BlankState, isAll: boolean, { panellists }: BlankBank): Change<BlankState> {
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
  return {
    state: next,
    happened: [...said(`${text} ${endText(next, panellists)}`), ...soundOfEnd(next, isGood)],
  };
}

const cue = (sound: 'right' | 'wrong'): Happening => ({ type: 'cue', sound });

/** With the last card of a final it is known what the answer was worth; a turn has its survey for that. */
function soundOfEnd(state: BlankState, isGood: boolean): readonly Happening[] {
  const { stage, finals } = state;
  const [written] = finals.slice(-1);
  if (stage.phase !== 'reveal' || stage.task === 'turn' || !written || isTwo(state)) {
    return [cue(isGood ? 'right' : 'wrong')];
  }
  const { id, suggestions } = supermatchOf(state, stage.task);
  const isChosen = stage.task === 'supermatch' && suggestions.includes(written.text);
  return [answered(written, { kind: 'fact', id }, isChosen ? 'choice' : 'recall')];
}

function answered(written: Written, item: LearningItem, by: 'choice' | 'recall'): Happening {
  const grade = written.answer === null ? 'missed' : written.isSlip ? 'hard' : 'right';
  return { type: 'answered', item, grade, by, ms: written.ms, hint: written.isHinted };
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

function afterReveal(state: BlankState, task: Task): Change<BlankState> {
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
