import { useLiveQuery } from 'dexie-react-hooks';
import * as v from 'valibot';
import { LEVELS } from '../../domain/levels.ts';
import type { Preferences } from '../../session/session.ts';
import { useLearner } from '../../session/session-context.tsx';

const PREFERENCE = 'chosen-words';

/** Words to play with, and the level of the word bank that has them. */
const chosenWordsSchema = v.object({
  level: v.picklist(LEVELS),
  words: v.pipe(v.array(v.string()), v.readonly()),
});
export type ChosenWords = v.InferOutput<typeof chosenWordsSchema>;

/** Stores words for the next game that is opened with chosen words. */
export function saveChosenWords(preferences: Preferences, chosen: ChosenWords): Promise<void> {
  return preferences.write(PREFERENCE, chosen);
}

/** The words stored last; `null` when none are requested or stored, `undefined` while they load. */
export function useChosenWords(areRequested: boolean): ChosenWords | null | undefined {
  const { preferences } = useLearner();
  const stored = useLiveQuery(async () => {
    if (!areRequested) return null;
    const parsed = v.safeParse(chosenWordsSchema, await preferences.read(PREFERENCE));
    return parsed.success ? parsed.output : null;
  }, [preferences, areRequested]);
  return areRequested ? stored : null;
}
