import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Fonts, photos and sounds are left out, because their formats are compressed already. */
const COMPRESSIBLE_FILE = /\.(?:html|js|mjs|css|json|webmanifest|svg|txt|xml|wasm)$/;

/** Lists the paths of all files in a folder of the build that get smaller when they are compressed. */
export function listCompressibleFiles(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && COMPRESSIBLE_FILE.test(file.name))
    .map((file) => join(file.parentPath, file.name));
}
