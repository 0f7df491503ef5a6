import { useLiveQuery } from 'dexie-react-hooks';
import * as v from 'valibot';
import { LEVELS } from '../../domain/levels.ts';
import type { Preferences } from '../../session/session.ts';
import { useLearner } from '../../session/session-context.tsx';

const PREFERENCE = 'chosen-words';

/** Words to play with, and the level in whose bank a game finds them. */
const chosenWordsSchema = v.object({
  level: v.picklist(LEVELS),
  words: v.pipe(v.array(v.string()), v.readonly()),
});
export type ChosenWords = v.InferOutput<typeof chosenWordsSchema>;

/** Puts words down for the next game whose address asks for chosen ones. */
export function saveChosenWords(preferences: Preferences, chosen: ChosenWords): Promise<void> {
  return preferences.write(PREFERENCE, chosen);
}

/** The words put down last; `null` where none are asked for or there are none, `undefined` until they are read. */
export function useChosenWords(areAsked: boolean): ChosenWords | null | undefined {
  const { preferences } = useLearner();
  const stored = useLiveQuery(async () => {
    if (!areAsked) return null;
    const stored = v.safeParse(chosenWordsSchema, await preferences.read(PREFERENCE));
    return stored.success ? stored.output : null;
  }, [preferences, areAsked]);
  return areAsked ? stored : null;
}
