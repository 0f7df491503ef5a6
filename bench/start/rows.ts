import type { PageMarks } from './page-marks.ts';
import type { PlayResult } from './play.ts';
import type { FirstVisit } from './visits.ts';

/** All that was measured of one of the three; each list holds one value a device. */
export interface VisitResults {
  first: FirstVisit[];
  offline: PageMarks[];
}

/** What a learner's device came to. */
export interface HubResults {
  kept: { files: number; bytes: number }[];
  offline: PageMarks[];
  plays: PlayResult[];
}

export interface StartMeasurements {
  bare: VisitResults;
  floor: VisitResults;
  app: VisitResults;
  hub: HubResults;
}

/** One line of the table: what the app came to, what it is compared with, and how much it may be. */
export interface BudgetRow {
  name: string;
  unit: 'ms' | 'kB' | 'MB' | 'files';
  app: number;
  /** Nothing for a row with a limit of its own. */
  comparedWith?: { what: string; value: number };
  /** As many times what it is compared with, or as many units. */
  limit: number;
}

/** What the row holds against its limit. */
export function computeMeasure({ app, comparedWith }: BudgetRow): number {
  // A page that blocks nothing can't be divided by.
  return comparedWith ? app / Math.max(comparedWith.value, 1) : app;
}

export function createRows({ bare, floor, app, hub }: StartMeasurements): BudgetRow[] {
  const painted = (visits: VisitResults) => medianOf(visits.first, ({ largestPaint }) => largestPaint);
  const reloaded = (marks: readonly PageMarks[]) => medianOf(marks, ({ firstPaint }) => firstPaint);
  const against = (what: string, value: number) => ({ comparedWith: { what, value } });
  const beside = (pick: (visit: FirstVisit) => number | null) =>
    against('floor', medianOf(floor.first, pick));
  const active = ({ workerActive }: FirstVisit) => workerActive;
  const blocking = (visit: FirstVisit) => visit.blocking;
  const scripts = (visit: FirstVisit) => visit.scripts / 1000;
  const floorOffline = against('floor', reloaded(floor.offline));
  return [
    {
      name: 'Landing: largest paint',
      unit: 'ms',
      app: painted(app),
      ...against('bare page', painted(bare)),
      limit: 1.6,
    },
    {
      name: 'Landing: JavaScript before it is idle',
      unit: 'kB',
      app: medianOf(app.first, ({ scriptsBeforeIdle }) => scriptsBeforeIdle / 1000),
      limit: 12,
    },
    {
      name: 'Landing: JavaScript of the whole visit',
      unit: 'kB',
      app: medianOf(app.first, scripts),
      ...beside(scripts),
      limit: 1.3,
    },
    {
      name: 'Landing: blocking time',
      unit: 'ms',
      app: medianOf(app.first, blocking),
      ...beside(blocking),
      limit: 1.3,
    },
    { name: 'Worker active', unit: 'ms', app: medianOf(app.first, active), ...beside(active), limit: 5 },
    {
      name: 'Everything offline for one level',
      unit: 'kB',
      app: medianOf(hub.kept, ({ bytes }) => bytes / 1000),
      limit: 1250,
    },
    {
      name: 'Everything offline for one level',
      unit: 'files',
      app: medianOf(hub.kept, ({ files }) => files),
      limit: 42,
    },
    {
      name: 'Offline, landing reloaded: first paint',
      unit: 'ms',
      app: reloaded(app.offline),
      ...floorOffline,
      limit: 1.5,
    },
    {
      name: 'Offline, /app signed in: first paint',
      unit: 'ms',
      app: reloaded(hub.offline),
      ...floorOffline,
      limit: 1.6,
    },
    {
      name: 'Offline, /app signed in: the hub’s heading',
      unit: 'ms',
      app: medianOf(hub.offline, ({ heading }) => heading),
      ...floorOffline,
      limit: 3.3,
    },
    {
      name: 'Offline, a tap in the hall, or on a start, to what it opens',
      unit: 'ms',
      app: medianOf(
        hub.plays.flatMap(({ taps }) => taps),
        (tap) => tap,
      ),
      limit: 250,
    },
    {
      name: 'The longest event in play',
      unit: 'ms',
      app: medianOf(hub.plays, ({ longestEvents }) =>
        Math.max(...longestEvents.map(({ event }) => event.duration)),
      ),
      limit: 64,
    },
    {
      name: 'Heap after all games of the hall',
      unit: 'MB',
      app: medianOf(hub.plays, ({ heapAfterAll }) => heapAfterAll / 1e6),
      ...against(
        'the first',
        medianOf(hub.plays, ({ heapAfterFirst }) => heapAfterFirst / 1e6),
      ),
      limit: 1.5,
    },
  ];
}

function medianOf<Each>(all: readonly Each[], pick: (each: Each) => number | null): number {
  const sorted = all.map((each) => pick(each) ?? Number.NaN).sort((one, other) => one - other);
  const middle = sorted.length / 2;
  return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle - 1)] ?? Number.NaN)) / 2;
}
