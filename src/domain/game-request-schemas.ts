import * as v from 'valibot';
import { LEVELS } from './levels.ts';
import type { CheckedText } from './marked-page.ts';
import { SKILLS } from './skills.ts';

/** Unique within one play of one game. */
const id = v.pipe(v.string(), v.nonEmpty());

const writtenText = {
  id,
  /** What the learner wrote. */
  text: v.pipe(v.string(), v.nonEmpty()),
  level: v.picklist(LEVELS),
  skill: v.picklist(SKILLS),
};

/**
 * A request for what a game can't do itself. It outlives the game's screen, and repeating it has no effect.
 */
export const gameRequestSchema = v.variant('kind', [
  /** The teacher's corrections. */
  v.object({ kind: v.literal('feedback'), ...writtenText }),
  /** A homework record: `about` is the task, as markdown with a title; `feedback` may be empty. */
  v.object({ kind: v.literal('save-homework'), ...writtenText, about: v.string(), feedback: v.string() }),
]);
export type GameRequest = v.InferOutput<typeof gameRequestSchema>;

/** The reply to a request that leaves the device. Only `waiting` may be followed by another. */
export const remoteReplySchema = v.variant('kind', [
  /** `text` is the feedback; empty for saved homework. */
  v.object({ kind: v.literal('answered'), text: v.string() }),
  /** With the reason, for the learner. */
  v.object({ kind: v.literal('refused'), message: v.string() }),
  /** It will be sent when there is a connection. */
  v.object({ kind: v.literal('waiting') }),
]);

/** Any reply. The device's own check of a text (`checked`) comes before the others. */
export type GameReply = v.InferOutput<typeof remoteReplySchema> | { kind: 'checked'; checked: CheckedText };

/** Whether no other reply follows. */
export function isFinalReply({ kind }: GameReply): boolean {
  return kind === 'answered' || kind === 'refused';
}

/** A request with its idempotency key. */
export const keyedGameRequestSchema = v.object({ key: v.string(), ask: gameRequestSchema });
export type KeyedGameRequest = v.InferOutput<typeof keyedGameRequestSchema>;

/** The prefix of the idempotency keys of a game, over all of its plays. */
export function createGameKeyPrefix(game: string): string {
  return `${game}:`;
}

/**
 * The prefix of the idempotency keys of one play.
 * @param begunAt when it began, in milliseconds since the epoch
 */
export function createPlayKeyPrefix(game: string, begunAt: number): string {
  return `${createGameKeyPrefix(game)}${begunAt}:`;
}

/** The idempotency key of one request of one play. */
export function createGameRequestKey(game: string, begunAt: number, askId: string): string {
  return `${createPlayKeyPrefix(game, begunAt)}${askId}`;
}
