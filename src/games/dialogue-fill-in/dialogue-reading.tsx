import { useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { getSpeechSynthesis } from '../../ui/speech/read-aloud.ts';
import { useViewServices } from '../kit/view-services.ts';

interface SpokenTurn {
  text: string;
  /** The index of the voice, from 0. */
  voice: number;
}

export interface ReadAloudControl {
  /** The turn that is being read; `null` while nothing is read. */
  turn: number | null;
  /** Whether reading was stopped in the middle and continues from there. */
  isStopped: boolean;
  /** Starts, stops and continues reading; absent if the browser has no speech synthesis. */
  toggle?: () => void;
}

/** Reads a dialogue aloud, turn by turn. It stops when the view unmounts and when the game is paused. */
export function useDialogueReading(turns: readonly SpokenTurn[]): ReadAloudControl {
  const { speak, isPaused } = useViewServices();
  const [next, setNext] = useState(0);
  const [isOn, setOn] = useState(false);
  const isReading = isOn && !isPaused;
  const { text, voice: speaker } = turns[next] ?? {};

  useEffect(() => {
    if (!isReading || text === undefined) return;
    let isCurrent = true;
    speak(text, {
      speaker,
      onEnd: () => {
        if (!isCurrent) return;
        const isLast = next === turns.length - 1;
        setNext(isLast ? 0 : next + 1);
        if (isLast) setOn(false);
      },
      onFailure: () => {
        if (isCurrent) setOn(false);
      },
    });
    return () => {
      isCurrent = false;
      speak('');
    };
  }, [isReading, next, text, speaker, turns.length, speak]);

  return {
    turn: isReading ? next : null,
    isStopped: !isReading && next > 0,
    ...(getSpeechSynthesis() ? { toggle: () => setOn(!isReading) } : {}),
  };
}

/** Starts and stops reading aloud. Renders nothing if the browser has no speech synthesis. */
export function ReadAloudButton({ reading: { turn, isStopped, toggle } }: { reading: ReadAloudControl }) {
  if (!toggle) return null;
  const isReading = turn !== null;
  return (
    <Button icon={isReading ? 'pause' : 'speaker'} onClick={toggle}>
      {isReading ? 'Stop' : isStopped ? 'Hear more' : 'Hear it'}
    </Button>
  );
}
