import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closeWithTest } from './close-with-test.ts';

/** An empty folder of a test's own, which goes with the test. */
export function temporaryFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'arcade-')));
  closeWithTest(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
