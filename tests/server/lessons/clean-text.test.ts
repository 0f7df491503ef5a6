import fc from 'fast-check';
import { marked } from 'marked';
import { describe, expect, test } from 'vitest';
import { cleanLine, cleanText } from '../../../server/lessons/model/clean-text.ts';
import { forAll } from '../../for-all.ts';

/** Tags and addresses that a Markdown renderer would create from a text. */
function renderMarkdown(markdown: string): { tags: string[]; addresses: string[] } {
  const html = marked.parse(markdown, { async: false });
  return {
    tags: [...html.matchAll(/<([a-z][a-z0-9]*)/gi)].map(([, tag]) => tag?.toLowerCase() ?? ''),
    addresses: [...html.matchAll(/(?:href|src)="([^"]*)"/gi)].map(([, address]) => address ?? ''),
  };
}
const HARMLESS_TAGS = new Set(
  'p em strong del code pre a ul ol li blockquote br hr h1 h2 h3 h4 h5 h6 table thead tbody tr th td input'.split(
    ' ',
  ),
);

describe('the text of a model', () => {
  test.each([
    ['plain **bold** and _soft_ words', 'plain **bold** and _soft_ words'],
    ['5 < 6 and 7 > 3', '5 < 6 and 7 > 3'],
    ['[Cambridge](https://dictionary.example/word)', '[Cambridge](https://dictionary.example/word)'],
    ['see [this](http://plain.example) page', 'see this page'],
    ['a [bad](javascript:alert(1)) link', 'a bad) link'],
    ['![a cat](https://tracker.example/cat.gif)', 'a cat'],
    ['<b>loud</b> words', 'loud words'],
    ['before <script>alert(1)</script> after', 'before  after'],
    ['cut <script>alert(1)', 'cut'],
    ['<!-- hidden --> shown', 'shown'],
    ['go to www.evil.example now', 'go to  now'],
    ['[a]: javascript:alert(1)', ''],
    ['one\r\ntwo', 'one\ntwo'],
    ['re\u202eversed and zero\u200bwidth', 'reversed and zerowidth'],
    ['write to info@hotel.example', 'write to info@hotel.example'],
  ])('the text %j becomes %j', (dirty, clean) => {
    expect(cleanText(dirty)).toBe(clean);
  });

  test('a cleaned line has no line breaks', () => {
    expect(cleanLine('one\n\ntwo\tthree')).toBe('one two three');
  });

  test('cleaned text is harmless for any combination of fragments', () => {
    const part = fc.constantFrom(
      '<',
      '>',
      '</',
      '<script>',
      '</script>',
      '<img src=x onerror=y>',
      '<a href="',
      '"',
      '[',
      ']',
      '(',
      ')',
      '](',
      '![',
      'javascript:',
      'java\nscript:',
      'http://x.example',
      'https://y.example',
      'www.z.example',
      'data:text/html,x',
      ' ',
      '\n',
      '\n\n',
      '<!--',
      '-->',
      '[a]: ',
      'ftp://q.example',
      '&lt;',
      '&#106;',
      '`',
      '*',
      '\\',
      'words',
      '<svg/onload=x>',
    );
    forAll(3000, fc.array(part, { maxLength: 14 }), (parts) => {
      const { tags, addresses } = renderMarkdown(cleanText(parts.join('')));
      expect(tags.filter((tag) => !HARMLESS_TAGS.has(tag))).toEqual([]);
      expect(addresses.filter((address) => !/^(https:|mailto:)/.test(address))).toEqual([]);
    });
  });

  test('cleaning is idempotent', () => {
    forAll(fc.string({ unit: 'grapheme' }), (text) => {
      expect(cleanText(cleanText(text))).toBe(cleanText(text));
    });
  });
});
