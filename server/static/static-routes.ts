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

/** Vite puts a hash of the content into the names of everything below this folder. */
const HASHED_ASSETS = '/assets/';
const START_PAGE = '/index.html';
/** The page of every screen that has none of its own. */
const APP_PAGE = '/app.html';

/** The best coding that the browser takes and the build made; `undefined` for the file as it is. */
function chooseContentEncoding(accepted: string | undefined, file: ClientFile): ContentEncoding | undefined {
  if (!accepted) return undefined;
  const weights = new Map(parseAccept(accepted).map(({ type, q }) => [type.toLowerCase(), q]));
  return CONTENT_ENCODINGS.map(({ name }) => name).find(
    (name) => file.compressed[name] && (weights.get(name) ?? weights.get('*') ?? 0) > 0,
  );
}

function serve(c: Context, path: string, file: ClientFile): Response {
  const coding = chooseContentEncoding(c.req.header('Accept-Encoding'), file);
  c.header('ETag', `"${file.hash}${coding ? `-${coding}` : ''}"`);
  c.header('Vary', 'Accept-Encoding', { append: true });
  c.header(
    'Cache-Control',
    path.startsWith(HASHED_ASSETS) ? 'public, max-age=31536000, immutable' : 'no-cache',
  );
  const bytes = (coding && file.compressed[coding]) ?? file.bytes;
  if (coding) c.header('Content-Encoding', coding);
  // What the build may hold and Hono does not know is bytes that no browser runs.
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

/** The file at an address: itself, or the page of that name, such as `/about.html` for `/about`. */
function fileAt(files: ClientFiles, path: string): string | undefined {
  return [path === '/' ? START_PAGE : path, `${path}.html`].find((name) => files.has(name));
}

/**
 * Serves the built app. A navigation to any other address gets the app's page, whose router knows what to do;
 * a missing file is a 404, so that the app notices that a part of it is gone.
 */
export function createStaticRoutes(files: ClientFiles): Hono {
  const routes = new Hono();
  routes.get('*', etag(), (c, next) => {
    const path = decodePath(c.req.path);
    const isNavigation =
      c.req.header('Accept')?.includes('text/html') && !c.req.path.startsWith(HASHED_ASSETS);
    const name = (path !== undefined && fileAt(files, path)) || (isNavigation ? APP_PAGE : undefined);
    const file = name === undefined ? undefined : files.get(name);
    return name !== undefined && file ? serve(c, name, file) : next();
  });
  return routes;
}
