import { test as base } from '@playwright/test';
import type { EngineName } from '../../../scripts/find-engines.mjs';
import { type Gateway, openGateway } from '../gateway.ts';
import { startEngine } from './engines.ts';
import { RemotePage } from './remote-page.ts';

/** The annotation with the browser's version, for the table of docs/browsers.md. */
export const VERSION_ANNOTATION = 'version';

/** Tests in one browser of the project's engine, which lives as long as they do. */
export const test = base.extend<object, { engine: EngineName; gateway: Gateway; app: RemotePage }>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  gateway: [
    async ({ playwright: _ }, use, { project }) => {
      const gateway = await openGateway(project.use.baseURL ?? '');
      await use(gateway);
      await gateway.close();
    },
    { scope: 'worker' },
  ],
  app: [
    async ({ engine, gateway }, use) => {
      const page = new RemotePage(await startEngine(engine), gateway.origin);
      await use(page);
      await page.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});
