import { createServer } from 'vite';
import type { GameId } from '../../src/games/registry.ts';
import { acceptedWords } from '../../vite/accepted-words/plugin.ts';
import type { LastStep } from '../games/last-step.ts';

/**
 * The state of a random game of each kind before its last step, computed by its rules. The games' modules and
 * banks are loaded through Vite, as in the app's build.
 */
export async function computeLastSteps(ids: readonly GameId[]): Promise<ReadonlyMap<GameId, LastStep>> {
  const loader = await createServer({
    configFile: false,
    plugins: [acceptedWords()],
    appType: 'custom',
    logLevel: 'warn',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { lastStep } = await loader.ssrLoadModule('/tests/games/last-step.ts');
    const steps = new Map<GameId, LastStep>();
    for (const id of ids) steps.set(id, await lastStep(id));
    return steps;
  } finally {
    await loader.close();
  }
}
