import { expect, test } from 'vitest';
import { runFuzz } from './fuzz.ts';

test.each([1, 2])(
  'hundreds of fuzzed requests cause no error and change no data of others (seed %i)',
  async (seed) => {
    const { statuses, faults } = await runFuzz(seed, 400);
    expect(faults).toEqual([]);
    // Enough requests pass validation, so that the fuzz reaches the code behind the schemas.
    expect(statuses.get(200)).toBeGreaterThan(50);
  },
);
