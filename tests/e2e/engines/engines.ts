import type { EngineName } from '../../../scripts/find-engines.mjs';
import { startFirefox } from './firefox.ts';
import type { WebDriver } from './web-driver.ts';
import { startWebKit } from './webkit.ts';

/** Starts a browser of the engine, with a new profile. */
export function startEngine(engine: EngineName): Promise<WebDriver> {
  return engine === 'firefox' ? startFirefox() : startWebKit();
}
