import type { PageMarks } from './page-marks.ts';
import type { PlayResult } from './play.ts';
import type { FirstVisit } from './visits.ts';

const TABLE_START = '<!-- The table of a run; `npm run bench:start -- --write` writes it. -->';
const TABLE_END = '<!-- The end of the table. -->';

/** The measurements of one of the three pages, one value for each device. */
export interface VisitResults {
  first: FirstVisit[];
  offline: PageMarks[];
}

/** The measurements of a learner's device. */
export interface HubResults {
  installed: { files: number; bytes: number }[];
  offline: PageMarks[];
  plays: PlayResult[];
}

/** All measurements of a run, by page; `floor` is a minimal app of React and a router. */
export interface StartMeasurements {
  bare: VisitResults;
  floor: VisitResults;
  app: VisitResults;
  hub: HubResults;
}

/** One row of the table: the app's value, what it is compared with, and the limit. */
export interface BudgetRow {
  name: string;
  unit: 'ms' | 'kB' | 'MB' | 'files';
  app: number;
  /** Absent for a row with an absolute limit. */
  comparedWith?: { what: string; value: number };
  /** A factor of the compared value, or an absolute value in `unit`; docs/performance.md explains it. */
  limit: number;
}

/** The value that is checked against the limit: a factor or an absolute value. */
export function computeMeasure({ app, comparedWith }: BudgetRow): number {
  // The compared value may be 0.
  return comparedWith ? app / Math.max(comparedWith.value, 1) : app;
}

/** The rows of the table, with the medians of all devices. */
export function createRows({ bare, floor, app, hub }: StartMeasurements): BudgetRow[] {
  const painted = (visits: VisitResults) => medianOf(visits.first, ({ largestPaint }) => largestPaint);
  const reloaded = (marks: readonly PageMarks[]) => medianOf(marks, ({ firstPaint }) => firstPaint);
  const compareWith = (what: string, value: number) => ({ comparedWith: { what, value } });
  const compareWithFloor = (pick: (visit: FirstVisit) => number | null) =>
    compareWith('floor', medianOf(floor.first, pick));
  const active = ({ workerActive }: FirstVisit) => workerActive;
  const blocking = (visit: FirstVisit) => visit.blocking;
  const scripts = (visit: FirstVisit) => visit.scripts / 1000;
  const floorOffline = compareWith('floor', reloaded(floor.offline));
  return [
    {
      name: 'Landing: largest paint',
      unit: 'ms',
      app: painted(app),
      ...compareWith('bare page', painted(bare)),
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
      ...compareWithFloor(scripts),
      limit: 1.3,
    },
    {
      name: 'Landing: blocking time',
      unit: 'ms',
      app: medianOf(app.first, blocking),
      ...compareWithFloor(blocking),
      limit: 1.3,
    },
    {
      name: 'Worker active',
      unit: 'ms',
      app: medianOf(app.first, active),
      ...compareWithFloor(active),
      limit: 5,
    },
    {
      name: 'Everything offline for one level',
      unit: 'kB',
      app: medianOf(hub.installed, ({ bytes }) => bytes / 1000),
      limit: 1250,
    },
    {
      name: 'Everything offline for one level',
      unit: 'files',
      app: medianOf(hub.installed, ({ files }) => files),
      limit: 44,
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
      ...compareWith(
        'the first',
        medianOf(hub.plays, ({ heapAfterFirst }) => heapAfterFirst / 1e6),
      ),
      limit: 1.5,
    },
  ];
}

/** The median of a value of each; NaN without values. */
function medianOf<Each>(all: readonly Each[], pick: (each: Each) => number | null): number {
  const sorted = all.map((each) => pick(each) ?? Number.NaN).sort((one, other) => one - other);
  const middle = sorted.length / 2;
  return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle - 1)] ?? Number.NaN)) / 2;
}

/** The rows as a table in Markdown. */
export function renderTable(rows: readonly BudgetRow[]): string {
  return [
    '| | app | compared with | comes to | at most | |',
    '| --- | ---: | --- | ---: | ---: | --- |',
    ...rows.map(formatRow),
  ].join('\n');
}

function formatRow(row: BudgetRow): string {
  const { name, unit, app, comparedWith, limit } = row;
  const measure = computeMeasure(row);
  const result = comparedWith ? `${measure.toFixed(2)} ×` : formatAmount(measure, unit);
  const limitText = comparedWith ? `${limit} ×` : `${limit} ${unit}`;
  const compared = comparedWith ? `${comparedWith.what}, ${formatAmount(comparedWith.value, unit)}` : '–';
  const verdict = measure <= limit ? 'holds' : '**missed**';
  return `| ${name} | ${formatAmount(app, unit)} | ${compared} | ${result} | ${limitText} | ${verdict} |`;
}

function formatAmount(value: number, unit: BudgetRow['unit']): string {
  return `${value.toFixed(unit.endsWith('B') && value < 100 ? 1 : 0)} ${unit}`;
}

/** The page with these rows between its two markers. */
export function insertTable(page: string, rows: readonly BudgetRow[]): string {
  const [before, rest] = page.split(TABLE_START);
  const after = rest?.split(TABLE_END)[1];
  if (before === undefined || after === undefined) throw new Error('The page has no markers for the table.');
  return `${before}${TABLE_START}\n\n${renderTable(rows)}\n\n${TABLE_END}${after}`;
}
