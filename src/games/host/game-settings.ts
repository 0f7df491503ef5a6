import * as v from 'valibot';
import { TIME_LIMIT_SETTINGS } from '../kit/time-limit.ts';

const gameSettingsSchema = v.object({
  timing: v.fallback(v.picklist(TIME_LIMIT_SETTINGS), 'normal'),
  sound: v.fallback(v.boolean(), false),
  /** Letters and digits act without a modifier key, wherever the focus is in the game. */
  singleKeys: v.fallback(v.boolean(), true),
  /** Whether the learner was asked about the sound, or has switched it. */
  isSoundAsked: v.fallback(v.boolean(), false),
});

/** The learner's settings for all games. */
export type GameSettings = v.InferOutput<typeof gameSettingsSchema>;

/**
 * Parses stored settings; by default, time limits are normal, single keys act, and the sound is off until a
 * game asks.
 */
export function parseGameSettings(raw: unknown): GameSettings {
  const parsed = v.safeParse(gameSettingsSchema, raw);
  if (!parsed.success) return { timing: 'normal', sound: false, singleKeys: true, isSoundAsked: false };
  const { sound, isSoundAsked, ...rest } = parsed.output;
  // Versions before the question stored only the sound.
  return { ...rest, sound, isSoundAsked: isSoundAsked || sound };
}

/** The settings after the learner chose sound or silence, which ends the question. */
export function chooseSound(settings: GameSettings, sound: boolean): GameSettings {
  return { ...settings, sound, isSoundAsked: true };
}
