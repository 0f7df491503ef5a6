import { useCallback, useEffect, useRef, useState } from 'react';
import { browserVoice, type Reading, readAloud } from './read-aloud.ts';

type SpeechState = Reading | 'failed';

/** The voice for a screen that shows what it does; it falls silent with the screen. */
export function useSpeech() {
  const voice = browserVoice();
  const [state, setState] = useState<SpeechState>(voice ? 'silent' : 'unsupported');
  // Cancelling one text reports to its own handlers, which must not speak for the next one.
  const current = useRef(0);

  const stop = useCallback(() => {
    current.current += 1;
    voice?.cancel();
    setState(voice ? 'silent' : 'unsupported');
  }, [voice]);

  /** Reads the text aloud from its start; false when this browser cannot. */
  const speak = useCallback((text: string) => {
    current.current += 1;
    const turn = current.current;
    const settle = (next: SpeechState) => {
      if (current.current === turn) setState(next);
    };
    const reading = readAloud(text, {
      onEnd: () => settle('silent'),
      onInterruption: () => settle('silent'),
      onFailure: () => settle('failed'),
    });
    setState(reading);
    return reading !== 'unsupported';
  }, []);

  useEffect(() => () => voice?.cancel(), [voice]);

  return { state, speak, stop };
}
