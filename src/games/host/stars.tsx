import type { CSSProperties } from 'react';
import { PrintedShape } from '../../ui/printed-shapes.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import css from './stars.module.css';

const STAR = 'm20 4 4.9 10.3 11.3 1.5-8.3 7.8 2.1 11.2L20 29.4l-10 5.4 2.1-11.2-8.3-7.8 11.3-1.5z';
const PLACES = [1, 2, 3] as const;

/** One to three stars of three; those that are missing are outlines. */
export function Stars({ count }: { count: 1 | 2 | 3 }) {
  return (
    <p className={css.stars}>
      <VisuallyHidden>{`${count} of ${PLACES.length} stars`}</VisuallyHidden>
      {PLACES.map((place) => (
        <svg
          key={place}
          className={css.star}
          style={{ '--place': place } as CSSProperties}
          data-won={place <= count || undefined}
          viewBox="0 0 40 40"
          aria-hidden="true"
          focusable="false"
        >
          <PrintedShape d={STAR} fill={place <= count ? 'var(--draw-lamp)' : 'none'} />
        </svg>
      ))}
    </p>
  );
}
