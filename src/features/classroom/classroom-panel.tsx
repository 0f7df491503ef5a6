import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useRef, useState } from 'react';
import type { LessonRecord } from '../../domain/records.ts';
import { useLearner } from '../../session/session-context.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { RoomPanelProps } from '../shell/room-panel.ts';
import { GenerateClass } from './generate-class.tsx';
import { useStoredDraft } from './notepad/use-draft-saver.ts';
import { ClassPlayer, type ClassPlayerProps } from './player/class-player.tsx';

/** Classroom 1: chooses and requests the next class, or shows the open one. */
export function ClassroomPanel({
  lessonId,
  onOpenLesson,
  stepId,
  onOpenStep,
  beginsClass = false,
  onClassRequested,
}: RoomPanelProps) {
  const [readyClass, setReadyClass] = useState<{ lessonId: string; note: string | undefined } | null>(null);
  const [hasNavigated, setNavigated] = useState(false);

  function openLesson(id: string | undefined): void {
    setNavigated(true);
    onOpenLesson(id);
  }

  if (lessonId === undefined) {
    return (
      <GenerateClass
        beginsClass={beginsClass}
        onClassRequested={onClassRequested}
        onOpen={openLesson}
        onClassReady={(id, note) => {
          setReadyClass({ lessonId: id, note });
          openLesson(id);
        }}
      />
    );
  }
  return (
    <LessonView
      key={lessonId}
      lessonId={lessonId}
      note={readyClass?.lessonId === lessonId ? readyClass.note : undefined}
      takesFocus={hasNavigated}
      stepId={stepId}
      onStep={onOpenStep}
      onLeave={() => openLesson(undefined)}
    />
  );
}

interface LessonViewProps
  extends Pick<ClassPlayerProps, 'note' | 'takesFocus' | 'stepId' | 'onStep' | 'onLeave'> {
  lessonId: string;
}

/** A generated class and its notepad. */
function LessonView({ lessonId, onLeave, ...player }: LessonViewProps) {
  const { store } = useLearner();
  const found = useLiveQuery(() => store.readLesson(lessonId), [store, lessonId]);
  // A lesson that is deleted while it is open stays on the page, with what the learner has written.
  const lastFound = useRef<LessonRecord>(null);
  if (found) lastFound.current = found;
  const lesson = found ?? (found === null ? lastFound.current : undefined);
  const storedDraft = useStoredDraft(lessonId);
  // A requested class has the key of its request as its id; once it is open, the request is done.
  useEffect(() => void store.deleteRequest(lessonId), [store, lessonId]);
  if (lesson === null) {
    return (
      <EmptyState emblem="classroom" title="This class is not on this device">
        <p>It may be too old. Or it’s still on your other device.</p>
        <Button onClick={onLeave}>Back to the classroom</Button>
      </EmptyState>
    );
  }
  if (lesson === undefined || !storedDraft) return null;
  return (
    <ClassPlayer
      lesson={lesson}
      isDeleted={found === null}
      storedDraft={storedDraft}
      onLeave={onLeave}
      {...player}
    />
  );
}
