import { useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { getSpeechSynthesis } from '../../ui/speech/read-aloud.ts';
import { useViewServices } from '../kit/view-services.ts';

interface SpokenTurn {
  text: string;
  /** Who says it, from 0. */
  voice: number;
}

export interface ReadAloudControl {
  /** The turn that is being read; `null` in silence. */
  turn: number | null;
  /** Whether it was stopped in the middle, and goes on from there. */
  isStopped: boolean;
  /** Starts, stops, and goes on with the turn where it stopped; absent in a browser without a voice. */
  toggle?: () => void;
}

/** Reads a talk aloud, one turn after the other. It falls silent with the view, and in a pause of the game. */
export function useDialogueReading(turns: readonly SpokenTurn[]): ReadAloudControl {
  const { speak, isPaused } = useViewServices();
  const [next, setNext] = useState(0);
  const [isOn, setOn] = useState(false);
  const isReading = isOn && !isPaused;
  const { text, voice: speaker } = turns[next] ?? {};

  useEffect(() => {
    if (!isReading || text === undefined) return;
    let isHeard = true;
    speak(text, {
      speaker,
      onEnd: () => {
        if (!isHeard) return;
        const isLast = next === turns.length - 1;
        setNext(isLast ? 0 : next + 1);
        if (isLast) setOn(false);
      },
      onFailure: () => {
        if (isHeard) setOn(false);
      },
    });
    return () => {
      isHeard = false;
      speak('');
    };
  }, [isReading, next, text, speaker, turns.length, speak]);

  return {
    turn: isReading ? next : null,
    isStopped: !isReading && next > 0,
    ...(getSpeechSynthesis() ? { toggle: () => setOn(!isReading) } : {}),
  };
}

/** Starts and stops the voices; nothing in a browser without one. */
export function HearButton({ reading: { turn, isStopped, toggle } }: { reading: ReadAloudControl }) {
  if (!toggle) return null;
  const isReading = turn !== null;
  return (
    <Button icon={isReading ? 'pause' : 'speaker'} onClick={toggle}>
      {isReading ? 'Stop' : isStopped ? 'Hear the rest' : 'Hear it'}
    </Button>
  );
}
