import { readFileSync } from 'node:fs';
import { beforeEach, expect, test, vi } from 'vitest';
import { applyTheme, chooseTheme, readTheme } from '../../src/ui/theme.ts';

const beforePaint = readFileSync(new URL('../../src/ui/theme-before-paint.js', import.meta.url), 'utf8');

/** As much of a document as the theme touches: a cookie jar, the root's data and the two bar colours. */
class FakeDocument {
  readonly documentElement = { dataset: {} as Record<string, string> };
  readonly bars = [new FakeMeta(), new FakeMeta()];
  readonly #cookies = new Map<string, string>([['other', 'theme=dark']]);

  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  set cookie(line: string) {
    const [pair = ''] = line.split(';');
    const [name = '', value = ''] = pair.split('=');
    this.#cookies.set(name, value);
  }

  querySelectorAll(): FakeMeta[] {
    return this.bars;
  }
}

class FakeMeta {
  media = '';
  setAttribute(_name: string, value: string): void {
    this.media = value;
  }
}

let page: FakeDocument;

beforeEach(() => {
  page = new FakeDocument();
  vi.stubGlobal('document', page);
});

test('the theme follows the device by default', () => {
  expect(readTheme()).toBe('system');
});

test('a chosen theme is applied at once and read back', () => {
  chooseTheme('dark');
  expect(page.documentElement.dataset.theme).toBe('dark');
  expect(readTheme()).toBe('dark');
});

test('choosing the device’s theme removes the attribute from the page', () => {
  chooseTheme('light');
  chooseTheme('system');
  expect(page.documentElement.dataset).toEqual({});
  expect(readTheme()).toBe('system');
});

test('a cookie with an unknown value counts as no choice', () => {
  page.cookie = 'theme=purple';
  expect(readTheme()).toBe('system');
});

test('the browser bar takes the colour of the chosen theme', () => {
  applyTheme('dark');
  expect(page.bars.map((bar) => bar.media)).toEqual(['not all', 'all']);
  applyTheme('system');
  expect(page.bars.map((bar) => bar.media)).toEqual([
    '(prefers-color-scheme: light)',
    '(prefers-color-scheme: dark)',
  ]);
});

test.each(['light', 'dark'] as const)(
  'the script before the first paint shows a chosen %s theme',
  (theme) => {
    chooseTheme(theme);
    page.documentElement.dataset = {};
    new Function('document', beforePaint)(page);
    expect(page.documentElement.dataset.theme).toBe(theme);
  },
);

test('the script before the first paint leaves the page to the device without a choice', () => {
  new Function('document', beforePaint)(page);
  expect(page.documentElement.dataset).toEqual({});
});
