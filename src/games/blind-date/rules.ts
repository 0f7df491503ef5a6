import { unreachable } from '../../domain/result.ts';
import type { GameEffect, TickEvent, TimestampedEvent, Transition } from '../game-contract.ts';
import { createAnnouncement } from '../kit/transitions.ts';
import { formatChoice, formatHint, formatOpening, formatReaction } from './outcome.ts';
import { isMutualChoice } from './rapport.ts';
import {
  canHint,
  canStartAgain,
  type DateMove,
  type DateState,
  findReply,
  getCurrentSpeaker,
  getCurrentTurn,
  getExcludedReply,
  getTurn,
  OPENING_STEPS,
} from './state.ts';

/*
 * The rules of Blind Date, a show with three contestants behind a screen. Each says a line, the learner
 * chooses a reply, and the contestant reacts. Then the learner chooses a contestant, the screen opens step by
 * step, and a debrief explains every reply.
 */

/** Reduces one event of the show. */
export function reduce(
  state: DateState,
  event: TimestampedEvent<DateMove | TickEvent>,
): Transition<DateState> {
  switch (event.type) {
    case 'continued':
      return continueGame(state, event.at);
    case 'spoke':
      return chooseReply(state, event);
    case 'started-again':
      return startAgain(state, event.at);
    case 'asked-hint':
      return takeHint(state);
    case 'chose':
      return chooseContestant(state, event.contestant);
    case 'changed-mind':
      return changeMind(state);
    case 'ticked':
      return { state };
    default:
      return unreachable(event);
  }
}

/** Continues after the setting, a reaction, a step of the opening, or the debrief. */
function continueGame(state: DateState, at: number): Transition<DateState> {
  const { now, said, scene } = state;
  switch (now.phase) {
    case 'meeting':
      return { state: { ...state, now: { phase: 'asked' }, since: at } };
    case 'reacted':
      return said.length < scene.turns.length
        ? { state: { ...state, now: { phase: 'asked' }, since: at } }
        : { state: { ...state, now: { phase: 'choosing' } } };
    case 'opening':
      return now.step < OPENING_STEPS
        ? openScreen(state, now.chosen, now.step + 1)
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

/** Whether the screen is open: the learner knows the end, and the replies are recorded. */
export function isDecided({ now }: DateState): boolean {
  return (
    now.phase === 'debrief' || now.phase === 'over' || (now.phase === 'opening' && now.step === OPENING_STEPS)
  );
}

/** Says a reply. Only the contestant's reaction shows how good the reply was. */
function chooseReply(state: DateState, { reply, at }: { reply: number; at: number }): Transition<DateState> {
  const turn = getCurrentTurn(state);
  const canSayReply = state.now.phase === 'asked' && reply !== getExcludedReply(state);
  if (!canSayReply || !getTurn(state, turn).replies[reply]) return { state };
  const next: DateState = {
    ...state,
    said: [...state.said, reply],
    spent: [...state.spent, at - state.since],
    now: { phase: 'reacted' },
  };
  return { state: next, effects: createAnnouncement(formatReaction(next)) };
}

/** Takes the newest reply back; its turn is asked again. */
function startAgain(state: DateState, at: number): Transition<DateState> {
  const firstReply = state.said.at(-1);
  if (!canStartAgain(state) || firstReply === undefined) return { state };
  return {
    state: {
      ...state,
      said: state.said.slice(0, -1),
      spent: state.spent.slice(0, -1),
      again: { turn: state.said.length - 1, first: firstReply },
      now: { phase: 'asked' },
      since: at,
    },
  };
}

function takeHint(state: DateState): Transition<DateState> {
  if (!canHint(state)) return { state };
  const contestant = getCurrentSpeaker(state);
  return {
    state: { ...state, hinted: [...state.hinted, contestant] },
    effects: createAnnouncement(formatHint(state, contestant)),
  };
}

function chooseContestant(state: DateState, contestant: number): Transition<DateState> {
  if (state.now.phase !== 'choosing' || !state.scene.contestants[contestant]) return { state };
  const next: DateState = { ...state, now: { phase: 'opening', chosen: contestant, step: 0 } };
  return { state: next, effects: createAnnouncement(formatChoice(contestant)) };
}

function changeMind(state: DateState): Transition<DateState> {
  const { now } = state;
  if (now.phase !== 'opening' || now.step > 0) return { state };
  return { state: { ...state, now: { phase: 'choosing' } } };
}

/** Opens a part of the screen. The last step shows the verdict, and only then the replies are recorded. */
function openScreen(state: DateState, chosen: number, step: number): Transition<DateState> {
  const next: DateState = { ...state, now: { phase: 'opening', chosen, step } };
  const text = createAnnouncement(formatOpening(next));
  if (step < OPENING_STEPS) return { state: next, effects: text };
  const sound = isMutualChoice(next, chosen) ? 'right' : 'wrong';
  return { state: next, effects: [...text, ...createAnswerEffects(next), { type: 'play-sound', sound }] };
}

/** A reply without rapport counts as a mistake, a fine one as hard to find, and only the best as right. */
const GRADE_BY_RAPPORT = { '-1': 'missed', '0': 'missed', '1': 'hard', '2': 'right' } as const;

/** Records each turn as a fact of the bank, graded by the learner's first reply. */
function createAnswerEffects(state: DateState): readonly GameEffect[] {
  return state.scene.turns.flatMap(({ by }, turn): GameEffect[] => {
    const first = findReply(state, turn, 'first');
    if (!first) return [];
    return [
      {
        type: 'answered',
        item: { kind: 'fact', id: getTurnId(state, turn) },
        grade: GRADE_BY_RAPPORT[first.rapport],
        by: 'choice',
        ms: state.spent[turn] ?? 0,
        hint: state.hinted.includes(by),
      },
    ];
  });
}

/** The id under which a turn is recorded. */
export function getTurnId({ scene }: Pick<DateState, 'scene'>, turn: number): string {
  return `${scene.id}/${turn + 1}`;
}
