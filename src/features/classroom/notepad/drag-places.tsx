import { useDraggable, useDroppable } from '@dnd-kit/core';
import { CSS } from '@dnd-kit/utilities';
import type { KeyboardEvent, ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { joinName } from '../../../ui/join-name.ts';
import css from './drag-activity.module.css';
import type { PhrasePlace } from './held-phrase.ts';

interface DropTargetProps {
  place: PhrasePlace;
  className: string | undefined;
  /** A phrase held by keyboard would be dropped here. */
  isKeyboardTarget: boolean;
  children: ReactNode;
}

/** The pool or a zone, where phrases can be dropped. */
export function DropTarget({ place, className, isKeyboardTarget, children }: DropTargetProps) {
  const { setNodeRef, isOver } = useDroppable({ id: place });
  return (
    <div
      ref={setNodeRef}
      className={classNames(className, (isOver || isKeyboardTarget) && css.over)}
      data-drop={place}
    >
      {children}
    </div>
  );
}

interface PhrasePieceProps {
  phrase: string;
  place: PhrasePlace;
  /** Unique among equal phrases of one place. */
  name: string;
  isHeld?: boolean;
  isMisplaced?: boolean;
  onPress: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
}

/**
 * One phrase. In the pool it is dragged, or picked up by a press or a key; in a zone a press returns it to
 * the pool (specification, section 2).
 */
export function PhrasePiece(props: PhrasePieceProps) {
  const { phrase, place, name, isHeld = false, isMisplaced = false, onPress, onKeyDown } = props;
  const { setNodeRef, listeners, attributes, transform, isDragging } = useDraggable({
    id: `${place}:${name}`,
    data: { phrase, place },
  });
  const inPool = place === 'pool';
  return (
    <button
      ref={setNodeRef}
      type="button"
      className={classNames(css.piece, isDragging && css.dragging, isMisplaced && css.misplaced)}
      style={{ transform: CSS.Translate.toString(transform) }}
      data-place={place}
      data-phrase={phrase}
      aria-pressed={inPool ? isHeld : undefined}
      aria-label={inPool ? undefined : joinName(phrase, isMisplaced && 'in the wrong group', 'remove')}
      aria-describedby={inPool ? attributes['aria-describedby'] : undefined}
      {...listeners}
      onKeyDown={onKeyDown}
      onClick={onPress}
    >
      <Icon name="drag" />
      <span className={css.words}>{phrase}</span>
      {!inPool && <Icon name={isMisplaced ? 'warning' : 'close'} />}
    </button>
  );
}
