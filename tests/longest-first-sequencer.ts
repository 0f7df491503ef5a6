import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files that take longest, whatever their size; `npm test` prints how long each took. */
const LONGEST = [
  'games/contract',
  'sync/simulation/simulation',
  'sync/simulation/simulation-again',
  'sync/simulation/simulation-indexeddb',
  'feedback/corpus/corpus',
  'feedback/marking/keys-of-classes',
  'feedback/marking/usual-forms',
].map((name) => `/tests/${name}.test.ts`);

/**
 * The longest files of a project begin first, so that none is left alone at its end while the other cores have nothing
 * to do. Vitest does so by itself with what the last run took; the first run of a checkout knows sizes alone.
 */
export class LongestFirstSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => LONGEST.some((end) => moduleId.endsWith(end));
    const projects = [...new Set(sorted.map(({ project }) => project.name))];
    return projects.flatMap((name) => {
      const own = sorted.filter(({ project }) => project.name === name);
      return [...own.filter(isLong), ...own.filter((file) => !isLong(file))];
    });
  }
}
