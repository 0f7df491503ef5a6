import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { IndexHtmlTransformContext, Plugin, ResolvedConfig, Rolldown } from 'vite';
import { fillPage } from './fill-page.ts';
import { addPrefetchList, addPreloads } from './page-files.ts';
import { type RenderedScreens, renderScreens } from './rendered-screens.ts';

const APP_PAGE = 'app.html';
/** Pages of the app with a prerendered frame of their own; all other screens share `app.html`. */
export const FRAMED_PAGES = ['login.html', 'signup.html', 'school.html'];
/** The page of the app that needs no login and no session. */
const PUBLIC_PAGE = 'school.html';
export const PAGES = ['index.html', 'about.html', APP_PAGE];

/**
 * Writes the pages with their prerendered screens and the styles of those. In development Vite's server
 * renders the screens, and the styles are loaded like those of the app.
 */
export function pages(): Plugin[] {
  let config: ResolvedConfig;

  return [
    {
      name: 'pages:head',
      configResolved(resolved) {
        config = resolved;
      },
      transformIndexHtml: {
        order: 'pre',
        async handler(html) {
          const [head, fonts, theme, oldBrowser, rules] = await Promise.all(
            [
              'vite/pages/head.html',
              'vite/pages/fonts.html',
              'src/ui/theme-before-paint.js',
              'src/ui/old-browser-notice.js',
              'src/landing-pages/speculation-rules.json',
            ].map((file) => readFile(join(config.root, file), 'utf8')),
          );
          return (
            html
              .replace(
                '<!-- head -->',
                () => `${head?.trim()}\n    <script>${theme}</script>\n    <script>${oldBrowser}</script>`,
              )
              // In the head they delay the first paint; the entrance shows fallback fonts of the same metrics
              // first.
              .replace('<!-- fonts -->', () => fonts?.trim() ?? '')
              // Prefetched, not prerendered: a prerendered app would open records and start sync without a
              // visit.
              .replace(
                '<!-- speculation rules -->',
                () => `<script type="speculationrules">${rules}</script>`,
              )
          );
        },
      },
      configureServer(server) {
        server.middlewares.use((request, _response, next) => {
          request.url = toPageAddress(request.url ?? '/', request.headers.accept ?? '');
          next();
        });
      },
    },
    {
      name: 'pages:screens',
      enforce: 'post',
      transformIndexHtml: {
        order: 'post',
        handler(html, { path, server }) {
          return server ? renderInDevelopment(html, path.replace(/^\//, ''), server) : html;
        },
      },
      // After Vite's own step, which fills in the addresses of files only when all transforms are done: the
      // framed pages are copies of the finished page.
      async generateBundle(_, bundle) {
        const rendered = await renderScreens(config);
        const drawing = { address: createDrawingAddress(rendered.drawing), markup: rendered.drawing };
        const fill = (html: string, file: string) =>
          fillPage(html, { ...getScreen(rendered, file), drawing });
        for (const file of PAGES) {
          const page = findPage(bundle, file);
          const html = String(page.source);
          if (file !== APP_PAGE) {
            page.source = await fill(addPrefetchList(html, bundle), file);
            continue;
          }
          for (const name of [file, ...FRAMED_PAGES]) {
            const preloads = addPreloads(html, bundle, { needsLogin: name !== PUBLIC_PAGE });
            const source = await fill(preloads, name);
            if (name === file) page.source = source;
            else this.emitFile({ type: 'asset', fileName: name, source });
          }
        }
        this.emitFile({ type: 'asset', fileName: drawing.address.slice(1), source: drawing.markup });
      },
    },
  ];
}

function findPage(bundle: Rolldown.OutputBundle, file: string): Rolldown.OutputAsset {
  const page = bundle[file];
  if (page?.type !== 'asset') throw new Error(`The build has no page ${file}.`);
  return page;
}

function getScreen({ screens, updateNotice, css }: RenderedScreens, file: string) {
  const screen = screens[file];
  if (screen === undefined) throw new Error(`No screen is rendered for ${file}.`);
  return { screen, updateNotice, css };
}

/** An address with a hash of the content, like those of the build's other files. */
function createDrawingAddress(drawing: string): string {
  return `/assets/drawing-${createHash('sha256').update(drawing).digest('base64url').slice(0, 8)}.svg`;
}

async function renderInDevelopment(
  html: string,
  file: string,
  server: NonNullable<IndexHtmlTransformContext['server']>,
): Promise<string> {
  const { renderScreens, renderDrawing, renderUpdateNotice } =
    await server.ssrLoadModule('/src/prerender/render.tsx');
  return html
    .replace('<!-- screen -->', () => renderScreens()[file] ?? '')
    .replace(' data-drawing="">', () => `>${renderDrawing()}`)
    .replace('<!-- update notice -->', renderUpdateNotice)
    .replace('</title>', '</title>\n    <script type="module" src="/src/prerender/screens.tsx"></script>');
}

/** Maps addresses of screens to the app's page, as the server does. */
function toPageAddress(address: string, accepted: string): string {
  const path = address.split('?')[0] ?? '/';
  const isScreen =
    accepted.includes('text/html') && !/\.\w+$|^\/@/.test(path) && !['/', '/about'].includes(path);
  return isScreen ? address.replace(path, `/${APP_PAGE}`) : address;
}
