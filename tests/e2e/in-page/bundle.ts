import { build } from 'vite';

/** The code that tests can run on a page without the app. */
const ENTRIES = {
  session: 'tests/e2e/in-page/session.ts',
  writer: 'tests/e2e/in-page/writer.ts',
  sanitiser: 'src/ui/sanitise-html.ts',
};

/**
 * Builds the app's code of an entry as one script for `page.evaluate`, with its exports in a global of the
 * entry's name. It runs on any page of the app's origin, such as `/healthz`, which has no app.
 */
export async function bundleForPage(entry: keyof typeof ENTRIES): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      write: false,
      minify: false,
      lib: { entry: ENTRIES[entry], name: entry, formats: ['iife'] },
      // Screens and the writing of classes with their content (8 MB), which no test calls through the bundle.
      rolldownOptions: { external: /google-prompts|write-class-on-device|write-review-on-device/ },
    },
  });
  const [result] = Array.isArray(built) ? built : [built];
  if (!result || !('output' in result)) throw new Error(`${entry} was not built.`);
  return result.output[0].code;
}
