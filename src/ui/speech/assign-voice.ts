import { SPEECH_LANGUAGE } from '../../domain/speech.ts';

/** A voice, and how high it speaks; 1 is as it is. Without a voice the browser chooses. */
export interface AssignedVoice {
  voice?: SpeechSynthesisVoice;
  pitch: number;
}

/** How the only voice speaks for those who have none of their own, in turn. */
const PITCHES = [0.7, 1.35, 0.85, 1.6, 0.55];

/** macOS lists these jokes among its English voices. */
const NOVELTY_VOICES =
  /^(?:Albert|Bad News|Bahh|Bells|Boing|Bubbles|Cellos|Fred|Good News|Jester|Junior|Kathy|Organ|Ralph|Superstar|Trinoids|Whisper|Wobble|Zarvox)\b/;

/** The English voices among these, without the jokes. */
export function filterEnglishVoices(
  voices: readonly SpeechSynthesisVoice[],
): readonly SpeechSynthesisVoice[] {
  const [language] = SPEECH_LANGUAGE.split('-');
  return voices.filter(({ lang, name }) => lang.startsWith(language ?? '') && !NOVELTY_VOICES.test(name));
}

/**
 * Who speaks for each of several speakers. The first has the learner's choice, or else the browser's, the next ones
 * other English voices of the device, and whoever comes after them an own pitch. Voices that speak over the network
 * come last.
 * @param speaker from 0
 * @param chosen the name of the learner's voice, which this device may lack; '' for the browser's choice
 */
export function assignVoice(
  voices: readonly SpeechSynthesisVoice[],
  speaker: number,
  chosen = '',
): AssignedVoice {
  const fitting = filterEnglishVoices(voices);
  const own = fitting.find(({ name }) => name === chosen);
  if (speaker === 0) return own ? { voice: own, pitch: 1 } : { pitch: 1 };
  const usual =
    own ??
    fitting.find((each) => each.default) ??
    fitting.find(({ lang }) => lang === SPEECH_LANGUAGE) ??
    fitting[0];
  const others = fitting.filter((each) => each !== usual);
  const local = others.filter(({ localService }) => localService);
  const voice = [...local, ...others.filter((each) => !local.includes(each))][speaker - 1];
  if (voice) return { voice, pitch: 1 };
  return { pitch: PITCHES[(speaker - 1 - others.length) % PITCHES.length] ?? 1 };
}
