import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { BackupKind } from './backup-kind.ts';

const ENDINGS = { sqlite: 'db', postgres: 'dump' } as const satisfies Record<BackupKind, string>;

/**
 * The file that a backup is written to: the path itself or, if that is a folder, a file in it with the time
 * in its name, such as `learning-arcade-2026-11-23T04-00-00.db`.
 */
export function chooseBackupFile(path: string, kind: BackupKind, now: Date): string {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return path;
  const time = now.toISOString().slice(0, 19).replaceAll(':', '-');
  return join(path, `learning-arcade-${time}.${ENDINGS[kind]}`);
}
