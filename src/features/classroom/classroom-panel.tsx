import { useState } from 'react';
import { GenerateClass } from './generate-class.tsx';
import { LessonView } from './lesson-view.tsx';

export interface ClassroomPanelProps {
  /** The lesson that is open; without one, the next class is chosen. */
  lessonId?: string | undefined;
  onOpenLesson: (id: string | undefined) => void;
  /** The step of the lesson that the address names. */
  stepId?: string | undefined;
  onOpenStep: (id: string) => void;
  /** The suggested class is to be written at once. */
  beginsClass?: boolean | undefined;
  onClassBegun: () => void;
}

/** Classroom 1: where a class is generated, and where it is held. */
export function ClassroomPanel({
  lessonId,
  onOpenLesson,
  stepId,
  onOpenStep,
  beginsClass = false,
  onClassBegun,
}: ClassroomPanelProps) {
  const [written, setWritten] = useState<{ lessonId: string; note: string | undefined } | null>(null);
  const [hasMoved, setMoved] = useState(false);

  function move(id: string | undefined): void {
    setMoved(true);
    onOpenLesson(id);
  }

  if (lessonId === undefined) {
    return (
      <GenerateClass
        begins={beginsClass}
        onBegun={onClassBegun}
        onOpen={move}
        onWritten={(id, note) => {
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
      isEntered={hasMoved}
      stepId={stepId}
      onStep={onOpenStep}
      onLeave={() => move(undefined)}
    />
  );
}
