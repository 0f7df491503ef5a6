import { Lexer, type Token } from 'marked';
import { toPlainText } from './plain-text.ts';
import { parseSectionHeading, type SectionName } from './section-names.ts';

/** A stretch of a plan from one heading to the next. */
export interface Section {
  /** `null` for a heading that the format does not know, and for what stands before the first heading. */
  name: SectionName | null;
  /** The heading as plain text; empty for what stands before the first heading. */
  heading: string;
  /** What the heading says after the section's name: see `SectionHeading.rest`. */
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
  /** 1 to 6; a line in bold letters that stands in for a heading ranks below them all. */
  depth: number;
}

/** A heading with the markdown up to the next one; the first stretch of a plan may have no heading. */
interface HeadingBlock {
  heading: Heading | null;
  headingMarkdown: string;
  markdown: string;
}

const BOLD_LINE_DEPTH = 7;

/** Sections of running text: a deeper heading that the format does not know is part of the text. */
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

/** Markdown's top-level blocks. Text that nests deeper than the lexer can go is one paragraph. */
export function parseBlocks(markdown: string): Token[] {
  try {
    return new Lexer().blockTokens(markdown, []);
  } catch {
    return [{ type: 'paragraph', raw: markdown, text: markdown }];
  }
}

/** Splits a plan at its headings, whatever their level and order. Texts come trimmed. */
export function splitSections(markdown: string): SplitPlan {
  const stretches = splitAtHeadings(markdown);
  const first = stretches.findIndex((stretch) => stretch.heading !== null);
  const titled = first >= 0 && isTitle(stretches, first);
  const sections: Section[] = [];
  let depth = 0;
  stretches.forEach((stretch, index) => {
    const { heading } = stretch;
    if (heading === null || (titled && index === first)) {
      sections.push({ name: null, heading: '', rest: '', markdown: stretch.markdown });
      return;
    }
    const known = parseSectionHeading(heading.text);
    const current = sections.at(-1);
    if (!known && current && depth > 0 && heading.depth > depth && RUNNING_TEXT.has(current.name)) {
      current.markdown += stretch.headingMarkdown + stretch.markdown;
      return;
    }
    depth = heading.depth;
    sections.push({
      name: known?.name ?? null,
      heading: heading.text,
      rest: known?.rest ?? '',
      markdown: stretch.markdown,
    });
  });
  return {
    title: (titled && stretches[first]?.heading?.text) || '',
    sections: sections.map((section) => ({ ...section, markdown: section.markdown.trim() })),
  };
}

function splitAtHeadings(markdown: string): readonly HeadingBlock[] {
  const stretches: HeadingBlock[] = [{ heading: null, headingMarkdown: '', markdown: '' }];
  for (const block of parseBlocks(markdown)) {
    const heading = headingOf(block);
    const current = stretches.at(-1);
    if (heading) stretches.push({ heading, headingMarkdown: block.raw, markdown: '' });
    else if (current) current.markdown += block.raw;
  }
  return stretches;
}

function headingOf(block: Token): Heading | null {
  if (block.type === 'heading') return { text: toPlainText(block.text), depth: block.depth };
  if (block.type !== 'paragraph') return null;
  const bold = /^(\*\*|__)([^\n]+)\1:?$/.exec(block.raw.trim())?.[2];
  if (bold === undefined) return null;
  const text = toPlainText(bold);
  return parseSectionHeading(text) ? { text, depth: BOLD_LINE_DEPTH } : null;
}

/**
 * Whether the plan's first heading is its title rather than a section: a top heading does not open a
 * section of its own, or a heading of another level stands above those of known sections.
 */
function isTitle(stretches: readonly HeadingBlock[], first: number): boolean {
  const stretch = stretches[first];
  if (!stretch?.heading) return false;
  const { depth, text } = stretch.heading;
  const known = parseSectionHeading(text) !== null;
  if (depth === 1) return !known || stretch.markdown.trim() === '';
  return (
    !known &&
    stretches
      .slice(first + 1)
      .some(({ heading }) => heading && heading.depth > depth && parseSectionHeading(heading.text))
  );
}
