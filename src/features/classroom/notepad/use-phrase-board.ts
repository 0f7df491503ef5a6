import {
  type Announcements,
  type CollisionDetection,
  type DragEndEvent,
  MouseSensor,
  pointerWithin,
  rectIntersection,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { DragEvent, Zone } from '../../../domain/drag.ts';
import type { DragGroups } from '../../../domain/records.ts';
import {
  formatHoldAnnouncement,
  type HeldPhrase,
  isPhrasePlace,
  mapKeyToHoldEvent,
  type PhrasePlace,
} from './held-phrase.ts';

interface PhraseBoardOptions {
  board: RefObject<HTMLElement | null>;
  groups: DragGroups;
  onMove: (move: DragEvent) => void;
}

/** Moves phrases between the pool and the zones: by dragging, pressing or keyboard. */
export function usePhraseBoard({ board, groups, onMove }: PhraseBoardOptions) {
  const [held, setHeld] = useState<HeldPhrase | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const moveFocus = useFocusAfterMove(board, groups);
  const isSpaceHandled = useRef(false);

  function place(phrase: string, zone: Zone): void {
    onMove({ type: 'placed', item: phrase, zone });
    setHeld(null);
    setAnnouncement(formatHoldAnnouncement(phrase, { type: 'placed', zone }));
    moveFocus(null);
  }

  function remove(phrase: string, zone: Zone): void {
    onMove({ type: 'removed', item: phrase, zone });
    setAnnouncement(`“${phrase}” is back in the list.`);
    moveFocus(phrase);
  }

  function reset(): void {
    onMove({ type: 'reset' });
    setHeld(null);
    setAnnouncement('All phrases are back in the list.');
  }

  function press(phrase: string): void {
    const isReleased = held?.phrase === phrase;
    setHeld(isReleased ? null : { phrase, target: 'pool' });
    setAnnouncement(
      isReleased
        ? formatHoldAnnouncement(phrase, { type: 'released' })
        : `Picked up “${phrase}”. ${formatHoldAnnouncement(phrase, { type: 'moved', place: 'pool' })}`,
    );
  }

  function handleKeyDown(event: KeyboardEvent, phrase: string): void {
    const holdEvent = held?.phrase === phrase ? mapKeyToHoldEvent(held, event.key) : null;
    if (!holdEvent) return;
    event.preventDefault();
    setAnnouncement(formatHoldAnnouncement(phrase, holdEvent));
    if (holdEvent.type === 'moved') {
      setHeld({ phrase, target: holdEvent.place });
      board.current?.querySelector(`[data-drop="${holdEvent.place}"]`)?.scrollIntoView({ block: 'nearest' });
    } else if (holdEvent.type === 'placed') {
      isSpaceHandled.current = event.key === ' ';
      place(phrase, holdEvent.zone);
    } else {
      setHeld(null);
    }
  }

  /** The Space that dropped one phrase is released over the next, and must not press it. */
  function cancelSpaceKeyUp(event: KeyboardEvent): void {
    if (event.key === ' ' && isSpaceHandled.current) event.preventDefault();
    isSpaceHandled.current = false;
  }

  function drop({ active, over }: DragEndEvent): void {
    const from = active.data.current as { phrase: string; place: PhrasePlace } | undefined;
    if (!from || !isPhrasePlace(over?.id) || over.id === from.place) return;
    if (over.id !== 'pool') place(from.phrase, over.id);
    else if (from.place !== 'pool') remove(from.phrase, from.place);
  }

  return {
    held,
    announcement,
    place,
    remove,
    press,
    handleKeyDown,
    cancelSpaceKeyUp,
    drop,
    release: () => setHeld(null),
    reset,
  };
}

/**
 * A moved phrase is a new element, so the focus would be lost. It moves to the given phrase, else to the
 * first one in the pool, else to the first button below.
 */
function useFocusAfterMove(board: RefObject<HTMLElement | null>, groups: DragGroups) {
  const focusRequest = useRef<{ phrase: string | null } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when a phrase has moved
  useEffect(() => {
    if (!focusRequest.current || !board.current) return;
    const { phrase } = focusRequest.current;
    focusRequest.current = null;
    const inPool = [...board.current.querySelectorAll<HTMLElement>('[data-place="pool"]')];
    const named = inPool.find((piece) => piece.dataset.phrase === phrase);
    const target = named ?? inPool[0] ?? board.current.querySelector<HTMLElement>('button:not([data-place])');
    target?.focus({ preventScroll: true });
  }, [board, groups]);
  return (phrase: string | null) => {
    focusRequest.current = { phrase };
  };
}

/** The distance in px or time in ms before a press counts as dragging instead of a click or scroll. */
const MOUSE = { activationConstraint: { distance: 5 } };
const TOUCH = { activationConstraint: { delay: 160, tolerance: 8 } };

/**
 * Sensors for mouse and touch. The library's keyboard sensor moves by pixels and loses a key that follows at
 * once on picking up, so keys are handled in `held-phrase.ts`.
 */
export function usePhraseSensors() {
  return useSensors(useSensor(MouseSensor, MOUSE), useSensor(TouchSensor, TOUCH));
}

/** The drop target under the pointer, else the one that the phrase covers most. */
export const detectDropTarget: CollisionDetection = (args) => {
  const under = pointerWithin(args);
  return under.length > 0 ? under : rectIntersection(args);
};

/** Turns off the library's announcements: the board has its own status line for pointer and keyboard. */
export const NO_ANNOUNCEMENTS: Announcements = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};
