import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSeededRng } from '../src/domain/random.ts';
import { killRepeatedly } from '../tests/server/app/kill-repeatedly.ts';
import { signUpWriter, startKillableServer } from '../tests/server/app/killable-server.ts';

/**
 * Kills the server during commits: `npm run bench:kills [kills]`. No acknowledged write may be lost.
 */

const KILLS = 60;
const MIN_DELAY_MS = 50;
const MAX_DELAY_MS = 1_500;

const kills = Number(process.argv[2] ?? KILLS);
const rng = createSeededRng(kills);
const folder = mkdtempSync(join(tmpdir(), 'arcade-kills-'));
const { acknowledged, lost } = await killRepeatedly(
  kills,
  () => startKillableServer(folder),
  signUpWriter,
  () => MIN_DELAY_MS + rng() * (MAX_DELAY_MS - MIN_DELAY_MS),
);
rmSync(folder, { recursive: true });
for (const loss of lost) console.log(loss);
console.log(`${kills} kills, ${acknowledged} acknowledged commits, ${lost.length} losses`);
process.exit(lost.length === 0 ? 0 : 1);
