import { SPEECH_LANGUAGE } from '../../domain/speech.ts';
import { assignVoice } from './assign-voice.ts';
import { splitSpeech } from './speech-parts.ts';
import { getVoiceChoice } from './voice-choice.ts';

type ReadAloudStatus = 'unsupported' | 'silent' | 'speaking';

/** The browser's speech synthesis; `undefined` if there is none. */
export function getSpeechSynthesis(): SpeechSynthesis | undefined {
  return 'speechSynthesis' in window && 'SpeechSynthesisUtterance' in window
    ? window.speechSynthesis
    : undefined;
}

export interface ReadAloudOptions {
  /** The index of the speaker, from 0: each has their own voice or pitch. */
  speaker?: number | undefined;
  /** 1 is the speed that the learner chose. */
  rate?: number | undefined;
  onEnd?: (() => void) | undefined;
  /** Another text was started, or this one was stopped. */
  onInterruption?: (() => void) | undefined;
  onFailure?: (() => void) | undefined;
}

const INTERRUPTIONS: ReadonlySet<string> = new Set(['interrupted', 'canceled']);

/**
 * Reads a text aloud, and stops the current one.
 * @returns 'silent' if the text has nothing to say, 'unsupported' in a browser without speech synthesis
 */
export function readAloud(text: string, options: ReadAloudOptions = {}): ReadAloudStatus {
  const synthesis = getSpeechSynthesis();
  if (!synthesis) return 'unsupported';
  synthesis.cancel();
  const parts = splitSpeech(text);
  const speaker = options.speaker ?? 0;
  const choice = getVoiceChoice();
  const isDefaultVoice = speaker === 0 && choice.name === '';
  const assigned = assignVoice(isDefaultVoice ? [] : synthesis.getVoices(), speaker, choice.name);
  parts.forEach((part, index) => {
    const utterance = new SpeechSynthesisUtterance(part);
    utterance.lang = SPEECH_LANGUAGE;
    utterance.pitch = assigned.pitch;
    utterance.rate = (options.rate ?? 1) * choice.rate;
    if (assigned.voice) utterance.voice = assigned.voice;
    utterance.onerror = ({ error }) =>
      INTERRUPTIONS.has(error) ? options.onInterruption?.() : options.onFailure?.();
    if (index === parts.length - 1) utterance.onend = () => options.onEnd?.();
    synthesis.speak(utterance);
  });
  return parts.length > 0 ? 'speaking' : 'silent';
}
