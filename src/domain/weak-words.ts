import type { PlayEvent } from './game-records.ts';

/**
 * The words that were missed and not answered right since, the latest miss first. An answer that was taken
 * back does not count.
 * @param events oldest first, each under its id
 */
export function weakWords(events: readonly { id: string; event: PlayEvent }[]): readonly string[] {
  const undone = new Set(events.flatMap(({ event }) => (event.type === 'took-back' ? [event.answer] : [])));
  const weak = new Set<string>();
  for (const { id, event } of events) {
    if (event.type !== 'answered' || event.item.kind !== 'word' || undone.has(id)) continue;
    // Taken out first, so that a word stands where its latest miss is.
    weak.delete(event.item.id);
    if (event.grade === 'missed') weak.add(event.item.id);
  }
  return [...weak].reverse();
}
