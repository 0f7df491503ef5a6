import { startFeedbackPool } from '../server/lessons/feedback/feedback-pool.ts';
import { createLessonServices } from '../server/lessons/lesson-services.ts';
import { HUNDRED_WORDS, renderHundredWordsClass } from './hundred-words.ts';

/** The time of feedback on 100 words after warm-up: `npx tsx bench/feedback.ts`. */

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
const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1);
const words = HUNDRED_WORDS.split(/\s+/).length;
console.log(`feedback on ${words} words, ${RUNS} runs: median ${at(0.5)} ms, 95th percentile ${at(0.95)} ms`);
await pool.close();
