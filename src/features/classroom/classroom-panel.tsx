import { useState } from 'react';
import type { RoomPanelProps } from '../frame/room-panel.ts';
import { GenerateClass } from './generate-class.tsx';
import { LessonView } from './lesson-view.tsx';

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
