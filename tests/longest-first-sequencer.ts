import { existsSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files that take longest; `npm test` prints how long each took. */
const LONGEST = [
  'games/game-contract',
  'sync/simulation/simulation',
  'sync/simulation/simulation-again',
  'sync/simulation/simulation-indexeddb',
  'feedback/corpus/corpus',
  'feedback/marking/class-keys',
  'feedback/marking/usual-forms',
].map((name) => `tests/${name}.test.ts`);
for (const path of LONGEST) {
  if (!existsSync(path)) throw new Error(`The test sequencer names ${path}, which does not exist.`);
}

/**
 * Starts the longest files of a project first, so that none of them runs alone at the end. Vitest does the
 * same with the durations of the last run, but knows only file sizes in a new checkout.
 */
export class LongestFirstSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => LONGEST.some((path) => moduleId.endsWith(`/${path}`));
    const projects = [...new Set(sorted.map(({ project }) => project.name))];
    return projects.flatMap((name) => {
      const own = sorted.filter(({ project }) => project.name === name);
      return [...own.filter(isLong), ...own.filter((file) => !isLong(file))];
    });
  }
}
