import { examineSubmission } from '../server/lessons/feedback/feedback-job.ts';
import { startFeedbackPool } from '../server/lessons/feedback/feedback-pool.ts';
import { createLessonServices } from '../server/lessons/lesson-services.ts';
import { DEVICE_CHECKERS } from '../src/feedback/rules/device-checkers.ts';
import { HALVES, readAnswers } from '../tests/feedback/learners/learner-corpus.ts';
import { HUNDRED_WORDS, renderHundredWordsClass } from './hundred-words.ts';

/**
 * The time of feedback on 100 words in a worker, and how many answers of about 60 words one second of a core
 * checks, both after warm-up: `npx tsx bench/feedback.ts`. Other programs on the machine disturb the first
 * number more than the second, which is CPU time.
 */

const WARM_UP_RUNS = 20;
const RUNS = 200;

const pool = startFeedbackPool(1, console.log);

const { corrector } = createLessonServices(undefined, pool, console.log);
const request = {
  answer: HUNDRED_WORDS,
  class_plan: renderHundredWordsClass(),
  student_level: 'B1',
  skill_focus: 'Writing',
  reason: 'travel',
} as const;

const times: number[] = [];
for (let run = 0; run < WARM_UP_RUNS + RUNS; run++) {
  const from = performance.now();
  await corrector.writeFeedback(request, { signal: new AbortController().signal, address: 'here' });
  if (run >= WARM_UP_RUNS) times.push(performance.now() - from);
}
times.sort((one, other) => one - other);
const formatPercentile = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1);
const words = HUNDRED_WORDS.split(/\s+/).length;
console.log(
  `feedback on ${words} words, ${RUNS} runs: median ${formatPercentile(0.5)} ms, 95th percentile ${formatPercentile(0.95)} ms`,
);
await pool.close();

/** The answers of learners that are checked: those of about 60 words. */
const WORDS_OF_ANSWER = { min: 40, max: 80 };
const ROUNDS = 10;

const countWords = (text: string) => text.trim().split(/\s+/).length;
const answers = HALVES.flatMap((half) => readAnswers(half).map(({ text }) => text)).filter(
  (text) => countWords(text) >= WORDS_OF_ANSWER.min && countWords(text) <= WORDS_OF_ANSWER.max,
);
const rates: number[] = [];
for (let round = 0; round < 2 * ROUNDS; round++) {
  const before = process.cpuUsage();
  for (const answer of answers) await examineSubmission({ ...request, answer }, DEVICE_CHECKERS);
  const { user, system } = process.cpuUsage(before);
  if (round >= ROUNDS) rates.push((answers.length * 1_000_000) / (user + system));
}
rates.sort((one, other) => one - other);
const mean = answers.reduce((sum, answer) => sum + countWords(answer), 0) / answers.length;
console.log(
  `answers of ${mean.toFixed(0)} words with mistakes: median ${rates[ROUNDS / 2]?.toFixed(0)}, best ${rates.at(-1)?.toFixed(0)} a second of one core`,
);
