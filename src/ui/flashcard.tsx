import { type ReactNode, type Ref, useState } from 'react';
import css from './flashcard.module.css';

interface FlashcardProps {
  front: ReactNode;
  back: ReactNode;
  isTurned: boolean;
  /** Absent: the card lies as it lies. */
  onFlip?: (() => void) | undefined;
  /** A screen reader hears the side that comes up; leave it out where something else tells it. */
  isAnnounced?: boolean;
  /** The focus enters the screen here. */
  autoFocus?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/**
 * A card with two sides, which a press turns over. Both lie in one place that is as large as the larger one, so that
 * nothing moves when it turns; nobody comes upon the side that lies below, be it by Tab, by ear or by the browser's
 * search.
 */
export function Flashcard({ front, back, isTurned, onFlip, isAnnounced, autoFocus, ref }: FlashcardProps) {
  const wasTurned = useWasTurned(isTurned);
  const up = isTurned ? 'back' : 'front';
  // The keys make each side a new element, so that every turn is drawn.
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

/** Whether it was turned since it came: there is no turn to draw before, which would show the side below. */
function useWasTurned(isTurned: boolean): boolean {
  const [first] = useState(isTurned);
  const [wasTurned, setWasTurned] = useState(false);
  if (!wasTurned && isTurned !== first) setWasTurned(true);
  return wasTurned;
}
