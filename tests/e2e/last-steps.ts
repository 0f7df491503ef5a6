import { createServer, type ViteDevServer } from 'vite';
import type { GameId } from '../../src/games/registry.ts';
import { acceptedWords } from '../../vite/accepted-words/plugin.ts';
import type { LastStep } from '../games/last-step.ts';

/** Loads modules of games and their banks through Vite, as in the app's build, without a page. */
export const openGameModules = (): Promise<ViteDevServer> =>
  createServer({
    configFile: false,
    plugins: [acceptedWords()],
    appType: 'custom',
    logLevel: 'warn',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });

/** How a random game of each kind stands before its last step, worked out by its own rules. */
export async function computeLastSteps(ids: readonly GameId[]): Promise<ReadonlyMap<GameId, LastStep>> {
  const loader = await openGameModules();
  try {
    const { findLastStep } = await loader.ssrLoadModule('/tests/games/last-step.ts');
    const steps = new Map<GameId, LastStep>();
    for (const id of ids) steps.set(id, await findLastStep(id));
    return steps;
  } finally {
    await loader.close();
  }
}
