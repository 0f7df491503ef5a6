import type { Rolldown } from 'vite';

/** Names of groups in `vite/file-groups.ts`. */
const START = ['start', 'shell'];
const BEHIND_THE_DOOR = ['session', 'hub'];

const STYLESHEET = /\s*<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g;

/** The scripts of these groups with all that they import. */
function scriptsOf(names: readonly string[], bundle: Rolldown.OutputBundle = {}): string[] {
  const found = new Set<string>();
  function add(name: string) {
    const file = bundle[name];
    if (file?.type !== 'chunk' || found.has(name)) return;
    found.add(name);
    for (const imported of file.imports) add(imported);
  }
  for (const name of names) {
    const group = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === name);
    if (!group) throw new Error(`The build has no group ${name}.`);
    add(group.fileName);
  }
  return [...found];
}

/**
 * Has the app fetched beside its first script, not when that has run: named after the frame, which is painted before.
 *
 * @param isOpen whether the page needs none of what every screen behind the door does
 */
export function withAppParts(
  html: string,
  bundle: Rolldown.OutputBundle | undefined,
  { isOpen }: { isOpen: boolean },
): string {
  const scripts = scriptsOf(isOpen ? START : [...START, ...BEHIND_THE_DOOR], bundle).filter(
    (file) => !html.includes(file),
  );
  const links = scripts.map((file) => `    <link rel="modulepreload" crossorigin href="/${file}">\n`);
  return html.replace('  </body>', () => `${links.join('')}  </body>`);
}

/**
 * Tells a page without the app, which has no use for its stylesheet, which files the app starts with beside those that
 * the page itself has fetched.
 */
export function withAppFiles(html: string, bundle: Rolldown.OutputBundle | undefined): string {
  const styles = [...html.matchAll(STYLESHEET)].map(([, address]) => address);
  const scripts = scriptsOf(START, bundle)
    .filter((file) => !html.includes(file))
    .map((file) => `/${file}`);
  const meta = `<meta name="app-files" content="${[...scripts, ...styles].join(' ')}" />`;
  return html.replace(STYLESHEET, '').replace('</title>', () => `</title>\n    ${meta}`);
}
