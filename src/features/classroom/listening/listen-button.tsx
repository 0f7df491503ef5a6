import { useRef } from 'react';
import type { SpokenLine } from '../../../domain/spoken-turns.ts';
import { Button } from '../../../ui/button.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import css from './listening.module.css';
import { usePlayer } from './use-player.ts';

interface ListenButtonProps {
  /** What is said; must be the same array for the same item. Without lines nothing is drawn. */
  lines: readonly SpokenLine[];
  /** What it belongs to, for screen readers: "item 2". */
  subject: string;
}

/** Plays the audio of an item or a task. Hidden when the browser has no voice, because the text is there. */
export function ListenButton({ lines, subject }: ListenButtonProps) {
  const container = useRef<HTMLSpanElement>(null);
  const { playback, send, hasVoice } = usePlayer(lines, container);
  if (lines.length === 0 || !hasVoice) return null;
  const isPlaying = playback.position.status === 'playing';
  return (
    <span className={css.hear} data-print="never" ref={container}>
      <Button
        icon={isPlaying ? 'close' : 'speaker'}
        onClick={() => send({ type: isPlaying ? 'stopped' : 'played' })}
      >
        {isPlaying ? 'Stop' : 'Listen'}
        <VisuallyHidden>: {subject}</VisuallyHidden>
      </Button>
      <span role="status">{playback.position.status === 'failed' && 'This browser can’t read aloud.'}</span>
    </span>
  );
}
