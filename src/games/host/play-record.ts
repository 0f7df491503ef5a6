import * as v from 'valibot';
import type { IdentifiedEvent, PendingGameWrites } from '../../domain/game-records.ts';
import { createGameRequestKey } from '../../domain/game-request-schemas.ts';
import type { GameEffect, Transition } from '../contract.ts';
import { countSchema } from '../kit/state-schemas.ts';
import { UNDO_DEPTH } from '../kit/undo-depth.ts';

/**
 * What a game has told so far; saved with it, under these names, so that nothing is told twice and undoing survives a
 * reload.
 */
export const playRecordSchema = v.object({
  /** How many events it has told. */
  events: countSchema,
  /** The numbers of its newest answers that still count. */
  answers: v.array(countSchema),
  /** Its open asks: the ids of those that have no last reply yet. */
  open: v.array(v.string()),
});
export type PlayRecord = v.InferOutput<typeof playRecordSchema>;

export const EMPTY_PLAY_RECORD: PlayRecord = { events: 0, answers: [], open: [] };
/** `heard`: keys of asks whose last reply is in the state by now. */
export const NO_PENDING_WRITES: PendingGameWrites = { events: [], asks: [], heard: [] };

/** A game's record by now, and what is new to be stored with it. */
export interface RecordUpdate {
  record: PlayRecord;
  pendingWrites: PendingGameWrites;
}

/** Which game a step was in, and when it was, in milliseconds since the epoch. */
interface StepContext {
  game: string;
  begunAt: number;
  now: number;
}

/** Notes what a step told and asked for; what was noted before it and is not stored yet goes first. */
export function recordStep(
  before: RecordUpdate,
  { effects = [], request }: Pick<Transition<unknown>, 'effects' | 'request'>,
  step: StepContext,
): RecordUpdate {
  let { record } = before;
  const events: IdentifiedEvent[] = [];
  for (const happening of effects) {
    const noted = recordEffect(record, happening, step);
    if (!noted) continue;
    record = noted.record;
    events.push(noted.event);
  }
  // Of an ask that is asked again before its last reply, the stored one goes on.
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

/** What is only for the ear is not noted, nor that an answer was taken back where none stands. */
function recordEffect(
  { events, answers, open }: PlayRecord,
  happening: GameEffect,
  { game, begunAt, now }: StepContext,
): { record: PlayRecord; event: IdentifiedEvent } | null {
  const idOf = (event: number) => `${game}:${begunAt}:${event}`;
  const id = idOf(events);
  if (happening.type === 'answered') {
    const standing = [...answers, events].slice(-UNDO_DEPTH);
    return {
      record: { events: events + 1, answers: standing, open },
      event: { id, event: { ...happening, game, at: now } },
    };
  }
  const last = answers.at(-1);
  if (happening.type !== 'took-back' || last === undefined) return null;
  return {
    record: { events: events + 1, answers: answers.slice(0, -1), open },
    event: { id, event: { type: 'took-back', answer: idOf(last), game, at: now } },
  };
}

/**
 * Notes that the last reply to an ask is in the state. The request that brought it goes with the write that holds that
 * state, and no sooner: a page that dies in between hears the reply again.
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

/** The news of two steps, in their order. */
export function mergePendingWrites(one: PendingGameWrites, other: PendingGameWrites): PendingGameWrites {
  return {
    events: [...one.events, ...other.events],
    asks: [...one.asks, ...other.asks],
    heard: [...one.heard, ...other.heard],
  };
}
