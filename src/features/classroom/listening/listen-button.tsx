import { useRef } from 'react';
import type { SpokenLine } from '../../../domain/spoken-turns.ts';
import { Button } from '../../../ui/button.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import css from './listening.module.css';
import { usePlayer } from './use-player.ts';

interface ListenButtonProps {
  /** What is said; the same array as long as the item is the same. Nothing is drawn for none. */
  lines: readonly SpokenLine[];
  /** What it belongs to, for who doesn't see it: "item 2". */
  subject: string;
}

/** A button that plays what belongs to an item or a task. Nothing where the browser has no voice: its text is there. */
export function ListenButton({ lines, subject }: ListenButtonProps) {
  const place = useRef<HTMLSpanElement>(null);
  const { playback, send, hasVoice } = usePlayer(lines, place);
  if (lines.length === 0 || !hasVoice) return null;
  const isPlaying = playback.position.status === 'playing';
  return (
    <span className={css.hear} data-print="never" ref={place}>
      <Button
        icon={isPlaying ? 'close' : 'speaker'}
        onClick={() => send({ type: isPlaying ? 'stopped' : 'played' })}
      >
        {isPlaying ? 'Stop' : 'Listen'}
        <VisuallyHidden>: {subject}</VisuallyHidden>
      </Button>
      <span role="status">
        {playback.position.status === 'failed' && 'This browser has no voice to read with.'}
      </span>
    </span>
  );
}
