import { afterEach, expect, test, vi } from 'vitest';
import { startAddress } from '../../../src/features/landing/start-address.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

function withStorage(getItem: (key: string) => string | null): void {
  vi.stubGlobal('window', { localStorage: { getItem } });
}

test('a stored user starts in the school', () => {
  withStorage((key) => (key === 'user' ? 'ana' : null));
  expect(startAddress()).toBe('/school');
});

test('nobody stored starts by signing in', () => {
  withStorage(() => null);
  expect(startAddress()).toBe('/login');
});

test('a browser that refuses storage starts by signing in', () => {
  withStorage(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(startAddress()).toBe('/login');
});
