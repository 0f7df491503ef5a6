import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { parseBearerToken } from '../bearer-token.ts';
import { QUOTAS, REQUEST_COSTS } from '../rate-limits/quotas.ts';
import { createTokenBuckets, type TokenBuckets } from '../rate-limits/token-buckets.ts';

/** The learner of a token that was verified before and has not expired. */
export interface TokenOwner {
  uid: string;
  isGuest: boolean;
}

/** Where requests are counted, each in units of `REQUEST_COSTS`. */
export interface RequestLimits {
  byLearner: TokenBuckets;
  /** The guests of one address together. */
  byGuests: TokenBuckets;
  byAddress: TokenBuckets;
  /** Calls without a verified token, each one token. */
  unverifiedCalls: TokenBuckets;
}

/** @param clock milliseconds since the epoch */
export function createRequestLimits(clock: () => number): RequestLimits {
  return {
    byLearner: createTokenBuckets(QUOTAS.requestsByLearner, clock),
    byGuests: createTokenBuckets(QUOTAS.requestsByGuests, clock),
    byAddress: createTokenBuckets(QUOTAS.requestsByAddress, clock),
    unverifiedCalls: createTokenBuckets(QUOTAS.unverifiedCallsByAddress, clock),
  };
}

export interface AdmissionOptions {
  limits: RequestLimits;
  /** The address that a request counts against; `undefined` without a socket. */
  readAddress(request: IncomingMessage): string | undefined;
  findTokenOwner(token: string): TokenOwner | undefined;
  /** Whether a connection carries the requests of many clients. */
  isProxy(address: string): boolean;
  /** Origins of apps hosted elsewhere, whose scripts may read the response. */
  allowedOrigins: readonly string[];
  /** Counts a refused request for the metrics. */
  onRefused?: (method: string) => void;
}

/**
 * Decides whether the app may answer a request. If not, it was answered with 429, or its connection closed.
 */
export type AdmitRequest = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Paths of the APIs; all others are files. `v1` is Firestore's protocol, `cloud` the local cloud's own calls.
 */
const API_PATHS = /^\/(?:api|v1|cloud|identitytoolkit\.|securetoken\.)/;

/** A connection with more refused requests is closed: reading on would cost as much as the app's answers. */
export const MAX_REFUSALS_OF_CONNECTION = 20;

/**
 * Limits the requests of each learner, of the guests of an address, and of an address, before the app runs:
 * a refusal must cost far less than an answer.
 *
 * Requests with a verified token are counted apart from the others of their address, so that a flood from a
 * school's network can keep its learners from signing in, but not those who are signed in from learning. A
 * learner's own limit comes first, so that one can't use up what all have.
 */
export function createAdmission({
  limits,
  readAddress,
  findTokenOwner,
  isProxy,
  allowedOrigins,
  onRefused,
}: AdmissionOptions): AdmitRequest {
  const refusals = new WeakMap<Socket, number>();

  /** The seconds to wait; 0 for a request within all limits. */
  function consume(request: IncomingMessage, address: string): number {
    const isCall = API_PATHS.test(request.url ?? '');
    const cost = isCall ? REQUEST_COSTS.call : REQUEST_COSTS.file;
    const token = parseBearerToken(request.headers.authorization);
    const owner = token === undefined ? undefined : findTokenOwner(token);
    const buckets: [TokenBuckets, string][] = owner
      ? [
          [limits.byLearner, owner.uid],
          ...(owner.isGuest ? [[limits.byGuests, address] as [TokenBuckets, string]] : []),
          [limits.byAddress, `learners at ${address}`],
        ]
      : [[limits.byAddress, `anybody at ${address}`]];
    if (!owner && isCall) {
      const { retryAfterSeconds } = limits.unverifiedCalls.consume(address);
      if (retryAfterSeconds > 0) return retryAfterSeconds;
    }
    for (const [bucket, subject] of buckets) {
      const { retryAfterSeconds } = bucket.consume(subject, cost);
      if (retryAfterSeconds > 0) return retryAfterSeconds;
    }
    return 0;
  }

  function refuse(request: IncomingMessage, response: ServerResponse, retryAfterSeconds: number): void {
    const { socket, headers } = request;
    const count = (refusals.get(socket) ?? 0) + 1;
    refusals.set(socket, count);
    onRefused?.(request.method ?? '');
    if (count > MAX_REFUSALS_OF_CONNECTION && !isProxy(socket.remoteAddress ?? '')) {
      socket.destroy();
      return;
    }
    const origin = allowedOrigins.find((allowed) => allowed === headers.origin);
    response.writeHead(429, {
      // Not JSON, which Firebase's SDK would treat as an invalid token.
      'Content-Type': 'text/plain; charset=UTF-8',
      'Cache-Control': 'no-store',
      'Retry-After': retryAfterSeconds,
      ...(origin !== undefined && {
        'Access-Control-Allow-Origin': origin,
        'Access-Control-Expose-Headers': 'Retry-After',
        Vary: 'Origin',
      }),
    });
    response.end(`Too many requests from this address. Try again in ${retryAfterSeconds} s.`);
  }

  return (request, response) => {
    // The requests behind one that closed its connection are parsed already.
    if (request.socket.destroyed) return false;
    const address = readAddress(request);
    const retryAfterSeconds = address === undefined ? 0 : consume(request, address);
    if (retryAfterSeconds > 0) refuse(request, response, retryAfterSeconds);
    return retryAfterSeconds === 0;
  };
}
