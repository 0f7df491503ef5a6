import { useMemo, useRef, useState } from 'react';
import type { LessonText } from '../../../domain/lesson-plan.ts';
import { estimateSpeakingMs } from '../../../domain/speaking-time.ts';
import { parseSpokenTurns } from '../../../domain/spoken-turns.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { ChoiceGroup } from '../../../ui/choice-group.tsx';
import { classNames } from '../../../ui/class-names.ts';
import layout from '../../../ui/layout.module.css';
import letters from '../../../ui/letters.module.css';
import listening from '../listening/listening.module.css';
import { PlayControls } from '../listening/play-controls.tsx';
import { PLAYBACK_RATES } from '../listening/playback.ts';
import { usePlayer } from '../listening/use-player.ts';
import css from './dialogue.module.css';
import { DialogueLines } from './dialogue-lines.tsx';
import { createDialogueLines, findDialogueRoles, findNextRole } from './dialogue-roles.ts';
import { RecordingControls } from './recording-controls.tsx';

const NO_ROLE = 'none';

/** A dialogue to listen to, and then to speak: the learner takes one role after the other. */
export function Dialogue({ text }: { text: LessonText }) {
  const container = useRef<HTMLDivElement>(null);
  const turns = useMemo(() => parseSpokenTurns(text.body), [text.body]);
  const lines = useMemo(() => createDialogueLines(turns), [turns]);
  const roles = useMemo(() => findDialogueRoles(turns), [turns]);
  const { playback, send, hasVoice } = usePlayer(lines, container);
  const [isHidden, setHidden] = useState(false);
  const [done, setDone] = useState<ReadonlySet<number>>(new Set());
  const { position, learnerVoice } = playback;

  const currentIndex = position.status === 'ended' || position.status === 'idle' ? null : position.lineIndex;
  const ownLine =
    currentIndex !== null && lines[currentIndex]?.speakerIndex === learnerVoice
      ? lines[currentIndex]
      : undefined;
  const nextRole =
    position.status === 'ended'
      ? findNextRole(roles, learnerVoice === null ? done : new Set([...done, learnerVoice]))
      : null;
  const isMute = !hasVoice || position.status === 'failed';

  function takeRole(voice: number | null): void {
    if (learnerVoice !== null && position.status === 'ended') setDone(new Set([...done, learnerVoice]));
    send({ type: 'role-chosen', learnerVoice: voice });
  }

  return (
    <div className={classNames(layout.stack3, listening.box)} ref={container}>
      {/* First, so that a beginner listens before choosing. */}
      {hasVoice && (
        <PlayControls playback={playback} count={lines.length} onEvent={send} label="Play the dialogue" />
      )}
      {roles.length > 1 && hasVoice && (
        <ChoiceGroup
          legend="Your part"
          options={[
            { value: NO_ROLE, label: 'Listen to all' },
            ...roles.map(({ voice, name }) => ({ value: String(voice), label: `I am ${name}` })),
          ]}
          value={learnerVoice === null ? NO_ROLE : String(learnerVoice)}
          onChange={(value) => takeRole(value === NO_ROLE ? null : Number(value))}
        />
      )}
      {isMute && (
        <Alert kind="info">
          This browser can’t read aloud. Read the dialogue with someone, or use two voices.
        </Alert>
      )}
      {learnerVoice !== null && (
        <label className={css.hide} data-print="never">
          <input type="checkbox" checked={isHidden} onChange={({ target }) => setHidden(target.checked)} />
          Hide my lines
        </label>
      )}
      <p role="status" className={classNames(letters.display, css.news)} data-print="never">
        {ownLine && position.status === 'playing' && 'Your turn: say the line aloud.'}
        {position.status === 'ended' &&
          learnerVoice !== null &&
          nextRole === null &&
          'You’ve said every part.'}
      </p>
      {nextRole && (
        <Button
          icon="speaker"
          onClick={() => {
            takeRole(nextRole.voice);
            send({ type: 'played' });
          }}
        >
          Now say {nextRole.name}’s part
        </Button>
      )}
      <DialogueLines
        turns={turns}
        currentTurn={currentIndex}
        isPlaying={position.status === 'playing'}
        hiddenVoice={isHidden ? learnerVoice : null}
      >
        {ownLine && (
          <LearnerTurn
            key={ownLine.turn}
            line={ownLine.text}
            rate={PLAYBACK_RATES[playback.speed]}
            isWaiting={position.status === 'playing'}
            onSaid={() => send({ type: 'line-ended' })}
            onRecord={() => send({ type: 'paused' })}
          />
        )}
      </DialogueLines>
    </div>
  );
}

interface LearnerTurnProps {
  line: string;
  rate: number;
  /** The dialogue continues by itself when the learner's time is over. */
  isWaiting: boolean;
  onSaid: () => void;
  /** Recording starts, so the dialogue must pause. */
  onRecord: () => void;
}

/** The learner's own line, with the time to say it and a recorder. */
function LearnerTurn({ line, rate, isWaiting, onSaid, onRecord }: LearnerTurnProps) {
  return (
    <div className={layout.stack3}>
      {isWaiting && (
        <div className={layout.row2}>
          <span className={css.time} aria-hidden="true">
            <span style={{ animationDuration: `${estimateSpeakingMs(line, rate)}ms` }} />
          </span>
          <Button icon="tick" onClick={onSaid}>
            I’ve said it
          </Button>
        </div>
      )}
      <RecordingControls sentence={line} onRecord={onRecord} />
    </div>
  );
}
