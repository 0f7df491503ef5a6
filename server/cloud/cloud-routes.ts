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

const MAX_BODY_BYTES = 4096;
const KEYS_MAX_AGE_SECONDS = 3600;
const TOO_LARGE = 'The request is too large.';
const NOT_LOCAL = 'The account chooser is for a demo on your own machine only.';

const choice = v.object({
  email: v.string(),
  displayName: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100)),
});

/** What the client may know of the server's Google sign-in. */
function publicGoogle(google: GoogleSignInMode) {
  return google.kind === 'client' ? { kind: google.kind, clientId: google.clientId } : { kind: google.kind };
}

/** The local cloud's own calls, beside those that Firebase's SDK makes. Refusals are `{ detail }`. */
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
    // Visitors from elsewhere, past a proxy for example, are not offered a chooser that would refuse them.
    const isOffered = google.kind !== 'chooser' || isLoopbackRequest(context);
    context.header('Cache-Control', 'no-store');
    return context.json({ google: isOffered ? publicGoogle(google) : { kind: 'none' } });
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
      const request = v.safeParse(choice, content.ok ? content.value : undefined);
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
