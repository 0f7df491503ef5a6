import { Lexer, type Token } from 'marked';

/** Signs that start emphasis, code, links, HTML, entities, table cells or e-mail links. */
const SIGNS = /[\\`*_[\]<>~|&@#{}]/g;

/** The maximum of a plain text, such as a word or a title, in characters. */
const MAX_LINE_LENGTH = 1_000;

/**
 * Markdown that displays exactly this text. `toPlainText` is the inverse.
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

/** Lines as markdown without structure: every ASCII sign escaped, no indentation. */
export function escapeEverything(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trim().replace(/[!-/:-@[-`{-~]/g, '\\$&'))
    .join('\n');
}

/** A gap on its own is not emphasis. */
const GAPS = /(?<![\p{L}\p{N}_])___(?![\p{L}\p{N}_])/gu;
/** Signs, and the beginnings of bare links. */
const MARKUP = /[\\`*_[\]<>~|&@#{}]|:\/\/|www\./i;

/** The displayed text of inline markdown, on one line. */
export function toPlainText(markdown: string): string {
  // Most texts have no markup, and the lexer takes fifty times as long as this check.
  if (markdown.length <= MAX_LINE_LENGTH && !MARKUP.test(markdown.replace(GAPS, '')))
    return collapseWhitespace(markdown);
  // Twice the length, because each character may be escaped; the lexer's time grows faster than its text.
  return collapseWhitespace(joinTokenTexts(lexInline(truncate(markdown, 2 * MAX_LINE_LENGTH))));
}

/** Plain text in a plan: one line, cut to the limit, without control characters. */
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
 * Normalises characters that markdown cannot hold: line breaks become "\n", tabs and the like spaces, control
 * characters are removed, and lone surrogates replaced.
 */
export function cleanCharacters(text: string): string {
  return (
    text
      .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
      .replace(/[\t\v\f\u00a0]/g, ' ')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: this removes control characters
      .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, '')
      .replace(/\p{Surrogate}/gu, '\ufffd')
  );
}

/**
 * Splits inline markdown into tokens. Emphasis and links that are nested too deep for the lexer stay text.
 */
function lexInline(markdown: string): Token[] {
  try {
    return Lexer.lexInline(markdown);
  } catch {
    return [{ type: 'text', raw: markdown, text: markdown }];
  }
}

function joinTokenTexts(tokens: readonly Token[]): string {
  return tokens.map(getTokenText).join('');
}

function getTokenText(token: Token): string {
  switch (token.type) {
    case 'br':
      return ' ';
    case 'html':
      return /^<br\b/i.test(token.raw) ? ' ' : '';
    case 'escape':
    case 'codespan':
      return token.text;
    case 'text':
      return token.tokens ? joinTokenTexts(token.tokens) : decodeEntities(token.text);
    default:
      return 'tokens' in token && token.tokens
        ? joinTokenTexts(token.tokens)
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
