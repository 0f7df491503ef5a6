import { SPEECH_LANGUAGE } from '../../domain/speech.ts';

/** A voice with its pitch, where 1 is normal. Without `voice`, the browser chooses. */
export interface AssignedVoice {
  voice?: SpeechSynthesisVoice;
  pitch: number;
}

/** Pitches for speakers without a voice of their own, in turn. */
const PITCHES = [0.7, 1.35, 0.85, 1.6, 0.55];

/** Novelty voices of macOS, listed among the English ones. */
const NOVELTY_VOICES =
  /^(?:Albert|Bad News|Bahh|Bells|Boing|Bubbles|Cellos|Fred|Good News|Jester|Junior|Kathy|Organ|Ralph|Superstar|Trinoids|Whisper|Wobble|Zarvox)\b/;

/** The English voices without the novelty voices. */
export function filterEnglishVoices(
  voices: readonly SpeechSynthesisVoice[],
): readonly SpeechSynthesisVoice[] {
  const [language] = SPEECH_LANGUAGE.split('-');
  return voices.filter(({ lang, name }) => lang.startsWith(language ?? '') && !NOVELTY_VOICES.test(name));
}

/**
 * The voice of one of several speakers. The first gets the learner's choice, else the browser's; the next
 * ones other English voices of the device, local voices first; further ones the same voice with another
 * pitch.
 * @param speaker from 0
 * @param chosen the name of the learner's voice, which may be missing on this device; '' for the browser's
 * choice
 */
export function assignVoice(
  voices: readonly SpeechSynthesisVoice[],
  speaker: number,
  chosen = '',
): AssignedVoice {
  const english = filterEnglishVoices(voices);
  const own = english.find(({ name }) => name === chosen);
  if (speaker === 0) return own ? { voice: own, pitch: 1 } : { pitch: 1 };
  const main =
    own ??
    english.find((each) => each.default) ??
    english.find(({ lang }) => lang === SPEECH_LANGUAGE) ??
    english[0];
  const others = english.filter((each) => each !== main);
  const local = others.filter(({ localService }) => localService);
  const voice = [...local, ...others.filter((each) => !local.includes(each))][speaker - 1];
  if (voice) return { voice, pitch: 1 };
  return { pitch: PITCHES[(speaker - 1 - others.length) % PITCHES.length] ?? 1 };
}
