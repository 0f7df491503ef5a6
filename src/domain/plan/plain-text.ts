import { Lexer, type Token } from 'marked';

/** Signs that would start emphasis, code, links, HTML, entities, table cells or e-mail links. */
const SIGNS = /[\\`*_[\]<>~|&@#{}]/g;

/** A plain text, such as a word or a title, ends after this many characters. */
const MAX_LINE_LENGTH = 1_000;

/**
 * Text as markdown that shows exactly this text. `toPlainText` reads it back.
 * @param text one line
 */
export function escapeMarkdown(text: string): string {
  return text
    .replace(SIGNS, '\\$&')
    .replace(/:(?=\/)/g, '\\:')
    .replace(/(www)\./gi, '$1\\.')
    .replace(/^([-+=])/, '\\$1')
    .replace(/^(\d+)([.)])/, '$1\\$2');
}

/** Several lines as markdown without any structure: every ASCII sign escaped, no indentation. */
export function escapeEverything(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trim().replace(/[!-/:-@[-`{-~]/g, '\\$&'))
    .join('\n');
}

/** A gap, which stands alone, is no emphasis. */
const GAPS = /(?<![\p{L}\p{N}_])___(?![\p{L}\p{N}_])/gu;
/** Signs, and the beginnings of links that need none. */
const MARKUP = /[\\`*_[\]<>~|&@#{}]|:\/\/|www\./i;

/** Inline markdown as the text that a reader sees, on one line. */
export function toPlainText(markdown: string): string {
  // Most texts hold no markup, and the lexer takes fifty times as long to say so.
  if (markdown.length <= MAX_LINE_LENGTH && !MARKUP.test(markdown.replace(GAPS, '')))
    return collapseWhitespace(markdown);
  // Twice the length, since each character may have been escaped; the lexer's time grows faster than its text.
  return collapseWhitespace(joinReadable(inlineTokens(truncate(markdown, 2 * MAX_LINE_LENGTH))));
}

/** Text as a plan holds it where it holds plain text: one line, not too long, no odd characters. */
export function toPlainLine(text: string): string {
  return truncate(collapseWhitespace(cleanCharacters(text)), MAX_LINE_LENGTH).trim();
}

function truncate(text: string, length: number): string {
  return text.length <= length ? text : text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');
}

/** Runs of white space, line breaks included, as one space; none at the ends. */
export function collapseWhitespace(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/**
 * Text with what no markdown document can carry taken out: one kind of line break, tabs and the like as
 * spaces, no control characters or halves of surrogate pairs.
 */
export function cleanCharacters(text: string): string {
  return (
    text
      .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
      .replace(/[\t\v\f\u00a0]/g, ' ')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this takes out
      .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, '')
      .replace(/\p{Surrogate}/gu, '\ufffd')
  );
}

/** The lexer recurses into nested emphasis and links; text nested deeper than it can go stays as written. */
function inlineTokens(markdown: string): Token[] {
  try {
    return Lexer.lexInline(markdown);
  } catch {
    return [{ type: 'text', raw: markdown, text: markdown }];
  }
}

function joinReadable(tokens: readonly Token[]): string {
  return tokens.map(readableToken).join('');
}

function readableToken(token: Token): string {
  switch (token.type) {
    case 'br':
      return ' ';
    case 'html':
      return /^<br\b/i.test(token.raw) ? ' ' : '';
    case 'escape':
    case 'codespan':
      return token.text;
    case 'text':
      return token.tokens ? joinReadable(token.tokens) : decodeEntities(token.text);
    default:
      return 'tokens' in token && token.tokens
        ? joinReadable(token.tokens)
        : 'text' in token
          ? token.text
          : token.raw;
  }
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  '#39': "'",
  nbsp: ' ',
};

function decodeEntities(text: string): string {
  return text.replace(
    /&(amp|lt|gt|quot|apos|#39|nbsp);/g,
    (entity, name: string) => ENTITIES[name] ?? entity,
  );
}
