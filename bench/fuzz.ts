import { fuzz } from '../tests/server/fuzz/fuzz.ts';

/** Odd requests to all routes: `npm run bench:fuzz [count] [seed]`. Nothing may break, nothing of others change. */

const COUNT = 80_000;
const count = Number(process.argv[2] ?? COUNT);
const seed = Number(process.argv[3] ?? Date.now() % 1_000_000);

console.log(`${count} requests with seed ${seed}`);
const { statuses, faults } = await fuzz(seed, count);
for (const [status, times] of [...statuses].sort(([one], [other]) => one - other))
  console.log(`${status}  ${times}`);
for (const fault of faults.slice(0, 10)) console.log(fault);
console.log(`${faults.length} faults`);
process.exit(faults.length === 0 ? 0 : 1);
