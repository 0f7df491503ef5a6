import { unreachable } from '../../domain/result.ts';
import type { GameEffect, TickEvent, TimestampedEvent, Transition } from '../game-contract.ts';
import { getTimeLimit, getTimeLimitEnd, hasTimeRunOut, type TimeLimitSetting } from '../kit/time-limit.ts';
import { chainTransitions, createAnnouncement } from '../kit/transitions.ts';
import { getVerdict } from './outcome.ts';
import {
  GRAMMAR_RACE_MS,
  getBonus,
  getCurrentQuestion,
  RACE_QUESTIONS,
  type RaceMove,
  type RaceState,
} from './state.ts';

/*
 * The rules of the Grammar Race. A right answer asks the next question at once; a mistake, or the end of the
 * time, stops the race's clock until its explanation is read.
 */

type RaceEvent = TimestampedEvent<RaceMove | TickEvent>;

/**
 * Reduces one event of the race. If the time has run out by then, the question ends before the event counts.
 */
export function reduce(state: RaceState, event: RaceEvent): Transition<RaceState> {
  return chainTransitions(settleTime(state, event), (settled) => {
    switch (event.type) {
      case 'answered':
        return answerQuestion(settled, event.option, event);
      case 'continued':
        return { state: continueRace(settled, event.at) };
      case 'ticked':
        return { state: settled };
      default:
        return unreachable(event);
    }
  });
}

/** The play time in milliseconds at which the question's time is up; `null` without a limit. */
export function getNextTickTime({ phase, since }: RaceState, timeLimits: TimeLimitSetting): number | null {
  return phase === 'asking' ? getTimeLimitEnd(since, GRAMMAR_RACE_MS, timeLimits) : null;
}

function settleTime(state: RaceState, event: RaceEvent): Transition<RaceState> {
  if (state.phase !== 'asking' || !hasTimeRunOut(state.since, GRAMMAR_RACE_MS, event)) return { state };
  const limit = getTimeLimit(GRAMMAR_RACE_MS, event.timeLimits) ?? GRAMMAR_RACE_MS;
  return recordAnswer(state, { option: null, ms: limit, bonus: 0 }, event);
}

function answerQuestion(state: RaceState, option: string, event: RaceEvent): Transition<RaceState> {
  if (state.phase !== 'asking' || !getCurrentQuestion(state).options.includes(option)) return { state };
  const ms = event.at - state.since;
  return recordAnswer(
    state,
    { option, ms, bonus: getBonus(ms, getTimeLimit(GRAMMAR_RACE_MS, event.timeLimits)) },
    event,
  );
}

/** Records an answer. A right one continues the race; a mistake or a timeout stops it for the explanation. */
function recordAnswer(
  state: RaceState,
  answer: RaceState['given'][number],
  { at, timeLimits }: RaceEvent,
): Transition<RaceState> {
  const question = getCurrentQuestion(state);
  const isRight = answer.option === question.answer;
  const explained: RaceState = {
    ...state,
    given: [...state.given, answer],
    isRaced: state.isRaced && timeLimits !== 'off',
    phase: 'explained',
  };
  const verdict = getVerdict(explained);
  const answerEffect: GameEffect = {
    type: 'answered',
    item: { kind: 'grammar', id: question.point },
    grade: isRight ? 'right' : 'missed',
    by: 'choice',
    ms: answer.ms,
    hint: false,
  };
  return {
    state: isRight ? continueRace(explained, at) : explained,
    effects: [
      ...createAnnouncement(isRight ? 'Right!' : `${verdict.text} ${verdict.explanation}`),
      answerEffect,
    ],
  };
}

function continueRace(state: RaceState, at: number): RaceState {
  if (state.phase !== 'explained') return state;
  return { ...state, since: at, phase: state.given.length === RACE_QUESTIONS ? 'over' : 'asking' };
}
