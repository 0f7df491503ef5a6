import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type ResolvedConfig } from 'vite';

const ENTRY = 'src/prerender/render.tsx';
/** In the project's folder, so that Node finds the packages that the built script imports. */
const OUTPUT = 'dist/prerender/render.mjs';

interface Renderer {
  renderScreens: () => Record<string, string>;
  renderDrawing: () => string;
  renderUpdateNotice: () => string;
}

/** The prerendered markup of the pages, and its styles. */
export interface RenderedScreens {
  screens: Readonly<Record<string, string>>;
  /** The drawing of the landing page, which goes into a file of its own. */
  drawing: string;
  updateNotice: string;
  css: string;
}

/**
 * Builds the screens for Node, with the same class names and file addresses as the app's build, and renders
 * them.
 */
export async function renderScreens({ root, mode, build: app }: ResolvedConfig): Promise<RenderedScreens> {
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

  const path = join(root, OUTPUT);
  await mkdir(join(path, '..'), { recursive: true });
  await writeFile(path, output[0].code);
  // A different address for each build, because Node caches imported modules.
  const renderer: Renderer = await import(`${pathToFileURL(path)}?${Date.now()}`);
  return {
    screens: renderer.renderScreens(),
    drawing: renderer.renderDrawing(),
    updateNotice: renderer.renderUpdateNotice(),
    css: String(css.source),
  };
}
