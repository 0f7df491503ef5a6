import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { findPlaceholder, refusePlaceholders } from '../../vite/placeholders.ts';
import { temporaryFolder } from '../temporary-folder.ts';

test.each([
  '<link rel="preload" href="__VITE_ASSET__GqzVQ1lWwbHdYDCRQQwqkA__">',
  '<link rel="icon" href="__VITE_PUBLIC_ASSET__0a1b2c3d__">',
  '<style>__VITE_INLINE_CSS__0a1b2c3d_0__</style>',
  'import("./chunk-!~{001}~.js")',
  '<a href="%VITE_SITE%">',
  '<div id="root"><!-- screen --></div>',
  'precache(self.__WB_MANIFEST)',
])('%s is found as an unfilled text', (text) => {
  expect(findPlaceholder(text)).not.toBeNull();
});

test('a finished page has no placeholder', () => {
  const page = '<link href="/assets/font-C1yMyPTr.woff2"><p>100 % of __name__ <!-- note --></p>';
  expect(findPlaceholder(page)).toBeNull();
});

async function buildPage(page: string): Promise<unknown> {
  const root = temporaryFolder();
  await mkdir(join(root, 'public'));
  await writeFile(join(root, 'index.html'), '<!doctype html><p>Hello</p>');
  await writeFile(join(root, 'public', 'page.html'), page);
  return build({ root, configFile: false, logLevel: 'silent', plugins: [refusePlaceholders()] });
}

test('a build that leaves a placeholder in a file fails and names the file', async () => {
  const page = '<link rel="preload" href="__VITE_ASSET__GqzVQ1lWwbHdYDCRQQwqkA__">';
  await expect(buildPage(page)).rejects.toThrow('page.html still has the placeholder __VITE_ASSET__');
});

test('a build without placeholders succeeds', async () => {
  await expect(buildPage('<p>Hello</p>')).resolves.toBeDefined();
});
