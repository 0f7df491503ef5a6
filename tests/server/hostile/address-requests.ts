import type { HostileRequest } from './hostile-request.ts';

/** Requests with expensive paths or headers, to routes that need no account. */
export const addressRequests: readonly HostileRequest[] = [
  {
    name: 'an address of eight thousand dots and per cent signs',
    send: ({ send }) => send(`/${'%2e%2e/'.repeat(1_100)}`),
    expectedStatuses: [200, 404],
  },
  {
    name: 'a forwarded list of three thousand addresses',
    send: ({ send }) => send('/healthz', { headers: { 'X-Forwarded-For': '1.1,'.repeat(2_000) } }),
    expectedStatuses: [200],
  },
  {
    name: 'two thousand codings to choose from',
    send: ({ send }) => send('/', { headers: { 'Accept-Encoding': 'x;q=1,'.repeat(1_300) } }),
    expectedStatuses: [200, 404],
  },
  {
    name: 'two thousand tags to compare with',
    send: ({ send }) => send('/', { headers: { 'If-None-Match': '"a",'.repeat(2_000) } }),
    expectedStatuses: [200, 404],
  },
];
