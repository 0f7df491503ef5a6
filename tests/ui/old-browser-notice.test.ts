import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { readSupportedBrowsers } from '../../vite/supported-browsers.ts';

const source = readFileSync(new URL('../../src/ui/old-browser-notice.js', import.meta.url), 'utf8');

interface FakeElement {
  style: Record<string, string>;
  textContent: string;
  children: FakeElement[];
  [method: string]: unknown;
}

function createElement(): FakeElement {
  const element: FakeElement = {
    style: {},
    textContent: '',
    children: [],
    setAttribute: () => undefined,
    appendChild(child: FakeElement) {
      element.children.push(child);
      return child;
    },
    insertBefore: (child: FakeElement) => element.children.unshift(child),
  };
  return element;
}

/** What each supported browser has; a test takes one away. */
const FEATURES = ['lookbehind', 'toSorted', ':has', 'container queries', 'CSS.supports'] as const;

/**
 * Runs the script in a browser that lacks a feature, and returns what its page shows then. The entrance is
 * the landing page, which is complete without scripts.
 */
function showPage(lacks?: (typeof FEATURES)[number], { isEntrance = false } = {}) {
  const [body, root] = [createElement(), createElement()];
  runInNewContext(`${lacks === 'toSorted' ? 'delete Array.prototype.toSorted;' : ''}${source}`, {
    document: {
      body,
      createElement,
      documentElement: { hasAttribute: () => isEntrance },
      getElementById: () => root,
      addEventListener: (_type: string, show: () => void) => show(),
    },
    ...(lacks === 'CSS.supports'
      ? {}
      : {
          CSS: {
            supports: (condition: string) =>
              condition === 'container-type' ? lacks !== 'container queries' : lacks !== ':has',
          },
        }),
    ...(lacks === 'lookbehind'
      ? {
          RegExp: function RefusingRegExp() {
            throw new SyntaxError('invalid group');
          },
        }
      : {}),
  });
  const texts = body.children.flatMap(({ children }) => children.map(({ textContent }) => textContent));
  return { text: texts.join(' '), isHidden: root.style.display === 'none' };
}

test('a supported browser shows no notice', () => {
  expect(showPage()).toEqual({ text: '', isHidden: false });
});

test.each(FEATURES)('a browser without %s shows that it is too old, in place of the app', (feature) => {
  const { text, isHidden } = showPage(feature);
  expect(text).toContain('Your browser is too old for Learning Arcade.');
  expect(isHidden).toBe(true);
});

test('an old browser can still read the entrance below the notice', () => {
  const { text, isHidden } = showPage('toSorted', { isEntrance: true });
  expect(text).toContain('too old');
  expect(isHidden).toBe(false);
});

test('the notice names the versions that package.json names', () => {
  const { text } = showPage('toSorted');
  const versions = new Set(readSupportedBrowsers().map(({ version }) => version));
  expect([...text.matchAll(/\d+(?:\.\d+)?/g)].map(String)).toEqual([...versions]);
});

test('the script has no syntax that the browsers it is for can’t read', () => {
  const code = source.replace(/^\s*\/\/.*$/gm, '').replace(/'[^'\n]*'/g, "''");
  expect(code).not.toMatch(/=>|`|\?\.|\?\?|\.\.\.|\b(?:const|let|class|async|import|of)\b|\bcatch \{/);
});
