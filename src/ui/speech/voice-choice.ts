import * as v from 'valibot';
import { SPEECH_RATES } from './speech-rates.ts';

const voiceChoiceSchema = v.object({
  /** The browser's name of the voice; '' for the browser's choice. */
  name: v.optional(v.fallback(v.string(), ''), ''),
  /** 1 is the normal speed. */
  rate: v.optional(v.fallback(v.picklist(SPEECH_RATES), 1), 1),
});

/** The voice that reads aloud on this device, and its speed. */
export type VoiceChoice = v.InferOutput<typeof voiceChoiceSchema>;

export const DEFAULT_VOICE: VoiceChoice = { name: '', rate: 1 };

/** A stored choice; the default if it is invalid. */
export function parseVoiceChoice(stored: unknown): VoiceChoice {
  const parsed = v.safeParse(voiceChoiceSchema, stored);
  return parsed.success ? parsed.output : DEFAULT_VOICE;
}

let current = DEFAULT_VOICE;

/** The current choice of this page. */
export function getVoiceChoice(): VoiceChoice {
  return current;
}

export function setVoiceChoice(choice: VoiceChoice): void {
  current = choice;
}
