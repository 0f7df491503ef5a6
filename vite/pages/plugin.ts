import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { IndexHtmlTransformContext, Plugin, ResolvedConfig } from 'vite';
import { fillPage, type LateDrawing } from './fill-page.ts';
import { withAppFiles, withAppParts } from './page-files.ts';
import { type RenderedScreens, renderedScreens } from './rendered-screens.ts';

const APP_PAGE = 'app.html';
/** Pages of the app whose frames are known before it runs; the others share `app.html`. */
export const FRAMED_PAGES = ['login.html', 'signup.html', 'school.html'];
/** It asks nobody to sign in, and needs no session. */
const OPEN_PAGE = 'school.html';
export const PAGES = ['index.html', 'about.html', APP_PAGE];

/**
 * Writes the pages: each has its screen in it, rendered from the same components that the app shows, with the styles
 * of that screen. In development the screen comes from Vite's server, and its styles as the app's do.
 */
export function pages(): Plugin[] {
  let config: ResolvedConfig;
  let rendered: Promise<RenderedScreens> | undefined;
  let late: LateDrawing | undefined;
  const framed = new Map<string, string>();

  async function fill(page: string, file: string): Promise<string> {
    rendered ??= renderedScreens(config);
    const { screens, drawing, ...shared } = await rendered;
    const screen = screens[file];
    if (screen === undefined) throw new Error(`No screen is rendered for ${file}.`);
    late = { address: addressOf(drawing), markup: drawing };
    return fillPage(page, { screen, drawing: late, ...shared });
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
          const [head, faces, theme, rules] = await Promise.all(
            [
              'vite/pages/head.html',
              'vite/pages/faces.html',
              'src/ui/theme-before-paint.js',
              'src/entrance/speculation-rules.json',
            ].map((file) => readFile(join(config.root, file), 'utf8')),
          );
          return (
            html
              .replace('<!-- head -->', () => `${head?.trim()}\n    <script>${theme}</script>`)
              // In a head they hold the first paint back; on the entrance, stand-ins of the same measures come first.
              .replace('<!-- faces -->', () => faces?.trim() ?? '')
              .replace(
                '<!-- speculation rules -->',
                () => `<script type="speculationrules">${rules}</script>`,
              )
          );
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
          if (file !== APP_PAGE) return fill(withAppFiles(html, context.bundle), file);
          const page = (name: string) =>
            fill(withAppParts(html, context.bundle, { isOpen: name === OPEN_PAGE }), name);
          for (const name of FRAMED_PAGES) framed.set(name, await page(name));
          return page(file);
        },
      },
      generateBundle() {
        for (const [fileName, source] of framed) this.emitFile({ type: 'asset', fileName, source });
        if (late) this.emitFile({ type: 'asset', fileName: late.address.slice(1), source: late.markup });
      },
    },
  ];
}

/** Like those that the build gives to its own files: another drawing has another. */
function addressOf(drawing: string): string {
  return `/assets/drawing-${createHash('sha256').update(drawing).digest('base64url').slice(0, 8)}.svg`;
}

async function developed(
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

/** As the server does: a screen of the app has no file of its own name. */
function pageAddress(address: string, accepted: string): string {
  const path = address.split('?')[0] ?? '/';
  const isScreen =
    accepted.includes('text/html') && !/\.\w+$|^\/@/.test(path) && !['/', '/about'].includes(path);
  return isScreen ? address.replace(path, `/${APP_PAGE}`) : address;
}
