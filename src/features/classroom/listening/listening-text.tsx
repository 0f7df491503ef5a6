import { useMemo, useRef, useState } from 'react';
import type { LessonText } from '../../../domain/lesson-plan.ts';
import { listSpokenLines, parseSpokenTurns } from '../../../domain/spoken-turns.ts';
import { Alert } from '../../../ui/alert.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import layout from '../../../ui/layout.module.css';
import letters from '../../../ui/letters.module.css';
import css from './listening.module.css';
import { PlayControls } from './play-controls.tsx';
import { Transcript } from './transcript.tsx';
import { usePlayer } from './use-player.ts';

interface ListeningTextProps {
  text: LessonText;
  /** The learner has answered one of the class's exercises, so that the words give nothing away any more. */
  hasAnswered: boolean;
}

/**
 * A text for the ears: each speaker has a voice, and its words open after the first try, an answer or one playing to
 * the end. Where nobody can read it aloud, the words are shown.
 */
export function ListeningText({ text, hasAnswered }: ListeningTextProps) {
  const place = useRef<HTMLDivElement>(null);
  const turns = useMemo(() => parseSpokenTurns(text.body), [text.body]);
  const lines = useMemo(() => listSpokenLines(turns), [turns]);
  const { playback, send, hasVoice } = usePlayer(lines, place);
  const [isOpen, setOpen] = useState(false);
  const isMute = !hasVoice || playback.position.status === 'failed';
  const line = 'lineIndex' in playback.position ? playback.position.lineIndex : null;
  return (
    <div className={classNames(layout.stack3, css.box)} ref={place}>
      {hasVoice && (
        <PlayControls playback={playback} count={lines.length} onEvent={send} label="Play the text" />
      )}
      {isMute && (
        <Alert kind="info">
          This browser has no voice to read with, so here are the words. Ask somebody to read them to you, or
          read them aloud yourself.
        </Alert>
      )}
      {isMute || playback.hasPlayedToEnd || hasAnswered ? (
        <details open={isOpen || isMute} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary>Show the words</summary>
          <Transcript turns={turns} line={line} />
        </details>
      ) : (
        <p className={letters.quiet} data-print="never">
          <Icon name="lock" /> The words open when you have listened to the end, or answered an exercise.
        </p>
      )}
    </div>
  );
}
