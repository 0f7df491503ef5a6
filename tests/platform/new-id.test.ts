import { describe, expect, test, vi } from 'vitest';
import { newId } from '../../src/platform/new-id.ts';

const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe('a new id', () => {
  test('is a random UUID', () => {
    expect(newId()).toMatch(UUID_V4);
  });

  test('is a random UUID also on insecure addresses, where randomUUID is missing', () => {
    const real = globalThis.crypto;
    vi.stubGlobal('crypto', {
      getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => real.getRandomValues(bytes),
    });
    const ids = Array.from({ length: 200 }, newId);
    for (const id of ids) expect(id).toMatch(UUID_V4);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
