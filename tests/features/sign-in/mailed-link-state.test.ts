import { expect, test } from 'vitest';
import {
  type MailedLinkEvent,
  type MailedLinkState,
  reduceMailedLink,
} from '../../../src/features/sign-in/mailed-link-state.ts';

const LINK = { purpose: 'new-password', email: 'ana@example.org' } as const;

function reduceEvents(...events: MailedLinkEvent[]): MailedLinkState {
  return events.reduce(reduceMailedLink, { status: 'reading' });
}

test('a link is confirmed before it is used', () => {
  expect(reduceEvents({ type: 'read', link: LINK })).toEqual({ status: 'asking', link: LINK, failure: null });
  expect(reduceEvents({ type: 'read', link: LINK }, { type: 'confirmed' }, { type: 'saved' })).toEqual({
    status: 'done',
    link: LINK,
  });
});

test('a refused password can be corrected', () => {
  const failure = { kind: 'weak-password' } as const;
  expect(
    reduceEvents({ type: 'read', link: LINK }, { type: 'confirmed' }, { type: 'failed', failure }),
  ).toEqual({
    status: 'asking',
    link: LINK,
    failure,
  });
});

test('a link that expired while a password was typed is unreadable', () => {
  const failure = { kind: 'invalid-link' } as const;
  expect(
    reduceEvents({ type: 'read', link: LINK }, { type: 'confirmed' }, { type: 'failed', failure }),
  ).toEqual({
    status: 'unreadable',
    failure,
  });
});

test('a late event changes nothing', () => {
  const done = reduceEvents({ type: 'read', link: LINK }, { type: 'confirmed' }, { type: 'saved' });
  expect(reduceMailedLink(done, { type: 'failed', failure: { kind: 'offline' } })).toEqual(done);
  expect(reduceMailedLink(done, { type: 'confirmed' })).toEqual(done);
});
