import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closeWithTest } from './close-with-test.ts';

/** Creates an empty folder, which is deleted at the end of the test. */
export function temporaryFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'arcade-')));
  closeWithTest(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
