import type { ReactNode } from 'react';
import type { Reason } from '../../domain/reasons.ts';
import { Drawing } from '../../ui/drawing.tsx';
import { InkLine, PrintedShape } from '../../ui/printed-shapes.tsx';

/** A picture for each reason to learn. */
export const REASON_PICTURES: Record<Reason, ReactNode> = {
  travel: (
    <Picture>
      <PrintedShape d="M24 20v-7a3 3 0 0 1 3-3h10a3 3 0 0 1 3 3v7" fill="none" />
      <PrintedShape d="M12 20h40v32H12z" fill="var(--classroom)" />
      <PrintedShape d="M22 20h5v32h-5zm15 0h5v32h-5z" fill="var(--draw-lamp)" />
      <InkLine d="M18 52v4m28-4v4" />
    </Picture>
  ),
  business: (
    <Picture>
      <PrintedShape d="M18 8h22l8 8v18H18z" fill="var(--draw-wall)" />
      <InkLine d="M25 18h12m-12 7h16" />
      <PrintedShape d="M8 30h48v24H8z" fill="var(--homework)" />
      <PrintedShape d="M27 36h10v8H27z" fill="var(--draw-lamp)" />
    </Picture>
  ),
  'personal growth': (
    <Picture>
      <InkLine d="M32 40V22" />
      <PrintedShape d="M32 26C20 28 13 21 12 11c12-1 20 5 20 15z" fill="var(--library)" />
      <PrintedShape d="M32 32c0-10 7-16 19-16 0 11-8 17-19 16z" fill="var(--progress)" />
      <PrintedShape d="M17 40h30l-4 16H21z" fill="var(--classroom)" />
    </Picture>
  ),
};

function Picture({ children }: { children: ReactNode }) {
  return (
    <Drawing viewBox="0 0 64 64" width="64" height="64" strokeWidth="3">
      {children}
    </Drawing>
  );
}
