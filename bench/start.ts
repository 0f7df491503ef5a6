import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { serve } from '@hono/node-server';
import { readClientFiles } from '../server/static/client-files.ts';
import { createStaticRoutes } from '../server/static/static-routes.ts';
import { startServerProcess } from './server-process.ts';
import { buildFloor } from './start/build-floor.ts';
import type { PlayResult } from './start/play.ts';
import {
  computeMeasure,
  createRows,
  insertTable,
  renderTable,
  type StartMeasurements,
} from './start/rows.ts';
import { withDevice } from './start/visits.ts';

/**
 * Measures the app's start on a slow phone, compared with a bare page and a page of React and a router: cold,
 * until it is installed, and offline. All three run in turn on the same link, because only their ratios can
 * be compared across machines. `--runs 5` devices each; `--only play` measures play alone; `--write` puts the
 * table into docs/performance.md. After a build: `npm run bench:start`
 */

const PAGE = 'docs/performance.md';
const RELOADS = 3;

const { runs, only, write } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
}).values;
const isPlayOnly = only === 'play';
if (only !== undefined && (!isPlayOnly || write)) throw new Error('--only takes play, without --write.');

const floorFolder = mkdtempSync(join(tmpdir(), 'arcade-floor-'));
await buildFloor(floorFolder);
const bare = await serveFolder(fileURLToPath(new URL('start/bare', import.meta.url)));
const floor = await serveFolder(floorFolder);
const app = await startServerProcess('dist/server/main.js');

const measured: StartMeasurements = {
  bare: { first: [], offline: [] },
  floor: { first: [], offline: [] },
  app: { first: [], offline: [] },
  hub: { installed: [], offline: [], plays: [] },
};
try {
  for (let run = 1; run <= Number(runs); run += 1) {
    console.log(`Run ${run} of ${runs} …`);
    if (!isPlayOnly) {
      await visitLanding(bare.address, measured.bare);
      await visitLanding(floor.address, measured.floor);
      await visitLanding(app.address, measured.app);
    }
    await withDevice(app.address, async (device) => {
      measured.hub.installed.push(await device.enterHub());
      measured.hub.offline.push(...(await device.reloadOffline('/app', RELOADS, 'heading')));
      const play = await device.playOffline();
      measured.hub.plays.push(play);
      printLongestEvents(play);
    });
  }
} finally {
  await app.stop();
  bare.close();
  floor.close();
  rmSync(floorFolder, { recursive: true, force: true });
}

const rows = createRows(measured).filter((row) => !isPlayOnly || !Number.isNaN(computeMeasure(row)));
console.log(renderTable(rows));
if (write) writeFileSync(PAGE, insertTable(readFileSync(PAGE, 'utf8'), rows));

/** Prints the slowest events first. */
function printLongestEvents({ longestEvents }: PlayResult): void {
  for (const { game, event } of longestEvents.toSorted((a, b) => b.event.duration - a.event.duration)) {
    const { type, target, duration, inputDelay, processingTime } = event;
    const untilPaint = duration - inputDelay - processingTime;
    console.log(
      `  ${game}: ${type} of ${duration} ms (waited ${inputDelay.toFixed(0)}, handled ${processingTime.toFixed(0)}, until painted ${untilPaint.toFixed(0)}) ${target}`,
    );
  }
}

function visitLanding(address: string, into: StartMeasurements['app']): Promise<void> {
  return withDevice(address, async (device) => {
    into.first.push(await device.firstVisit());
    into.offline.push(...(await device.reloadOffline('/', RELOADS, 'firstPaint')));
  });
}

/** Serves a folder as the server serves the app. */
function serveFolder(folder: string): Promise<{ address: string; close: () => void }> {
  const { fetch } = createStaticRoutes(readClientFiles(folder));
  return new Promise((resolve) => {
    const server = serve({ fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
      resolve({ address: `http://127.0.0.1:${port}`, close: () => server.close() }),
    );
  });
}
