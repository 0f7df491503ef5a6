import { CLASS_REQUEST } from '../../some-requests.ts';
import { type HostileRequest, postAs } from './hostile-request.ts';

/** Requests to the lesson API, as far as its limits of size, number and headers go. */
export const lessonRequests: readonly HostileRequest[] = [
  {
    name: 'a class request of two megabytes',
    request: (attacker) => postAs(attacker, '/api/generate-class', 'x'.repeat(2_000_000)),
    expect: [413],
  },
  {
    name: 'a class request nested ten thousand levels deep',
    request: (attacker) =>
      postAs(attacker, '/api/generate-class', `{"age":${'['.repeat(10_000)}${']'.repeat(10_000)}}`),
    expect: [400, 429],
  },
  {
    name: 'a class request with ten thousand used words',
    request: (attacker) =>
      postAs(attacker, '/api/generate-class', { ...CLASS_REQUEST, used_vocab: Array(10_000).fill('a') }),
    expect: [400, 429],
  },
  {
    name: 'a class request that was seen a day ago at the end of the world',
    request: (attacker) =>
      postAs(attacker, '/api/generate-class', CLASS_REQUEST, { 'X-Local-Date': '9999-12-31' }),
    expect: [400, 429],
  },
  {
    name: 'an idempotency key of eight thousand signs',
    request: (attacker) =>
      postAs(attacker, '/api/generate-class', CLASS_REQUEST, { 'Idempotency-Key': '~'.repeat(8_000) }),
    expect: [400, 429],
  },
];
