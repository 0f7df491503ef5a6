import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseReturnAddress } from '../../src/app/return-address.ts';
import { forAll } from '../for-all.ts';

describe('the address to return to after signing in', () => {
  test.each(['/progress', '/lessons?level=B2#top', '/app?room=classroom1&lesson=1'])(
    '%s is kept',
    (address) => {
      expect(parseReturnAddress(address)).toBe(address);
    },
  );

  test.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    '/\t/evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    'progress',
    '',
    undefined,
    7,
  ])('%s leaves the app and is dropped', (address) => {
    expect(parseReturnAddress(address)).toBeUndefined();
  });

  test.each(['/login', '/signup', '/login?from=/login'])('%s would come back to the form', (address) => {
    expect(parseReturnAddress(address)).toBeUndefined();
  });

  test('the hub needs no address: it is where a learner goes anyway', () => {
    expect(parseReturnAddress('/app')).toBeUndefined();
  });

  test('whatever is given, the result stays on the page’s origin', () => {
    const pieces = fc.constantFrom(
      ...['/', '\\', '.', '..', ':', '@', '?', '#', '%2f', '\n', 'evil.example', 'a'],
    );
    forAll(fc.array(pieces, { maxLength: 8 }), (parts) => {
      const address = parseReturnAddress(`/${parts.join('')}`);
      if (address === undefined) return;
      expect(new URL(address, 'https://app.example').origin).toBe('https://app.example');
    });
  });
});
