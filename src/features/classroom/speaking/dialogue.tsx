import { useMemo, useRef, useState } from 'react';
import type { LessonText } from '../../../domain/lesson-plan.ts';
import { spokenTurns } from '../../../domain/spoken-turns.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { ChoiceGroup } from '../../../ui/choice-group.tsx';
import { classNames } from '../../../ui/class-names.ts';
import layout from '../../../ui/layout.module.css';
import letters from '../../../ui/letters.module.css';
import listening from '../listening/listening.module.css';
import { PlayControls } from '../listening/play-controls.tsx';
import { RATES } from '../listening/playback.ts';
import { usePlayer } from '../listening/use-player.ts';
import css from './dialogue.module.css';
import { DialogueLines } from './dialogue-lines.tsx';
import { dialogueLines, dialogueParts, nextPart } from './dialogue-parts.ts';
import { YourTurn } from './your-turn.tsx';

const NOBODY = 'nobody';

/** A dialogue to hear, and then to take part in: the voice leaves one part to the learner, and then the others. */
export function Dialogue({ text }: { text: LessonText }) {
  const place = useRef<HTMLDivElement>(null);
  const turns = useMemo(() => spokenTurns(text.body), [text.body]);
  const lines = useMemo(() => dialogueLines(turns), [turns]);
  const parts = useMemo(() => dialogueParts(turns), [turns]);
  const { playback, send, hasVoice } = usePlayer(lines, place);
  const [isHidden, setHidden] = useState(false);
  const [done, setDone] = useState<ReadonlySet<number>>(new Set());
  const { now, learner } = playback;

  const at = now.phase === 'over' || now.phase === 'unheard' ? null : now.at;
  const own = at !== null && lines[at]?.voice === learner ? lines[at] : undefined;
  const next =
    now.phase === 'over' ? nextPart(parts, learner === null ? done : new Set([...done, learner])) : null;
  const isMute = !hasVoice || now.phase === 'failed';

  function take(voice: number | null): void {
    if (learner !== null && now.phase === 'over') setDone(new Set([...done, learner]));
    send({ type: 'part-chosen', learner: voice });
  }

  return (
    <div className={classNames(layout.stack3, listening.box)} ref={place}>
      {parts.length > 1 && hasVoice && (
        <ChoiceGroup
          legend="Your part"
          options={[
            { value: NOBODY, label: 'Listen to all' },
            ...parts.map(({ voice, name }) => ({ value: String(voice), label: `I am ${name}` })),
          ]}
          value={learner === null ? NOBODY : String(learner)}
          onChange={(value) => take(value === NOBODY ? null : Number(value))}
        />
      )}
      {hasVoice && (
        <PlayControls playback={playback} count={lines.length} onEvent={send} label="Play the dialogue" />
      )}
      {isMute && (
        <Alert kind="info">
          This browser has no voice to read with. Read the dialogue aloud, with somebody or in two voices.
        </Alert>
      )}
      {learner !== null && (
        <label className={css.hide} data-print="never">
          <input type="checkbox" checked={isHidden} onChange={({ target }) => setHidden(target.checked)} />
          Hide my lines
        </label>
      )}
      <p role="status" className={classNames(letters.display, css.news)} data-print="never">
        {own && now.phase === 'playing' && 'Your turn: say the line aloud.'}
        {now.phase === 'over' && learner !== null && next === null && 'You have said every part.'}
      </p>
      {next && (
        <Button
          icon="speaker"
          onClick={() => {
            take(next.voice);
            send({ type: 'played' });
          }}
        >
          Now say {next.name}’s part
        </Button>
      )}
      <DialogueLines
        turns={turns}
        at={at}
        isPlaying={now.phase === 'playing'}
        hidden={isHidden ? learner : null}
      >
        {own && (
          <YourTurn
            key={own.turn}
            line={own.text}
            rate={RATES[playback.speed]}
            isWaiting={now.phase === 'playing'}
            onSaid={() => send({ type: 'line-ended' })}
            onRecord={() => send({ type: 'paused' })}
          />
        )}
      </DialogueLines>
    </div>
  );
}
