import { findFirefox, startFirefox } from './firefox.ts';
import type { WebDriver } from './web-driver.ts';
import { hasWebKit, startWebKit } from './webkit.ts';

export type EngineName = 'firefox' | 'webkit';

/** The engines besides Chromium's that this machine has. */
export function findEngines(): EngineName[] {
  return [...(findFirefox() ? (['firefox'] as const) : []), ...(hasWebKit() ? (['webkit'] as const) : [])];
}

/** Starts a browser of the engine, with a new profile. */
export function startEngine(engine: EngineName): Promise<WebDriver> {
  return engine === 'firefox' ? startFirefox() : startWebKit();
}
