import { findExceededPlanLimit, MAX_PLAN_LENGTH } from './plan/plan-limits.ts';

/**
 * How much markdown may be shown as such, besides the limits of a plan: the parser's time grows with the
 * square of a paragraph's signs, and it looks for the end of each tag in the whole text. Paragraphs that
 * people write have a few dozen signs.
 */
const MARKDOWN_LIMITS = {
  blockCharacters: 16_000,
  blockSigns: 1_000,
  /** In the whole text. */
  tags: 200,
} as const;

/** Signs that may begin or end emphasis, code, a link, a picture, an address or HTML. */
const SIGN = /[\\`*_[\]<>~|&@#!:]/g;
const BLANK_LINES = /\n\s*\n/;

function countMatches(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

function isShortBlock(block: string): boolean {
  return (
    block.length <= MARKDOWN_LIMITS.blockCharacters && countMatches(block, SIGN) <= MARKDOWN_LIMITS.blockSigns
  );
}

/**
 * Whether a text of any origin can be rendered as markdown in a moment. Longer or denser texts, which only
 * files of strangers contain, are to be shown as they are written.
 *
 * @param kind `inline` is parsed as one paragraph, with its blank lines
 */
export function isWithinMarkdownExtent(markdown: string, kind: 'blocks' | 'inline'): boolean {
  if (markdown.length > MAX_PLAN_LENGTH || countMatches(markdown, /</g) > MARKDOWN_LIMITS.tags) return false;
  const blocks = kind === 'inline' ? [markdown] : markdown.split(BLANK_LINES);
  return blocks.every(isShortBlock) && findExceededPlanLimit(markdown) === undefined;
}
