import type { CSSProperties } from 'react';
import { MEMORY_COLUMNS } from '../../domain/limits.ts';
import { Icon } from '../../ui/icon.tsx';
import { Printed } from '../../ui/printed.tsx';
import css from './card-button.module.css';
import { placeName } from './outcome.ts';
import { cardAt, type Face, faceAt, type MemoryState, textAt } from './state.ts';

interface CardButtonProps {
  state: MemoryState;
  place: number;
  isCurrent: boolean;
  onFlip: () => void;
}

/** One card. Face down it tells only where it lies; its text is there all along, so that the grid never moves. */
export function CardButton({ state, place, isCurrent, onFlip }: CardButtonProps) {
  const face = faceAt(state, place);
  const { side } = cardAt(state, place);
  const text = textAt(state, place);
  return (
    <button
      type="button"
      className={css.card}
      data-face={face}
      data-autofocus={isCurrent || undefined}
      tabIndex={isCurrent ? 0 : -1}
      aria-label={`${placeName(place, MEMORY_COLUMNS)}: ${spokenFace(face, text)}`}
      onClick={onFlip}
    >
      <span
        className={css.text}
        data-side={side}
        style={{ '--longest': longestWord(text) } as CSSProperties}
        aria-hidden="true"
      >
        {text}
      </span>
      {face === 'down' && <CardBack />}
      {face === 'found' && (
        <span className={css.tick}>
          <Icon name="tick" />
        </span>
      )}
    </button>
  );
}

/** The letters of the longest word. */
function longestWord(text: string): number {
  return Math.max(...text.split(/[\s-]+/).map((word) => word.length));
}

function spokenFace(face: Face, text: string): string {
  if (face === 'down') return 'face down';
  return face === 'found' ? `${text}, found` : text;
}

function CardBack() {
  return (
    <svg className={css.back} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <Printed
        d="m20 6 4.2 9.8L34 20l-9.8 4.2L20 34l-4.2-9.8L6 20l9.8-4.2z"
        fill="var(--draw-lamp)"
        slip={1}
      />
    </svg>
  );
}
