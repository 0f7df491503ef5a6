import { chownSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Gives a new file to the owner of its folder, if this process is root: the service that runs as that user
 * could not write it otherwise.
 */
export function giveToFolderOwner(path: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(dirname(path));
  chownSync(path, uid, gid);
}
