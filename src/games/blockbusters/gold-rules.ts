import type { EventTime, Transition } from '../game-contract.ts';
import { getTimeLimitEnd, hasTimeRunOut, type TimeLimitSetting } from '../kit/time-limit.ts';
import { chainTransitions, createAnnouncement } from '../kit/transitions.ts';
import type { Judgement } from './judge.ts';
import { addMiss, type BlockContext, recordTry } from './record-try.ts';
import {
  type BlockState,
  findGoldPath,
  findMatchWinner,
  type GoldRunStage,
  isGoldRunBlocked,
} from './state.ts';
import { formatGoldEnd } from './texts.ts';

/*
 * The Gold Run: the winner of the match has a minute to join the left and the right edge with hexagons. Each
 * hexagon has the initials of a phrase ("HM" for "hot meal"), and turns gold or black.
 */

/** The time for the Gold Run, in milliseconds. */
export const GOLD_RUN_MS = 60_000;

/** Starts the minute of the Gold Run. */
export function startGoldRun(state: BlockState, at: number): Transition<BlockState> {
  return { state: { ...state, stage: { phase: 'gold', since: at, question: null, last: null } } };
}

/** The play time in milliseconds at which the Gold Run ends; `null` without a run or a limit. */
export function getGoldRunEnd({ stage }: BlockState, timeLimits: TimeLimitSetting): number | null {
  return stage.phase === 'gold' ? getTimeLimitEnd(stage.since, GOLD_RUN_MS, timeLimits) : null;
}

/** Ends a run whose time is up and adds the open question to the misses; `null` while there is time. */
export function endIfTimeUp(
  state: BlockState,
  { bank, ...time }: BlockContext & Pick<EventTime, 'timeLimits'>,
): Transition<BlockState> | null {
  const { stage } = state;
  if (stage.phase !== 'gold' || !hasTimeRunOut(stage.since, GOLD_RUN_MS, time)) return null;
  const asked = getCurrentPhrase(state, stage);
  const player = findMatchWinner(state) ?? 0;
  return endGoldRun(asked ? addMiss(state, { asked, player, text: '' }, bank) : state);
}

/** Asks the phrase of a hexagon. An open question has to be answered or passed first. */
export function pickGoldHexagon(state: BlockState, place: number, at: number): Transition<BlockState> {
  const { stage, gold, phrases } = state;
  const phrase = phrases[place];
  if (stage.phase !== 'gold' || stage.question || gold[place] !== null || !phrase) return { state };
  const question = { place, since: at, refused: null, hasSlipped: false };
  return { state: { ...state, stage: { ...stage, question } }, effects: createAnnouncement(phrase.clue) };
}

/** Turns the hexagon gold for a right answer, and black for a miss or a pass. */
export function answerGoldHexagon(
  state: BlockState,
  text: string,
  { verdict, ...context }: BlockContext & { verdict: Exclude<Judgement, 'misfit'> },
): Transition<BlockState> {
  const { stage } = state;
  const question = stage.phase === 'gold' ? stage.question : null;
  const asked = question && state.phrases[question.place];
  const player = findMatchWinner(state);
  if (stage.phase !== 'gold' || !question || !asked || player === null) return { state };
  const clueTry = { ...question, asked, player, text, verdict, isHinted: false };
  return chainTransitions(recordTry(state, clueTry, context), (recorded) => {
    const isRight = verdict === 'right';
    const next: BlockState = {
      ...recorded,
      gold: recorded.gold.with(question.place, isRight ? 'gold' : 'black'),
      stage: { ...stage, question: null, last: question.place },
    };
    const effects = createAnnouncement(isRight ? `Right: ${asked.answer}.` : `It was ${asked.answer}.`);
    return chainTransitions({ state: next, effects }, endIfDone);
  });
}

function endIfDone(state: BlockState): Transition<BlockState> {
  return findGoldPath(state) || isGoldRunBlocked(state) ? endGoldRun(state) : { state };
}

function endGoldRun(state: BlockState): Transition<BlockState> {
  const done: BlockState = { ...state, stage: { phase: 'gold-done' } };
  return {
    state: done,
    effects: [...createAnnouncement(formatGoldEnd(done)), { type: 'play-sound', sound: 'end' }],
  };
}

/** The phrase of the open question; `undefined` while the player picks a hexagon. */
export function getCurrentPhrase({ phrases }: BlockState, { question }: GoldRunStage) {
  return question ? phrases[question.place] : undefined;
}
