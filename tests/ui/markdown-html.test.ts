import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ALLOWED_ATTRIBUTES,
  ALLOWED_TAGS,
  inlineMarkdownToHtml,
  markdownToHtml,
} from '../../src/ui/markdown-html.ts';
import { forAll } from '../for-all.ts';

const TAG = /<(\/?)([a-z][a-z0-9]*)((?:\s[a-z]+(?:="[^"<>]*")?)*)\s*>/g;
const ATTRIBUTE = /\s([a-z]+)(?:="([^"]*)")?/g;

/** Everything in the HTML that is not a tag and attribute of the allow-list, as readable complaints. */
function findBreaches(html: string): string[] {
  const found: string[] = [];
  const rest = html.replace(TAG, (_, _close: string, name: string, attributes: string) => {
    if (!ALLOWED_TAGS.includes(name)) found.push(`tag ${name}`);
    for (const [, attribute = '', value = ''] of attributes.matchAll(ATTRIBUTE)) {
      if (!ALLOWED_ATTRIBUTES.includes(attribute)) found.push(`attribute ${attribute}`);
      if (attribute === 'href' && !/^https:\/\//i.test(value)) found.push(`address ${value}`);
    }
    return '';
  });
  if (/[<>]/.test(rest)) found.push(`loose bracket in ${rest}`);
  return found;
}

const HOSTILE = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '![a picture](https://example.com/a.png)',
  '[a link](javascript:alert(1))',
  '[a link](JaVaScRiPt&#58;alert(1))',
  '[a link](data:text/html;base64,PHNjcmlwdD4=)',
  '[a link](//example.com)',
  '[a link](http://example.com)',
  '[a "link](https://example.com/"onclick="alert(1) "title")',
  '<javascript:alert(1)>',
  '<https://example.com/?a="b>',
  '<a href="javascript:alert(1)">x</a>',
  '<svg><style><img title="</style><img src onerror=alert(1)>">',
  '<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<div style="position:fixed" class="x" id="y">',
  '<form action="https://example.com"><input name="q"></form>',
  '<iframe src="https://www.youtube.com/embed/x"></iframe>',
  '<b onmouseover=alert(1)',
  '<!-- <script>alert(1)</script> -->',
  '<![CDATA[<script>]]>',
  '`<script>`',
  '```html"><script>\n<script>alert(1)</script>\n```',
  '| a | b |\n| :-: | --- |\n| <script> | [x](javascript:1) |',
  '- [ ] <input type="checkbox">',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '[x]: javascript:alert(1)\n\n[x]',
  '<br><BR/>',
  '7. seven\n8. eight',
  '# One\n\n> ## Two',
];

describe('lesson markdown', () => {
  test.each(HOSTILE)('%j leaves only allowed tags, attributes and https addresses', (source) => {
    expect(findBreaches(markdownToHtml(source))).toEqual([]);
    expect(findBreaches(inlineMarkdownToHtml(source))).toEqual([]);
  });

  test('no mixture of hostile pieces and any text gets past the allow-list', () => {
    const piece = fc.oneof(
      fc.constantFrom(...HOSTILE, '<', '>', '"', "'", '`', '](', '\n', '\n\n', ' ', '\\', '&', '\0'),
      fc.string(),
    );
    forAll(600, fc.array(piece, { maxLength: 12, size: 'max' }), (pieces) => {
      const source = pieces.join('');
      expect(findBreaches(markdownToHtml(source))).toEqual([]);
      expect(findBreaches(inlineMarkdownToHtml(source))).toEqual([]);
    });
  });

  test('a link to an https page opens in a new tab, without opener and referrer', () => {
    expect(markdownToHtml('[Read on](https://example.com/a?b=1&c=2)')).toBe(
      '<p><a href="https://example.com/a?b=1&amp;c=2" target="_blank" rel="noopener noreferrer">Read on</a></p>\n',
    );
  });

  test('a link with another scheme keeps its text and loses its address', () => {
    expect(markdownToHtml('[Read on](http://example.com)')).toBe('<p>Read on</p>\n');
  });

  test('a picture becomes its description', () => {
    expect(markdownToHtml('![A busy airport](https://example.com/a.png)')).toBe('<p>A busy airport</p>\n');
  });

  test('HTML loses its tags and keeps its text and line breaks', () => {
    expect(inlineMarkdownToHtml('She <u>has</u> been<br>there')).toBe('She has been<br>there');
  });

  test('a single line break is kept, so that options stay on separate lines', () => {
    expect(inlineMarkdownToHtml('A: go\nB: went')).toBe('A: go<br>B: went');
  });

  test('a numbered list keeps its first number', () => {
    expect(markdownToHtml('3. three\n4. four')).toContain('<ol start="3">');
  });

  test('the highest heading gets the requested level, and the others keep their distance to it', () => {
    expect(markdownToHtml('## Goal\n\n### Detail', 4)).toBe('<h4>Goal</h4>\n<h5>Detail</h5>\n');
  });

  test('a text that is nested too deep is shown as written', () => {
    const html = markdownToHtml(`${'> '.repeat(20_000)}<b>deep`);
    expect(findBreaches(html)).toEqual([]);
    expect(html).toContain('&gt; &gt; &lt;b&gt;deep');
  });

  test.each([91_000, 301_000])(
    'a text of %i characters that would freeze the tab is shown as written',
    (length) => {
      const source = `${'_a!'.repeat(length / 3)}\n<b>`;
      const asWritten = `${'_a!'.repeat(length / 3)}<br>&lt;b&gt;`;
      expect(markdownToHtml(source)).toBe(`<p>${asWritten}</p>`);
      expect(inlineMarkdownToHtml(source)).toBe(asWritten);
    },
  );
});
