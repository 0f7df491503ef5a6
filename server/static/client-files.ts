import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** The codings that the build writes beside a file, best first, with the ending of their files. */
export const CONTENT_ENCODINGS = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;
export type ContentEncoding = (typeof CONTENT_ENCODINGS)[number]['name'];

export interface ClientFile {
  bytes: Uint8Array<ArrayBuffer>;
  /** A hash of `bytes`, in hexadecimal. */
  hash: string;
  compressed: Partial<Record<ContentEncoding, Uint8Array<ArrayBuffer>>>;
}

/** The built app's files by their address, such as `/assets/main-1a2b.js`. */
export type ClientFiles = ReadonlyMap<string, ClientFile>;

function read(path: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(readFileSync(path));
}

function readClientFile(path: string): ClientFile {
  const bytes = read(path);
  const compressed: ClientFile['compressed'] = {};
  for (const { name, ending } of CONTENT_ENCODINGS) {
    if (existsSync(path + ending)) compressed[name] = read(path + ending);
  }
  return { bytes, hash: createHash('sha256').update(bytes).digest('hex').slice(0, 32), compressed };
}

/**
 * Reads the built app into memory, a few megabytes. What is served then always belongs together, whatever is
 * built meanwhile, and no address can reach a file that is not in the list.
 *
 * @param folder where the build put the app; a folder that does not exist gives an empty list
 */
export function readClientFiles(folder: string): ClientFiles {
  if (!existsSync(folder)) return new Map();
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const isCompressed = (path: string) => CONTENT_ENCODINGS.some(({ ending }) => path.endsWith(ending));
  return new Map(
    paths
      .filter((path) => !isCompressed(path))
      .map((path) => [`/${relative(folder, path).split(sep).join('/')}`, readClientFile(path)]),
  );
}

/** The sources that allow what stands in the pages themselves, for a Content-Security-Policy. */
export interface InlineSources {
  scripts: readonly string[];
  styles: readonly string[];
}

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi;
const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/gi;

/** The source of a script or style by its hash (https://www.w3.org/TR/CSP3/#grammardef-hash-source). */
export function toCspHashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** The hashes of the pages' own scripts, such as the one that sets the theme before the first paint, and styles. */
export function collectInlineSources(files: ClientFiles): InlineSources {
  const pages = [...files].filter(([path]) => path.endsWith('.html'));
  const texts = pages.map(([, { bytes }]) => new TextDecoder().decode(bytes));
  const hashesOf = (inline: RegExp) => [
    ...new Set(
      texts.flatMap((html) => [...html.matchAll(inline)].map(([, text = '']) => toCspHashSource(text))),
    ),
  ];
  return { scripts: hashesOf(INLINE_SCRIPT), styles: hashesOf(INLINE_STYLE) };
}
