import type { HostileRequest } from './hostile-request.ts';

/** Requests whose address or headers are made to be dear, to routes that need no account. */
export const addressRequests: readonly HostileRequest[] = [
  {
    name: 'an address of eight thousand dots and per cent signs',
    request: ({ send }) => send(`/${'%2e%2e/'.repeat(1_100)}`),
    expect: [200, 404],
  },
  {
    name: 'a forwarded list of three thousand addresses',
    request: ({ send }) => send('/healthz', { headers: { 'X-Forwarded-For': '1.1,'.repeat(2_000) } }),
    expect: [200],
  },
  {
    name: 'two thousand codings to choose from',
    request: ({ send }) => send('/', { headers: { 'Accept-Encoding': 'x;q=1,'.repeat(1_300) } }),
    expect: [200, 404],
  },
  {
    name: 'two thousand tags to compare with',
    request: ({ send }) => send('/', { headers: { 'If-None-Match': '"a",'.repeat(2_000) } }),
    expect: [200, 404],
  },
];
