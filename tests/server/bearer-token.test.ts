import { expect, test } from 'vitest';
import { parseBearerToken } from '../../server/bearer-token.ts';

test.each([
  ['Bearer abc.def', 'abc.def'],
  ['bearer abc', 'abc'],
  ['Bearer abc def', undefined],
  ['Basic abc', undefined],
  ['Bearer', undefined],
  ['abc', undefined],
  ['', undefined],
  [undefined, undefined],
])('the header %j contains the token %j', (header, token) => {
  expect(parseBearerToken(header)).toBe(token);
});
