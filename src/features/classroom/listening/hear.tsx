import { useRef } from 'react';
import type { SpokenLine } from '../../../domain/spoken-turns.ts';
import { Button } from '../../../ui/button.tsx';
import { OnlyReadAloud } from '../../../ui/only-read-aloud.tsx';
import css from './listening.module.css';
import { usePlayer } from './use-player.ts';

interface HearProps {
  /** What is said; the same array as long as the item is the same. Nothing is drawn for none. */
  lines: readonly SpokenLine[];
  /** What it belongs to, for who doesn't see it: "item 2". */
  of: string;
}

/** A button that plays what belongs to an item or a task. Nothing where the browser has no voice: its text is there. */
export function Hear({ lines, of }: HearProps) {
  const place = useRef<HTMLSpanElement>(null);
  const { playback, send, hasVoice } = usePlayer(lines, place);
  if (lines.length === 0 || !hasVoice) return null;
  const isPlaying = playback.now.phase === 'playing';
  return (
    <span className={css.hear} data-print="never" ref={place}>
      <Button
        icon={isPlaying ? 'close' : 'speaker'}
        onClick={() => send({ type: isPlaying ? 'stopped' : 'played' })}
      >
        {isPlaying ? 'Stop' : 'Listen'}
        <OnlyReadAloud>: {of}</OnlyReadAloud>
      </Button>
      <span role="status">
        {playback.now.phase === 'failed' && 'This browser has no voice to read with.'}
      </span>
    </span>
  );
}
