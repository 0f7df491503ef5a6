import { expect, test, vi } from 'vitest';
import { getStartAddress } from '../../../src/features/landing/start-address.ts';

const denied = () => {
  throw new DOMException('denied', 'SecurityError');
};

test.each([
  ['a stored user', (key: string) => (key === 'user' ? 'ana' : null), '/school'],
  ['nobody stored', () => null, '/login'],
  ['a browser that refuses storage', denied, '/login'],
] as const)('%s starts at the right door', (_who, getItem, address) => {
  vi.stubGlobal('window', { localStorage: { getItem } });
  expect(getStartAddress()).toBe(address);
});
