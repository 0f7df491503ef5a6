import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { IndexHtmlTransformContext, Plugin, ResolvedConfig, Rolldown } from 'vite';
import { fillPage } from './fill-page.ts';
import { type RenderedScreens, renderedScreens } from './rendered-screens.ts';

const APP_PAGE = 'app.html';
const APP_MODULE = '/src/main.tsx';
/** Names of groups in `vite/file-groups.ts`. */
const NEXT_PARTS = ['session', 'hub'];
/** Pages of the app whose frames are known before it runs; the others share `app.html`. */
export const FRAMED_PAGES = ['login.html', 'signup.html', 'school.html'];
export const PAGES = ['index.html', 'about.html', APP_PAGE];

/**
 * Writes the pages: each has its screen in it, rendered from the same components that the app shows, with the styles
 * of that screen. In development the screen comes from Vite's server, and its styles as the app's do.
 */
export function pages(): Plugin[] {
  let config: ResolvedConfig;
  let rendered: Promise<RenderedScreens> | undefined;
  const framed = new Map<string, string>();

  async function fill(page: string, file: string): Promise<string> {
    rendered ??= renderedScreens(config);
    const { screens, ...shared } = await rendered;
    const screen = screens[file];
    if (screen === undefined) throw new Error(`No screen is rendered for ${file}.`);
    return fillPage(page, { screen, ...shared });
  }

  return [
    {
      name: 'pages:head',
      configResolved(resolved) {
        config = resolved;
      },
      buildStart() {
        rendered = undefined;
      },
      transformIndexHtml: {
        order: 'pre',
        async handler(html) {
          const [head, theme] = await Promise.all([
            readFile(join(config.root, 'vite/pages/head.html'), 'utf8'),
            readFile(join(config.root, 'src/ui/theme-before-paint.js'), 'utf8'),
          ]);
          return html.replace('<!-- head -->', () => `${head.trim()}\n    <script>${theme}</script>`);
        },
      },
      configureServer(server) {
        server.middlewares.use((request, _response, next) => {
          request.url = pageAddress(request.url ?? '/', request.headers.accept ?? '');
          next();
        });
      },
    },
    {
      name: 'pages:screens',
      enforce: 'post',
      transformIndexHtml: {
        order: 'post',
        async handler(html, context) {
          const file = context.path.replace(/^\//, '');
          if (context.server) return developed(html, file, context.server);
          const page = withOwnScript(html, context);
          if (file !== APP_PAGE) return fill(withAppFiles(page, context), file);
          const early = withNextParts(page, context);
          for (const name of FRAMED_PAGES)
            framed.set(name, await fill(name === 'school.html' ? page : early, name));
          return fill(early, file);
        },
      },
      generateBundle() {
        for (const [fileName, source] of framed) this.emitFile({ type: 'asset', fileName, source });
      },
    },
  ];
}

/**
 * Vite makes of a page a script that only imports what the page's own script became. The page calls that itself, which
 * is one file, and one step of waiting, less.
 */
function withOwnScript(html: string, { bundle = {}, chunk }: IndexHtmlTransformContext): string {
  const own = chunk?.imports.at(-1);
  if (!chunk || own === undefined || !/^import\s*"[^"]+";\s*$/.test(chunk.code)) {
    throw new Error('A page has more of a script than the import of its own.');
  }
  delete bundle[chunk.fileName];
  const preload = new RegExp(`\\s*<link rel="modulepreload"[^>]*${own}">`);
  return html.replace(preload, '').replace(chunk.fileName, own);
}

/** What every screen behind the door needs after the app's script is fetched beside it, not when it has run. */
function withNextParts(html: string, { bundle = {} }: IndexHtmlTransformContext): string {
  const files = Object.values(bundle).flatMap((file) =>
    file.type === 'chunk' && NEXT_PARTS.includes(file.name) ? [...filesOf(file, bundle)] : [],
  );
  const missing = [...new Set(files)].filter((file) => file.endsWith('.js') && !html.includes(file));
  const links = missing.map((file) => `    <link rel="modulepreload" crossorigin href="/${file}">\n`);
  return html.replace('  </head>', () => `${links.join('')}  </head>`);
}

/** Tells a page without the app which files the app starts with. */
function withAppFiles(html: string, { bundle = {} }: IndexHtmlTransformContext): string {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const start = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(APP_MODULE)));
  if (!start) throw new Error(`${APP_MODULE} is in no file.`);
  const files = [...filesOf(start, bundle)].map((file) => `/${file}`);
  return html.replace(
    '</title>',
    () => `</title>\n    <meta name="app-files" content="${files.join(' ')}" />`,
  );
}

function filesOf(
  chunk: Rolldown.OutputChunk,
  bundle: Rolldown.OutputBundle,
  found = new Set<string>(),
): Set<string> {
  if (found.has(chunk.fileName)) return found;
  found.add(chunk.fileName);
  for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
  for (const imported of chunk.imports) {
    const file = bundle[imported];
    if (file?.type === 'chunk') filesOf(file, bundle, found);
  }
  return found;
}

async function developed(
  html: string,
  file: string,
  server: NonNullable<IndexHtmlTransformContext['server']>,
): Promise<string> {
  const { renderScreens, renderUpdateNotice } = await server.ssrLoadModule('/src/prerender/render.tsx');
  return html
    .replace('<!-- screen -->', () => renderScreens()[file] ?? '')
    .replace('<!-- update notice -->', renderUpdateNotice)
    .replace('</title>', '</title>\n    <script type="module" src="/src/prerender/screens.tsx"></script>');
}

/** As the server does: a screen of the app has no file of its own name. */
function pageAddress(address: string, accepted: string): string {
  const path = address.split('?')[0] ?? '/';
  const isScreen =
    accepted.includes('text/html') && !/\.\w+$|^\/@/.test(path) && !['/', '/about'].includes(path);
  return isScreen ? address.replace(path, `/${APP_PAGE}`) : address;
}
