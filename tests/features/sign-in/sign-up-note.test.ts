import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SIGN_UP_MODES } from '../../../src/api-contract/hosting.ts';
import { formatSignUpNote } from '../../../src/features/sign-in/sign-up-note.ts';

const OPEN = { mode: 'open', email_domains: [], allows_guests: true } as const;
const VISITOR = { hasInvitation: false, isGuest: false };

test('open registration for all needs no words', () => {
  expect(formatSignUpNote(OPEN, VISITOR)).toBeUndefined();
});

test('closed registration offers to log in, and to try only where guests are allowed', () => {
  const closed = { ...OPEN, mode: 'closed' } as const;
  expect(formatSignUpNote(closed, VISITOR)).toBe(
    'You can’t make a new account here now. If you have an account, you can log in. You can also try it without an account.',
  );
  expect(formatSignUpNote({ ...closed, allows_guests: false }, VISITOR)).not.toContain('try');
});

test('the note for a guest does not offer a trial, but says that the points stay', () => {
  const note = formatSignUpNote({ ...OPEN, mode: 'closed' }, { ...VISITOR, isGuest: true });
  expect(note).toBe('You can’t make a new account here now. Your points stay on this device.');
});

test('an invitation is asked for only where the visitor has none', () => {
  const invited = { ...OPEN, mode: 'invited' } as const;
  expect(formatSignUpNote(invited, VISITOR)).toContain('You need an invitation');
  expect(formatSignUpNote(invited, { ...VISITOR, hasInvitation: true })).toBe(
    'You have an invitation. You can make your account here.',
  );
});

test('the domains of e-mails are named where an account can be made', () => {
  const domains = { ...OPEN, email_domains: ['a.example', 'b.example'] };
  expect(formatSignUpNote(domains, VISITOR)).toBe('Use an email that ends in @a.example or @b.example.');
  expect(formatSignUpNote({ ...domains, mode: 'closed' }, VISITOR)).not.toContain('@');
});

test('every sentence has fourteen words at most', () => {
  const settings = fc.record({
    mode: fc.constantFrom(...SIGN_UP_MODES),
    email_domains: fc.constantFrom([], ['a.example'], ['a.example', 'b.example']),
    allows_guests: fc.boolean(),
  });
  const visitor = fc.record({ hasInvitation: fc.boolean(), isGuest: fc.boolean() });
  fc.assert(
    fc.property(settings, visitor, (given, who) => {
      for (const sentence of formatSignUpNote(given, who)?.split(/(?<=\.) /) ?? []) {
        expect(sentence.split(' ').length).toBeLessThanOrEqual(14);
      }
    }),
  );
});
