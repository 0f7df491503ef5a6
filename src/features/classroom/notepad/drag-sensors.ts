import {
  type Announcements,
  type CollisionDetection,
  MouseSensor,
  pointerWithin,
  rectIntersection,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';

/** A little way or while before a press counts as dragging: until then it is a click, or on touch a scroll. */
const MOUSE = { activationConstraint: { distance: 5 } };
const TOUCH = { activationConstraint: { delay: 160, tolerance: 8 } };

/**
 * Mouse and touch. The library's keyboard sensor steers by pixels and loses a key that follows at once on
 * picking up, so keys are the board's own (`held-phrase.ts`).
 */
export function usePhraseSensors() {
  return useSensors(useSensor(MouseSensor, MOUSE), useSensor(TouchSensor, TOUCH));
}

/** The place under the pointer, else the one that the phrase covers most. */
export const detectDropTarget: CollisionDetection = (args) => {
  const under = pointerWithin(args);
  return under.length > 0 ? under : rectIntersection(args);
};

/** What moves is told by the board's own status line, for pointers and keys alike. */
export const NO_ANNOUNCEMENTS: Announcements = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};
