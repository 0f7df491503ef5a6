import { SPEECH_LANGUAGE } from '../../domain/speech.ts';

/** Reads a word or a sentence with the browser's own voice, in place of what it is reading; silent without one. */
export function readAloud(text: string): void {
  if (!('speechSynthesis' in window && 'SpeechSynthesisUtterance' in window)) return;
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.lang = SPEECH_LANGUAGE;
  window.speechSynthesis.cancel();
  window.speechSynthesis.speak(utterance);
}
