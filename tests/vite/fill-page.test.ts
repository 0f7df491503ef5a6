import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { fillPage } from '../../vite/pages/fill-page.ts';

const PAGE = `<html><head><title>A page</title>
    <link rel="stylesheet" href="/assets/style.css">
    <script type="module" crossorigin src="/assets/main.js"></script></head>
  <body><div id="root"><!-- screen --></div><template><!-- update notice --></template></body></html>`;

const CSS =
  ':root{--ink:black;--sky:blue}.used{color:var(--ink)}.spare{color:var(--sky)}[data-theme=dark]{color:white}@keyframes spare{to{opacity:0}}';

const DRAWING = { address: '/assets/drawing.svg', markup: '<svg class="late"></svg>' };
const fill = (screen: string, css = CSS) =>
  fillPage(PAGE, { screen, drawing: DRAWING, updateNotice: '<b>News</b>', css });
const readStyles = (html: string) => /<style>(.*)<\/style>/s.exec(html)?.[1] ?? '';

test('a page has its screen and the update notice', async () => {
  const html = await fill('<p class="used">Hello</p>');
  expect(html).toContain('<div id="root"><p class="used">Hello</p></div>');
  expect(html).toContain('<template><b>News</b></template>');
});

test('a page has only the styles of its markup and of the themes, before the screen', async () => {
  const html = await fill('<p class="used">Hello</p>');
  expect(readStyles(html)).toContain('.used');
  expect(readStyles(html)).toContain('--ink');
  expect(readStyles(html)).toContain('data-theme=dark');
  expect(readStyles(html)).not.toMatch(/spare|--sky/);
  expect(html.indexOf('<style>')).toBeLessThan(html.indexOf('<p'));
});

test('a page has the variables that its drawings use, and the ones that those depend on', async () => {
  const css = ':root{--sky:blue;--day:var(--sky);--night:black}.used{color:red}';
  const styles = readStyles(await fill('<p class="used"><svg><path fill="var(--day)"/></svg></p>', css));
  expect(styles).toContain('--day');
  expect(styles).toContain('--sky');
  expect(styles).not.toContain('--night');
});

test('a page has the address and the styles of a drawing that is loaded later, but not its markup', async () => {
  const css = '.late{color:red}.spare{color:red}';
  const html = await fill('<div data-drawing=""></div>', css);
  expect(html).toContain('<div data-drawing="/assets/drawing.svg"></div>');
  expect(readStyles(html)).toBe('.late{color:red}');
  expect(readStyles(await fill('<p>Hello</p>', css))).toBe('');
});

test.each(['rel="stylesheet"', 'type="module"'])(
  'the app’s %s appears once, after the screen, which does not wait for it',
  async (part) => {
    const html = await fill('<p>Hello</p>');
    expect(html.split(part)).toHaveLength(2);
    expect(html.indexOf(part)).toBeGreaterThan(html.indexOf('<p>'));
  },
);

test('the first paint waits for the screen, or only for its first part', async () => {
  const formatExpectLink = (id: string) => `<link rel="expect" href="#${id}" blocking="render" />`;
  expect(await fill('<p>Hello</p>')).toContain(formatExpectLink('root'));
  expect(await fill('<h1 id="first-sight">Hello</h1><p>More</p>')).toContain(formatExpectLink('first-sight'));
});

test('a page’s policy allows only its own styles, by their hash, and those of files', async () => {
  const html = await fill('<p class="used">Hello</p>');
  const hash = createHash('sha256').update(readStyles(html)).digest('base64');
  const policy = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1];
  expect(policy).toBe(`style-src 'self' https://accounts.google.com/gsi/style 'sha256-${hash}'`);
});

test('a screen with a style attribute, which the policy would block, is refused', async () => {
  await expect(fill('<p style="color:red">Hello</p>')).rejects.toThrow('style attribute');
});

test('a text that looks like a replacement pattern stays unchanged', async () => {
  expect(await fill('<p>It costs $& and $1.</p>')).toContain('It costs $& and $1.');
});
