import { createHash } from 'node:crypto';
import { PurgeCSS } from 'purgecss';

const STYLESHEET = /\s*<link rel="stylesheet"[^>]*>/g;
const SCRIPT = /\s*<script type="module"[^>]*><\/script>/g;

/** What a screen shows first, where it is longer than a window: the page is painted once it is there. */
const FIRST_SIGHT = 'first-sight';

/** Of `css`, the rules that `html` needs. */
export async function stylesFor(html: string, css: string): Promise<string> {
  const [purged] = await new PurgeCSS().purge({
    content: [{ raw: html, extension: 'html' }],
    css: [{ raw: css }],
    variables: true,
    keyframes: true,
    // Attributes that a page gets later: its theme, and the marks of a game.
    safelist: {
      standard: [/^data-theme$/, /^light$/, /^dark$/],
      // Drawings name their paints in the markup, where it is not looked for variables.
      variables: [...html.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name ?? ''),
    },
  });
  if (!purged) throw new Error('The styles could not be cut down.');
  return purged.css;
}

/** A drawing that comes as a file of its own. */
export interface LateDrawing {
  address: string;
  markup: string;
}

/** Where a screen leaves room for it. */
const ROOM = 'data-drawing=""';

/**
 * Puts a screen into its page, with its styles in the head, so that it shows before anything else is fetched. The
 * stylesheet of a page with the app comes after the screen, which then does not wait for it; the app's script does.
 *
 * @param drawing what the page's script puts into the room that the screen leaves for it
 * @param css the styles of all screens, of which the page gets those that it needs
 */
export async function fillPage(
  page: string,
  parts: { screen: string; drawing: LateDrawing; updateNotice: string; css: string },
): Promise<string> {
  const { drawing, updateNotice, css } = parts;
  const hasDrawing = parts.screen.includes(ROOM);
  const screen = parts.screen.replace(ROOM, () => `data-drawing="${drawing.address}"`);
  if (/\sstyle="/.test(screen)) throw new Error('No style attribute passes the pages’ security policy.');
  const [stylesheets, scripts] = [STYLESHEET, SCRIPT].map((tag) => page.match(tag)?.join('') ?? '');
  const first = screen.includes(`id="${FIRST_SIGHT}"`) ? FIRST_SIGHT : 'root';
  const filled = page
    .replace(STYLESHEET, '')
    .replace(SCRIPT, '')
    .replace('<!-- screen --></div>', () => `${screen}</div>${stylesheets}${scripts}`)
    .replace('<!-- update notice -->', () => updateNotice);
  const styles = await stylesFor(hasDrawing ? filled + drawing.markup : filled, css);
  const expected = `<link rel="expect" href="#${first}" blocking="render" />`;
  return filled.replace(
    '</title>',
    () => `</title>\n    ${expected}\n    ${policyFor(styles)}\n    <style>${styles}</style>`,
  );
}

/**
 * A host that knows only fixed headers can't name the hash of the styles, and has to allow any; so the page itself
 * takes that back. Google's own stylesheet is for the servers' headers to allow or not.
 */
function policyFor(styles: string): string {
  const hash = createHash('sha256').update(styles).digest('base64');
  return `<meta http-equiv="Content-Security-Policy" content="style-src 'self' https://accounts.google.com/gsi/style 'sha256-${hash}'" />`;
}
