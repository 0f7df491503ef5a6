import * as v from 'valibot';
import { type IdentifiedEvent, playEventSchema } from '../../domain/game-records.ts';
import { RETAINED_PLAY_EVENTS } from '../../domain/limits.ts';
import type { LearnerTables } from '../database/learner-tables.ts';
import { createParser } from '../database/parse-records.ts';

/*
 * The events of games and classes. Those that the learner's memory has not processed are marked as waiting;
 * the others are kept until newer ones replace them.
 */

const parseId = createParser(v.object({ id: v.string() }));
const parseEvent = createParser(playEventSchema);
const isWaiting = (raw: unknown) => v.is(v.object({ waiting: v.literal(1) }), raw);

/** The events of these rows, without those that can't be read. */
export function parseEvents(rows: readonly unknown[]): readonly IdentifiedEvent[] {
  return rows.flatMap((raw) => {
    const [row, event] = [parseId(raw), parseEvent(raw)];
    return row && event ? [{ id: row.id, event }] : [];
  });
}

/** Adds events, marked as waiting; an event whose id is stored already is skipped. */
export async function saveEvents(
  { gameEvents }: LearnerTables,
  events: readonly IdentifiedEvent[],
): Promise<void> {
  if (events.length === 0) return;
  const existing = await gameEvents.bulkGet(events.map(({ id }) => id));
  const added = events.filter((_, index) => existing[index] === undefined);
  await gameEvents.bulkPut(added.map(({ id, event }) => ({ ...event, id, waiting: 1 })));
  const surplus = (await gameEvents.count()) - RETAINED_PLAY_EVENTS;
  if (surplus <= 0) return;
  const processed = gameEvents.orderBy('at').and((row) => !isWaiting(row));
  await gameEvents.bulkDelete(await processed.limit(surplus).primaryKeys());
}

/** The events that the memory has not processed, oldest first. */
export async function readPendingEvents({ gameEvents }: LearnerTables): Promise<readonly IdentifiedEvent[]> {
  const events = parseEvents(await gameEvents.where('waiting').equals(1).toArray());
  return [...events].sort((a, b) => a.event.at - b.event.at);
}

/** Marks events as processed by the memory. */
export async function markEventsLearnt(
  { gameEvents }: LearnerTables,
  events: readonly IdentifiedEvent[],
): Promise<void> {
  await gameEvents
    .where('id')
    .anyOf(events.map(({ id }) => id))
    .modify({ waiting: undefined });
}
