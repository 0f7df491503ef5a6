import { SPEECH_LANGUAGE } from '../../domain/speech.ts';
import { getVoiceChoice } from '../voice-choice.ts';
import { assignVoice } from './assign-voice.ts';
import { splitSpeech } from './speech-parts.ts';

/** What the voice does with a text that it was given. */
type ReadAloudStatus = 'unsupported' | 'silent' | 'speaking';

/** The browser's own voice; nothing goes over the network for it. `undefined` where there is none. */
export function getSpeechSynthesis(): SpeechSynthesis | undefined {
  return 'speechSynthesis' in window && 'SpeechSynthesisUtterance' in window
    ? window.speechSynthesis
    : undefined;
}

export interface ReadAloudOptions {
  /** Which of several people says it, from 0: each has a voice, or at least a pitch, of their own. */
  speaker?: number | undefined;
  /** How fast; 1 is the speed that the learner chose. */
  rate?: number | undefined;
  onEnd?: (() => void) | undefined;
  /** Another text has taken its place, or it was stopped. */
  onInterruption?: (() => void) | undefined;
  onFailure?: (() => void) | undefined;
}

const INTERRUPTIONS: ReadonlySet<string> = new Set(['interrupted', 'canceled']);

/**
 * Reads a text aloud from its start, in place of what is being read.
 * @returns 'silent' where there is nothing in the text to say, 'unsupported' in a browser without a voice
 */
export function readAloud(text: string, speaking: ReadAloudOptions = {}): ReadAloudStatus {
  const voice = getSpeechSynthesis();
  if (!voice) return 'unsupported';
  voice.cancel();
  const parts = splitSpeech(text);
  const speaker = speaking.speaker ?? 0;
  const choice = getVoiceChoice();
  const isUsual = speaker === 0 && choice.name === '';
  const casting = assignVoice(isUsual ? [] : voice.getVoices(), speaker, choice.name);
  parts.forEach((part, index) => {
    const utterance = new SpeechSynthesisUtterance(part);
    utterance.lang = SPEECH_LANGUAGE;
    utterance.pitch = casting.pitch;
    utterance.rate = (speaking.rate ?? 1) * choice.rate;
    if (casting.voice) utterance.voice = casting.voice;
    utterance.onerror = ({ error }) =>
      INTERRUPTIONS.has(error) ? speaking.onInterruption?.() : speaking.onFailure?.();
    if (index === parts.length - 1) utterance.onend = () => speaking.onEnd?.();
    voice.speak(utterance);
  });
  return parts.length > 0 ? 'speaking' : 'silent';
}
