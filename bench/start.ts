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
import { computeMeasure, createRows, type StartMeasurements } from './start/rows.ts';
import { insertTable, renderTable } from './start/table.ts';
import { withDevice } from './start/visits.ts';

/**
 * How the app starts on a slow phone, beside a bare page and a page of React and a router: cold, until
 * everything is on the device, and without a connection. All three in one run, in turn, on the same link,
 * since only their ratios mean something on another machine. `--runs 5` devices each; `--only play` leaves
 * out all but play; `--write` puts the table into docs/performance.md. After a build:
 * `CHROMIUM=/usr/bin/chromium npm run bench:start`
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
const isPlayAlone = only === 'play';
if (only !== undefined && (!isPlayAlone || write)) throw new Error('Only play goes by itself, unwritten.');

const floorFolder = mkdtempSync(join(tmpdir(), 'arcade-floor-'));
await buildFloor(floorFolder);
const bare = await serveFolder(fileURLToPath(new URL('start/bare', import.meta.url)));
const floor = await serveFolder(floorFolder);
const app = await startServerProcess('dist/server/main.js');

const measured: StartMeasurements = {
  bare: { first: [], offline: [] },
  floor: { first: [], offline: [] },
  app: { first: [], offline: [] },
  hub: { kept: [], offline: [], plays: [] },
};
try {
  for (let run = 1; run <= Number(runs); run += 1) {
    console.log(`Run ${run} of ${runs} …`);
    if (!isPlayAlone) {
      await visitLanding(bare.address, measured.bare);
      await visitLanding(floor.address, measured.floor);
      await visitLanding(app.address, measured.app);
    }
    await withDevice(app.address, async (device) => {
      measured.hub.kept.push(await device.enterHub());
      measured.hub.offline.push(...(await device.reloadOffline('/app', RELOADS, 'heading')));
      const play = await device.playOffline();
      measured.hub.plays.push(play);
      tellLongestEvents(play);
    });
  }
} finally {
  await app.stop();
  bare.close();
  floor.close();
  rmSync(floorFolder, { recursive: true, force: true });
}

const rows = createRows(measured).filter((row) => !isPlayAlone || !Number.isNaN(computeMeasure(row)));
console.log(renderTable(rows));
if (write) writeFileSync(PAGE, insertTable(readFileSync(PAGE, 'utf8'), rows));

/** The slowest first: what to look at. */
function tellLongestEvents({ longestEvents }: PlayResult): void {
  for (const { game, event } of longestEvents.toSorted((a, b) => b.event.duration - a.event.duration)) {
    const { type, target, duration, inputDelay, processingTime } = event;
    const after = duration - inputDelay - processingTime;
    console.log(
      `  ${game}: ${type} of ${duration} ms (waited ${inputDelay.toFixed(0)}, handled ${processingTime.toFixed(0)}, until painted ${after.toFixed(0)}) ${target}`,
    );
  }
}

function visitLanding(address: string, into: StartMeasurements['app']): Promise<void> {
  return withDevice(address, async (device) => {
    into.first.push(await device.firstVisit());
    into.offline.push(...(await device.reloadOffline('/', RELOADS, 'firstPaint')));
  });
}

/** Serves the folder as the server does the app's. */
function serveFolder(folder: string): Promise<{ address: string; close: () => void }> {
  const { fetch } = createStaticRoutes(readClientFiles(folder));
  return new Promise((resolve) => {
    const server = serve({ fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
      resolve({ address: `http://127.0.0.1:${port}`, close: () => server.close() }),
    );
  });
}
