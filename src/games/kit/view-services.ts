import { createContext, use } from 'react';
import type { ReadAloudOptions } from '../../ui/speech/read-aloud.ts';
import type { TimeLimitSetting } from './time-limit.ts';

/** What a game's view gets from its host by context. */
export interface ViewServices {
  /** Play time in milliseconds, as in the rules. */
  getPlayTime: () => number;
  timeLimits: TimeLimitSetting;
  isPaused: boolean;
  /** Letters and digits act without a modifier key. */
  singleKeys: boolean;
  /** Reads a text aloud and stops the one before; does nothing in browsers without speech. */
  speak: (text: string, options?: ReadAloudOptions) => void;
  /** Announces a text to screen readers that no effect of the rules announces. */
  announce: (text: string) => void;
}

export const ViewServicesContext = createContext<ViewServices | null>(null);

/** The services of the host around a game's view; throws outside one. */
export function useViewServices(): ViewServices {
  const services = use(ViewServicesContext);
  if (!services) throw new Error('useViewServices needs a GameStage above it');
  return services;
}
