import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { type Rng, seededRng } from '../src/domain/random.ts';
import { ACTIONS, type Action, ALL_ACTIONS } from './load/daily-actions.ts';

/**
 * Plans for many learners: `npm run bench:plan [learners …]`. A day is played out with seeded arrivals, each action costs
 * what `bench/load.ts` measured (`load/measured.json`), and the busiest minute tells what is needed, and what breaks first.
 */

const cost = v.object({
  serverMs: v.number(),
  postgresMs: v.number(),
  walBytes: v.number(),
  bytesIn: v.number(),
  bytesOut: v.number(),
});
type Cost = v.InferOutput<typeof cost>;
const COSTS = v.parse(
  v.record(v.picklist(ALL_ACTIONS), cost),
  JSON.parse(readFileSync('bench/load/measured.json', 'utf8')),
) as Record<Action, Cost>;

const MINUTES = 24 * 60;
/** So many learners are played out, each standing for as many as it takes: the minutes hardly differ with more. */
const PLAYED = 20_000;
/** Visits of a learner's day, and how long each is, in minutes. */
const VISITS = 3;
const VISIT_MINUTES = 15;
/** When visits begin: so many of a hundred around a minute of the day, spread normally by so many minutes. */
const PEAKS = [
  { share: 0.35, at: 9 * 60, spread: 25 },
  { share: 0.2, at: 13 * 60, spread: 60 },
  { share: 0.45, at: 18.5 * 60, spread: 90 },
];
/** How busy a processor may be in the busiest minute, so that the line before it stays short. */
const BUSY = 0.6;
/** What a learner has stored: the document as LZ4 leaves it, as much again for earlier versions of it, and the account. */
const STORED_BYTES = 250 * 1024;
/** What the proxy makes of a document (`bench/learner-day.ts`). */
const COMPRESSED = 0.15;
/** Connections of a process to the database, and what one holds at both ends. */
const CONNECTIONS = 10;

/** One large database server, beyond which another plan is needed. */
const DATABASE = { cores: 32, walBytesASecond: 200e6, connections: 1_000, storedBytes: 4e12 };
/** The way to the learners of one proxy, in bytes a second. */
const PROXY_BYTES_A_SECOND = 10e9 / 8;
/** Open connections of learners that a process takes. */
const LEARNER_CONNECTIONS = 4_000;

function normal(rng: Rng): number {
  return Math.sqrt(-2 * Math.log(1 - rng())) * Math.cos(2 * Math.PI * rng());
}

function startOfVisit(rng: Rng): number {
  let rest = rng();
  const peak = PEAKS.find(({ share }) => {
    rest -= share;
    return rest < 0;
  });
  const { at, spread } = peak ?? { at: 12 * 60, spread: 120 };
  return Math.floor(at + spread * normal(rng) + MINUTES) % MINUTES;
}

interface Minute extends Cost {
  visitors: number;
}

const NOTHING: Minute = { serverMs: 0, postgresMs: 0, walBytes: 0, bytesIn: 0, bytesOut: 0, visitors: 0 };
const add = (sum: Minute, each: Cost, times: number) => {
  sum.serverMs += each.serverMs * times;
  sum.postgresMs += each.postgresMs * times;
  sum.walBytes += each.walBytes * times;
  sum.bytesIn += each.bytesIn * times;
  sum.bytesOut += each.bytesOut * times;
};

/** What each minute of a day takes when so many learners come. */
function playDay(learners: number, rng: Rng): Minute[] {
  const minutes = Array.from({ length: MINUTES }, () => ({ ...NOTHING }));
  const played = Math.min(PLAYED, learners);
  const standsFor = learners / played;
  const at = (minute: number) => minutes[minute % MINUTES] as Minute;
  for (let learner = 0; learner < played; learner += 1) {
    const starts = Array.from({ length: VISITS }, () => startOfVisit(rng));
    for (const start of starts) {
      for (let minute = 0; minute < VISIT_MINUTES; minute += 1) at(start + minute).visitors += standsFor;
    }
    for (const action of ALL_ACTIONS) {
      const [whole, rest] = [Math.floor(ACTIONS[action]), ACTIONS[action] % 1];
      const times = whole + (rng() < rest ? 1 : 0);
      for (let time = 0; time < times; time += 1) {
        const start = starts[Math.floor(rng() * VISITS)] ?? 0;
        add(at(start + Math.floor(rng() * VISIT_MINUTES)), COSTS[action], standsFor);
      }
    }
  }
  return minutes;
}

