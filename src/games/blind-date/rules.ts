import { unreachable } from '../../domain/result.ts';
import type { Change, Happening, Tick, Timed } from '../contract.ts';
import { said } from '../kit/changes.ts';
import { choiceText, hintText, openingText, reactionText } from './outcome.ts';
import { choosesYou } from './rapport.ts';
import {
  canHint,
  canStartAgain,
  type DateMove,
  type DateState,
  OPENING_STEPS,
  outReply,
  replyIn,
  speakerNow,
  turnAt,
  turnNow,
} from './state.ts';

/** One step of the show. */
export function reduce(state: DateState, event: Timed<DateMove | Tick>): Change<DateState> {
  switch (event.type) {
    case 'went-on':
      return goOn(state, event.at);
    case 'spoke':
      return speak(state, event);
    case 'started-again':
      return startAgain(state, event.at);
    case 'asked-hint':
      return hint(state);
    case 'chose':
      return choose(state, event.contestant);
    case 'changed-mind':
      return changeMind(state);
    case 'ticked':
      return { state };
    default:
      return unreachable(event);
  }
}

function goOn(state: DateState, at: number): Change<DateState> {
  const { now, said: replies, scene } = state;
  switch (now.phase) {
    case 'meeting':
      return { state: { ...state, now: { phase: 'asked' }, since: at } };
    case 'reacted':
      return replies.length < scene.turns.length
        ? { state: { ...state, now: { phase: 'asked' }, since: at } }
        : { state: { ...state, now: { phase: 'choosing' } } };
    case 'opening':
      return now.step < OPENING_STEPS
        ? open(state, now.chosen, now.step + 1)
        : { state: { ...state, now: { phase: 'debrief', chosen: now.chosen } } };
    case 'debrief':
      return { state: { ...state, now: { phase: 'over', chosen: now.chosen } } };
    case 'asked':
    case 'choosing':
    case 'over':
      return { state };
    default:
      return unreachable(now);
  }
}

/** Says a reply. Nothing tells how good it was but the reaction. */
function speak(state: DateState, { reply, at }: { reply: number; at: number }): Change<DateState> {
  const turn = turnNow(state);
  const canBeSaid = state.now.phase === 'asked' && reply !== outReply(state);
  if (!canBeSaid || !turnAt(state, turn).replies[reply]) return { state };
  const next: DateState = {
    ...state,
    said: [...state.said, reply],
    spent: [...state.spent, at - state.since],
    now: { phase: 'reacted' },
  };
  return { state: next, happened: said(reactionText(next)) };
}

function startAgain(state: DateState, at: number): Change<DateState> {
  const first = state.said.at(-1);
  if (!canStartAgain(state) || first === undefined) return { state };
  return {
    state: {
      ...state,
      said: state.said.slice(0, -1),
      spent: state.spent.slice(0, -1),
      again: { turn: state.said.length - 1, first },
      now: { phase: 'asked' },
      since: at,
    },
  };
}

function hint(state: DateState): Change<DateState> {
  if (!canHint(state)) return { state };
  const contestant = speakerNow(state);
  return {
    state: { ...state, hinted: [...state.hinted, contestant] },
    happened: said(hintText(state, contestant)),
  };
}

function choose(state: DateState, contestant: number): Change<DateState> {
  if (state.now.phase !== 'choosing' || !state.scene.contestants[contestant]) return { state };
  const next: DateState = { ...state, now: { phase: 'opening', chosen: contestant, step: 0 } };
  return { state: next, happened: said(choiceText(contestant)) };
}

function changeMind(state: DateState): Change<DateState> {
  const { now } = state;
  if (now.phase !== 'opening' || now.step > 0) return { state };
  return { state: { ...state, now: { phase: 'choosing' } } };
}

/** Opens a part of the screen; the last step is the verdict, and only now the talk goes into the records. */
function open(state: DateState, chosen: number, step: number): Change<DateState> {
  const next: DateState = { ...state, now: { phase: 'opening', chosen, step } };
  const text = said(openingText(next));
  if (step < OPENING_STEPS) return { state: next, happened: text };
  const sound = choosesYou(next, chosen) ? 'right' : 'wrong';
  return { state: next, happened: [...text, ...answers(next), { type: 'cue', sound }] };
}

const GRADES = { '-1': 'missed', '0': 'missed', '1': 'hard', '2': 'right' } as const;

/** Each turn is a fact of the bank; what was said at first tells what the learner knew. */
function answers(state: DateState): readonly Happening[] {
  return state.scene.turns.flatMap(({ by }, turn): Happening[] => {
    const first = replyIn(state, turn, 'first');
    if (!first) return [];
    return [
      {
        type: 'answered',
        item: { kind: 'fact', id: turnId(state, turn) },
        grade: GRADES[first.rapport],
        by: 'choice',
        ms: state.spent[turn] ?? 0,
        hint: state.hinted.includes(by),
      },
    ];
  });
}

/** A turn as the records name it. */
export function turnId({ scene }: Pick<DateState, 'scene'>, turn: number): string {
  return `${scene.id}/${turn + 1}`;
}
