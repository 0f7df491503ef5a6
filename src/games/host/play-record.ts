import * as v from 'valibot';
import type { IdentifiedEvent, PendingGameWrites } from '../../domain/game-records.ts';
import { createGameRequestKey } from '../../domain/game-request-schemas.ts';
import { type GameEffect, type Transition, UNDO_DEPTH } from '../contract.ts';
import { countSchema } from '../kit/state-schemas.ts';

/**
 * What was recorded of a game so far. It is stored with the game, so that nothing is recorded twice and undo
 * works after a reload.
 */
export const playRecordSchema = v.object({
  /** How many events were recorded. */
  events: countSchema,
  /** The numbers of the newest answers that can still be taken back. */
  answers: v.array(countSchema),
  /** The ids of requests without a final reply. */
  open: v.array(v.string()),
});
export type PlayRecord = v.InferOutput<typeof playRecordSchema>;

export const EMPTY_PLAY_RECORD: PlayRecord = { events: 0, answers: [], open: [] };
/** `heard`: keys of requests with their final reply in the state. */
export const NO_PENDING_WRITES: PendingGameWrites = { events: [], asks: [], heard: [] };

/** The new record, and what has to be stored with it. */
export interface RecordUpdate {
  record: PlayRecord;
  pendingWrites: PendingGameWrites;
}

/** Which game a step belongs to, and when it was, in milliseconds since the epoch. */
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
  const asks = isNew
    ? [{ key: createGameRequestKey(step.game, step.begunAt, request.id), ask: request }]
    : [];
  return {
    record,
    pendingWrites: mergePendingWrites(before.pendingWrites, { ...NO_PENDING_WRITES, events, asks }),
  };
}

/** `null` for announcements, sounds, and an undo without an answer to take back. */
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
  const last = answers.at(-1);
  if (effect.type !== 'took-back' || last === undefined) return null;
  return {
    record: { events: events + 1, answers: answers.slice(0, -1), open },
    event: { id, event: { type: 'took-back', answer: createId(last), game, at: now } },
  };
}

/**
 * Closes a request after its final reply. Its stored row is deleted in the same write as the new state, so
 * that a page that ends in between gets the reply again.
 */
export function acknowledgeReply(
  record: PlayRecord,
  askId: string,
  { game, begunAt }: Pick<StepContext, 'game' | 'begunAt'>,
): RecordUpdate {
  const open = record.open.filter((each) => each !== askId);
  return {
    record: { ...record, open },
    pendingWrites: { ...NO_PENDING_WRITES, heard: [createGameRequestKey(game, begunAt, askId)] },
  };
}

/** The pending writes of two steps, in their order. */
export function mergePendingWrites(one: PendingGameWrites, other: PendingGameWrites): PendingGameWrites {
  return {
    events: [...one.events, ...other.events],
    asks: [...one.asks, ...other.asks],
    heard: [...one.heard, ...other.heard],
  };
}
