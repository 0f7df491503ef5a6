import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { ServerConfiguration } from './configuration/configuration.ts';
import type { InlineSources } from './static/client-files.ts';

type PolicyParts = Pick<ServerConfiguration, 'firebase' | 'googleClientId' | 'lessonApiOrigin'>;

const GOOGLE_IDENTITY = 'https://accounts.google.com/gsi/';

/** Those who may hand the browser markup and scripts: the library that cleans lessons, and `src/platform/trusted-script-url.ts`. */
const TRUSTED_POLICIES = ['dompurify', 'own-scripts'];

/** What Firebase's SDK calls, and what its Google pop-up loads. */
function firebaseSources(firebase: PolicyParts['firebase']) {
  if (!firebase) return { connect: [], script: [], frame: [] };
  return {
    connect: [
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
      'https://firestore.googleapis.com',
    ],
    script: ['https://apis.google.com'],
    frame: [`https://${firebase.authDomain}`],
  };
}

/** What Google's sign-in button needs (https://developers.google.com/identity/gsi/web/guides/get-google-api-clientid). */
function googleSources(clientId: string | undefined) {
  if (!clientId) return { connect: [], script: [], frame: [], style: [] };
  return {
    connect: [GOOGLE_IDENTITY],
    script: [`${GOOGLE_IDENTITY}client`],
    frame: [GOOGLE_IDENTITY],
    style: [`${GOOGLE_IDENTITY}style`],
  };
}

/**
 * The headers that keep other sites and injected markup out. Everything comes from the app's own origin; the
 * exceptions are video frames and, only where they are configured, Firebase and Google's sign-in.
 *
 * @param inline the hashes of what stands in the pages themselves
 */
export function securityHeaders(parts: PolicyParts, inline: InlineSources): MiddlewareHandler {
  const firebase = firebaseSources(parts.firebase);
  const google = googleSources(parts.googleClientId);
  const loadsOthersScripts = parts.firebase !== undefined || parts.googleClientId !== undefined;
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...inline.scripts, ...firebase.script, ...google.script],
      styleSrc: ["'self'", ...inline.styles, ...google.style],
      imgSrc: ["'self'", 'data:'],
      // A learner's own recording, which only the page has.
      mediaSrc: ["'self'", 'blob:'],
      connectSrc: [
        "'self'",
        ...firebase.connect,
        ...google.connect,
        ...(parts.lessonApiOrigin ? [parts.lessonApiOrigin] : []),
      ],
      frameSrc: ['https://www.youtube-nocookie.com', ...firebase.frame, ...google.frame],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      // What Google's scripts make of their own is theirs: with them, the browser is not asked to hold them to it.
      ...(loadsOthersScripts ? {} : { requireTrustedTypesFor: ["'script'"], trustedTypes: TRUSTED_POLICIES }),
    },
    crossOriginOpenerPolicy: loadsOthersScripts ? 'same-origin-allow-popups' : 'same-origin',
    // YouTube refuses to play in a frame that does not say where it is (its error 153).
    referrerPolicy: 'strict-origin-when-cross-origin',
    permissionsPolicy: { camera: [], geolocation: [], microphone: ['self'], payment: [] },
    // Whether a host name is for HTTPS alone is the proxy's to say: this server speaks plain HTTP.
    strictTransportSecurity: false,
    xFrameOptions: 'DENY',
    xXssProtection: false,
    overwrite: false,
  });
}
