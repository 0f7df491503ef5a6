import { createHash } from 'node:crypto';
import { PurgeCSS } from 'purgecss';

const STYLESHEET = /\s*<link rel="stylesheet"[^>]*>/g;
const SCRIPT = /\s*<script type="module"[^>]*><\/script>/g;

/** The id of the part of a long screen that is visible first; only this element delays the first paint. */
const FIRST_SIGHT = 'first-sight';

/** Selects the rules of `css` that `html` needs. */
export async function selectStyles(html: string, css: string): Promise<string> {
  const [purged] = await new PurgeCSS().purge({
    content: [{ raw: html, extension: 'html' }],
    css: [{ raw: css }],
    variables: true,
    keyframes: true,
    // Attribute values that scripts set later.
    safelist: {
      standard: [/^data-theme$/, /^light$/, /^dark$/],
      // PurgeCSS does not find variables in the attributes of drawings.
      variables: [...html.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name ?? ''),
    },
  });
  if (!purged) throw new Error('The unused styles could not be removed.');
  return purged.css;
}

/** A drawing in a file of its own, which the page's script loads. */
export interface LateDrawing {
  address: string;
  markup: string;
}

/** The attribute of the element that the drawing goes into. */
const DRAWING_ATTRIBUTE = 'data-drawing=""';

/**
 * Puts a screen into its page, with its styles in the head, so that it shows before anything else is fetched.
 * The app's stylesheet and scripts follow the screen, which does not wait for them.
 *
 * @param css the styles of all screens, of which the page gets those that it needs
 */
export async function fillPage(
  page: string,
  parts: { screen: string; drawing: LateDrawing; updateNotice: string; css: string },
): Promise<string> {
  const { drawing, updateNotice, css } = parts;
  const hasDrawing = parts.screen.includes(DRAWING_ATTRIBUTE);
  const screen = parts.screen.replace(DRAWING_ATTRIBUTE, () => `data-drawing="${drawing.address}"`);
  if (/\sstyle="/.test(screen)) throw new Error('No style attribute passes the pages’ security policy.');
  const [stylesheets, scripts] = [STYLESHEET, SCRIPT].map((tag) => page.match(tag)?.join('') ?? '');
  const firstId = screen.includes(`id="${FIRST_SIGHT}"`) ? FIRST_SIGHT : 'root';
  const filled = page
    .replace(STYLESHEET, '')
    .replace(SCRIPT, '')
    .replace('<!-- screen --></div>', () => `${screen}</div>${stylesheets}${scripts}`)
    .replace('<!-- update notice -->', () => updateNotice);
  const styles = await selectStyles(hasDrawing ? filled + drawing.markup : filled, css);
  const expectLink = `<link rel="expect" href="#${firstId}" blocking="render" />`;
  return filled.replace(
    '</title>',
    () => `</title>\n    ${expectLink}\n    ${createPolicy(styles)}\n    <style>${styles}</style>`,
  );
}

/**
 * Allows no styles except the page's own and those of files. A host with fixed headers can't name their hash
 * and has to allow any, so the page narrows that; whether Google's stylesheet is allowed is left to the
 * headers.
 */
function createPolicy(styles: string): string {
  const hash = createHash('sha256').update(styles).digest('base64');
  return `<meta http-equiv="Content-Security-Policy" content="style-src 'self' https://accounts.google.com/gsi/style 'sha256-${hash}'" />`;
}
