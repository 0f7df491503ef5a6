import { useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { browserVoice } from '../../ui/speech/read-aloud.ts';
import { useHost } from '../kit/host-context.ts';

interface SpokenTurn {
  text: string;
  /** Who says it, from 0. */
  voice: number;
}

export interface Reading {
  /** The turn that is being read; `null` in silence. */
  turn: number | null;
  /** Whether it was stopped in the middle, and goes on from there. */
  isStopped: boolean;
  /** Starts, stops, and goes on with the turn where it stopped; absent in a browser without a voice. */
  toggle?: () => void;
}

/** Reads a talk aloud, one turn after the other. It falls silent with the view, and in a pause of the game. */
export function useReading(turns: readonly SpokenTurn[]): Reading {
  const { speak, isPaused } = useHost();
  const [next, setNext] = useState(0);
  const [isOn, setOn] = useState(false);
  const isReading = isOn && !isPaused;
  const { text, voice } = turns[next] ?? {};

  useEffect(() => {
    if (!isReading || text === undefined) return;
    let isHeard = true;
    speak(text, {
      voice,
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
  }, [isReading, next, text, voice, turns.length, speak]);

  return {
    turn: isReading ? next : null,
    isStopped: !isReading && next > 0,
    ...(browserVoice() ? { toggle: () => setOn(!isReading) } : {}),
  };
}

/** Starts and stops the voices; nothing in a browser without one. */
export function HearButton({ reading: { turn, isStopped, toggle } }: { reading: Reading }) {
  if (!toggle) return null;
  const isReading = turn !== null;
  return (
    <Button icon={isReading ? 'pause' : 'speaker'} onClick={toggle}>
      {isReading ? 'Stop' : isStopped ? 'Hear the rest' : 'Hear it'}
    </Button>
  );
}
