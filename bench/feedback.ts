import { startFeedbackPool } from '../server/lessons/feedback/feedback-pool.ts';
import { createTeaching } from '../server/lessons/teaching.ts';
import { renderPlan } from '../src/domain/plan-markdown.ts';
import { CURRICULUM } from '../src/teacher/curriculum.ts';
import { writeClass } from '../src/teacher/write-class.ts';

/** The median time of feedback on 100 words, after warm-up: `npx tsx bench/feedback.ts`. */

const WARM_UP_RUNS = 20;
const RUNS = 200;

const ANSWER = `Last summer I goed to the coast with my friend Takahiro because we wanted to see the sea.
We have packed two bags and a informations about the hotel, but the train was late and we missed the connection.
At the station a kind woman helped us, although she have little time. She explained me the way and gave us her umbrella.
In the evening we arrived at the hotel, where the colour of the walls was more better than in the pictures.
My freind was very tired. Then i read a book about the town and its history until midnight, and slept well.`;

const started = performance.now();
const pool = startFeedbackPool(1, console.log);
while (pool.hindrance()) await new Promise((resolve) => setTimeout(resolve, 20));
console.log(`feedback worker ready after ${Math.round(performance.now() - started)} ms`);

const { corrector } = createTeaching(undefined, pool, console.log);
const plan = writeClass(
  CURRICULUM.B1,
  {
    level: 'B1',
    skill: 'Writing',
    reason: 'travel',
    teacher: 'Maya',
    age: 25,
    moduleLesson: 0,
    usedPhrases: [],
    usedVocab: [],
  },
  1,
);
const request = {
  answer: ANSWER,
  class_plan: renderPlan(plan),
  student_level: 'B1',
  skill_focus: 'Writing',
  reason: 'travel',
} as const;

const times: number[] = [];
for (let run = 0; run < WARM_UP_RUNS + RUNS; run++) {
  const from = performance.now();
  await corrector.feedback(request, { signal: new AbortController().signal, address: 'here' });
  if (run >= WARM_UP_RUNS) times.push(performance.now() - from);
}
times.sort((one, other) => one - other);
const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1);
const words = ANSWER.split(/\s+/).length;
console.log(`feedback on ${words} words, ${RUNS} runs: median ${at(0.5)} ms, 95th percentile ${at(0.95)} ms`);
await pool.close();
