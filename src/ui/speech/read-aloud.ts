import { SPEECH_LANGUAGE } from '../../domain/speech.ts';
import { speechParts } from './speech-parts.ts';

/** What the voice does with a text that it was given. */
export type Reading = 'unsupported' | 'silent' | 'speaking';

/** The browser's own voice; nothing goes over the network for it. `undefined` where there is none. */
export function browserVoice(): SpeechSynthesis | undefined {
  return 'speechSynthesis' in window && 'SpeechSynthesisUtterance' in window
    ? window.speechSynthesis
    : undefined;
}

/** Three people can be told apart: the second and the third have other voices, or where there are none, other pitches. */
export type Speaker = 'first' | 'second' | 'third';

export interface Speaking {
  voice?: Speaker | undefined;
  onEnd?: (() => void) | undefined;
  onFailure?: (() => void) | undefined;
}

/** Which of the other voices a speaker has, and how the only voice speaks for them; 1 is as it is. */
const OTHERS = {
  second: { place: 0, pitch: 0.7 },
  third: { place: 1, pitch: 1.35 },
} as const satisfies Record<Exclude<Speaker, 'first'>, object>;

/** Gives the others a voice of their own. The first has the browser's choice. */
function dress(
  utterance: SpeechSynthesisUtterance,
  synthesis: SpeechSynthesis,
  speaker: keyof typeof OTHERS,
) {
  const [language] = SPEECH_LANGUAGE.split('-');
  const fitting = synthesis.getVoices().filter(({ lang }) => lang.startsWith(language ?? ''));
  const usual = fitting.find((each) => each.default) ?? fitting.find(({ lang }) => lang === SPEECH_LANGUAGE);
  const { place, pitch } = OTHERS[speaker];
  const other = fitting.filter((each) => each !== (usual ?? fitting[0]))[place];
  if (other) utterance.voice = other;
  else utterance.pitch = pitch;
}

/**
 * Reads a text aloud from its start, in place of what is being read.
 * @returns 'silent' where there is nothing in the text to say, 'unsupported' in a browser without a voice
 */
export function readAloud(text: string, { voice: speaker, onEnd, onFailure }: Speaking = {}): Reading {
  const voice = browserVoice();
  if (!voice) return 'unsupported';
  voice.cancel();
  const parts = speechParts(text);
  parts.forEach((part, index) => {
    const utterance = new SpeechSynthesisUtterance(part);
    utterance.lang = SPEECH_LANGUAGE;
    if (speaker && speaker !== 'first') dress(utterance, voice, speaker);
    utterance.onerror = () => onFailure?.();
    if (index === parts.length - 1) utterance.onend = () => onEnd?.();
    voice.speak(utterance);
  });
  return parts.length > 0 ? 'speaking' : 'silent';
}
