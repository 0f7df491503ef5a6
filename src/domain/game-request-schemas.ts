import * as v from 'valibot';
import { LEVELS } from './levels.ts';
import type { CheckedText } from './marked-page.ts';
import { SKILLS } from './skills.ts';

/** Of one game; it need not be unlike the ids of other games. */
const id = v.pipe(v.string(), v.nonEmpty());

const written = {
  id,
  /** What the learner wrote. */
  text: v.pipe(v.string(), v.nonEmpty()),
  level: v.picklist(LEVELS),
  skill: v.picklist(SKILLS),
};

/** What a game asks for and can't do itself. It outlives the game's screen; a repeat of the same ask is none. */
export const gameRequestSchema = v.variant('kind', [
  /** The teacher's corrections. */
  v.object({ kind: v.literal('feedback'), ...written }),
  /** A homework record: `about` says what was to be written, as markdown with a title; `feedback` may be empty. */
  v.object({ kind: v.literal('save-homework'), ...written, about: v.string(), feedback: v.string() }),
]);
export type GameRequest = v.InferOutput<typeof gameRequestSchema>;

/** What becomes of an ask outside the device. Only `waiting` may be followed by another. */
export const remoteReplySchema = v.variant('kind', [
  /** `text` is the feedback; of homework that is saved, nothing. */
  v.object({ kind: v.literal('answered'), text: v.string() }),
  /** It won't be done, and why, in words for the learner. */
  v.object({ kind: v.literal('refused'), message: v.string() }),
  /** There is no connection; it is sent when there is one. */
  v.object({ kind: v.literal('waiting') }),
]);

/** What became of an ask. The device's own check of a text comes before the others. */
export type GameReply = v.InferOutput<typeof remoteReplySchema> | { kind: 'checked'; checked: CheckedText };

/** Whether no other reply follows. */
export function isFinalReply({ kind }: GameReply): boolean {
  return kind === 'answered' || kind === 'refused';
}

/** An ask under the key that makes its repeat harmless. */
export const keyedGameRequestSchema = v.object({ key: v.string(), ask: gameRequestSchema });
export type KeyedGameRequest = v.InferOutput<typeof keyedGameRequestSchema>;

/** What the keys of a game's asks begin with, whenever it was played. */
export function createGameKeyPrefix(game: string): string {
  return `${game}:`;
}

/** What the keys of the asks begin with that belong to the one game begun then. */
export function createPlayKeyPrefix(game: string, begunAt: number): string {
  return `${createGameKeyPrefix(game)}${begunAt}:`;
}

/** The key of one game's ask: the same however often it is asked. */
export function createGameRequestKey(game: string, begunAt: number, askId: string): string {
  return `${createPlayKeyPrefix(game, begunAt)}${askId}`;
}
