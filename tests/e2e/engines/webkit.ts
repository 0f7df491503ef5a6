import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { findWebKit } from '../../../scripts/find-engines.mjs';
import { endGroup, findFreePort, retryStart, spawnGroup } from './programs.ts';
import {
  ELEMENT_KEY,
  SCRIPT_TIMEOUT_MS,
  type SessionAnswer,
  type WebDriver,
  WebDriverError,
} from './web-driver.ts';

/** Starts a virtual screen. */
async function startScreen(program: string): Promise<{ display: string; close: () => Promise<void> }> {
  const xvfb = spawn(program, ['-displayfd', '3', '-screen', '0', '1280x800x24', '-nolisten', 'tcp'], {
    detached: true,
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const output = xvfb.stdio[3];
  if (!output || !('readable' in output)) throw new Error('Xvfb has no output.');
  for await (const line of createInterface({ input: output as NodeJS.ReadableStream })) {
    return { display: `:${line.trim()}`, close: () => endGroup(xvfb) };
  }
  throw new Error('Xvfb did not start.');
}

/** Starts WebKitGTK's MiniBrowser on a virtual screen. */
export async function startWebKit(): Promise<WebDriver> {
  const webKit = findWebKit();
  if (!webKit) throw new Error('WebKitWebDriver, MiniBrowser or Xvfb is not installed.');
  const screen = await startScreen(webKit.screen);
  const port = await findFreePort();
  const driver = spawnGroup(webKit.driver, [`--port=${port}`], {
    DISPLAY: screen.display,
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
    GDK_BACKEND: 'x11',
    NO_AT_BRIDGE: '1',
  });
  const send = async (method: string, path: string, body?: unknown, timeoutMs = 60_000): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      signal: AbortSignal.timeout(timeoutMs),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (response.ok) return value;
    const { error, message } = value as { error: string; message: string };
    throw new WebDriverError(error, message);
  };
  await retryStart(() => send('GET', '/status'));
  const session = (await send('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        pageLoadStrategy: 'none',
        timeouts: { script: SCRIPT_TIMEOUT_MS, pageLoad: 60_000 },
        'webkitgtk:browserOptions': { binary: webKit.browser, args: ['--automation'] },
      },
    },
  })) as SessionAnswer;
  const command = (path: string, body: unknown = {}, timeoutMs?: number) =>
    send('POST', `/session/${session.sessionId}/${path}`, body, timeoutMs);
  return {
    version: `WebKitGTK ${session.capabilities.browserVersion}`,
    navigate: async (url) => void (await command('url', { url })),
    back: async () => void (await command('back')),
    reload: async () => void (await command('refresh')),
    // The driver itself may forget the script of a page that is left.
    executeAsync: (script, args) => command('execute/async', { script, args }, 2 * SCRIPT_TIMEOUT_MS),
    click: async (element) => void (await command(`element/${element[ELEMENT_KEY]}/click`)),
    sendKeys: async (element, text) =>
      void (await command(`element/${element[ELEMENT_KEY]}/value`, { text })),
    async close() {
      await send('DELETE', `/session/${session.sessionId}`).catch(() => undefined);
      await endGroup(driver);
      await screen.close();
    },
  };
}
