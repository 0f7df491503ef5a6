import { STEPS } from '../../content/millionaire/millionaire-schema.ts';
import { seededRng } from '../../domain/random.ts';
import { unreachable } from '../../domain/result.ts';
import type { Change, Tick, Timed } from '../contract.ts';
import { andThen, said } from '../kit/changes.ts';
import { aiSentence, askedAi, halved } from './lifelines.ts';
import { verdict } from './outcome.ts';
import {
  hintNow,
  type MillionaireMove,
  type MillionaireState,
  outNow,
  type Phase,
  questionNow,
  toldRight,
} from './state.ts';

/** One step of the climb. */
export function reduce(
  state: MillionaireState,
  event: Timed<MillionaireMove | Tick>,
): Change<MillionaireState> {
  // A move may come before the tick that was due.
  return andThen(breathe(state, event.at), (now) => {
    switch (event.type) {
      case 'ticked':
        return { state: now };
      case 'chose':
        return { state: choose(now, event.option) };
      case 'reconsidered':
        return { state: isAsked(now) && now.phase.name !== 'asking' ? to(now, { name: 'asking' }) : now };
      case 'confirmed':
        return { state: confirm(now, event.at) };
      case 'looked':
        return reveal(now);
      case 'went-on':
        return { state: goOn(now, event.at) };
      case 'took-fifty-fifty':
        return takeFiftyFifty(now);
      case 'asked-ai':
        return askAi(now);
      case 'wanted-to-walk':
        return { state: isAsked(now) && now.phase.name !== 'leaving' ? to(now, { name: 'leaving' }) : now };
      case 'walked':
        return { state: now.phase.name === 'leaving' ? to(now, { name: 'walked' }) : now };
      default:
        return unreachable(event);
    }
  });
}

/** When the breath is over. */
export function nextTick({ phase, index }: MillionaireState): number | null {
  return phase.name === 'held' ? phase.since + breathMs(index) : null;
}

export function isOver({ phase: { name } }: MillionaireState): boolean {
  return name === 'won' || name === 'walked' || name === 'fell';
}

/** The more is at stake, the longer everybody holds their breath, in milliseconds. */
function breathMs(index: number): number {
  return 700 + 100 * index;
}

function to(state: MillionaireState, phase: Phase): MillionaireState {
  return { ...state, phase };
}

/** While the question is open. */
function isAsked({ phase: { name } }: MillionaireState): boolean {
  return name === 'asking' || name === 'chosen' || name === 'leaving';
}

function choose(state: MillionaireState, option: string): MillionaireState {
  const { phase } = state;
  const isOpen = questionNow(state).options.includes(option) && !outNow(state).includes(option);
  const isChosen = phase.name === 'chosen' && phase.option === option;
  return isAsked(state) && isOpen && !isChosen ? to(state, { name: 'chosen', option }) : state;
}

function confirm(state: MillionaireState, at: number): MillionaireState {
  const { phase } = state;
  return phase.name === 'chosen' ? to(state, { name: 'held', option: phase.option, since: at }) : state;
}

function breathe(state: MillionaireState, at: number): Change<MillionaireState> {
  const end = nextTick(state);
  return end !== null && at >= end ? reveal(state) : { state };
}

/** The answer is recorded when it is told, and has taken as long as it took to be final. */
function reveal(state: MillionaireState): Change<MillionaireState> {
  const { phase, since } = state;
  if (phase.name !== 'held') return { state };
  const told = to(state, { name: 'told', option: phase.option });
  const reached = verdict(told);
  return {
    state: told,
    happened: [
      ...said(reached ? `${reached.text} ${reached.explanation}` : ''),
      {
        type: 'answered',
        item: { kind: 'fact', id: questionNow(state).id },
        grade: reached?.isRight ? 'right' : 'missed',
        by: 'choice',
        ms: phase.since - since,
        hint: outNow(state).length > 0 || hintNow(state) !== null,
      },
    ],
  };
}

/** The next question takes the focus, and so needs no announcement. */
function goOn(state: MillionaireState, at: number): MillionaireState {
  if (state.phase.name !== 'told') return state;
  if (!toldRight(state)) return to(state, { name: 'fell', option: state.phase.option });
  const index = state.index + 1;
  return index === STEPS
    ? to(state, { name: 'won' })
    : { ...state, index, since: at, phase: { name: 'asking' } };
}

function takeFiftyFifty(state: MillionaireState): Change<MillionaireState> {
  const { index, fiftyFifty, phase } = state;
  if (phase.name !== 'asking' || fiftyFifty) return { state };
  const out = halved(questionNow(state), chanceOf(state, 0));
  return {
    state: { ...state, fiftyFifty: { index, out } },
    happened: said(`Two wrong answers are gone: ${out.join('; ')}.`),
  };
}

function askAi(state: MillionaireState): Change<MillionaireState> {
  const { index, phase } = state;
  if (phase.name !== 'asking' || state.askedAi) return { state };
  const hint = askedAi(questionNow(state), outNow(state), chanceOf(state, 1));
  return { state: { ...state, askedAi: { index, ...hint } }, happened: said(`The AI: ${aiSentence(hint)}`) };
}

/** Each lifeline has its own chance at each question, which neither a reload nor another order of moves changes. */
function chanceOf({ seed, index }: MillionaireState, lifeline: 0 | 1) {
  return seededRng(seed + 2 * index + lifeline + 1);
}
