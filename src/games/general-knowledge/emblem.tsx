import { Printed } from '../../ui/printed.tsx';

/** An open book with the world above it. */
export const EMBLEM = (
  <>
    <Printed d="M40 18a14 14 0 1 1 0 28 14 14 0 0 1 0-28z" fill="var(--hue)" />
    <path
      d="M26.5 32h27M40 18.5q-8 6-8 13.5t8 13.5m0-27q8 6 8 13.5t-8 13.5"
      stroke="var(--draw-line)"
      fill="none"
    />
    <Printed d="M18 46q12-3 22 4 10-7 22-4v16q-12-3-22 4-10-7-22-4z" fill="var(--draw-wall)" />
    <path d="M40 50v15M24 52q6-.8 11 2m21-2q-6-.8-11 2" stroke="var(--draw-line)" fill="none" />
  </>
);
