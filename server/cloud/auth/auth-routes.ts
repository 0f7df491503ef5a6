import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import { err, ok, type Result, unreachable } from '../../../src/domain/result.ts';
import type { ClientAddress } from '../../requests/client-address.ts';
import { isObject, readJson } from '../../requests/json-body.ts';
import type { Chooser } from '../google/chooser.ts';
import { type GoogleIdentity, type GoogleSignIn, verifyGoogleToken } from '../google/google-identity.ts';
import { isLoopbackRequest } from '../google/loopback.ts';
import { deleteAccount, updateAccount } from './account-changes.ts';
import type { AccountMails } from './account-mails.ts';
import type { AuthContext, SignedIn } from './auth-context.ts';
import { type AuthFailure, authFailureBody, authFailureStatus } from './auth-failure.ts';
import {
  confirmRequest,
  idpRequest,
  idTokenRequest,
  mailRequest,
  passwordRequest,
  resetRequest,
  signUpRequest,
  updateRequest,
} from './auth-requests.ts';
import {
  codeResponse,
  googleResponse,
  lookupResponse,
  mailResponse,
  refreshResponse,
  signInResponse,
  signUpResponse,
  updateResponse,
} from './auth-responses.ts';
import { type GoogleSignedIn, signInWithGoogle } from './google-sign-in.ts';
import { linkGoogle, linkPassword, signUpGuest } from './guests.ts';
import { confirmEmail, readLink, resetPassword, sendConfirmation, sendResetLink } from './mailed-links.ts';
import { signInWithPassword, signUp } from './password-sign-in.ts';
import type { Visitor } from './passwords.ts';
import { type SignedInAccount, signedInAccount } from './signed-in-account.ts';
import { refreshTokens } from './token-refresh.ts';

/** The largest are a change of a password of 4096 characters, and a sign-in with a token of Google's. */
const MAX_BODY_BYTES = 32 * 1024;
const MAX_FORM_BYTES = 4 * 1024;
const RETRY_SECONDS = 30;

export interface AuthRoutesOptions {
  auth: AuthContext;
  projectId: string;
  google: GoogleSignIn;
  chooser: Chooser;
  clientAddress: ClientAddress;
  /** Absent where the server sends no mail. */
  mails: AccountMails | undefined;
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

  function visitor(context: Context): Visitor {
    return { address: clientAddress(context), signal: context.req.raw.signal };
  }

  /** The account of a learner who calls about it, and not too often. */
  async function ownAccount(idToken: string): Promise<Result<SignedInAccount, AuthFailure>> {
    const signedIn = await signedInAccount(auth, idToken);
    if (!signedIn.ok) return signedIn;
    const isWithin = auth.rateLimit.secondsToWait(signedIn.value.account.uid) === 0;
    return isWithin ? signedIn : err('too-many-calls');
  }

  function ownMethod<Request extends { idToken: string }>(
    schema: v.GenericSchema<unknown, Request>,
    perform: (signedIn: SignedInAccount, request: Request, context: Context) => Promise<Answer>,
  ): Method {
    return method(schema, async (request, context) => {
      const own = await ownAccount(request.idToken);
      return own.ok ? perform(own.value, request, context) : own;
    });
  }

  async function signUpOrLink(
    { idToken, ...wanted }: v.InferOutput<typeof signUpRequest>,
    visitor: Visitor,
  ): Promise<Result<SignedIn, AuthFailure>> {
    if (idToken !== undefined) {
      const own = await ownAccount(idToken);
      return own.ok ? linkPassword(auth, own.value, wanted, visitor) : own;
    }
    const isNobody = wanted.email === undefined && wanted.password === undefined;
    return isNobody ? signUpGuest(auth, visitor) : signUp(auth, wanted, visitor);
  }

  async function signInOrLinkGoogle(
    { idToken, autoCreate }: v.InferOutput<typeof idpRequest>,
    identity: GoogleIdentity,
  ): Promise<Result<GoogleSignedIn, AuthFailure>> {
    if (idToken === undefined) return signInWithGoogle(auth, identity, autoCreate);
    const own = await ownAccount(idToken);
    return own.ok ? linkGoogle(auth, own.value, identity) : own;
  }

  /** The way to mails, for a visitor who may use it. */
  function mailsFor(context: Context): Result<AccountMails, AuthFailure> {
    const { mails } = options;
    const isOffered = mails !== undefined && (!mails.isPrinted || isLoopbackRequest(context));
    return isOffered ? ok(mails) : err('operation-not-allowed');
  }

