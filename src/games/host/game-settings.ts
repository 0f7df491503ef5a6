import * as v from 'valibot';
import { TIME_LIMIT_SETTINGS } from '../kit/time-limit.ts';

const gameSettingsSchema = v.object({
  timing: v.fallback(v.picklist(TIME_LIMIT_SETTINGS), 'normal'),
  sound: v.fallback(v.boolean(), false),
  /** Letters and digits act without a modifier key, wherever the focus is in the game. */
  singleKeys: v.fallback(v.boolean(), true),
});

/** The learner's settings for all games. */
export type GameSettings = v.InferOutput<typeof gameSettingsSchema>;

/** Parses stored settings; by default, time limits are normal, the sound is off and single keys act. */
export function parseGameSettings(raw: unknown): GameSettings {
  const parsed = v.safeParse(gameSettingsSchema, raw);
  return parsed.success ? parsed.output : { timing: 'normal', sound: false, singleKeys: true };
}
