import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseWorkerLine } from './simulation-report.mjs';

/**
 * Tests the simulation with mutants of the sync engine: `npm run mutants`. Reports which invariant
 * (tests/sync/simulation/invariants.ts) killed each, and after how many histories; survivors are run against
 * earlier findings of the simulation. Fails if one survives both.
 *
 * Environment: MUTANT_RUNS, the maximum of histories per mutant; MUTANT, a regular expression for the files
 * and names of those to run.
 */

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const { MUTANT_RUNS = '20000', MUTANT = '', SEED = '1' } = process.env;
/** By file: the name of each mutant, the text that it replaces, and the replacement. */
const mutantsByFile = JSON.parse(readFileSync(join(ROOT, 'tests/sync/simulation/mutants.json'), 'utf8'));
const mutants = Object.entries(mutantsByFile)
  .flatMap(([file, replacements]) =>
    Object.entries(replacements).map(([name, [find, replace]]) => ({ name, file, find, replace })),
  )
  .filter(({ name, file }) => new RegExp(MUTANT).test(`${file}: ${name}`));

const copy = mkdtempSync(join(tmpdir(), 'mutants-'));
for (const part of ['src', 'tests', 'vite', 'vitest.config.ts', 'package.json', 'tsconfig.json']) {
  cpSync(join(ROOT, part), join(copy, part), { recursive: true });
}
symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'), 'junction');

function mutate({ name, file, find, replace }) {
  const source = readFileSync(join(ROOT, file), 'utf8');
  const occurrences = source.split(find).length - 1;
  if (occurrences !== 1) throw new Error(`"${name}": its text occurs ${occurrences} times in ${file}.`);
  writeFileSync(
    join(copy, file),
    source.replace(find, () => replace),
  );
  return () => writeFileSync(join(copy, file), source);
}

function runSimulation() {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [join(copy, 'node_modules/tsx/dist/cli.mjs'), 'tests/sync/simulation/worker.ts'],
    {
      cwd: copy,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      env: { ...process.env, RUNS: MUTANT_RUNS, CHUNK: MUTANT_RUNS, SEED, SHRINK: 'no' },
    },
  );
  const last = stdout.trim().split('\n').at(-1);
  if (!last) throw new Error(`The simulation did not run: ${stderr}`);
  return parseWorkerLine(last);
}

function doEarlierFindingsFail() {
  const args = ['node_modules/vitest/vitest.mjs', 'run', 'tests/sync/simulation/found-by-simulation.test.ts'];
  return spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' }).status !== 0;
}

let survivors = 0;
try {
  if (doEarlierFindingsFail()) throw new Error('The tests of earlier findings fail without a mutant.');
  for (const mutant of mutants) {
    const restore = mutate(mutant);
    const { isBroken, report } = runSimulation();
    const { invariant, runs } = report;
    const isKilled = isBroken || doEarlierFindingsFail();
    restore();
    if (!isKilled) survivors += 1;
    const killer = isBroken
      ? `invariant ${invariant} after ${runs} histories`
      : `an earlier finding, not by ${runs} histories`;
    console.log(`${mutant.name}: ${isKilled ? `killed by ${killer}` : `SURVIVED ${runs} histories`}`);
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
console.log(`${mutants.length - survivors} of ${mutants.length} mutants killed (seed ${SEED}).`);
process.exitCode = survivors === 0 && mutants.length > 0 ? 0 : 1;
