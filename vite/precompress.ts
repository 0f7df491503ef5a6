import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import { afterBuild } from './after-build.ts';
import { listCompressibleFiles } from './compressible-files.ts';

/** A smaller file fits into one network packet uncompressed. */
const MIN_BYTES = 1024;

const ENCODINGS = [
  {
    extension: '.br',
    compress: (bytes: Buffer) =>
      promisify(brotliCompress)(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }),
  },
  {
    extension: '.gz',
    compress: (bytes: Buffer) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
  },
];

async function compressFile(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.length < MIN_BYTES) return;
  for (const { extension, compress } of ENCODINGS) {
    const compressed = await compress(bytes);
    if (compressed.length < bytes.length) await writeFile(path + extension, compressed);
  }
}

/**
 * Writes a `.br` and a `.gz` file for every compressible file of the build, which the server sends as they
 * are. Goes after all plugins that write files when the bundle is closed.
 */
export function precompress(): Plugin {
  return afterBuild('precompress', async (folder) => {
    await Promise.all(listCompressibleFiles(folder).map((path) => compressFile(path)));
  });
}
