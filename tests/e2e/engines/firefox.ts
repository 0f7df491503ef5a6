import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFirefox } from '../../../scripts/find-engines.mjs';
import { connectMarionette } from './marionette.ts';
import { endGroup, findFreePort, spawnGroup } from './programs.ts';
import { ELEMENT_KEY, SCRIPT_TIMEOUT_MS, type SessionAnswer, type WebDriver } from './web-driver.ts';

/** Settings of a new profile: the protocol's port, and no pages or requests of Firefox itself. */
const createPreferences = (port: number) => ({
  'marionette.port': port,
  'remote.prefs.recommended': true,
  'datareporting.policy.dataSubmissionEnabled': false,
  'browser.shell.checkDefaultBrowser': false,
});

/** Starts Firefox without a window. Debian has no geckodriver, which would only translate to Marionette. */
export async function startFirefox(): Promise<WebDriver> {
  const profile = mkdtempSync(join(tmpdir(), 'arcade-firefox-'));
  const port = await findFreePort();
  const lines = Object.entries(createPreferences(port)).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const firefox = spawnGroup(findFirefox() ?? 'firefox', [
    '--marionette',
    '--headless',
    '--no-remote',
    '--profile',
    profile,
  ]);
  const connection = await connectMarionette(port);
  const timeouts = { script: SCRIPT_TIMEOUT_MS, pageLoad: 60_000 };
  const session = await connection.send('WebDriver:NewSession', { pageLoadStrategy: 'none', timeouts });
  const { browserVersion } = (session as SessionAnswer).capabilities;
  await connection.send('WebDriver:SetWindowRect', { width: 1280, height: 900 });
  const send = (command: string, parameters: object = {}) =>
    connection.send(`WebDriver:${command}`, parameters);
  return {
    version: `Firefox ${browserVersion}`,
    navigate: async (url) => void (await send('Navigate', { url })),
    back: async () => void (await send('Back')),
    reload: async () => void (await send('Refresh')),
    async executeAsync(script, args) {
      const { value } = (await send('ExecuteAsyncScript', { script, args, sandbox: null })) as {
        value: unknown;
      };
      return value;
    },
    click: async (element) => void (await send('ElementClick', { id: element[ELEMENT_KEY] })),
    sendKeys: async (element, text) =>
      void (await send('ElementSendKeys', { id: element[ELEMENT_KEY], text })),
    async close() {
      connection.close();
      await endGroup(firefox);
      rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}
