import { Marked, type RendererObject, type Tokens, type TokensList } from 'marked';

/** Every tag and attribute that lesson markdown may become. The renderer writes no others, and the sanitiser passes no others. */
export const ALLOWED_TAGS = [
  ...['p', 'br', 'hr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'code'],
  ...['ul', 'ol', 'li', 'strong', 'em', 'del', 'a'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
];
export const ALLOWED_ATTRIBUTES = ['href', 'target', 'rel', 'start', 'scope'];
export const SAFE_URL = /^https:\/\/[^\s]/i;
export const LINK_REL = 'noopener noreferrer';

export type HeadingLevel = 2 | 3 | 4 | 5;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Entities that the text has already, such as `&amp;`, stay what they are. */
function escapeHtml(text: string): string {
  return text.replace(
    /[<>"']|&(?!(?:#\d{1,7}|#[Xx][a-fA-F0-9]{1,6}|\w+);)/g,
    (character) => ESCAPES[character] ?? character,
  );
}

/** HTML is no part of a lesson's language: line breaks are kept, other tags go, and the text between them stays. */
function stripTags(html: string): string {
  return html
    .split(/<br\s*\/?>/i)
    .map((part) => escapeHtml(part.replace(/<!--[\s\S]*?-->|<[^>]*>/g, '')))
    .join('<br>');
}

const SAFE_RENDERER: RendererObject = {
  html: ({ text }) => stripTags(text),
  text(token) {
    const nested = 'tokens' in token ? token.tokens : undefined;
    // The library's own renderer leaves text bare after an opening <script> or <style>.
    return nested ? this.parser.parseInline(nested) : escapeHtml(token.text);
  },
  image: ({ text }) => escapeHtml(text),
  link({ href, tokens }) {
    const label = this.parser.parseInline(tokens);
    return SAFE_URL.test(href)
      ? `<a href="${escapeHtml(href)}" target="_blank" rel="${LINK_REL}">${label}</a>`
      : label;
  },
  code: ({ text }) => `<pre><code>${escapeHtml(text.replaceAll('&', '&amp;'))}</code></pre>\n`,
  checkbox: ({ checked }) => (checked ? '☑ ' : '☐ '),
  tablecell({ header, tokens }) {
    const content = this.parser.parseInline(tokens);
    return header ? `<th scope="col">${content}</th>` : `<td>${content}</td>`;
  },
};

// Line breaks count: exercises give their choices, and dialogues their turns, one to a line.
const marked = new Marked({ gfm: true, breaks: true, renderer: SAFE_RENDERER });

/** The highest heading of the source becomes `top`, so that a plan's own "#" never competes with the page's. */
function placeHeadings(tokens: TokensList, top: HeadingLevel): void {
  const headings: Tokens.Heading[] = [];
  marked.walkTokens(tokens, (token) => {
    if (token.type === 'heading') headings.push(token as Tokens.Heading);
  });
  const highest = Math.min(...headings.map(({ depth }) => depth));
  for (const heading of headings) heading.depth = Math.min(6, heading.depth - highest + top);
}

/** The library recurses into what nests; a text nested deeper than it can go is shown as it was written. */
function renderOrFallback(render: () => string, asWritten: () => string): string {
  try {
    return render();
  } catch (cause) {
    console.warn('A text nests too deep to be read as markdown:', cause);
    return asWritten();
  }
}

/**
 * Lesson markdown as HTML of the allowed tags and attributes only. This is the first of two walls: what it
 * writes still goes through `sanitiseHtml`, which does not trust it.
 */
export function markdownToHtml(source: string, topHeading: HeadingLevel = 3): string {
  return renderOrFallback(
    () => {
      const tokens = marked.lexer(source);
      placeHeadings(tokens, topHeading);
      return marked.parser(tokens);
    },
    () => `<p>${escapeHtml(source)}</p>`,
  );
}

/** The same for a phrase inside a line: no paragraphs, lists or headings. */
export function inlineMarkdownToHtml(source: string): string {
  return renderOrFallback(
    () => marked.parseInline(source, { async: false }),
    () => escapeHtml(source),
  );
}
