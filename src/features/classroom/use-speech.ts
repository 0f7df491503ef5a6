import { useCallback, useEffect, useRef, useState } from 'react';
import { SPEECH_LANGUAGE } from '../../domain/speech.ts';
import { speechParts } from './speech-parts.ts';

export type SpeechState = 'unsupported' | 'silent' | 'speaking' | 'failed';

export interface Speech {
  state: SpeechState;
  /** Reads the text aloud from its start; false when this browser cannot. */
  speak: (text: string) => boolean;
  stop: () => void;
}

/** The browser's own voice; nothing goes over the network for it. */
export function useSpeech(): Speech {
  const voice = browserVoice();
  const [state, setState] = useState<SpeechState>(voice ? 'silent' : 'unsupported');
  // Cancelling one text reports to its own handlers, which must not speak for the next one.
  const current = useRef(0);

  const stop = useCallback(() => {
    current.current += 1;
    voice?.cancel();
    setState(voice ? 'silent' : 'unsupported');
  }, [voice]);

  const speak = useCallback(
    (text: string) => {
      if (!voice) return false;
      current.current += 1;
      const turn = current.current;
      const settle = (next: SpeechState) => {
        if (current.current === turn) setState(next);
      };
      voice.cancel();
      const parts = speechParts(text);
      parts.forEach((part, index) => {
        const utterance = new SpeechSynthesisUtterance(part);
        utterance.lang = SPEECH_LANGUAGE;
        utterance.onerror = () => settle('failed');
        if (index === parts.length - 1) utterance.onend = () => settle('silent');
        voice.speak(utterance);
      });
      setState(parts.length > 0 ? 'speaking' : 'silent');
      return true;
    },
    [voice],
  );

  useEffect(() => () => voice?.cancel(), [voice]);

  return { state, speak, stop };
}

function browserVoice(): SpeechSynthesis | undefined {
  return 'speechSynthesis' in window && 'SpeechSynthesisUtterance' in window
    ? window.speechSynthesis
    : undefined;
}
