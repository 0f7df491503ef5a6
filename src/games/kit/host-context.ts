import { createContext, use } from 'react';
import type { Speaking } from '../../ui/speech/read-aloud.ts';
import type { Timing } from './time-limit.ts';

/** What lies around a game's view and helps it. */
export interface ViewHost {
  /** Milliseconds of play, as the rules count them. */
  playTime: () => number;
  timing: Timing;
  isPaused: boolean;
  /** Reads a text aloud, in the voice of one of several speakers, where the browser can; in place of what is being read. */
  speak: (text: string, speaking?: Speaking) => void;
  /** Tells a screen reader something that no change of the state says. */
  say: (text: string) => void;
}

export const ViewHostContext = createContext<ViewHost | null>(null);

/** The host around a game's view; throws outside one. */
export function useHost(): ViewHost {
  const host = use(ViewHostContext);
  if (!host) throw new Error('useHost needs a game host above it');
  return host;
}
