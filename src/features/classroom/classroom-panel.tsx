import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useRef, useState } from 'react';
import type { LessonRecord } from '../../domain/records.ts';
import { useLearner } from '../../session/session-context.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { RoomPanelProps } from '../frame/room-panel.ts';
import { GenerateClass } from './generate-class.tsx';
import { useStoredDraft } from './notepad/use-draft-saver.ts';
import { ClassPlayer, type ClassPlayerProps } from './player/class-player.tsx';

/** Classroom 1: where the next class is chosen and written, and where the one that is open is held. */
export function ClassroomPanel({
  lessonId,
  onOpenLesson,
  stepId,
  onOpenStep,
  beginsClass = false,
  onClassBegun,
}: RoomPanelProps) {
  const [written, setWritten] = useState<{ lessonId: string; note: string | undefined } | null>(null);
  const [hasMoved, setMoved] = useState(false);

  function move(id: string | undefined): void {
    setMoved(true);
    onOpenLesson(id);
  }

  if (lessonId === undefined) {
    return (
      <GenerateClass
        beginsClass={beginsClass}
        onClassBegun={onClassBegun}
        onOpen={move}
        onClassReady={(id, note) => {
          setWritten({ lessonId: id, note });
          move(id);
        }}
      />
    );
  }
  return (
    <LessonView
      key={lessonId}
      lessonId={lessonId}
      note={written?.lessonId === lessonId ? written.note : undefined}
      takesFocus={hasMoved}
      stepId={stepId}
      onStep={onOpenStep}
      onLeave={() => move(undefined)}
    />
  );
}

interface LessonViewProps
  extends Pick<ClassPlayerProps, 'note' | 'takesFocus' | 'stepId' | 'onStep' | 'onLeave'> {
  lessonId: string;
}

/** A class as it was generated, with the notepad beside it. */
function LessonView({ lessonId, onLeave, ...player }: LessonViewProps) {
  const { store } = useLearner();
  const found = useLiveQuery(() => store.readLesson(lessonId), [store, lessonId]);
  // One that goes while it is open stays on the page, with what the learner has written.
  const opened = useRef<LessonRecord>(null);
  if (found) opened.current = found;
  const lesson = found ?? (found === null ? opened.current : undefined);
  const kept = useStoredDraft(lessonId);
  // A class that was asked for has the key of its request.
  useEffect(() => void store.deleteRequest(lessonId), [store, lessonId]);
  if (lesson === null) {
    return (
      <EmptyState emblem="classroom" title="This class is not on this device">
        <p>It may be too old to be kept, or still on its way from another device.</p>
        <Button onClick={onLeave}>Back to the classroom</Button>
      </EmptyState>
    );
  }
  if (lesson === undefined || !kept) return null;
  return (
    <ClassPlayer
      lesson={lesson}
      isDeleted={found === null}
      storedDraft={kept}
      onLeave={onLeave}
      {...player}
    />
  );
}
