import type { Context } from 'hono';
import * as v from 'valibot';
import { err, ok, type Result, unreachable } from '../../../src/domain/result.ts';
import type { ClientAddress } from '../../requests/client-address.ts';
import { isObject } from '../../requests/json-body.ts';
import type { Chooser } from '../google/chooser.ts';
import { type GoogleIdentity, type GoogleSignIn, verifyGoogleToken } from '../google/google-identity.ts';
import { isLoopbackRequest } from '../google/loopback.ts';
import { deleteAccount, updateAccount } from './account-changes.ts';
import type { AccountMails } from './account-mails.ts';
import type { AuthContext, SignedIn } from './auth-context.ts';
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
  codeResponse,
  googleResponse,
  lookupResponse,
  mailResponse,
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

/** What the methods work on. */
export interface AuthMethodsOptions {
  auth: AuthContext;
  google: GoogleSignIn;
  chooser: Chooser;
  clientAddress: ClientAddress;
  /** Absent where the server sends no mail. */
  mails: AccountMails | undefined;
}

/** What is answered, or why not. */
export type Answer = Result<object, AuthFailure>;
/** One method: takes a body that was parsed as JSON. */
export type Method = (body: unknown, context: Context) => Promise<Answer>;

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

/** The answer that a result comes to. */
export function answered<Value>(result: Result<Value, AuthFailure>, body: (value: Value) => object): Answer {
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

/** The methods of Identity Toolkit that Firebase's SDK calls, by their names in its addresses. */
export function createAuthMethods(options: AuthMethodsOptions): Record<string, Method> {
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
