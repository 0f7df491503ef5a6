import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { err, ok, type Result, unreachable } from '../../../src/domain/result.ts';
import type { ClientAddress } from '../client-address.ts';
import type { Chooser } from '../google/chooser.ts';
import { type GoogleIdentity, type GoogleSignIn, verifyGoogleToken } from '../google/google-identity.ts';
import { readObject, readText } from '../json-body.ts';
import { deleteAccount, updateAccount } from './account-changes.ts';
import type { AuthContext } from './auth-context.ts';
import { type AuthFailure, authFailureBody, authFailureStatus } from './auth-failure.ts';
import {
  idpRequest,
  idTokenRequest,
  passwordRequest,
  signUpRequest,
  updateRequest,
} from './auth-requests.ts';
import {
  googleResponse,
  lookupResponse,
  refreshResponse,
  signInResponse,
  signUpResponse,
  updateResponse,
} from './auth-responses.ts';
import { signInWithGoogle } from './google-sign-in.ts';
import { signInWithPassword, signUp } from './password-sign-in.ts';
import { signedInAccount } from './signed-in-account.ts';
import { refreshTokens } from './token-refresh.ts';

/** No request of these is larger than a few kilobytes. */
const MAX_BODY_BYTES = 64 * 1024;

export interface AuthRoutesOptions {
  auth: AuthContext;
  projectId: string;
  google: GoogleSignIn;
  chooser: Chooser;
  clientAddress: ClientAddress;
}

type Answer = Result<object, AuthFailure>;
type Method = (body: unknown, context: Context) => Promise<Answer>;

/** Parses a body by its schema before a method sees it. */
function method<Request>(
  schema: v.GenericSchema<unknown, Request>,
  perform: (request: Request, context: Context) => Promise<Answer>,
): Method {
  return async (body, context) => {
    const request = v.safeParse(schema, body);
    return request.success ? perform(request.output, context) : err('malformed');
  };
}

function answered<Value>(result: Result<Value, AuthFailure>, body: (value: Value) => object): Answer {
  return result.ok ? ok(body(result.value)) : result;
}

function verifyIdentity(
  token: string,
  { auth, google, chooser }: AuthRoutesOptions,
): Promise<Result<GoogleIdentity, AuthFailure>> {
  switch (google.kind) {
    case 'none':
      return Promise.resolve(err('operation-not-allowed'));
    case 'chooser':
      return chooser.verify(token);
    case 'client':
      return verifyGoogleToken(token, google, auth.clock);
    default:
      return unreachable(google);
  }
}

function createMethods(options: AuthRoutesOptions): Record<string, Method> {
  const { auth, clientAddress } = options;
  return {
    'accounts:signUp': method(signUpRequest, async (request, context) => {
      if (request.idToken !== undefined) return err('operation-not-allowed');
      if (request.email === undefined && request.password === undefined) return err('anonymous-not-allowed');
      return answered(await signUp(auth, request, clientAddress(context)), signUpResponse);
    }),

    'accounts:signInWithPassword': method(passwordRequest, async (request, context) =>
      answered(await signInWithPassword(auth, request, clientAddress(context)), signInResponse),
    ),

    'accounts:signInWithIdp': method(idpRequest, async ({ idToken, postBody, autoCreate }) => {
      if (idToken !== undefined) return err('operation-not-allowed');
      const form = new URLSearchParams(postBody);
      if (form.get('providerId') !== 'google.com') return err('operation-not-allowed');
      const identity = await verifyIdentity(form.get('id_token') ?? '', options);
      if (!identity.ok) return identity;
      return answered(await signInWithGoogle(auth, identity.value, autoCreate), (outcome) =>
        googleResponse(outcome, identity.value),
      );
    }),

    'accounts:lookup': method(idTokenRequest, async ({ idToken }) =>
      answered(await signedInAccount(auth, idToken), ({ account }) => lookupResponse(account)),
    ),

    'accounts:update': method(updateRequest, async ({ idToken, ...change }) =>
      answered(await updateAccount(auth, idToken, change), ({ account, tokens }) =>
        updateResponse(account, tokens),
      ),
    ),

    'accounts:delete': method(idTokenRequest, async ({ idToken }) =>
      answered(await deleteAccount(auth, idToken), () => ({ kind: 'identitytoolkit#DeleteAccountResponse' })),
    ),
  };
}

async function refresh(request: Request, auth: AuthContext, projectId: string): Promise<Answer> {
  const text = await readText(request, MAX_BODY_BYTES);
  if (!text.ok) return text;
  const form = new URLSearchParams(text.value);
  if (form.get('grant_type') !== 'refresh_token') return err('invalid-grant-type');
  const refreshToken = form.get('refresh_token');
  if (!refreshToken) return err('missing-refresh-token');
  return answered(await refreshTokens(auth, refreshToken), (signedIn) =>
    refreshResponse(signedIn, projectId),
  );
}

function reply(context: Context, answer: Answer) {
  context.header('Cache-Control', 'no-store');
  return answer.ok
    ? context.json(answer.value)
    : context.json(authFailureBody(answer.failure), authFailureStatus(answer.failure));
}

/**
 * Identity Toolkit and the token service under the paths that Firebase's SDK calls after `connectAuthEmulator`.
 */
export function createAuthRoutes(options: AuthRoutesOptions): Hono {
  const { auth, projectId } = options;
  const methods = new Map(Object.entries(createMethods(options)));
  const routes = new Hono();

  routes.post('/identitytoolkit.googleapis.com/v1/:method', async (context) => {
    const perform = methods.get(context.req.param('method'));
    if (!perform) return reply(context, err('unknown-method'));
    const body = await readObject(context.req.raw, MAX_BODY_BYTES);
    return reply(context, body.ok ? await perform(body.value, context) : body);
  });
  routes.post('/securetoken.googleapis.com/v1/token', async (context) =>
    reply(context, await refresh(context.req.raw, auth, projectId)),
  );
  routes.options('/:service{(identitytoolkit|securetoken)\\.googleapis\\.com}/*', (context) =>
    context.body(null, 204, { Allow: 'POST, OPTIONS' }),
  );
  routes.all('/:service{(identitytoolkit|securetoken)\\.googleapis\\.com}/*', (context) =>
    reply(context, err('unknown-method')),
  );
  return routes;
}
