import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** The compounds of a selector, with what stands in brackets left out of them. */
function compoundsOf(selector: string): { text: string; hasHas: boolean }[] {
  const compounds = [{ text: '', hasHas: false }];
  let depth = 0;
  for (const [at, sign] of [...selector].entries()) {
    const last = compounds.at(-1);
    if (!last) continue;
    if (depth === 0 && selector.startsWith(':has(', at)) last.hasHas = true;
    if (sign === '(') depth += 1;
    else if (sign === ')') depth -= 1;
    else if (depth > 0) continue;
    else if (/[\s>+~]/.test(sign)) {
      if (last.text !== '') compounds.push({ text: '', hasHas: false });
    } else last.text += sign;
  }
  return compounds.filter(({ text }) => text !== '');
}

/** Selectors of a stylesheet that lead from an element with `:has()` on to something of any class. */
function blindSelectors(sheet: string): string[] {
  const rules = sheet.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)\{/g);
  return [...rules]
    .flatMap(([, selectors = '']) => selectors.split(/,(?![^(]*\))/))
    .map((selector) => selector.trim())
    .filter((selector) => {
      const compounds = compoundsOf(selector);
      const from = compounds.findIndex(({ hasHas }) => hasHas);
      const subject = compounds.at(-1)?.text ?? '';
      return !selector.startsWith('@') && from >= 0 && from < compounds.length - 1 && !/[.[]/.test(subject);
    });
}

it('finds the selectors that it is to find', () => {
  const sheet =
    '/* .a:has(b) p */ .a:has(.b) > :not(h2), .a:has(.b) .c {} @media print { .a:has(> .b) svg {} }';
  expect(blindSelectors(sheet)).toEqual(['.a:has(.b) > :not(h2)', '.a:has(> .b) svg']);
});

/**
 * A browser keeps one list of what any `:has()` leads to. With an entry for every element, or for a tag, whatever comes or
 * goes on the page has each of those styled anew: in a game that is the whole page with each move.
 */
it('leads from no :has() to what has neither a class nor an attribute', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' });
  const sheets = files.filter((path) => path.endsWith('.css')).map((path) => join('src', path));
  expect(sheets.length).toBeGreaterThan(100);
  expect(
    sheets.flatMap((path) => blindSelectors(readFileSync(path, 'utf8')).map((each) => [path, each])),
  ).toEqual([]);
});
