import * as v from 'valibot';
import type { IdentifiedEvent, PendingGameWrites } from '../../domain/game-records.ts';
import { createGameRequestKey } from '../../domain/game-request-schemas.ts';
import { type GameEffect, type Transition, UNDO_DEPTH } from '../game-contract.ts';
import { countSchema } from '../kit/state-schemas.ts';

/**
 * What was recorded of a game so far. It is stored with the game, so that nothing is recorded twice and undo
 * works after a reload.
 */
export const playRecordSchema = v.object({
  /** The number of recorded events. */
  events: countSchema,
  /** The event numbers of the newest answers, which can still be undone. */
  answers: v.array(countSchema),
  /** The ids of open requests, which have no final reply yet. */
  open: v.array(v.string()),
});
export type PlayRecord = v.InferOutput<typeof playRecordSchema>;

export const EMPTY_PLAY_RECORD: PlayRecord = { events: 0, answers: [], open: [] };
export const NO_PENDING_WRITES: PendingGameWrites = { events: [], requests: [], acknowledgedReplies: [] };

/** The new record, and what has to be stored with it. */
export interface RecordUpdate {
  record: PlayRecord;
  pendingWrites: PendingGameWrites;
}

/** The id of a step's game, and the times of the game's start and of the step, in ms since the epoch. */
interface StepContext {
  game: string;
  begunAt: number;
  now: number;
}

/** Records the effects and the request of a step, after the pending writes of `before`. */
export function recordStep(
  before: RecordUpdate,
  { effects = [], request }: Pick<Transition<unknown>, 'effects' | 'request'>,
  step: StepContext,
): RecordUpdate {
  let { record } = before;
  const events: IdentifiedEvent[] = [];
  for (const effect of effects) {
    const recorded = recordEffect(record, effect, step);
    if (!recorded) continue;
    record = recorded.record;
    events.push(recorded.event);
  }
  // A repeated request is ignored while the first one is open.
  const isNew = request && !record.open.includes(request.id);
  if (isNew) record = { ...record, open: [...record.open, request.id] };
  const requests = isNew
    ? [{ key: createGameRequestKey(step.game, step.begunAt, request.id), ask: request }]
    : [];
  return {
    record,
    pendingWrites: mergePendingWrites(before.pendingWrites, { ...NO_PENDING_WRITES, events, requests }),
  };
}

/**
 * Adds an answer or an undo to the record; `null` for announcements, sounds, and an undo without an answer to
 * undo.
 */
function recordEffect(
  { events, answers, open }: PlayRecord,
  effect: GameEffect,
  { game, begunAt, now }: StepContext,
): { record: PlayRecord; event: IdentifiedEvent } | null {
  const createId = (event: number) => `${game}:${begunAt}:${event}`;
  const id = createId(events);
  if (effect.type === 'answered') {
    const undoable = [...answers, events].slice(-UNDO_DEPTH);
    return {
      record: { events: events + 1, answers: undoable, open },
      event: { id, event: { ...effect, game, at: now } },
    };
  }
  const lastAnswer = answers.at(-1);
  if (effect.type !== 'took-back' || lastAnswer === undefined) return null;
  return {
    record: { events: events + 1, answers: answers.slice(0, -1), open },
    event: { id, event: { type: 'took-back', answer: createId(lastAnswer), game, at: now } },
  };
}

/**
 * Closes a request after its final reply. Its stored row is deleted in the same write as the new state, so
 * that a page that ends in between gets the reply again.
 */
export function acknowledgeReply(
  record: PlayRecord,
  requestId: string,
  { game, begunAt }: Pick<StepContext, 'game' | 'begunAt'>,
): RecordUpdate {
  const open = record.open.filter((id) => id !== requestId);
  return {
    record: { ...record, open },
    pendingWrites: {
      ...NO_PENDING_WRITES,
      acknowledgedReplies: [createGameRequestKey(game, begunAt, requestId)],
    },
  };
}

/** The pending writes of two steps, in their order. */
export function mergePendingWrites(earlier: PendingGameWrites, later: PendingGameWrites): PendingGameWrites {
  return {
    events: [...earlier.events, ...later.events],
    requests: [...earlier.requests, ...later.requests],
    acknowledgedReplies: [...earlier.acknowledgedReplies, ...later.acknowledgedReplies],
  };
}
