import { GRAMMAR_RACE_MS } from '../../domain/limits.ts';
import { unreachable } from '../../domain/result.ts';
import type { Change, Happening, Tick, Timed } from '../contract.ts';
import { andThen, said } from '../kit/changes.ts';
import { hasRunOut, limitEnd, limitOf, type Timing } from '../kit/time-limit.ts';
import { verdict } from './outcome.ts';
import { bonusFor, currentQuestion, RACE_QUESTIONS, type RaceMove, type RaceState } from './state.ts';

type RaceEvent = Timed<RaceMove | Tick>;

/** One step of the race. Time that has run out by the event's moment ends the question before the event counts. */
export function reduce(state: RaceState, event: RaceEvent): Change<RaceState> {
  return andThen(settle(state, event), (settled) => {
    switch (event.type) {
      case 'answered':
        return answer(settled, event.option, event);
      case 'went-on':
        return { state: goOn(settled, event.at) };
      case 'ticked':
        return { state: settled };
      default:
        return unreachable(event);
    }
  });
}

/** When the time for the question is up. */
export function nextTick({ phase, since }: RaceState, timing: Timing): number | null {
  return phase === 'asking' ? limitEnd(since, GRAMMAR_RACE_MS, timing) : null;
}

function settle(state: RaceState, event: RaceEvent): Change<RaceState> {
  if (state.phase !== 'asking' || !hasRunOut(state.since, GRAMMAR_RACE_MS, event)) return { state };
  const limit = limitOf(GRAMMAR_RACE_MS, event.timing) ?? GRAMMAR_RACE_MS;
  return note(state, { option: null, ms: limit, bonus: 0 }, event);
}

function answer(state: RaceState, option: string, event: RaceEvent): Change<RaceState> {
  if (state.phase !== 'asking' || !currentQuestion(state).options.includes(option)) return { state };
  const ms = event.at - state.since;
  return note(state, { option, ms, bonus: bonusFor(ms, limitOf(GRAMMAR_RACE_MS, event.timing)) }, event);
}

/** A right answer runs on; a mistake, or time that ran out, stops the race and is explained. */
function note(
  state: RaceState,
  given: RaceState['given'][number],
  { at, timing }: RaceEvent,
): Change<RaceState> {
  const question = currentQuestion(state);
  const isRight = given.option === question.answer;
  const noted: RaceState = {
    ...state,
    given: [...state.given, given],
    isRaced: state.isRaced && timing !== 'off',
    phase: 'explained',
  };
  const told = verdict(noted);
  const answered: Happening = {
    type: 'answered',
    item: { kind: 'grammar', id: question.point },
    grade: isRight ? 'right' : 'missed',
    by: 'choice',
    ms: given.ms,
    hint: false,
  };
  return {
    state: isRight ? goOn(noted, at) : noted,
    happened: [...said(isRight ? 'Right!' : `${told.text} ${told.explanation}`), answered],
  };
}

function goOn(state: RaceState, at: number): RaceState {
  if (state.phase !== 'explained') return state;
  return { ...state, since: at, phase: state.given.length === RACE_QUESTIONS ? 'over' : 'asking' };
}
