import { Marked, type RendererObject, type Tokens, type TokensList } from 'marked';
import { isWithinMarkdownExtent } from '../domain/markdown-extent.ts';
import { removeHiddenElements } from '../domain/plan/hidden-elements.ts';

/**
 * All tags and attributes of rendered markdown: the renderer writes no others, and the sanitiser drops
 * others.
 */
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

/** Existing entities, such as `&amp;`, stay unchanged. */
function escapeHtml(text: string): string {
  return text.replace(
    /[<>"']|&(?!(?:#\d{1,7}|#[Xx][a-fA-F0-9]{1,6}|\w+);)/g,
    (character) => ESCAPES[character] ?? character,
  );
}

/** A text as it is written, with its line breaks. */
function escapeLines(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>');
}

/** HTML in lesson markdown is removed, except for line breaks and the text between tags. */
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
    // The library's own renderer does not escape text after an opening <script> or <style>.
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

// `breaks`, because exercises have their options, and dialogues their turns, on separate lines.
const marked = new Marked({ gfm: true, breaks: true, renderer: SAFE_RENDERER });

/** Shifts headings so that the highest becomes `top`, below the page's own heading. */
function placeHeadings(tokens: TokensList, top: HeadingLevel): void {
  const headings: Tokens.Heading[] = [];
  marked.walkTokens(tokens, (token) => {
    if (token.type === 'heading') headings.push(token as Tokens.Heading);
  });
  const highest = Math.min(...headings.map(({ depth }) => depth));
  for (const heading of headings) heading.depth = Math.min(6, heading.depth - highest + top);
}

/** A text of too great extent, or nested too deep for the library, which recurses, is shown as written. */
function renderOrFallback(isWithinExtent: boolean, render: () => string, asWritten: () => string): string {
  if (!isWithinExtent) return asWritten();
  try {
    return render();
  } catch (cause) {
    console.warn('Markdown is nested too deep to be rendered:', cause);
    return asWritten();
  }
}

/**
 * Renders lesson markdown as HTML with the allowed tags and attributes only. Its output still goes through
 * `sanitiseHtml`, which does not trust it.
 */
export function markdownToHtml(source: string, topHeading: HeadingLevel = 3): string {
  return renderOrFallback(
    isWithinMarkdownExtent(source, 'blocks'),
    () => {
      const tokens = marked.lexer(removeHiddenElements(source));
      placeHeadings(tokens, topHeading);
      return marked.parser(tokens);
    },
    () => `<p>${escapeLines(source)}</p>`,
  );
}

/** The same for inline markdown: no paragraphs, lists or headings. */
export function inlineMarkdownToHtml(source: string): string {
  return renderOrFallback(
    isWithinMarkdownExtent(source, 'inline'),
    () => marked.parseInline(removeHiddenElements(source), { async: false }),
    () => escapeLines(source),
  );
}
