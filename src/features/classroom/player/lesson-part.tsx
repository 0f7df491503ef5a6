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
 * Where a part of the class is shown. All of them are in the page, which so prints whole and forgets nothing: the
 * stylesheet of the lesson puts those of other steps out of sight.
 */
export function LessonPart({ part, className, children }: LessonPartProps) {
  const isHere = use(VisiblePartsContext).includes(part);
  return (
    <div className={className} data-part={part} data-here={isHere}>
      {children}
    </div>
  );
}
