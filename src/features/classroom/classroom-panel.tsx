import { useState } from 'react';
import { GenerateClass } from './generate-class.tsx';
import { LessonView } from './lesson-view.tsx';

export interface ClassroomPanelProps {
  /** The lesson that is open; without one, the next class is chosen. */
  lessonId?: string | undefined;
  onOpenLesson: (id: string | undefined) => void;
}

/** Classroom 1: where a class is generated, and where it is held. */
export function ClassroomPanel({ lessonId, onOpenLesson }: ClassroomPanelProps) {
  const [written, setWritten] = useState<{ lessonId: string; note: string | undefined } | null>(null);
  if (lessonId === undefined) {
    return (
      <GenerateClass
        onOpen={onOpenLesson}
        onWritten={(id, note) => {
          setWritten({ lessonId: id, note });
          onOpenLesson(id);
        }}
      />
    );
  }
  return (
    <LessonView
      key={lessonId}
      lessonId={lessonId}
      note={written?.lessonId === lessonId ? written.note : undefined}
      onLeave={() => onOpenLesson(undefined)}
    />
  );
}
