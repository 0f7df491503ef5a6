import { LEVELS } from '../src/domain/levels.ts';
import { REASONS } from '../src/domain/reasons.ts';
import { SKILLS } from '../src/domain/skills.ts';

/** How long the built-in teacher takes to load and to write a class: `npx tsx bench/teacher.ts`. */

const SEEDS = 20;

const beforeLoading = performance.now();
const { writeClass } = await import('../src/teacher/write-class.ts');
const { CURRICULUM } = await import('../src/teacher/curriculum.ts');
console.log(`curriculum loaded and checked in ${(performance.now() - beforeLoading).toFixed(0)} ms`);

const times: number[] = [];
for (let seed = 0; seed < SEEDS; seed += 1) {
  for (const level of LEVELS) {
    for (const skill of SKILLS) {
      for (const reason of REASONS) {
        const start = performance.now();
        writeClass(
          CURRICULUM[level],
          { level, skill, reason, teacher: 'Maya', age: 25, moduleLesson: 0, usedPhrases: [], usedVocab: [] },
          seed,
        );
        times.push(performance.now() - start);
      }
    }
  }
}

times.sort((a, b) => a - b);
const at = (share: number) => (times[Math.floor(share * (times.length - 1))] ?? 0).toFixed(3);
console.log(
  `${times.length} classes: median ${at(0.5)} ms, 99th percentile ${at(0.99)} ms, slowest ${at(1)} ms`,
);