const highest = (minutes: readonly Minute[], of: keyof Minute) =>
  Math.max(...minutes.map((minute) => minute[of]));
const total = (minutes: readonly Minute[], of: keyof Minute) =>
  minutes.reduce((sum, minute) => sum + minute[of], 0);

function plan(learners: number) {
  const minutes = playDay(learners, seededRng(19));
  const serverCores = highest(minutes, 'serverMs') / 60_000;
  const postgresCores = highest(minutes, 'postgresMs') / 60_000;
  const visitors = highest(minutes, 'visitors');
  // A process answers on one core; the checkers of answers beside it are in its figure as well.
  const processes = Math.max(
    2,
    Math.ceil(serverCores / BUSY),
    Math.ceil((2 * visitors) / LEARNER_CONNECTIONS),
  );
  const walASecond = highest(minutes, 'walBytes') / 60;
  const bytesASecond = (COMPRESSED * highest(minutes, 'bytesOut')) / 60;
  const storedBytes = learners * STORED_BYTES;
  /** How much of what one can have each part takes in the busiest minute. */
  const strain = {
    'processor of PostgreSQL': postgresCores / BUSY / DATABASE.cores,
    'log of PostgreSQL': walASecond / DATABASE.walBytesASecond,
    'connections to PostgreSQL': (processes * CONNECTIONS) / DATABASE.connections,
    'disk of PostgreSQL': storedBytes / DATABASE.storedBytes,
    'network of the proxy': bytesASecond / PROXY_BYTES_A_SECOND,
  };
  return {
    learners,
    visitors,
    processes,
    serverCores,
    postgresCores,
    walASecond,
    walADay: total(minutes, 'walBytes'),
    bytesASecond,
    storedBytes,
    strain: Object.entries(strain).sort((one, other) => other[1] - one[1]),
  };
}

const whole = (value: number) => Math.round(value).toLocaleString('en-GB');
const few = (value: number) => (value < 10 ? value.toFixed(1) : whole(value));

const wanted = process.argv.slice(2).map(Number);
const plans = (wanted.length > 0 ? wanted : [300, 1_000, 10_000, 100_000, 1_000_000]).map(plan);
console.log(
  '| learners | at once | processes | their cores | cores of PostgreSQL | its log, MB/s (GB a day) | disk, GB | network, Mbit/s | nearest to its end |',
);
console.log('| ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | --- |');
for (const one of plans) {
  const [first] = one.strain;
  console.log(
    `| ${whole(one.learners)} | ${whole(one.visitors)} | ${one.processes} | ${few(one.serverCores)} | ${few(one.postgresCores)} | ${few(one.walASecond / 1e6)} (${few(one.walADay / 1e9)}) | ${few(one.storedBytes / 1e9)} | ${few((8 * one.bytesASecond) / 1e6)} | ${first?.[0]}, ${(100 * (first?.[1] ?? 0)).toFixed(0)} % |`,
  );
}
for (const { learners, strain } of plans.slice(-2)) {
  const told = strain.map(([part, share]) => `${part} ${(100 * share).toFixed(0)} %`);
  console.log(`\n${whole(learners)}: ${told.join(', ')}`);
}
const { learners = 0, strain: [[part, share] = ['', 1]] = [] } = plans.at(-1) ?? {};
console.log(
  `\nFirst to break is the ${part}, with about ${Math.round(learners / share / 10_000) * 10_000} learners a day.`,
);
