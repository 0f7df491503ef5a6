import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { LocalLinter } from 'harper.js';
import { binary } from 'harper.js/binary';
import { expect, test } from 'vitest';
import { loadHarperBinary } from '../../../../server/lessons/feedback/harper-linter.ts';
import { temporaryFolder } from '../../../temporary-folder.ts';

test('harper starts from a folder with a space in its path', async () => {
  const folder = join(temporaryFolder(), 'a school');
  mkdirSync(folder);
  const path = join(folder, 'harper.wasm');
  copyFileSync(fileURLToPath(binary.url), path);

  // The HTTP server replaces the global Response, which harper must not depend on.
  getRequestListener(() => new Response());
  const linter = new LocalLinter({ binary: await loadHarperBinary(pathToFileURL(path)) });
  expect(await linter.lint('This is an test.', { language: 'plaintext' })).toHaveLength(1);
});
