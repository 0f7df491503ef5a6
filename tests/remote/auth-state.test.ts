import type { Auth } from 'firebase/auth';
import { expect, test, vi } from 'vitest';
import { MESSAGES } from '../../src/domain/messages.ts';
import { watchAuthState } from '../../src/remote/auth-state.ts';

const createAuth = (ready: Promise<void>) =>
  ({ currentUser: null, authStateReady: () => ready }) as unknown as Auth;

test('a provider whose database the browser does not open is given up with what helps', async () => {
  vi.useFakeTimers();
  const { waitForAccount } = watchAuthState(createAuth(new Promise(() => {})));
  const waiting = expect(waitForAccount()).rejects.toThrow(MESSAGES.recordsLocked);
  await vi.advanceTimersByTimeAsync(75_000);
  await waiting;
});

test('a provider that takes a minute on a bad connection is waited for', async () => {
  vi.useFakeTimers();
  const ready = new Promise<void>((resolve) => setTimeout(resolve, 60_000));
  const waiting = watchAuthState(createAuth(ready)).waitForAccount();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await waiting).toBeNull();
  expect(vi.getTimerCount()).toBe(0);
});
