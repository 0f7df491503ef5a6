import { expect, test } from 'vitest';
import { parseWorkerLine } from '../../../scripts/simulation-report.mjs';
import type { RunReport } from './run-histories.ts';

type Report<Kind> = Omit<Extract<RunReport, { kind: Kind }>, 'coverage'>;

const readLine = (report: object) => parseWorkerLine(JSON.stringify({ played: 300, report }));
const held = { kind: 'held', seed: 1, runs: 300 } satisfies Report<'held'>;
const broken = {
  kind: 'broken',
  seed: 1,
  runs: 12,
  invariant: 'devices-converge',
  found: 'lesson:1 differs',
  path: '0:1',
  history: '[]',
} satisfies Report<'broken'>;

test('soak and mutants tell a broken invariant from one that held', () => {
  expect(readLine(held)).toMatchObject({ played: 300, isBroken: false });
  expect(readLine(broken)).toMatchObject({ isBroken: true, report: broken });
});

test('a report of another form ends soak and mutants with an error', () => {
  expect(() => readLine({ outcome: 'held' })).toThrow('unknown form');
});
