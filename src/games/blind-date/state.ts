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

/** The steps of the opening: one for each contestant behind the screen, and one for the verdict. */
export const OPENING_STEPS = CONTESTANT_COUNT + 1;

const contestantSchema = createIndexSchema(CONTESTANT_COUNT);

/** Saved games hold these fields: a new name for one would lose the games in progress. */
export const stateSchema = v.object({
  /** The scene of the bank, with its replies in the order shown. */
  scene: sceneSchema,
  /** What the learner said: the index of the reply in each turn so far. */
  said: v.array(createIndexSchema(REPLY_COUNT)),
  /**
   * The turn that was started again, with the index of its first reply; `null` before a second start. A talk
   * has only one, because two would let a player try all three replies.
   */
  again: v.nullable(v.object({ turn: countSchema, first: createIndexSchema(REPLY_COUNT) })),
  /** The contestants about whom a hint was taken, in the order of the hints. */
  hinted: v.array(contestantSchema),
  /** How long the learner took for each reply, in the order of `said`. */
  spent: v.array(playMsSchema),
  /** The play time at which the contestant said the newest line: the start of the current reply's time. */
  since: playMsSchema,
  /** The part of the show that is on the stage. */
  now: v.variant('phase', [
    /** The learner reads the setting. */
    v.object({ phase: v.literal('meeting') }),
    /** A contestant waits for a reply. */
    v.object({ phase: v.literal('asked') }),
    /** The contestant reacts to the reply. */
    v.object({ phase: v.literal('reacted') }),
    /** The talk is over, and the learner chooses a contestant. */
    v.object({ phase: v.literal('choosing') }),
    /** The screen opens part by part; `step` counts the opened parts. */
    v.object({
      phase: v.literal('opening'),
      chosen: contestantSchema,
      step: createIndexSchema(OPENING_STEPS + 1),
    }),
    /** The learner reads how each reply suited. */
    v.object({ phase: v.literal('debrief'), chosen: contestantSchema }),
    v.object({ phase: v.literal('over'), chosen: contestantSchema }),
  ]),
});
export type DateState = v.InferOutput<typeof stateSchema>;

export type DateMove =
  /** Continues after the setting, a reaction, a step of the opening, or the debrief. */
  | { type: 'continued' }
  /** Says the reply with this index. */
  | { type: 'spoke'; reply: number }
  /** Takes the newest reply back. */
  | { type: 'started-again' }
  /** Asks how the speaker talks. */
  | { type: 'asked-hint' }
  /** Chooses the contestant with this index. */
  | { type: 'chose'; contestant: number }
  /** Returns to the choice, while the screen is closed. */
  | { type: 'changed-mind' };

export type DatePartProps = ViewPartProps<DateState, DateMove>;

/** The index of the turn that waits for a reply, or of the one with the newest reaction. */
export function getCurrentTurn({ said, now }: DateState): number {
  return now.phase === 'meeting' || now.phase === 'asked' ? said.length : Math.max(0, said.length - 1);
}

/** A turn of the scene; throws if there is none. */
export function getTurn({ scene }: DateState, turnIndex: number): SceneTurn {
  const found = scene.turns[turnIndex];
  if (!found) throw new Error(`The scene has no turn ${turnIndex}`);
  return found;
}

/** A contestant by index; throws if there is none. */
export function getContestant({ scene }: DateState, contestantIndex: number): Contestant {
  const found = scene.contestants[contestantIndex];
  if (!found) throw new Error(`The scene has no contestant ${contestantIndex}`);
  return found;
}

/**
 * The last or the first reply in a turn, which differ only in the turn that was started again; `null` before
 * a reply.
 */
export function findReply(
  state: DateState,
  turnIndex: number,
  which: 'last' | 'first' = 'last',
): SceneReply | null {
  const { again, said } = state;
  const replyIndex = which === 'first' && again?.turn === turnIndex ? again.first : said[turnIndex];
  return replyIndex === undefined ? null : (getTurn(state, turnIndex).replies[replyIndex] ?? null);
}

/** The best reply of a turn. */
export function getBestReply(state: DateState, turnIndex: number): SceneReply {
  const best = getTurn(state, turnIndex).replies.find(({ rapport }) => rapport === BEST_RAPPORT);
  if (!best) throw new Error(`Turn ${turnIndex} has no best reply`);
  return best;
}

/** The index of the reply that a second start excludes; `null` if none is excluded. */
export function getExcludedReply({ again, said, now }: DateState): number | null {
  return now.phase === 'asked' && again?.turn === said.length ? again.first : null;
}

/** Whether the newest reply can be taken back, which is possible once in a talk. */
export function canStartAgain({ again, now }: DateState): boolean {
  return now.phase === 'reacted' && again === null;
}

/** The index of the contestant who speaks in the current turn. */
export function getCurrentSpeaker(state: DateState): number {
  return getTurn(state, getCurrentTurn(state)).by;
}

/** Whether a hint about the speaker is still available. */
export function canHint(state: DateState): boolean {
  return state.now.phase === 'asked' && !state.hinted.includes(getCurrentSpeaker(state));
}

/** The index of the chosen contestant; throws before the choice. */
export function getChosenContestant({ now }: DateState): number {
  if (!('chosen' in now)) throw new Error(`No contestant is chosen in phase ${now.phase}`);
  return now.chosen;
}

/** The indexes of the contestants in the order in which they are revealed, the chosen one last. */
export function getOpeningOrder(chosen: number): readonly number[] {
  const others = Array.from({ length: CONTESTANT_COUNT }, (_, index) => index).filter(
    (index) => index !== chosen,
  );
  return [...others, chosen];
}

/** Whether a contestant can be seen. */
export function isContestantVisible({ now }: DateState, contestant: number): boolean {
  if (now.phase === 'opening') return getOpeningOrder(now.chosen).indexOf(contestant) < now.step;
  return now.phase === 'debrief' || now.phase === 'over';
}
