import { brotliCompressSync } from 'node:zlib';
import { type Browser, chromium, type Page, request } from '@playwright/test';
import { build } from 'vite';
import { findInstalledBrowsers } from '../scripts/find-browser.mjs';
import { createLearner, writeCloudDocument } from '../tests/e2e/cloud.ts';
import { createLessonRecord } from '../tests/e2e/records.ts';
import { rememberSignIn } from '../tests/e2e/remembered-sign-in.ts';
import { HUNDRED_WORDS, renderHundredWordsClass } from './hundred-words.ts';
import { startServerProcess } from './server-process.ts';

/**
 * The cost of checking an answer of a hundred words on a slow phone: the size of the worker's script, the
 * time of a check at a quarter of this machine's speed, and the long tasks of the page meanwhile. After a
 * build: `npx tsx bench/device-check.ts`
 */

/** The factor of the CPU throttling; Lighthouse uses the same for a phone of the middle class. */
const SLOWDOWN = 4;
/** Checks that aren't counted: the engine compiles the code during the first ones. */
const WARM_UP_RUNS = 5;
/** Odd, so that the median is the time of one check. */
const RUNS = 51;
const SUBMISSIONS = 5;

const script = await buildWorkerScript();
console.log(`the script: ${(brotliCompressSync(script).length / 1000).toFixed(0)} kB brotli`);

const { browser: executablePath } = findInstalledBrowsers();
const browser = await chromium.launch({
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  ...(executablePath ? { executablePath } : {}),
});
try {
  const times = await measureChecks(browser);
  const formatPercentile = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(0);
  console.log(
    `a check of ${HUNDRED_WORDS.split(/\s+/).length} words at ${SLOWDOWN}× slow-down: median ${formatPercentile(0.5)} ms, 95th percentile ${formatPercentile(0.95)} ms`,
  );
  const tasks = await measureLongTasks(browser);
  console.log(
    `tasks of the page while the worker checks ${SUBMISSIONS} answers at ${SLOWDOWN}×: ${tasks.length} long ones (${tasks.map((ms) => ms.toFixed(0)).join(', ') || 'none'})`,
  );
} finally {
  await browser.close();
}

/** Builds the worker as one script; the app's worker shares files with the page. */
async function buildWorkerScript(): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      target: 'es2022',
      write: false,
      lib: { entry: 'src/feedback-worker/feedback-worker.ts', name: 'feedbackWorker', formats: ['iife'] },
    },
  });
  const [result] = Array.isArray(built) ? built : [built];
  if (!result || !('output' in result)) throw new Error('The worker was not built.');
  return result.output[0].code;
}

/** Throttles the CPU of the page, not of its workers. */
async function slowDown(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}

/**
 * The times of checks in milliseconds, in ascending order. CPU throttling applies to pages and not to
 * workers, so the worker's script runs in a page, with a stand-in for a worker's global scope.
 */
async function measureChecks(browser: Browser): Promise<readonly number[]> {
  const page = await browser.newPage();
  await slowDown(page);
  const message = {
    name: 'answer',
    answer: HUNDRED_WORDS,
    calledRight: [],
    lesson: { id: 'l1', classPlan: renderHundredWordsClass(), studentLevel: 'B1', skillFocus: 'Writing' },
  };
  const times = await page.evaluate(
    async ({ script, message, runs }) => {
      /** The worker's listener, and where its messages go. */
      const channel: {
        listener?: ((event: { data: object }) => void) | undefined;
        onMessage?: (message: { type: string }) => void;
      } = {};
      new Function('self', script)({
        addEventListener(_: string, listener: typeof channel.listener) {
          channel.listener = listener;
        },
        postMessage(message: { type: string }) {
          channel.onMessage?.(message);
        },
      });
      const times: number[] = [];
      for (let id = 1; id <= runs; id += 1) {
        const from = performance.now();
        const answer = await new Promise<{ type: string }>((resolve) => {
          channel.onMessage = resolve;
          channel.listener?.({ data: { ...message, id } });
        });
        if (answer.type !== 'done') throw new Error(JSON.stringify(answer));
        times.push(performance.now() - from);
      }
      return times;
    },
    { script, message, runs: WARM_UP_RUNS + RUNS },
  );
  await page.close();
  return times.slice(WARM_UP_RUNS).sort((one, other) => one - other);
}

/** What a page records of one check. */
interface CheckRecord {
  /** Tasks longer than 50 ms (https://www.w3.org/TR/longtasks-1/). */
  tasks: PerformanceEntry[];
  /** When the worker was asked, and when it answered. */
  from: number;
  to: number;
}

/** The milliseconds of the long tasks of a lesson's page between the request to the worker and its reply. */
async function measureLongTasks(browser: Browser): Promise<readonly number[]> {
  const server = await startServerProcess('dist/server/main.js');
  try {
    const api = await request.newContext({ baseURL: server.address });
    const learner = await createLearner(api, { studentLevel: 'B1' });
    const ids = Array.from({ length: SUBMISSIONS }, (_, index) => `lesson-${index}`);
    const classPlan = renderHundredWordsClass();
    await writeCloudDocument(api, learner, {
      lessons: ids.map((id, index) => createLessonRecord(id, { classPlan }, index)),
    });
    const context = await browser.newContext({ baseURL: server.address, locale: 'en-GB' });
    const page = await context.newPage();
    // A page of this origin, whose storage the sign-in is written to.
    await page.goto('/healthz');
    await rememberSignIn(page, learner);
    const tasks: number[] = [];
    for (const id of ids) tasks.push(...(await submitAnswer(page, id)));
    await context.close();
    return tasks;
  } finally {
    await server.stop();
  }
}

/** Has an answer checked on the device, and returns the milliseconds of the page's long tasks meanwhile. */
async function submitAnswer(page: Page, id: string): Promise<readonly number[]> {
  await page.context().setOffline(false);
  await page.goto(`/app?room=classroom1&lesson=${id}&step=write`);
  await page.getByPlaceholder('Write your notes here...').fill(HUNDRED_WORDS);
  // Lets the page finish what it does after opening.
  await page.waitForTimeout(2_000);
  // So that the device checks the answer, and not the server.
  await page.context().setOffline(true);
  await slowDown(page);
  await page.evaluate(() => {
    const record: CheckRecord = { tasks: [], from: 0, to: 0 };
    Object.assign(window, { checkRecord: record });
    new PerformanceObserver((list) => record.tasks.push(...list.getEntries())).observe({ type: 'longtask' });
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (this: Worker, message: unknown) {
      record.from = performance.now();
      this.addEventListener('message', () => {
        record.to = performance.now();
      });
      postMessage.call(this, message);
    };
  });
  // Not Playwright's click, which takes time in the page.
  await page.evaluate(() => {
    const buttons = [...document.querySelectorAll('button')];
    buttons.find(({ textContent }) => textContent?.includes('Submit Answer'))?.click();
  });
  await page.getByRole('heading', { name: 'Checked on this device' }).waitFor();
  // Long tasks are reported late.
  await page.waitForTimeout(500);
  return page.evaluate(() => {
    const { tasks, from, to } = (window as unknown as { checkRecord: CheckRecord }).checkRecord;
    return tasks
      .filter((task) => task.startTime < to && task.startTime + task.duration > from)
      .map(({ duration }) => duration);
  });
}
