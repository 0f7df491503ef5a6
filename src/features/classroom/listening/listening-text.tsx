import { Fragment, useMemo, useRef, useState } from 'react';
import type { LessonText } from '../../../domain/lesson-plan.ts';
import { listSpokenLines, parseSpokenTurns, type SpokenTurn } from '../../../domain/spoken-turns.ts';
import { Alert } from '../../../ui/alert.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import layout from '../../../ui/layout.module.css';
import letters from '../../../ui/letters.module.css';
import { TappableText } from '../../../ui/tappable-text/tappable-text.tsx';
import css from './listening.module.css';
import { PlayControls } from './play-controls.tsx';
import { usePlayer } from './use-player.ts';

interface ListeningTextProps {
  text: LessonText;
  /** The learner has answered one of the class's exercises, so the transcript gives nothing away any more. */
  hasAnswered: boolean;
}

/**
 * A text to listen to, with one voice per speaker. The transcript can be opened after an answer or after
 * playing to the end; without a voice it is shown at once.
 */
export function ListeningText({ text, hasAnswered }: ListeningTextProps) {
  const container = useRef<HTMLDivElement>(null);
  const turns = useMemo(() => parseSpokenTurns(text.body), [text.body]);
  const lines = useMemo(() => listSpokenLines(turns), [turns]);
  const { playback, send, hasVoice } = usePlayer(lines, container);
  const [isOpen, setOpen] = useState(false);
  const isMute = !hasVoice || playback.position.status === 'failed';
  const line = 'lineIndex' in playback.position ? playback.position.lineIndex : null;
  return (
    <div className={classNames(layout.stack3, css.box)} ref={container}>
      {hasVoice && (
        <PlayControls playback={playback} count={lines.length} onEvent={send} label="Play the text" />
      )}
      {isMute && (
        <Alert kind="info">
          This browser can’t read aloud, so here are the words. Read them yourself, or ask someone to read
          them to you.
        </Alert>
      )}
      {isMute || playback.hasPlayedToEnd || hasAnswered ? (
        <details open={isOpen || isMute} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary>Show the words</summary>
          <Transcript turns={turns} line={line} />
        </details>
      ) : (
        <p className={letters.quiet} data-print="never">
          <Icon name="lock" /> Listen to the end, or answer an exercise, to see the words.
        </p>
      )}
    </div>
  );
}

interface TranscriptProps {
  turns: readonly SpokenTurn[];
  /** The index of the current line, counted through all turns. */
  line: number | null;
}

/** The words of a text with the current line marked. */
function Transcript({ turns, line }: TranscriptProps) {
  const starts = findFirstLines(turns);
  return (
    <TappableText className={css.transcript}>
      {turns.map(({ speaker, lines }, turn) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a turn is identified by its position
        <p key={turn}>
          {speaker !== null && <strong className={css.speaker}>{speaker}: </strong>}
          {lines.map((text, index) => {
            const at = (starts[turn] ?? 0) + index;
            return (
              <Fragment key={at}>
                {index > 0 && ' '}
                <span aria-current={at === line ? true : undefined}>{text}</span>
              </Fragment>
            );
          })}
        </p>
      ))}
    </TappableText>
  );
}

/** The index of each turn's first line. */
function findFirstLines(turns: readonly SpokenTurn[]): readonly number[] {
  const starts = [0];
  for (const { lines } of turns) starts.push((starts.at(-1) ?? 0) + lines.length);
  return starts;
}
