import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** The encodings that the build writes for a file, the smallest first, with the extension of their files. */
export const CONTENT_ENCODINGS = [
  { name: 'br', extension: '.br', decode: brotliDecompressSync },
  { name: 'gzip', extension: '.gz', decode: gunzipSync },
] as const;
export type ContentEncoding = (typeof CONTENT_ENCODINGS)[number]['name'];

export interface ClientFile {
  /** The uncompressed file. */
  readBytes(): Uint8Array<ArrayBuffer>;
  /** A hash of the uncompressed file, in hexadecimal. */
  hash: string;
  compressed: Partial<Record<ContentEncoding, Uint8Array<ArrayBuffer>>>;
}

/** The built app's files by their path in the URL, such as `/assets/main-1a2b.js`. */
export type ClientFiles = ReadonlyMap<string, ClientFile>;

function readBytes(path: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(readFileSync(path));
}

function readClientFile(path: string): ClientFile {
  const bytes = readBytes(path);
  const compressed: ClientFile['compressed'] = {};
  for (const { name, extension } of CONTENT_ENCODINGS) {
    if (existsSync(path + extension)) compressed[name] = readBytes(path + extension);
  }
  return {
    hash: createHash('sha256').update(bytes).digest('hex').slice(0, 32),
    compressed,
    readBytes: createReader(bytes, compressed),
  };
}

/**
 * Reads the uncompressed bytes. Browsers accept compressed files, so that of a file with both forms only the
 * compressed ones are kept, which takes a third of the memory.
 */
function createReader(
  bytes: Uint8Array<ArrayBuffer>,
  compressed: ClientFile['compressed'],
): ClientFile['readBytes'] {
  for (const { name, decode } of CONTENT_ENCODINGS.toReversed()) {
    const compressedBytes = compressed[name];
    if (compressedBytes) return () => new Uint8Array(decode(compressedBytes));
  }
  return () => bytes;
}

/**
 * Reads the built app into memory, compressed a few megabytes. So a new build does not mix with the old one,
 * and no path can reach a file outside of the build.
 *
 * @param folder of the build; the result is empty if it does not exist
 */
export function readClientFiles(folder: string): ClientFiles {
  if (!existsSync(folder)) return new Map();
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const isCompressed = (path: string) => CONTENT_ENCODINGS.some(({ extension }) => path.endsWith(extension));
  return new Map(
    paths
      .filter((path) => !isCompressed(path))
      .map((path) => [`/${relative(folder, path).split(sep).join('/')}`, readClientFile(path)]),
  );
}

/** Content-Security-Policy sources for the pages' inline scripts and styles. */
export interface InlineSources {
  scripts: readonly string[];
  styles: readonly string[];
}

/** A script without an address; its content is the group. */
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi;
const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/gi;

/** The hash source of an inline script or style (https://www.w3.org/TR/CSP3/#grammardef-hash-source). */
export function toCspHashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * The hashes of all inline scripts, such as the one that sets the theme before the first paint, and styles.
 */
export function collectInlineSources(files: ClientFiles): InlineSources {
  const pages = [...files].filter(([path]) => path.endsWith('.html'));
  const texts = pages.map(([, { readBytes }]) => new TextDecoder().decode(readBytes()));
  const collectHashes = (inline: RegExp) => [
    ...new Set(
      texts.flatMap((html) => [...html.matchAll(inline)].map(([, text = '']) => toCspHashSource(text))),
    ),
  ];
  return { scripts: collectHashes(INLINE_SCRIPT), styles: collectHashes(INLINE_STYLE) };
}
