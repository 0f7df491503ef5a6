import { Lexer, type Token } from 'marked';
import { toPlainText } from './plain-text.ts';
import { parseSectionHeading, type SectionName } from './section-names.ts';

/** A part of a plan from one heading to the next. */
export interface Section {
  /** `null` for an unknown heading, and for text before the first heading. */
  name: SectionName | null;
  /** The heading as plain text; empty for text before the first heading. */
  heading: string;
  /** See `SectionHeading.rest`. */
  rest: string;
  markdown: string;
}

export interface SplitPlan {
  title: string;
  sections: readonly Section[];
}

interface Heading {
  /** Plain text. */
  text: string;
  /** 1 to 6; 7 for a bold line that is used as a heading. */
  depth: number;
}

/** A heading with the markdown up to the next one; the first block of a plan may have no heading. */
interface HeadingBlock {
  heading: Heading | null;
  headingMarkdown: string;
  markdown: string;
}

/** A line in bold counts as a heading below all of Markdown's six depths. */
const BOLD_LINE_DEPTH = 7;

/** Sections of running text: a deeper unknown heading is part of the text. */
const RUNNING_TEXT: ReadonlySet<SectionName | null> = new Set([
  null,
  'goal',
  'warmUp',
  'teachingPoint',
  'reading',
  'listening',
  'dialogue',
  'model',
  'exercises',
  'speakingPrompt',
  'extraTask',
]);

/** Markdown's top-level blocks. Text nested too deep for the lexer is one paragraph. */
export function parseBlocks(markdown: string): Token[] {
  try {
    return new Lexer().blockTokens(markdown, []);
  } catch {
    return [{ type: 'paragraph', raw: markdown, text: markdown }];
  }
}

/** Splits a plan at its headings of any level and order. Texts are trimmed. */
export function splitSections(markdown: string): SplitPlan {
  const blocks = splitAtHeadings(markdown);
  const first = blocks.findIndex((block) => block.heading !== null);
  const hasTitle = first >= 0 && isTitle(blocks, first);
  const sections: Section[] = [];
  let depth = 0;
  blocks.forEach((block, index) => {
    const { heading } = block;
    if (heading === null || (hasTitle && index === first)) {
      sections.push({ name: null, heading: '', rest: '', markdown: block.markdown });
      return;
    }
    const known = parseSectionHeading(heading.text);
    const current = sections.at(-1);
    if (!known && current && depth > 0 && heading.depth > depth && RUNNING_TEXT.has(current.name)) {
      current.markdown += block.headingMarkdown + block.markdown;
      return;
    }
    depth = heading.depth;
    sections.push({
      name: known?.name ?? null,
      heading: heading.text,
      rest: known?.rest ?? '',
      markdown: block.markdown,
    });
  });
  return {
    title: (hasTitle && blocks[first]?.heading?.text) || '',
    sections: sections.map((section) => ({ ...section, markdown: section.markdown.trim() })),
  };
}

function splitAtHeadings(markdown: string): readonly HeadingBlock[] {
  const blocks: HeadingBlock[] = [{ heading: null, headingMarkdown: '', markdown: '' }];
  for (const block of parseBlocks(markdown)) {
    const heading = readHeading(block);
    const current = blocks.at(-1);
    if (heading) blocks.push({ heading, headingMarkdown: block.raw, markdown: '' });
    else if (current) current.markdown += block.raw;
  }
  return blocks;
}

function readHeading(block: Token): Heading | null {
  if (block.type === 'heading') return { text: toPlainText(block.text), depth: block.depth };
  if (block.type !== 'paragraph') return null;
  const bold = /^(\*\*|__)([^\n]+)\1:?$/.exec(block.raw.trim())?.[2];
  if (bold === undefined) return null;
  const text = toPlainText(bold);
  return parseSectionHeading(text) ? { text, depth: BOLD_LINE_DEPTH } : null;
}

/**
 * Whether the plan's first heading is its title: a top-level heading without a known name or text of its own,
 * or an unknown heading of a higher level than a known section after it.
 */
function isTitle(blocks: readonly HeadingBlock[], first: number): boolean {
  const block = blocks[first];
  if (!block?.heading) return false;
  const { depth, text } = block.heading;
  const known = parseSectionHeading(text) !== null;
  if (depth === 1) return !known || block.markdown.trim() === '';
  return (
    !known &&
    blocks
      .slice(first + 1)
      .some(({ heading }) => heading && heading.depth > depth && parseSectionHeading(heading.text))
  );
}
