import { Printed } from '../../ui/printed.tsx';

/** A stopwatch with a tile for its face. */
export const EMBLEM = (
  <>
    <Printed d="M36 15h8v6h-8z" fill="var(--draw-wall)" />
    <Printed d="m55 22 5 5-4 4-5-5z" fill="var(--draw-wall)" />
    <Printed d="M40 21a21 21 0 1 1 0 42 21 21 0 0 1 0-42z" fill="var(--hue)" />
    <Printed d="M31 33h18v18H31z" fill="var(--draw-lamp)" slip={1} />
    <path d="M36 37h8l-8 10h8" stroke="var(--draw-line)" />
  </>
);
