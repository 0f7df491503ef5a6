import { type ReactNode, type Ref, useState } from 'react';
import css from './flashcard.module.css';

interface FlashcardProps {
  front: ReactNode;
  back: ReactNode;
  isTurned: boolean;
  /** Absent for a card that cannot be flipped. */
  onFlip?: (() => void) | undefined;
  /** Whether a screen reader announces the new side; not needed if something else does. */
  isAnnounced?: boolean;
  /** Takes the focus when the screen appears. */
  autoFocus?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/**
 * A card with two sides, which a press flips. Both share a box of the larger one's size, so that nothing
 * moves; the hidden side is inert, so that Tab, screen readers and the browser's search skip it.
 */
export function Flashcard({ front, back, isTurned, onFlip, isAnnounced, autoFocus, ref }: FlashcardProps) {
  const wasTurned = useWasTurned(isTurned);
  const up = isTurned ? 'back' : 'front';
  // The keys make each side a new element, so that every flip is animated.
  const side = (
    <span aria-live={isAnnounced ? 'polite' : undefined} className={css.place}>
      <span key={up} className={css.side} data-side={up} data-turning={wasTurned || undefined}>
        {isTurned ? back : front}
      </span>
    </span>
  );
  return (
    <div className={css.card}>
      {onFlip ? (
        <button
          type="button"
          ref={ref}
          className={css.press}
          aria-pressed={isTurned}
          data-autofocus={autoFocus || undefined}
          onClick={onFlip}
        >
          {side}
        </button>
      ) : (
        <div className={css.press}>{side}</div>
      )}
      <div
        key={up}
        className={css.below}
        data-side={isTurned ? 'front' : 'back'}
        data-turning={wasTurned || undefined}
        inert
        aria-hidden="true"
      >
        {isTurned ? front : back}
      </div>
    </div>
  );
}

/** Whether it was flipped since it was mounted: before, an animation would show the hidden side. */
function useWasTurned(isTurned: boolean): boolean {
  const [first] = useState(isTurned);
  const [wasTurned, setWasTurned] = useState(false);
  if (!wasTurned && isTurned !== first) setWasTurned(true);
  return wasTurned;
}
