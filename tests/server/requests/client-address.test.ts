import { describe, expect, test } from 'vitest';
import { toRateLimitSubject } from '../../../server/requests/client-address.ts';

describe('the address that attempts are counted under', () => {
  test.each([
    ['203.0.113.1', '203.0.113.1'],
    ['::ffff:203.0.113.1', '203.0.113.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('attempts from %s are counted under %s', (address, counted) => {
    expect(toRateLimitSubject(address)).toBe(counted);
  });
});
