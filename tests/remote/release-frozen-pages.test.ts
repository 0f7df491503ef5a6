import { expect, test, vi } from 'vitest';
import { FROZEN_PAGES_PATH } from '../../src/api-contract/frozen-pages.ts';
import { createFrozenPageRelease } from '../../src/remote/release-frozen-pages.ts';

test('frozen pages are released once a minute, however many databases are slow', async () => {
  let now = 0;
  const send = vi.fn(async () => new Response(null));
  const release = createFrozenPageRelease({ now: () => now, fetch: send });
  await release();
  now = 59_999;
  await release();
  expect(send).toHaveBeenCalledExactlyOnceWith(FROZEN_PAGES_PATH, { method: 'DELETE', cache: 'no-store' });
  now = 60_000;
  await release();
  expect(send).toHaveBeenCalledTimes(2);
});

test('a release without a connection is no error, and the next slow database asks again', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const send = vi.fn().mockRejectedValueOnce(new TypeError('Load failed')).mockResolvedValue(new Response());
  const release = createFrozenPageRelease({ now: () => 0, fetch: send });
  await expect(release()).resolves.toBeUndefined();
  expect(warn).toHaveBeenCalledOnce();
  await release();
  expect(send).toHaveBeenCalledTimes(2);
});
