import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { JSONWebKeySet } from 'jose';
import * as v from 'valibot';
import { respondWithError } from '../requests/error-response.ts';
import { readJson } from '../requests/json-body.ts';
import { parseEmail } from './auth/credentials.ts';
import type { ChooserTokens } from './google/chooser-tokens.ts';
import type { GoogleSignInMode } from './google/google-identity.ts';
import { isLoopbackRequest } from './google/loopback.ts';

/** A choice is an e-mail and a name. */
const MAX_BODY_BYTES = 4096;
/** How long a verifier of tokens may keep the public keys. */
const KEYS_MAX_AGE_SECONDS = 3600;
const TOO_LARGE = 'The request is too large.';
const NOT_LOCAL = 'The account chooser is for a demo on your own machine only.';

/** What the account chooser sends. */
const choiceSchema = v.object({
  email: v.string(),
  displayName: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100)),
});

/** The server's Google sign-in, as the client sees it. */
function toPublicMode(google: GoogleSignInMode) {
  return google.kind === 'client' ? { kind: google.kind, clientId: google.clientId } : { kind: google.kind };
}

/** The local cloud's own API, besides Firebase's protocol. Errors are `{ detail }`. */
export function createCloudRoutes({
  google,
  chooser,
  published,
}: {
  google: GoogleSignInMode;
  chooser: ChooserTokens;
  published: JSONWebKeySet;
}): Hono {
  const routes = new Hono();

  routes.get('/cloud/config', (context) => {
    // Visitors from other machines are not offered a chooser that would reject them.
    const isOffered = google.kind !== 'chooser' || isLoopbackRequest(context);
    context.header('Cache-Control', 'no-store');
    return context.json({ google: isOffered ? toPublicMode(google) : { kind: 'none' } });
  });

  routes.get('/cloud/keys', (context) => {
    context.header('Cache-Control', `public, max-age=${KEYS_MAX_AGE_SECONDS}`);
    return context.json(published);
  });

  routes.post(
    '/cloud/google/choose',
    bodyLimit({ maxSize: MAX_BODY_BYTES, onError: (context) => respondWithError(context, 413, TOO_LARGE) }),
    async (context) => {
      context.header('Cache-Control', 'no-store');
      if (google.kind !== 'chooser')
        return respondWithError(context, 404, 'This server has no account chooser.');
      if (!isLoopbackRequest(context)) return respondWithError(context, 403, NOT_LOCAL);
      const content = await readJson(context);
      const request = v.safeParse(choiceSchema, content.ok ? content.value : undefined);
      const email = parseEmail(request.success ? request.output.email : undefined);
      if (!request.success || !email.ok) {
        return respondWithError(context, 400, 'An account needs an e-mail and a name.');
      }
      return context.json({ idToken: await chooser.issue(email.value, request.output.displayName) });
    },
  );

  routes.all('/cloud/*', (context) => respondWithError(context, 404, 'There is no such address.'));
  return routes;
}
