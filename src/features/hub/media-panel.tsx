import { EmptyState } from '../../ui/empty-state.tsx';

/** The Media Room has only its announcement (specification, section 2). */
export function MediaPanel() {
  return (
    <EmptyState emblem="media" title="Video and song lessons are coming soon.">
      Until then, Classroom 1 has a class for you.
    </EmptyState>
  );
}
