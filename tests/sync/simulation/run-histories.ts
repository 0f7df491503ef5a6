import fc from 'fast-check';
import { arbitraryHistory, CHOICES, PAGE_COUNT } from './arbitrary-history.ts';
import { createIndexedDbBackend, createMemoryBackend } from './backend.ts';
import { Coverage } from './coverage.ts';
import type { TimedEvent } from './history.ts';
import { type Invariant, InvariantViolation } from './invariants.ts';
import { playHistory } from './play-history.ts';
import type { PlannedFault } from './simulated-page.ts';

/** The most events of one history before its faults end. */
const MAX_EVENTS = 16;

export interface RunOptions {
  runs: number;
  seed: number;
  backend: 'memory' | 'indexeddb';
  /** Whether a failing history is shrunk. */
  shrinks: boolean;
  /** Called after each history. */
  onRun?: () => void;
}

export type RunReport = { coverage: Coverage; seed: number; runs: number } /** All invariants held. */ & (
  | { kind: 'held' }
  | { kind: 'broken'; invariant: Invariant; found: string; path: string; history: string }
);

/**
 * Plays random histories and reports whether all invariants held or one was broken. Deterministic by seed.
 */
export async function runHistories({ runs, seed, backend, shrinks, onRun }: RunOptions): Promise<RunReport> {
  const coverage = new Coverage();
  const store = backend === 'memory' ? createMemoryBackend() : createIndexedDbBackend();
  const property = fc.asyncProperty(arbitraryHistory(MAX_EVENTS), async (history) => {
    await playHistory(history, store, coverage);
    onRun?.();
  });
  const details = await fc.check(property, { numRuns: runs, seed, endOnFailure: !shrinks });
  const report = { coverage, seed, runs: details.numRuns };
  if (!details.failed) return { ...report, kind: 'held' };
  const { errorInstance } = details;
  return {
    ...report,
    kind: 'broken',
    invariant: errorInstance instanceof InvariantViolation ? errorInstance.invariant : 'damage-is-tolerated',
    found: errorInstance instanceof Error ? errorInstance.message : String(errorInstance),
    path: details.counterexamplePath ?? '',
    history: JSON.stringify(details.counterexample),
  };
}

/** The most histories for one cell of the table of steps and faults. */
const MAX_ATTEMPTS = 40;

/** The events that make a fault strike at a step of a page. */
function listEventsFor(cell: PlannedFault, page: number, chance: number): readonly TimedEvent[] {
  return [
    { type: 'planned fault', page, ...cell, isStaged: true, steps: 1_000 },
    { type: 'action', page, action: 'add lesson', choice: chance, steps: 1_000 },
    { type: 'request sync', page, steps: 1_000 },
  ];
}

/**
 * Plays histories made for cells that random ones did not hit: first one history for several cells, each on a
 * page of its own, because most of a history's time is the same for any number of faults; then each cell
 * alone until it is hit or out of attempts.
 */
export async function coverEmptyCells(coverage: Coverage): Promise<void> {
  const store = createMemoryBackend();
  const play = (events: readonly TimedEvent[], chance: number) =>
    playHistory({ startState: 'ordinary', chance, events, healsLoudly: true }, store, coverage);
  const empty = coverage.emptyCells();
  for (let at = 0; at < empty.length; at += PAGE_COUNT) {
    const group = empty.slice(at, at + PAGE_COUNT);
    await play(
      group.flatMap((cell, page) => listEventsFor(cell, page, at % CHOICES)),
      at,
    );
  }
  for (const cell of empty) {
    for (let chance = 0; chance < MAX_ATTEMPTS && coverage.count(cell) === 0; chance += 1)
      await play(listEventsFor(cell, chance % PAGE_COUNT, chance), chance);
  }
}
