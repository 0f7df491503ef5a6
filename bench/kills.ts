import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSeededRng } from '../src/domain/random.ts';
import { killRepeatedly } from '../tests/server/app/kill-repeatedly.ts';
import { signUpWriter, startKillableServer } from '../tests/server/app/killable-server.ts';

/**
 * Kills the server under commits: `npm run bench:kills [kills]`. Nothing that was acknowledged may be lost.
 */

const KILLS = 60;
const SHORTEST_MS = 50;
const LONGEST_MS = 1_500;

const kills = Number(process.argv[2] ?? KILLS);
const rng = createSeededRng(kills);
const folder = mkdtempSync(join(tmpdir(), 'arcade-kills-'));
const { acknowledged, lost } = await killRepeatedly(
  kills,
  () => startKillableServer(folder),
  signUpWriter,
  () => SHORTEST_MS + rng() * (LONGEST_MS - SHORTEST_MS),
);
rmSync(folder, { recursive: true });
for (const loss of lost) console.log(loss);
console.log(`${kills} kills, ${acknowledged} acknowledged commits, ${lost.length} losses`);
process.exit(lost.length === 0 ? 0 : 1);
