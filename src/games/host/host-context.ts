import { createContext, use } from 'react';
import type { Timing } from '../time-limit.ts';

/** What the host lends to a game's view. */
export interface GameHostTools {
  /** Milliseconds of play, as the rules count them. */
  playTime: () => number;
  timing: Timing;
  isPaused: boolean;
  /** Reads a text aloud, where the browser can. */
  speak: (text: string) => void;
  /** Tells a screen reader something that the state's change does not say. */
  say: (text: string) => void;
}

export const GameHostContext = createContext<GameHostTools | null>(null);

/** The host around a game's view; throws outside one. */
export function useHost(): GameHostTools {
  const host = use(GameHostContext);
  if (!host) throw new Error('useHost needs a game host above it');
  return host;
}
