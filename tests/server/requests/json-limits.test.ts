import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isWithinJsonLimits } from '../../../server/requests/json-limits.ts';
import { forAll } from '../../for-all.ts';

const isWithin = (text: string, maxDepth: number, maxNodes: number) =>
  isWithinJsonLimits(new TextEncoder().encode(text), { maxDepth, maxNodes });

/** How deep a value nests, and how many lists, objects and commas its JSON has. */
function measureExtent(json: unknown): { depth: number; parts: number } {
  if (typeof json !== 'object' || json === null) return { depth: 0, parts: 0 };
  const inner = Object.values(json).map(measureExtent);
  return {
    depth: 1 + Math.max(0, ...inner.map(({ depth }) => depth)),
    parts: 1 + Math.max(0, inner.length - 1) + inner.reduce((sum, { parts }) => sum + parts, 0),
  };
}

describe('the extent of a JSON text', () => {
  test('the measured depth and nodes are those of the parsed value, for any strings and layout', () => {
    forAll(fc.jsonValue({ noUnicodeString: false }), fc.nat({ max: 4 }), (json, indent) => {
      const { depth, parts } = measureExtent(json);
      const text = JSON.stringify(json, null, indent);
      expect(isWithin(text, depth, parts)).toBe(true);
      if (depth > 0) expect(isWithin(text, depth - 1, parts)).toBe(false);
      if (parts > 0) expect(isWithin(text, depth, parts - 1)).toBe(false);
    });
  });

  test('a text is not read past the place where it exceeds a limit', () => {
    let looks = 0;
    const bytes = new Proxy(new TextEncoder().encode('['.repeat(100_000)), {
      get(target, name) {
        looks += 1;
        return Reflect.get(target, name);
      },
    });
    expect(isWithinJsonLimits(bytes, { maxDepth: 10, maxNodes: 100 })).toBe(false);
    expect(looks).toBeLessThan(100);
  });
});
