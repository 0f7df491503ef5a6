import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import * as v from 'valibot';
import {
  parseSignUpTerms,
  SIGN_UP_TERMS_COOKIE,
  type SignUpTerms,
} from '../../../src/api-contract/sign-up-terms.ts';
import { err, ok, type Result, unreachable } from '../../../src/domain/result.ts';
import type { ClientAddressReader } from '../../requests/client-address.ts';
import { isJsonObject } from '../../requests/json-body.ts';
import type { ChooserTokens } from '../google/chooser-tokens.ts';
import { type GoogleIdentity, type GoogleSignInMode, verifyGoogleToken } from '../google/google-identity.ts';
import { isLoopbackRequest } from '../google/loopback.ts';
import { deleteSignedInAccount, updateAccount } from './account-changes.ts';
import type { AccountMailer } from './account-mailer.ts';
import type { AuthContext, SignInResult } from './auth-context.ts';
import type { AuthFailure } from './auth-failure.ts';
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
  toCodeResponse,
  toGoogleResponse,
  toLookupResponse,
  toMailResponse,
  toSignInResponse,
  toSignUpResponse,
  toUpdateResponse,
} from './auth-responses.ts';
import { type GoogleSignInResult, signInWithGoogle } from './google-sign-in.ts';
import { linkGoogle, linkPassword, signUpGuest } from './guests.ts';
import { confirmEmail, readLink, resetPassword, sendConfirmation, sendResetLink } from './mailed-links.ts';
import type { RequestClient } from './password-hasher.ts';
import { signInWithPassword, signUp } from './password-sign-in.ts';
import { authenticateAccount, type SignedInAccount } from './signed-in-account.ts';

/** The dependencies of the methods. */
export interface AuthMethodsOptions {
  auth: AuthContext;
  google: GoogleSignInMode;
  chooser: ChooserTokens;
  readClientAddress: ClientAddressReader;
  /** Absent where the server sends no mail. */
  mailer: AccountMailer | undefined;
}

/** The body of the response, or why there is none. */
export type AuthMethodResult = Result<object, AuthFailure>;
/** One method, given the parsed JSON of the body. */
export type AuthMethod = (body: unknown, context: Context) => Promise<AuthMethodResult>;

/** Creates a method that gets its body parsed by a schema. */
function createMethod<Request>(
  schema: v.GenericSchema<unknown, Request>,
  perform: (request: Request, context: Context) => Promise<AuthMethodResult>,
): AuthMethod {
  return async (body, context) => {
    const request = v.safeParse(schema, body);
    return request.success ? perform(request.output, context) : err('malformed');
  };
}

/** Maps a successful result to the body of the response, and leaves a failure as it is. */
export function toAuthMethodResult<Value>(
  result: Result<Value, AuthFailure>,
  body: (value: Value) => object,
): AuthMethodResult {
  return result.ok ? ok(body(result.value)) : result;
}

