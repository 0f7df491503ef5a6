import { CLASS_REQUEST } from '../../some-requests.ts';
import { type HostileRequest, postAs } from './hostile-request.ts';

/** Requests to the lesson API that test its limits of size, number and headers. */
export const lessonRequests: readonly HostileRequest[] = [
  {
    name: 'a class request of two megabytes',
    send: (attacker) => postAs(attacker, '/api/generate-class', 'x'.repeat(2_000_000)),
    expectedStatuses: [413],
  },
  {
    name: 'a class request nested ten thousand levels deep',
    send: (attacker) =>
      postAs(attacker, '/api/generate-class', `{"age":${'['.repeat(10_000)}${']'.repeat(10_000)}}`),
    expectedStatuses: [400, 429],
  },
  {
    name: 'a class request with ten thousand used words',
    send: (attacker) =>
      postAs(attacker, '/api/generate-class', { ...CLASS_REQUEST, used_vocab: Array(10_000).fill('a') }),
    expectedStatuses: [400, 429],
  },
  {
    name: 'a class request that was seen a day ago at the end of the world',
    send: (attacker) =>
      postAs(attacker, '/api/generate-class', CLASS_REQUEST, { 'X-Local-Date': '9999-12-31' }),
    // The nearest possible date counts.
    expectedStatuses: [200, 429],
  },
  {
    name: 'an idempotency key of eight thousand signs',
    send: (attacker) =>
      postAs(attacker, '/api/generate-class', CLASS_REQUEST, { 'Idempotency-Key': '~'.repeat(8_000) }),
    expectedStatuses: [400, 429],
  },
];
