import * as v from 'valibot';

/** How slow and how fast the voice may be set. */
export const VOICE_RATES = [0.75, 1, 1.25] as const;

const voiceChoiceSchema = v.object({
  /** The voice's name as the browser has it; '' for the browser's choice. */
  name: v.optional(v.fallback(v.string(), ''), ''),
  /** 1 is the voice's own speed. */
  rate: v.optional(v.fallback(v.picklist(VOICE_RATES), 1), 1),
});

/** Who reads aloud to the learner on this device, and how fast. */
export type VoiceChoice = v.InferOutput<typeof voiceChoiceSchema>;

export const DEFAULT_VOICE: VoiceChoice = { name: '', rate: 1 };

/** A stored choice; the browser's voice for what is none. */
export function parseVoiceChoice(stored: unknown): VoiceChoice {
  const parsed = v.safeParse(voiceChoiceSchema, stored);
  return parsed.success ? parsed.output : DEFAULT_VOICE;
}

let current = DEFAULT_VOICE;

/** The choice that holds on this page: there is one voice, whichever screen, game or card speaks. */
export function getVoiceChoice(): VoiceChoice {
  return current;
}

export function setVoiceChoice(choice: VoiceChoice): void {
  current = choice;
}
