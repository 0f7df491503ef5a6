import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { err } from '../../../src/domain/result.ts';
import { isJsonObject, readJson } from '../../requests/json-body.ts';
import type { AuthContext } from './auth-context.ts';
import { toAuthErrorBody } from './auth-failure.ts';
import {
  type AuthMethodResult,
  type AuthMethodsOptions,
  createAuthMethods,
  toAuthMethodResult,
} from './auth-methods.ts';
import { toRefreshResponse } from './auth-responses.ts';
import { refreshTokens } from './token-refresh.ts';

/** The largest are a change of a password of 4096 characters, and a sign-in with a token of Google's. */
const MAX_BODY_BYTES = 32 * 1024;
const MAX_FORM_BYTES = 4 * 1024;
const RETRY_SECONDS = 30;

export interface AuthRoutesOptions extends AuthMethodsOptions {
  projectId: string;
}

async function refresh(context: Context, auth: AuthContext, projectId: string): Promise<AuthMethodResult> {
  const form = new URLSearchParams(await context.req.text());
  if (form.get('grant_type') !== 'refresh_token') return err('invalid-grant-type');
  const refreshToken = form.get('refresh_token');
  if (!refreshToken) return err('missing-refresh-token');
  return toAuthMethodResult(await refreshTokens(auth, refreshToken), (signedIn) =>
    toRefreshResponse(signedIn, projectId),
  );
}

function reply(context: Context, answer: AuthMethodResult) {
  context.header('Cache-Control', 'no-store');
  if (answer.ok) return context.json(answer.value);
  const body = toAuthErrorBody(answer.failure);
  const { code: status } = body.error;
  if (status === 429 || status === 503) context.header('Retry-After', String(RETRY_SECONDS));
  // Firebase's SDK takes every error in JSON for "the token is invalid" when it starts; what it can't read it
  // takes for a network failure, and tries again.
  if (answer.failure === 'too-many-calls') return context.text('Too many calls', status);
  return context.json(body, status);
}

function limitBodySize(maxSize: number) {
  return bodyLimit({ maxSize, onError: (context) => reply(context, err('too-large')) });
}

/**
 * Identity Toolkit and the token service under the paths that Firebase's SDK calls after `connectAuthEmulator`.
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
      if (!perform) return reply(context, err('unknown-method'));
      const content = await readJson(context);
      const isRequest = content.ok && isJsonObject(content.value);
      return reply(context, isRequest ? await perform(content.value, context) : err('malformed'));
    },
  );
  routes.post('/securetoken.googleapis.com/v1/token', limitBodySize(MAX_FORM_BYTES), async (context) =>
    reply(context, await refresh(context, auth, projectId)),
  );
  routes.options('/:service{(identitytoolkit|securetoken)\\.googleapis\\.com}/*', (context) =>
    context.body(null, 204, { Allow: 'POST, OPTIONS' }),
  );
  routes.all('/:service{(identitytoolkit|securetoken)\\.googleapis\\.com}/*', (context) =>
    reply(context, err('unknown-method')),
  );
  return routes;
}
