import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { hostingResponse } from '../../../src/api-contract/hosting.ts';
import { getContactAddress } from '../../../src/domain/contact-address.ts';
import { readOperator } from '../../../src/features/about/show-operator.ts';

test('the operator is read exactly as the schema of the response reads it', () => {
  const text = fc.oneof(fc.string(), fc.constantFrom('https://school.example', 'javascript:alert(1)'));
  const field = fc.oneof(
    { weight: 5, arbitrary: text },
    fc.constant(undefined),
    fc.integer(),
    fc.constant(null),
  );
  const operator = fc.record(
    { name: field, contact: field, notice_url: field, notice: field, more: field },
    { requiredKeys: [] },
  );
  const response = fc.oneof(
    { weight: 5, arbitrary: fc.record({ operator }) },
    fc.record({ operator: fc.oneof(fc.string(), fc.constant(undefined)) }),
    fc.anything(),
  );
  fc.assert(
    fc.property(response, (given) => {
      const parsed = v.safeParse(v.pick(hostingResponse, ['operator']), given);
      expect(readOperator(given)).toEqual(parsed.success ? parsed.output.operator : undefined);
    }),
    { numRuns: 1000 },
  );
});

test.each([
  ['office@school.example', 'mailto:office@school.example'],
  ['https://school.example/contact', 'https://school.example/contact'],
  ['+49 30 1234', undefined],
  ['javascript:alert(1)@x', undefined],
  ['a@b.example?bcc=c@d.example', undefined],
])('the contact %s leads to %s', (contact, address) => {
  expect(getContactAddress(contact)).toBe(address);
});
