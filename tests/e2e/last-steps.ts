import { createServer, type ViteDevServer } from 'vite';
import type { GameId } from '../../src/games/registry.ts';
import { acceptedWords } from '../../vite/accepted-words/plugin.ts';
import type { LastStep } from '../games/last-step.ts';

/**
 * Loads modules of games and their word banks without a page. It has to be Vite's loader, because a plugin of
 * the build makes some of them. The caller closes it.
 */
export const createGameModuleLoader = (): Promise<ViteDevServer> =>
  createServer({
    configFile: false,
    plugins: [acceptedWords()],
    appType: 'custom',
    logLevel: 'warn',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });

/**
 * A saved state of each game that is one step from its end, and that step, so that browser tests need not
 * play games through. The states come from random play by the games' own rules.
 */
export async function computeLastSteps(ids: readonly GameId[]): Promise<ReadonlyMap<GameId, LastStep>> {
  const loader = await createGameModuleLoader();
  try {
    const { findLastStep } = (await loader.ssrLoadModule(
      '/tests/games/last-step.ts',
    )) as typeof import('../games/last-step.ts');
    const steps = new Map<GameId, LastStep>();
    for (const id of ids) steps.set(id, await findLastStep(id));
    return steps;
  } finally {
    await loader.close();
  }
}
