import * as v from 'valibot';
import {
  BEST_RAPPORT,
  CONTESTANT_COUNT,
  type Contestant,
  REPLY_COUNT,
  type SceneReply,
  type SceneTurn,
  sceneSchema,
} from '../../content/scenes/scene-schema.ts';
import type { ViewPartProps } from '../contract.ts';
import { countSchema, createIndexSchema, playMsSchema } from '../kit/state-schemas.ts';

/** The three parts of the screen are opened one by one; the last step says whether the one chosen chose too. */
export const OPENING_STEPS = CONTESTANT_COUNT + 1;

const place = createIndexSchema(CONTESTANT_COUNT);

export const stateSchema = v.object({
  /** As the bank has it, with its replies in the order in which they are shown. */
  scene: sceneSchema,
  /** What was said in each turn so far. */
  said: v.array(createIndexSchema(REPLY_COUNT)),
  /** The one turn that was started again, and what was said in it at first. */
  again: v.nullable(v.object({ turn: countSchema, first: createIndexSchema(REPLY_COUNT) })),
  /** The contestants whose manner of talking a hint told. */
  hinted: v.array(place),
  /** Milliseconds that each reply took. */
  spent: v.array(playMsSchema),
  /** When the newest line was said. */
  since: playMsSchema,
  now: v.variant('phase', [
    /** The learner reads what it is about. */
    v.object({ phase: v.literal('meeting') }),
    /** A contestant waits for a reply. */
    v.object({ phase: v.literal('asked') }),
    /** The contestant reacts to it. */
    v.object({ phase: v.literal('reacted') }),
    v.object({ phase: v.literal('choosing') }),
    /** The screen opens; `step` says how far. */
    v.object({ phase: v.literal('opening'), chosen: place, step: createIndexSchema(OPENING_STEPS + 1) }),
    v.object({ phase: v.literal('debrief'), chosen: place }),
    v.object({ phase: v.literal('over'), chosen: place }),
  ]),
});
export type DateState = v.InferOutput<typeof stateSchema>;

export type DateMove =
  /** On from the setting, a reaction, a step of the opening, or the debrief. */
  | { type: 'went-on' }
  | { type: 'spoke'; reply: number }
  /** Sorry, let me say that again. */
  | { type: 'started-again' }
  /** How does the one who speaks talk? */
  | { type: 'asked-hint' }
  | { type: 'chose'; contestant: number }
  /** While the screen is still closed, another one can be chosen. */
  | { type: 'changed-mind' };

export type DatePartProps = ViewPartProps<DateState, DateMove>;

/** The turn that is talked about now: the open one, or the one with the newest reaction. */
export function getCurrentTurn({ said, now }: DateState): number {
  return now.phase === 'meeting' || now.phase === 'asked' ? said.length : Math.max(0, said.length - 1);
}

/** A turn of the scene; throws where there is none. */
export function getTurn({ scene }: DateState, turn: number): SceneTurn {
  const found = scene.turns[turn];
  if (!found) throw new Error(`The scene has no turn ${turn}`);
  return found;
}

/** A contestant by their place; throws where there is none. */
export function getContestant({ scene }: DateState, contestant: number): Contestant {
  const found = scene.contestants[contestant];
  if (!found) throw new Error(`Nobody sits at ${contestant}`);
  return found;
}

/** What was said in a turn, finally or at first; `null` before it. */
export function findReply(
  state: DateState,
  turn: number,
  which: 'last' | 'first' = 'last',
): SceneReply | null {
  const { again, said } = state;
  const place = which === 'first' && again?.turn === turn ? again.first : said[turn];
  return place === undefined ? null : (getTurn(state, turn).replies[place] ?? null);
}

/** The best that could be said in a turn. */
export function getBestReply(state: DateState, turn: number): SceneReply {
  const best = getTurn(state, turn).replies.find(({ rapport }) => rapport === BEST_RAPPORT);
  if (!best) throw new Error(`Turn ${turn} has no best reply`);
  return best;
}

/** The reply that can't be said any more; `null` but in a second start. */
export function getExcludedReply({ again, said, now }: DateState): number | null {
  return now.phase === 'asked' && again?.turn === said.length ? again.first : null;
}

/** Whether the newest reply can be taken up again: once in a talk. */
export function canStartAgain({ again, now }: DateState): boolean {
  return now.phase === 'reacted' && again === null;
}

/** Who speaks now. */
export function getCurrentSpeaker(state: DateState): number {
  return getTurn(state, getCurrentTurn(state)).by;
}

/** Whether a hint would still tell something. */
export function canHint(state: DateState): boolean {
  return state.now.phase === 'asked' && !state.hinted.includes(getCurrentSpeaker(state));
}

/** Who was chosen; throws before that. */
export function getChosenContestant({ now }: DateState): number {
  if (!('chosen' in now)) throw new Error(`Nobody is chosen while ${now.phase}`);
  return now.chosen;
}

/** The contestants in the order in which they come to light: the chosen one last. */
export function getOpeningOrder(chosen: number): readonly number[] {
  const others = Array.from({ length: CONTESTANT_COUNT }, (_, each) => each).filter(
    (each) => each !== chosen,
  );
  return [...others, chosen];
}

/** Whether a contestant can be seen. */
export function isContestantVisible({ now }: DateState, contestant: number): boolean {
  if (now.phase === 'opening') return getOpeningOrder(now.chosen).indexOf(contestant) < now.step;
  return now.phase === 'debrief' || now.phase === 'over';
}
