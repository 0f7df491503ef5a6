import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seededRng } from '../src/domain/random.ts';
import { killableServer, signUpAt } from '../tests/server/app/killable-server.ts';
import { killAgainAndAgain } from '../tests/server/app/kills.ts';

/** Kills the server under commits: `npm run bench:kills [kills]`. Nothing that was acknowledged may be lost. */

const KILLS = 60;
const SHORTEST_MS = 50;
const LONGEST_MS = 1_500;

const kills = Number(process.argv[2] ?? KILLS);
const rng = seededRng(kills);
const folder = mkdtempSync(join(tmpdir(), 'arcade-kills-'));
const { acknowledged, lost } = await killAgainAndAgain(
  kills,
  () => killableServer(folder),
  signUpAt,
  () => SHORTEST_MS + rng() * (LONGEST_MS - SHORTEST_MS),
);
rmSync(folder, { recursive: true });
for (const loss of lost) console.log(loss);
console.log(`${kills} kills, ${acknowledged} acknowledged commits, ${lost.length} losses`);
process.exit(lost.length === 0 ? 0 : 1);
