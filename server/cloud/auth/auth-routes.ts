import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { err, ok, type Result } from '../../../src/domain/result.ts';
import { isJsonObject, readJson } from '../../requests/json-body.ts';
import { findAccount } from './accounts.ts';
import type { AuthContext, SignInResult } from './auth-context.ts';
import { type AuthFailure, toAuthErrorBody } from './auth-failure.ts';
import {
  type AuthMethodResult,
  type AuthMethodsOptions,
  createAuthMethods,
  toAuthMethodResult,
} from './auth-methods.ts';
import { toRefreshResponse } from './auth-responses.ts';
import { findTokenOwner, rotateRefreshToken } from './refresh-tokens.ts';

/** The largest requests are a new password of 4096 characters, and a sign-in with Google's token. */
const MAX_BODY_BYTES = 32 * 1024;
/** A refresh token, and the names of the fields. */
const MAX_FORM_BYTES = 4 * 1024;
/** How long a client that is refused for now should wait, for the header Retry-After. */
const RETRY_SECONDS = 30;

export interface AuthRoutesOptions extends AuthMethodsOptions {
  projectId: string;
}

/** Exchanges a refresh token for a new pair of tokens. */
async function refreshTokens(
  auth: AuthContext,
  refreshToken: string,
): Promise<Result<SignInResult, AuthFailure>> {
  const owner = await findTokenOwner(auth.query, refreshToken);
  if (owner && auth.rateLimit.consume(owner).retryAfterSeconds > 0) return err('too-many-calls');
  const refreshed = await auth.query
    .transaction()
    .execute((db) => rotateRefreshToken(db, refreshToken, auth.clock(), auth.random));
  if (!refreshed.ok) {
    if (refreshed.failure !== 'reused') return err(refreshed.failure);
    auth.log('A refresh token was reused after its successor; its sign-in was revoked.');
    return err('token-expired');
  }
  const { uid, token, ...signIn } = refreshed.value;
  const account = await findAccount(auth.query, 'uid', uid);
  if (!account) return err('user-not-found');
  if (account.disabled === 1) return err('user-disabled');
  return ok({ account, refreshToken: token, idToken: await auth.idTokens.issue(account, signIn) });
}

async function handleRefresh(
  context: Context,
  auth: AuthContext,
  projectId: string,
): Promise<AuthMethodResult> {
  const form = new URLSearchParams(await context.req.text());
  if (form.get('grant_type') !== 'refresh_token') return err('invalid-grant-type');
  const refreshToken = form.get('refresh_token');
  if (!refreshToken) return err('missing-refresh-token');
  return toAuthMethodResult(await refreshTokens(auth, refreshToken), (signedIn) =>
    toRefreshResponse(signedIn, projectId),
  );
}

function respond(context: Context, result: AuthMethodResult) {
  context.header('Cache-Control', 'no-store');
  if (result.ok) return context.json(result.value);
  const body = toAuthErrorBody(result.failure);
  const { code: status } = body.error;
  if (status === 429 || status === 503) context.header('Retry-After', String(RETRY_SECONDS));
  // When Firebase's SDK starts, it treats every error in JSON as an invalid token, and everything else as a
  // network failure, which it retries.
  if (result.failure === 'too-many-calls') return context.text('Too many calls', status);
  return context.json(body, status);
}

function limitBodySize(maxSize: number) {
  return bodyLimit({ maxSize, onError: (context) => respond(context, err('too-large')) });
}

/**
 * Identity Toolkit and the token service under the paths that Firebase's SDK calls after
 * `connectAuthEmulator`.
 */
export function createAuthRoutes(options: AuthRoutesOptions): Hono {
  const { auth, projectId } = options;
  const methods = new Map(Object.entries(createAuthMethods(options)));
  const routes = new Hono();

  routes.post(
    '/identitytoolkit.googleapis.com/v1/:method',
    limitBodySize(MAX_BODY_BYTES),
    async (context) => {
      const perform = methods.get(context.req.param('method'));
      if (!perform) return respond(context, err('unknown-method'));
      const content = await readJson(context);
      const isRequest = content.ok && isJsonObject(content.value);
      return respond(context, isRequest ? await perform(content.value, context) : err('malformed'));
    },
  );
  routes.post('/securetoken.googleapis.com/v1/token', limitBodySize(MAX_FORM_BYTES), async (context) =>
    respond(context, await handleRefresh(context, auth, projectId)),
  );
  routes.options('/:service{(identitytoolkit|securetoken)\\.googleapis\\.com}/*', (context) =>
    context.body(null, 204, { Allow: 'POST, OPTIONS' }),
  );
  routes.all('/:service{(identitytoolkit|securetoken)\\.googleapis\\.com}/*', (context) =>
    respond(context, err('unknown-method')),
  );
  return routes;
}
