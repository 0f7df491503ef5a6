import * as v from 'valibot';
import { type IdentifiedEvent, playEventSchema } from '../../domain/game-records.ts';
import { RETAINED_PLAY_EVENTS } from '../../domain/limits.ts';
import type { LearnerTables } from '../database/learner-tables.ts';
import { createParser } from '../database/parse-records.ts';

/*
 * The events of games and classes. One that the learner's memory has not learnt from is marked as waiting; the others
 * stay until newer ones take their place.
 */

const parseId = createParser(v.object({ id: v.string() }));
const parseEvent = createParser(playEventSchema);
const isWaiting = (raw: unknown) => v.is(v.object({ waiting: v.literal(1) }), raw);

/** The events of these rows; what can't be read is left out. */
export function parseEvents(rows: readonly unknown[]): readonly IdentifiedEvent[] {
  return rows.flatMap((raw) => {
    const [row, event] = [parseId(raw), parseEvent(raw)];
    return row && event ? [{ id: row.id, event }] : [];
  });
}

/** Keeps events that are new, for the memory to learn from; one under a known id is the same once more. */
export async function saveEvents(
  { gameEvents }: LearnerTables,
  events: readonly IdentifiedEvent[],
): Promise<void> {
  if (events.length === 0) return;
  const known = await gameEvents.bulkGet(events.map(({ id }) => id));
  const added = events.filter((_, index) => known[index] === undefined);
  await gameEvents.bulkPut(added.map(({ id, event }) => ({ ...event, id, waiting: 1 })));
  const surplus = (await gameEvents.count()) - RETAINED_PLAY_EVENTS;
  if (surplus <= 0) return;
  const learnt = gameEvents.orderBy('at').and((row) => !isWaiting(row));
  await gameEvents.bulkDelete(await learnt.limit(surplus).primaryKeys());
}

/** The events that wait to be learnt from, the oldest first. */
export async function readPendingEvents({ gameEvents }: LearnerTables): Promise<readonly IdentifiedEvent[]> {
  const events = parseEvents(await gameEvents.where('waiting').equals(1).toArray());
  return [...events].sort((a, b) => a.event.at - b.event.at);
}

/** What these events told is in the memory now. */
export async function markEventsLearnt(
  { gameEvents }: LearnerTables,
  events: readonly IdentifiedEvent[],
): Promise<void> {
  await gameEvents
    .where('id')
    .anyOf(events.map(({ id }) => id))
    .modify({ waiting: undefined });
}
