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

/** How phrases get from place to place: dragged, pressed, or carried by keys. */
export function usePhraseBoard({ board, groups, onMove }: PhraseBoardOptions) {
  const [hold, setHold] = useState<HeldPhrase | null>(null);
  const [news, setNews] = useState('');
  const moveFocus = useFocusAfterMove(board, groups);
  const isSpaceSpent = useRef(false);

  function place(phrase: string, zone: Zone): void {
    onMove({ type: 'placed', item: phrase, zone });
    setHold(null);
    setNews(formatHoldAnnouncement(phrase, { type: 'placed', zone }));
    moveFocus(null);
  }

  function remove(phrase: string, zone: Zone): void {
    onMove({ type: 'removed', item: phrase, zone });
    setNews(`“${phrase}” is back among the phrases.`);
    moveFocus(phrase);
  }

  function press(phrase: string): void {
    const isLetGo = hold?.phrase === phrase;
    setHold(isLetGo ? null : { phrase, target: 'pool' });
    setNews(
      isLetGo
        ? formatHoldAnnouncement(phrase, { type: 'let-go' })
        : `Picked up “${phrase}”. ${formatHoldAnnouncement(phrase, { type: 'over', place: 'pool' })}`,
    );
  }

  function steer(event: KeyboardEvent, phrase: string): void {
    const step = hold?.phrase === phrase ? mapKeyToHoldEvent(hold, event.key) : null;
    if (!step) return;
    event.preventDefault();
    setNews(formatHoldAnnouncement(phrase, step));
    if (step.type === 'over') {
      setHold({ phrase, target: step.place });
      board.current?.querySelector(`[data-drop="${step.place}"]`)?.scrollIntoView({ block: 'nearest' });
    } else if (step.type === 'placed') {
      isSpaceSpent.current = event.key === ' ';
      place(phrase, step.zone);
    } else {
      setHold(null);
    }
  }

  /** The Space that put one phrase down is released over the next, and must not press it. */
  function spendSpace(event: KeyboardEvent): void {
    if (event.key === ' ' && isSpaceSpent.current) event.preventDefault();
    isSpaceSpent.current = false;
  }

  function drop({ active, over }: DragEndEvent): void {
    const from = active.data.current as { phrase: string; place: PhrasePlace } | undefined;
    if (!from || !isPhrasePlace(over?.id) || over.id === from.place) return;
    if (over.id !== 'pool') place(from.phrase, over.id);
    else if (from.place !== 'pool') remove(from.phrase, from.place);
  }

  return { hold, news, place, remove, press, steer, spendSpace, drop, letGo: () => setHold(null) };
}

/**
 * A phrase that moves is drawn anew in another place, and would take the focus with it into nowhere: it
 * goes to the named phrase, else to the next in the pool, else to the first button below.
 */
function useFocusAfterMove(board: RefObject<HTMLElement | null>, groups: DragGroups) {
  const wanted = useRef<{ phrase: string | null } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when a phrase has moved
  useEffect(() => {
    if (!wanted.current || !board.current) return;
    const { phrase } = wanted.current;
    wanted.current = null;
    const waiting = [...board.current.querySelectorAll<HTMLElement>('[data-place="pool"]')];
    const named = waiting.find((piece) => piece.dataset.phrase === phrase);
    const target =
      named ?? waiting[0] ?? board.current.querySelector<HTMLElement>('button:not([data-place])');
    target?.focus({ preventScroll: true });
  }, [board, groups]);
  return (phrase: string | null) => {
    wanted.current = { phrase };
  };
}

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
