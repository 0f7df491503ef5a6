import type { Result } from '../../src/domain/result.ts';
import type { Learner } from '../credits/credit-holders.ts';

/** Verifies an ID token's signature, audience, issuer and expiry, and tells whose it is. */
export type VerifyIdToken = (token: string) => Promise<Result<Learner, unknown>>;