function verifyIdentity(
  token: string,
  { auth, google, chooser }: AuthMethodsOptions,
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

/** What the app sent for a new account. */
function readSignUpTerms(context: Context): SignUpTerms {
  return parseSignUpTerms(getCookie(context, SIGN_UP_TERMS_COOKIE));
}

/** The methods of Identity Toolkit that Firebase's SDK calls, by their names in its addresses. */
export function createAuthMethods(options: AuthMethodsOptions): Record<string, AuthMethod> {
  const { auth, readClientAddress } = options;

  function readClient(context: Context): RequestClient {
    return { address: readClientAddress(context), signal: context.req.raw.signal };
  }

  /** The account of the ID token's learner, unless they call too often. */
  async function authenticateOwner(idToken: string): Promise<Result<SignedInAccount, AuthFailure>> {
    const signedIn = await authenticateAccount(auth, idToken);
    if (!signedIn.ok) return signedIn;
    const isWithin = auth.rateLimit.consume(signedIn.value.account.uid).retryAfterSeconds === 0;
    return isWithin ? signedIn : err('too-many-calls');
  }

  /** A method about the caller's own account, which the ID token in the body names. */
  function createOwnMethod<Request extends { idToken: string }>(
    schema: v.GenericSchema<unknown, Request>,
    perform: (signedIn: SignedInAccount, request: Request, context: Context) => Promise<AuthMethodResult>,
  ): AuthMethod {
    return createMethod(schema, async (request, context) => {
      const own = await authenticateOwner(request.idToken);
      return own.ok ? perform(own.value, request, context) : own;
    });
  }

  async function signUpOrLink(
    { idToken, ...wanted }: v.InferOutput<typeof signUpRequest>,
    terms: SignUpTerms,
    client: RequestClient,
  ): Promise<Result<SignInResult, AuthFailure>> {
    if (idToken !== undefined) {
      const own = await authenticateOwner(idToken);
      return own.ok ? linkPassword(auth, own.value, wanted, terms, client) : own;
    }
    const isGuest = wanted.email === undefined && wanted.password === undefined;
    return isGuest ? signUpGuest(auth, client) : signUp(auth, wanted, terms, client);
  }

  async function signInOrLinkGoogle(
    { idToken, autoCreate }: v.InferOutput<typeof idpRequest>,
    identity: GoogleIdentity,
    terms: SignUpTerms,
  ): Promise<Result<GoogleSignInResult, AuthFailure>> {
    if (idToken === undefined) return signInWithGoogle(auth, identity, autoCreate, terms);
    const own = await authenticateOwner(idToken);
    return own.ok ? linkGoogle(auth, own.value, identity, terms) : own;
  }

  /** The mailer, for clients that may use it. */
  function findMailer(context: Context): Result<AccountMailer, AuthFailure> {
    const { mailer } = options;
    const isOffered = mailer !== undefined && (!mailer.isPrinted || isLoopbackRequest(context));
    return isOffered ? ok(mailer) : err('operation-not-allowed');
  }

  async function sendLink(
    request: v.InferOutput<typeof mailRequest>,
    context: Context,
  ): Promise<Result<string, AuthFailure>> {
    const mailer = findMailer(context);
    if (!mailer.ok) return mailer;
    if (request.requestType === 'PASSWORD_RESET') {
      return sendResetLink(auth, mailer.value, request.email, readClient(context));
    }
    const own = await authenticateOwner(request.idToken);
    return own.ok ? sendConfirmation(auth, mailer.value, own.value.account, readClient(context)) : own;
  }

  const confirm = createMethod(confirmRequest, async ({ oobCode }) =>
    toAuthMethodResult(await confirmEmail(auth, oobCode), (account) => toUpdateResponse(account, undefined)),
  );
  const update = createOwnMethod(updateRequest, async (signedIn, change, context) =>
    toAuthMethodResult(
      await updateAccount(auth, signedIn, change, readClient(context)),
      ({ account, tokens }) => toUpdateResponse(account, tokens),
    ),
  );

  return {
    'accounts:signUp': createMethod(signUpRequest, async (request, context) =>
      toAuthMethodResult(
        await signUpOrLink(request, readSignUpTerms(context), readClient(context)),
        toSignUpResponse,
      ),
    ),

    'accounts:signInWithPassword': createMethod(passwordRequest, async (request, context) =>
      toAuthMethodResult(await signInWithPassword(auth, request, readClient(context)), toSignInResponse),
    ),

    'accounts:signInWithIdp': createMethod(idpRequest, async (request, context) => {
      const form = new URLSearchParams(request.postBody);
      if (form.get('providerId') !== 'google.com') return err('operation-not-allowed');
      const identity = await verifyIdentity(form.get('id_token') ?? '', options);
      if (!identity.ok) return identity;
      const signedIn = await signInOrLinkGoogle(request, identity.value, readSignUpTerms(context));
      return toAuthMethodResult(signedIn, (outcome) => toGoogleResponse(outcome, identity.value));
    }),

    'accounts:lookup': createOwnMethod(idTokenRequest, async ({ account }) => ok(toLookupResponse(account))),

    'accounts:update': (body, context) =>
      isJsonObject(body) && 'oobCode' in body ? confirm(body, context) : update(body, context),

    'accounts:sendOobCode': createMethod(mailRequest, async (request, context) =>
      toAuthMethodResult(await sendLink(request, context), toMailResponse),
    ),

    'accounts:resetPassword': createMethod(resetRequest, async ({ oobCode, newPassword }, context) => {
      if (newPassword === undefined) return toAuthMethodResult(await readLink(auth, oobCode), toCodeResponse);
      return toAuthMethodResult(
        await resetPassword(auth, oobCode, newPassword, readClient(context)),
        ({ email }) => toCodeResponse({ email, purpose: 'new-password' }),
      );
    }),

    'accounts:delete': createOwnMethod(idTokenRequest, async (signedIn) =>
      toAuthMethodResult(await deleteSignedInAccount(auth, signedIn), () => ({
        kind: 'identitytoolkit#DeleteAccountResponse',
      })),
    ),
  };
}
