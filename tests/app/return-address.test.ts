import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseReturnAddress } from '../../src/app/return-address.ts';
import { forAll } from '../for-all.ts';

/** A return address is a path of the app to open after a sign-in; it comes from the address bar. */

describe('a return address:', () => {
  test.each(['/progress', '/lessons?level=B2#top', '/app?room=classroom1&lesson=1'])(
    '%s is accepted',
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
  ])('%s is no path of the app and is dropped', (address) => {
    expect(parseReturnAddress(address)).toBeUndefined();
  });

  test.each(['/login', '/signup', '/login?from=/login'])(
    '%s would return to the form and is dropped',
    (address) => {
      expect(parseReturnAddress(address)).toBeUndefined();
    },
  );

  test('the hub is dropped, because it is the default', () => {
    expect(parseReturnAddress('/app')).toBeUndefined();
  });

  test('an accepted address never leads to another origin', () => {
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
