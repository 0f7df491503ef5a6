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
import type { ViewPartProps } from '../game-contract.ts';
import { countSchema, createIndexSchema, playMsSchema } from '../kit/state-schemas.ts';

/** One step for each contestant behind the screen, and one for the verdict. */
export const OPENING_STEPS = CONTESTANT_COUNT + 1;

const contestantSchema = createIndexSchema(CONTESTANT_COUNT);

export const stateSchema = v.object({
  /** The scene of the bank, with its replies in the order shown. */
  scene: sceneSchema,
  /** The index of the reply in each turn so far. */
  said: v.array(createIndexSchema(REPLY_COUNT)),
  /**
   * The turn that was started again, with its first reply. More than one per talk would let a player try all
   * three.
   */
  again: v.nullable(v.object({ turn: countSchema, first: createIndexSchema(REPLY_COUNT) })),
  /** The contestants about whom a hint was taken. */
  hinted: v.array(contestantSchema),
  /** The milliseconds that each reply took. */
  spent: v.array(playMsSchema),
  /** The play time of the newest line. */
  since: playMsSchema,
  now: v.variant('phase', [
    /** The learner reads the setting. */
    v.object({ phase: v.literal('meeting') }),
    /** A contestant waits for a reply. */
    v.object({ phase: v.literal('asked') }),
    /** The contestant reacts to it. */
    v.object({ phase: v.literal('reacted') }),
    v.object({ phase: v.literal('choosing') }),
    /** The screen opens; `step` counts the opened parts. */
    v.object({
      phase: v.literal('opening'),
      chosen: contestantSchema,
      step: createIndexSchema(OPENING_STEPS + 1),
    }),
    v.object({ phase: v.literal('debrief'), chosen: contestantSchema }),
    v.object({ phase: v.literal('over'), chosen: contestantSchema }),
  ]),
});
export type DateState = v.InferOutput<typeof stateSchema>;

export type DateMove =
  /** Continues after the setting, a reaction, a step of the opening, or the debrief. */
  | { type: 'continued' }
  | { type: 'spoke'; reply: number }
  /** Takes the newest reply back. */
  | { type: 'started-again' }
  /** Asks how the speaker talks. */
  | { type: 'asked-hint' }
  | { type: 'chose'; contestant: number }
  /** Returns to the choice, while the screen is closed. */
  | { type: 'changed-mind' };

export type DatePartProps = ViewPartProps<DateState, DateMove>;

/** The open turn, or the one with the newest reaction. */
export function getCurrentTurn({ said, now }: DateState): number {
  return now.phase === 'meeting' || now.phase === 'asked' ? said.length : Math.max(0, said.length - 1);
}

/** A turn of the scene; throws if there is none. */
export function getTurn({ scene }: DateState, turn: number): SceneTurn {
  const found = scene.turns[turn];
  if (!found) throw new Error(`The scene has no turn ${turn}`);
  return found;
}

/** A contestant by index; throws if there is none. */
export function getContestant({ scene }: DateState, contestant: number): Contestant {
  const found = scene.contestants[contestant];
  if (!found) throw new Error(`The scene has no contestant ${contestant}`);
  return found;
}

/** The last or first reply in a turn; `null` before it. */
export function findReply(
  state: DateState,
  turn: number,
  which: 'last' | 'first' = 'last',
): SceneReply | null {
  const { again, said } = state;
  const place = which === 'first' && again?.turn === turn ? again.first : said[turn];
  return place === undefined ? null : (getTurn(state, turn).replies[place] ?? null);
}

/** The best reply of a turn. */
export function getBestReply(state: DateState, turn: number): SceneReply {
  const best = getTurn(state, turn).replies.find(({ rapport }) => rapport === BEST_RAPPORT);
  if (!best) throw new Error(`Turn ${turn} has no best reply`);
  return best;
}

/** The reply that a second start excludes; otherwise `null`. */
export function getExcludedReply({ again, said, now }: DateState): number | null {
  return now.phase === 'asked' && again?.turn === said.length ? again.first : null;
}

/** Whether the newest reply can be taken back, which is possible once in a talk. */
export function canStartAgain({ again, now }: DateState): boolean {
  return now.phase === 'reacted' && again === null;
}

/** The contestant of the current turn. */
export function getCurrentSpeaker(state: DateState): number {
  return getTurn(state, getCurrentTurn(state)).by;
}

/** Whether a hint about the speaker is still available. */
export function canHint(state: DateState): boolean {
  return state.now.phase === 'asked' && !state.hinted.includes(getCurrentSpeaker(state));
}

/** The chosen contestant; throws before the choice. */
export function getChosenContestant({ now }: DateState): number {
  if (!('chosen' in now)) throw new Error(`No contestant is chosen in phase ${now.phase}`);
  return now.chosen;
}

/** The contestants in the order in which they are revealed, the chosen one last. */
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
