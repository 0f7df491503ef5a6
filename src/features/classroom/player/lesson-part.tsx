import { createContext, type ReactNode, use } from 'react';
import type { PartId } from '../../../domain/lesson-steps.ts';

/** The parts of the class that the open step shows. */
export const VisiblePartsContext = createContext<readonly PartId[]>([]);

interface LessonPartProps {
  part: PartId;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A part of the class. All parts stay in the page, so that it prints completely and keeps its state; the
 * class's stylesheet hides those of other steps.
 */
export function LessonPart({ part, className, children }: LessonPartProps) {
  const isVisible = use(VisiblePartsContext).includes(part);
  return (
    <div className={className} data-part={part} data-here={isVisible}>
      {children}
    </div>
  );
}
