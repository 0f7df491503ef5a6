import { GOLD_RUN_MS } from '../../domain/limits.ts';
import type { Change, Moment } from '../contract.ts';
import { andThen, said } from '../kit/changes.ts';
import { hasRunOut, limitEnd, type Timing } from '../kit/time-limit.ts';
import type { Judgement } from './judge.ts';
import { type Around, noteTry, withMiss } from './records.ts';
import { type BlockState, type GoldRun, goldPath, isBlocked, matchWinner } from './state.ts';
import { goldEndText } from './telling.ts';

/** The minute begins. */
export function startGoldRun(state: BlockState, at: number): Change<BlockState> {
  return { state: { ...state, stage: { phase: 'gold', since: at, question: null, last: null } } };
}

/** When the minute is up. */
export function goldRunEnd({ stage }: BlockState, timing: Timing): number | null {
  return stage.phase === 'gold' ? limitEnd(stage.since, GOLD_RUN_MS, timing) : null;
}

/** Ends a run whose time is up by this moment, with what was asked last among the misses; `null` when it is not. */
export function timeUp(
  state: BlockState,
  { bank, ...moment }: Around & Pick<Moment, 'timing'>,
): Change<BlockState> | null {
  const { stage } = state;
  if (stage.phase !== 'gold' || !hasRunOut(stage.since, GOLD_RUN_MS, moment)) return null;
  const asked = phraseNow(state, stage);
  const player = matchWinner(state) ?? 0;
  return end(asked ? withMiss(state, { asked, player, text: '' }, bank) : state);
}

/** Another hexagon may be picked in place of one that has no answer yet only by passing that. */
export function pickGold(state: BlockState, place: number, at: number): Change<BlockState> {
  const { stage, gold, phrases } = state;
  const phrase = phrases[place];
  if (stage.phase !== 'gold' || stage.question || gold[place] !== null || !phrase) return { state };
  const question = { place, since: at, refused: null, hasSlipped: false };
  return { state: { ...state, stage: { ...stage, question } }, happened: said(phrase.clue) };
}

/** Right turns the hexagon gold; a miss or a pass turns it black, and the way goes round it. */
export function tryGold(
  state: BlockState,
  text: string,
  { verdict, ...around }: Around & { verdict: Exclude<Judgement, 'misfit'> },
): Change<BlockState> {
  const { stage } = state;
  const question = stage.phase === 'gold' ? stage.question : null;
  const asked = question && state.phrases[question.place];
  const player = matchWinner(state);
  if (stage.phase !== 'gold' || !question || !asked || player === null) return { state };
  const tried = { ...question, asked, player, text, verdict, isHinted: false };
  return andThen(noteTry(state, tried, around), (noted) => {
    const isRight = verdict === 'right';
    const next: BlockState = {
      ...noted,
      gold: noted.gold.with(question.place, isRight ? 'gold' : 'black'),
      stage: { ...stage, question: null, last: question.place },
    };
    const told = said(isRight ? `Right: ${asked.answer}.` : `It was ${asked.answer}.`);
    return andThen({ state: next, happened: told }, endWhereDone);
  });
}

function endWhereDone(state: BlockState): Change<BlockState> {
  return goldPath(state) || isBlocked(state) ? end(state) : { state };
}

function end(state: BlockState): Change<BlockState> {
  const done: BlockState = { ...state, stage: { phase: 'gold-done' } };
  return { state: done, happened: [...said(goldEndText(done)), { type: 'cue', sound: 'end' }] };
}

/** The phrase that is asked; `undefined` while a hexagon is to be picked. */
export function phraseNow({ phrases }: BlockState, { question }: GoldRun) {
  return question ? phrases[question.place] : undefined;
}
