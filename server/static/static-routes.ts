import { type Context, Hono } from 'hono';
import { etag } from 'hono/etag';
import { parseAccept } from 'hono/utils/accept';
import { getMimeType } from 'hono/utils/mime';
import {
  type ClientFile,
  type ClientFiles,
  CONTENT_ENCODINGS,
  type ContentEncoding,
} from './client-files.ts';

/** File names in this folder contain a hash of the content. */
const HASHED_ASSETS = '/assets/';
const START_PAGE = '/index.html';
/** The page of every screen without a page of its own. */
const APP_PAGE = '/app.html';

/** The best encoding that the browser accepts and the build has; `undefined` for the uncompressed file. */
function chooseContentEncoding(accepted: string | undefined, file: ClientFile): ContentEncoding | undefined {
  if (!accepted) return undefined;
  const weights = new Map(parseAccept(accepted).map(({ type, q }) => [type.toLowerCase(), q]));
  return CONTENT_ENCODINGS.map(({ name }) => name).find(
    (name) => file.compressed[name] && (weights.get(name) ?? weights.get('*') ?? 0) > 0,
  );
}

function respondWithFile(c: Context, path: string, file: ClientFile): Response {
  const encoding = chooseContentEncoding(c.req.header('Accept-Encoding'), file);
  c.header('ETag', `"${file.hash}${encoding ? `-${encoding}` : ''}"`);
  c.header('Vary', 'Accept-Encoding', { append: true });
  c.header(
    'Cache-Control',
    path.startsWith(HASHED_ASSETS) ? 'public, max-age=31536000, immutable' : 'no-cache',
  );
  const bytes = (encoding && file.compressed[encoding]) ?? file.readBytes();
  if (encoding) c.header('Content-Encoding', encoding);
  // Files of unknown types are sent as bytes that no browser executes.
  c.header('Content-Type', getMimeType(path) ?? 'application/octet-stream');
  c.header('Content-Length', String(bytes.byteLength));
  return c.body(bytes);
}

function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** The file for a path: itself, or the page of that name, such as `/about.html` for `/about`. */
function findFile(files: ClientFiles, path: string): string | undefined {
  return [path === '/' ? START_PAGE : path, `${path}.html`].find((name) => files.has(name));
}

/**
 * Serves the built app from memory. Not Hono's serveStatic, which reads from a folder that a new build
 * changes and gives all encodings one ETag. A navigation to an unknown path gets the app's page with the
 * router; a missing file is a 404, by which the app detects a newer build.
 */
export function createStaticRoutes(files: ClientFiles): Hono {
  const routes = new Hono();
  routes.get('*', etag(), (c, next) => {
    const path = decodePath(c.req.path);
    const isNavigation =
      c.req.header('Accept')?.includes('text/html') && !c.req.path.startsWith(HASHED_ASSETS);
    const name = (path !== undefined && findFile(files, path)) || (isNavigation ? APP_PAGE : undefined);
    const file = name === undefined ? undefined : files.get(name);
    return name !== undefined && file ? respondWithFile(c, name, file) : next();
  });
  return routes;
}
