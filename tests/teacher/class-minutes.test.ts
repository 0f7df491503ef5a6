import { describe, expect, test } from 'vitest';
import { countClassMinutes } from '../../src/domain/class-minutes.ts';
import { LEVELS } from '../../src/domain/levels.ts';
import { SKILLS } from '../../src/domain/skills.ts';
import { TYPICAL_CLASS_MINUTES } from '../../src/domain/typical-class-minutes.ts';
import { ALL_CLASS_REQUESTS, writeCurriculumClass } from './class-requests.ts';

describe('the typical minutes of a class', () => {
  test.each(LEVELS)('are within two minutes of the median of the curriculum at %s', (level) => {
    for (const skill of SKILLS) {
      const minutes = [1, 2]
        .flatMap((seed) =>
          ALL_CLASS_REQUESTS.filter((request) => request.level === level && request.skill === skill).map(
            (request) => countClassMinutes(writeCurriculumClass(request, seed), level, skill),
          ),
        )
        .sort((one, other) => one - other);
      const median = minutes[Math.floor(minutes.length / 2)] ?? 0;
      expect(Math.abs(median - TYPICAL_CLASS_MINUTES[level][skill]), skill).toBeLessThanOrEqual(2);
    }
  });
});
