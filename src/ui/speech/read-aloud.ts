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

/**
 * Reads a text aloud from its start, in place of what is being read.
 * @returns 'silent' where there is nothing in the text to say, 'unsupported' in a browser without a voice
 */
export function readAloud(text: string, heard: { onEnd?: () => void; onFailure?: () => void } = {}): Reading {
  const voice = browserVoice();
  if (!voice) return 'unsupported';
  voice.cancel();
  const parts = speechParts(text);
  parts.forEach((part, index) => {
    const utterance = new SpeechSynthesisUtterance(part);
    utterance.lang = SPEECH_LANGUAGE;
    utterance.onerror = () => heard.onFailure?.();
    if (index === parts.length - 1) utterance.onend = () => heard.onEnd?.();
    voice.speak(utterance);
  });
  return parts.length > 0 ? 'speaking' : 'silent';
}
