import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Without fonts and pictures, which are binary. */
const TEXT_FILE = /\.(?:html|js|mjs|css|json|webmanifest|svg|txt|xml|wasm)$/;

/** The paths of all files in a folder of the build that have a compressible format. */
export function listTextFiles(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && TEXT_FILE.test(file.name))
    .map((file) => join(file.parentPath, file.name));
}
