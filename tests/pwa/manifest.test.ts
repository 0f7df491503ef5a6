import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

interface Picture {
  src: string;
  sizes: string;
  type: string;
  purpose?: string;
  form_factor?: string;
}

const manifest = JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8')) as {
  icons: Picture[];
  screenshots: Picture[];
};

/** Width and height in a PNG's header. */
function readSize(src: string): string {
  const bytes = readFileSync(`public${src}`);
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

const pictures = [...manifest.icons, ...manifest.screenshots].filter(({ type }) => type === 'image/png');

describe('the manifest', () => {
  test.each(pictures)('has the real size of $src', ({ src, sizes }) => {
    expect(readSize(src)).toBe(sizes);
  });

  test('has an icon of every purpose', () => {
    expect(new Set(manifest.icons.map(({ purpose }) => purpose))).toEqual(
      new Set(['any', 'maskable', 'monochrome']),
    );
  });

  test('has screenshots of a phone and of a wide screen, all of a kind in the same size', () => {
    const shapes = new Map(manifest.screenshots.map(({ form_factor, sizes }) => [form_factor, sizes]));
    expect([...shapes.keys()]).toEqual(['narrow', 'wide']);
    for (const { form_factor, sizes } of manifest.screenshots) expect(shapes.get(form_factor)).toBe(sizes);
  });
});
