import type { Rolldown } from 'vite';

/**
 * Names of groups in `vite/file-groups.ts`: those of every page with the app, and those of screens with a
 * login.
 */
const START_GROUPS = ['start', 'shell'];
const AUTHENTICATED_GROUPS = ['session', 'hub'];

const STYLESHEET = /\s*<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g;

/** The scripts of these groups and all of their imports. */
function listScripts(names: readonly string[], bundle: Rolldown.OutputBundle = {}): string[] {
  const scripts = new Set<string>();
  function addScript(name: string) {
    const file = bundle[name];
    if (file?.type !== 'chunk' || scripts.has(name)) return;
    scripts.add(name);
    for (const imported of file.imports) addScript(imported);
  }
  for (const name of names) {
    const group = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === name);
    if (!group) throw new Error(`The build has no group ${name}.`);
    addScript(group.fileName);
  }
  return [...scripts];
}

/**
 * Preloads the app's scripts together with the first one. The links follow the frame, so that they do not
 * delay its paint.
 *
 * @param needsLogin whether the page also needs the scripts of screens with a login
 */
export function addPreloads(
  html: string,
  bundle: Rolldown.OutputBundle | undefined,
  { needsLogin }: { needsLogin: boolean },
): string {
  const groups = needsLogin ? [...START_GROUPS, ...AUTHENTICATED_GROUPS] : START_GROUPS;
  const scripts = listScripts(groups, bundle).filter((file) => !html.includes(file));
  const links = scripts.map((file) => `    <link rel="modulepreload" crossorigin href="/${file}">\n`);
  return html.replace('  </body>', () => `${links.join('')}  </body>`);
}

/**
 * Lists the files that the app starts with in a page without the app, which prefetches them, and removes the
 * app's stylesheet from it.
 */
export function addPrefetchList(html: string, bundle: Rolldown.OutputBundle | undefined): string {
  const styles = [...html.matchAll(STYLESHEET)].map(([, address]) => address);
  const scripts = listScripts(START_GROUPS, bundle)
    .filter((file) => !html.includes(file))
    .map((file) => `/${file}`);
  const meta = `<meta name="app-files" content="${[...scripts, ...styles].join(' ')}" />`;
  return html.replace(STYLESHEET, '').replace('</title>', () => `</title>\n    ${meta}`);
}
