import { expect, test, vi } from 'vitest';
import { getStartAddress } from '../../../src/features/landing/start-address.ts';

const throwDenied = () => {
  throw new DOMException('denied', 'SecurityError');
};

test.each([
  ['a stored user', '/school', (key: string) => (key === 'user' ? 'ana' : null)],
  ['no stored user', '/login', () => null],
  ['a browser that denies storage', '/login', throwDenied],
] as const)('a visitor with %s starts at %s', (_who, address, getItem) => {
  vi.stubGlobal('window', { localStorage: { getItem } });
  expect(getStartAddress()).toBe(address);
});
