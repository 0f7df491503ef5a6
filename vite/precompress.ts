import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin, ResolvedConfig } from 'vite';

/** Fonts and pictures are compressed already. */
const TEXT_FILE = /\.(?:html|js|mjs|css|json|webmanifest|svg|txt|xml|wasm)$/;
/** Below this many bytes a compressed file saves no packet. */
const WORTHWHILE_BYTES = 1024;

const CODINGS = [
  {
    ending: '.br',
    compress: (bytes: Buffer) =>
      promisify(brotliCompress)(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }),
  },
  {
    ending: '.gz',
    compress: (bytes: Buffer) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
  },
];

async function compressFile(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.length < WORTHWHILE_BYTES) return;
  for (const { ending, compress } of CODINGS) {
    const compressed = await compress(bytes);
    if (compressed.length < bytes.length) await writeFile(path + ending, compressed);
  }
}

/**
 * Writes a `.br` and a `.gz` beside every text file of the build, for the server to send as they are. Belongs
 * last in the list of plugins: those that write files when the bundle is closed have then written them.
 */
export function precompress(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'precompress',
    apply: 'build',
    enforce: 'post',
    configResolved(resolved) {
      config = resolved;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler(error) {
        if (error) return;
        const folder = join(config.root, config.build.outDir);
        const files = readdirSync(folder, { recursive: true, withFileTypes: true });
        const paths = files.filter((file) => file.isFile() && TEXT_FILE.test(file.name));
        await Promise.all(paths.map((file) => compressFile(join(file.parentPath, file.name))));
      },
    },
  };
}
