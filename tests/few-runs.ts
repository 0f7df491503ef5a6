import fc, { type IAsyncProperty, type IProperty, type Parameters } from 'fast-check';
import { runs } from './runs.ts';

/*
 * Stands in fast-check's place in `npm run check` (vitest.config.ts), so that no test has to know how often its
 * properties run.
 */

const RUNS_BY_DEFAULT = 100;

function assert<Given>(
  property: IProperty<Given> | IAsyncProperty<Given>,
  parameters: Parameters<Given> = {},
): Promise<void> | void {
  return fc.assert(property, { ...parameters, numRuns: runs(parameters.numRuns ?? RUNS_BY_DEFAULT) });
}

export * from 'fast-check';
// biome-ignore lint/style/noDefaultExport: as fast-check's own
export default { ...fc, assert };