  async function sendLink(
    request: v.InferOutput<typeof mailRequest>,
    context: Context,
  ): Promise<Result<string, AuthFailure>> {
    const mails = mailsFor(context);
    if (!mails.ok) return mails;
    if (request.requestType === 'PASSWORD_RESET') {
      return sendResetLink(auth, mails.value, request.email, visitor(context));
    }
    const own = await ownAccount(request.idToken);
    return own.ok ? sendConfirmation(auth, mails.value, own.value.account, visitor(context)) : own;
  }

  const confirm = method(confirmRequest, async ({ oobCode }) =>
    answered(await confirmEmail(auth, oobCode), (account) => updateResponse(account, undefined)),
  );
  const update = ownMethod(updateRequest, async (signedIn, change, context) =>
    answered(await updateAccount(auth, signedIn, change, visitor(context)), ({ account, tokens }) =>
      updateResponse(account, tokens),
    ),
  );

  return {
    'accounts:signUp': method(signUpRequest, async (request, context) =>
      answered(await signUpOrLink(request, visitor(context)), signUpResponse),
    ),

    'accounts:signInWithPassword': method(passwordRequest, async (request, context) =>
      answered(await signInWithPassword(auth, request, visitor(context)), signInResponse),
    ),

    'accounts:signInWithIdp': method(idpRequest, async (request) => {
      const form = new URLSearchParams(request.postBody);
      if (form.get('providerId') !== 'google.com') return err('operation-not-allowed');
      const identity = await verifyIdentity(form.get('id_token') ?? '', options);
      if (!identity.ok) return identity;
      return answered(await signInOrLinkGoogle(request, identity.value), (outcome) =>
        googleResponse(outcome, identity.value),
      );
    }),

    'accounts:lookup': ownMethod(idTokenRequest, async ({ account }) => ok(lookupResponse(account))),

    'accounts:update': (body, context) =>
      isObject(body) && 'oobCode' in body ? confirm(body, context) : update(body, context),

    'accounts:sendOobCode': method(mailRequest, async (request, context) =>
      answered(await sendLink(request, context), mailResponse),
    ),

    'accounts:resetPassword': method(resetRequest, async ({ oobCode, newPassword }, context) => {
      if (newPassword === undefined) return answered(await readLink(auth, oobCode), codeResponse);
      return answered(await resetPassword(auth, oobCode, newPassword, visitor(context)), ({ email }) =>
        codeResponse({ email, purpose: 'new-password' }),
      );
    }),

    'accounts:delete': ownMethod(idTokenRequest, async (signedIn) =>
      answered(await deleteAccount(auth, signedIn), () => ({
        kind: 'identitytoolkit#DeleteAccountResponse',
      })),
    ),
  };
}

async function refresh(context: Context, auth: AuthContext, projectId: string): Promise<Answer> {
  const form = new URLSearchParams(await context.req.text());
  if (form.get('grant_type') !== 'refresh_token') return err('invalid-grant-type');
  const refreshToken = form.get('refresh_token');
  if (!refreshToken) return err('missing-refresh-token');
  return answered(await refreshTokens(auth, refreshToken), (signedIn) =>
    refreshResponse(signedIn, projectId),
  );
}

function reply(context: Context, answer: Answer) {
  context.header('Cache-Control', 'no-store');
  if (answer.ok) return context.json(answer.value);
  const status = authFailureStatus(answer.failure);
  if (status === 429 || status === 503) context.header('Retry-After', String(RETRY_SECONDS));
  // Firebase's SDK takes every error in JSON for "the token is invalid" when it starts; what it can't read it
  // takes for a network failure, and tries again.
  if (answer.failure === 'too-many-calls') return context.text('Too many calls', status);
  return context.json(authFailureBody(answer.failure), status);
}

function limited(maxSize: number) {
  return bodyLimit({ maxSize, onError: (context) => reply(context, err('too-large')) });
}

/**
 * Identity Toolkit and the token service under the paths that Firebase's SDK calls after `connectAuthEmulator`.
 */
export function createAuthRoutes(options: AuthRoutesOptions): Hono {
  const { auth, projectId } = options;
  const methods = new Map(Object.entries(createMethods(options)));
  const routes = new Hono();

  routes.post('/identitytoolkit.googleapis.com/v1/:method', limited(MAX_BODY_BYTES), async (context) => {
    const perform = methods.get(context.req.param('method'));
    if (!perform) return reply(context, err('unknown-method'));
    const content = await readJson(context);
    const isRequest = content.ok && isObject(content.value);
    return reply(context, isRequest ? await perform(content.value, context) : err('malformed'));
  });
  routes.post('/securetoken.googleapis.com/v1/token', limited(MAX_FORM_BYTES), async (context) =>
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
