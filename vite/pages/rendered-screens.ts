import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type ResolvedConfig } from 'vite';

const ENTRY = 'src/prerender/render.tsx';
/** Within the project, so that Node finds the packages that the built script imports. */
const OUT = 'dist/prerender/render.mjs';

interface Renderer {
  renderScreens: () => Record<string, string>;
  renderDrawing: () => string;
  renderUpdateNotice: () => string;
}

/** The markup that stands in the pages, and the styles of all of it. */
export interface RenderedScreens {
  screens: Readonly<Record<string, string>>;
  /** What comes after the page's words, as a file of its own. */
  drawing: string;
  updateNotice: string;
  css: string;
}

/** Builds the screens for Node with the names and addresses that the app's own build gives, and renders them. */
export async function renderedScreens({ root, mode, build: app }: ResolvedConfig): Promise<RenderedScreens> {
  const built = await build({
    root,
    mode,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      ssr: ENTRY,
      ssrEmitAssets: true,
      write: false,
      target: app.target,
      cssMinify: true,
      cssCodeSplit: false,
    },
  });
  const [result] = Array.isArray(built) ? built : [built];
  if (!result || !('output' in result)) throw new Error(`${ENTRY} was not built.`);
  const { output } = result;
  const css = output.find((file) => file.type === 'asset' && file.fileName.endsWith('.css'));
  if (css?.type !== 'asset') throw new Error(`${ENTRY} has no styles.`);

  const path = join(root, OUT);
  await mkdir(join(path, '..'), { recursive: true });
  await writeFile(path, output[0].code);
  // The address differs from build to build, since Node keeps what it imported.
  const renderer: Renderer = await import(`${pathToFileURL(path)}?${Date.now()}`);
  return {
    screens: renderer.renderScreens(),
    drawing: renderer.renderDrawing(),
    updateNotice: renderer.renderUpdateNotice(),
    css: String(css.source),
  };
}
