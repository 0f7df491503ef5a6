import { createContext, use } from 'react';
import type { ReadAloudOptions } from '../../ui/speech/read-aloud.ts';
import type { TimeLimitSetting } from './time-limit.ts';

/** What lies around a game's view and helps it. */
export interface ViewServices {
  /** Milliseconds of play, as the rules count them. */
  getPlayTime: () => number;
  timing: TimeLimitSetting;
  isPaused: boolean;
  /** Reads a text aloud, in the voice of one of several speakers, where the browser can; in place of what is being read. */
  speak: (text: string, speaking?: ReadAloudOptions) => void;
  /** Tells a screen reader something that no change of the state says. */
  announce: (text: string) => void;
}

export const ViewServicesContext = createContext<ViewServices | null>(null);

/** The host around a game's view; throws outside one. */
export function useViewServices(): ViewServices {
  const host = use(ViewServicesContext);
  if (!host) throw new Error('useHost needs a game host above it');
  return host;
}
