/** HTML elements whose text a browser never shows. */
const OPENING = /`[^`]*`|(?<!\\)<(script|style|template|title|noscript|iframe)\b[^<>]*>/gi;

/**
 * Removes HTML elements with code or metadata together with their text, which markdown would show. Code spans
 * and escaped tags stay; so does the text after a tag that is never closed.
 */
export function removeHiddenElements(markdown: string): string {
  if (!markdown.includes('<')) return markdown;
  /** Names without a further closing tag, so that the search takes one pass for each. */
  const unclosed = new Set<string>();
  let visible = '';
  let at = 0;
  for (const { 0: tag, 1: name, index } of markdown.matchAll(OPENING)) {
    const element = name?.toLowerCase();
    if (element === undefined || index < at || unclosed.has(element)) continue;
    const closing = new RegExp(`</${element}\\s*>`, 'gi');
    closing.lastIndex = index + tag.length;
    if (!closing.test(markdown)) {
      unclosed.add(element);
      continue;
    }
    visible += markdown.slice(at, index);
    at = closing.lastIndex;
  }
  return visible + markdown.slice(at);
}
