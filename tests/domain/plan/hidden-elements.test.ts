import { describe, expect, test } from 'vitest';
import { removeHiddenElements } from '../../../src/domain/plan/hidden-elements.ts';
import { parsePlan, readPlanTitle } from '../../../src/domain/plan-markdown.ts';
import { inlineMarkdownToHtml, markdownToHtml } from '../../../src/ui/markdown-html.ts';

const ELEMENTS = [
  '<script>alert("boo")</script>',
  '<SCRIPT type="module">\nalert("boo")\n\nalert("boo")\n</SCRIPT >',
  '<style>p { color: boo }</style>',
  '<style>\n.boo { color: red }\n\n.boo {}\n</style>',
  '<template><p>boo</p></template>',
  '<title>boo</title>',
  '<noscript>boo</noscript>',
];

describe.each(ELEMENTS)('the text of %j', (element) => {
  test('is not in a rendered section', () => {
    expect(markdownToHtml(`Before\n\n${element}\n\nAfter`)).not.toContain('boo');
    expect(markdownToHtml(`Read ${element} this`)).toMatch(/Read\s+this/);
    expect(inlineMarkdownToHtml(`Read ${element} this`)).toMatch(/Read\s+this/);
  });

  test('is not in the title of a plan', () => {
    expect(readPlanTitle(`# Title ${element}\n\n## Goal\n\nAsk.`)).toBe('Title');
  });

  test('is in no part of a plan', () => {
    const plan = parsePlan(
      `# Title ${element}\n\n## Goal\n\nAsk. ${element}\n\n## Exercises\n\n1. Write. ${element}\n\n## Quick Check\n\n- [ ] One ${element}\n\n## Extra\n\n${element}\n\nMore.`,
    );
    expect(JSON.stringify(plan)).not.toContain('boo');
    expect(plan).toMatchObject({ title: 'Title', quickCheck: ['One'] });
    expect(plan.exercises).toHaveLength(1);
  });
});

test.each([
  '`<script>` starts a script and `</script>` ends it.',
  '```html\n<style>p {}</style>\n```',
  '\\<script\\>text\\</script\\>',
  'A <script> that is never closed',
  'Is 3 < 4? Yes.',
])('the text %j stays as it is', (markdown) => {
  expect(removeHiddenElements(markdown)).toBe(markdown);
});
