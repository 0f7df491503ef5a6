import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { isLoopbackName } from './cloud/google/loopback.ts';
import type { ServerConfiguration } from './configuration/configuration.ts';
import { isFromTrustedProxy } from './requests/client-address.ts';
import type { TrustedProxies } from './requests/trusted-proxies.ts';
import type { InlineSources } from './static/client-files.ts';

type PolicySettings = Pick<ServerConfiguration, 'firebase' | 'googleClientId' | 'lessonApiOrigin'>;

const GOOGLE_IDENTITY = 'https://accounts.google.com/gsi/';

/** Trusted Types policies: DOMPurify's, and that of `src/platform/trusted-script-url.ts`. */
const TRUSTED_POLICIES = ['dompurify', 'own-scripts'];

/** Origins that Firebase's SDK calls, and that its Google pop-up loads. */
function firebaseSources(firebase: PolicySettings['firebase']) {
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

/** https://developers.google.com/identity/gsi/web/guides/get-google-api-clientid */
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
 * Security headers against other sites and injected markup. Everything comes from the app's own origin,
 * except for video frames and, where configured, Firebase and Google's sign-in.
 *
 * @param inline the hashes of the pages' inline scripts and styles
 */
export function securityHeaders(settings: PolicySettings, inline: InlineSources): MiddlewareHandler {
  const firebase = firebaseSources(settings.firebase);
  const google = googleSources(settings.googleClientId);
  const loadsGoogleScripts = settings.firebase !== undefined || settings.googleClientId !== undefined;
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...inline.scripts, ...firebase.script, ...google.script],
      styleSrc: ["'self'", ...inline.styles, ...google.style],
      imgSrc: ["'self'", 'data:'],
      // A learner's own recording.
      mediaSrc: ["'self'", 'blob:'],
      connectSrc: [
        "'self'",
        ...firebase.connect,
        ...google.connect,
        ...(settings.lessonApiOrigin ? [settings.lessonApiOrigin] : []),
      ],
      frameSrc: ['https://www.youtube-nocookie.com', ...firebase.frame, ...google.frame],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      // Off with Google's scripts, which create their own policies.
      ...(loadsGoogleScripts ? {} : { requireTrustedTypesFor: ["'script'"], trustedTypes: TRUSTED_POLICIES }),
    },
    crossOriginOpenerPolicy: loadsGoogleScripts ? 'same-origin-allow-popups' : 'same-origin',
    // Without a referrer YouTube refuses to play (error 153).
    referrerPolicy: 'strict-origin-when-cross-origin',
    permissionsPolicy: { camera: [], geolocation: [], microphone: ['self'], payment: [] },
    // This server speaks plain HTTP: `requireHttps` decides by what the proxy says.
    strictTransportSecurity: false,
    xFrameOptions: 'DENY',
    xXssProtection: false,
    overwrite: false,
  });
}

/** A year, for this name alone: subdomains may be others' servers. */
const HSTS = 'max-age=31536000';

/**
 * Tells browsers that opened the app through a trusted proxy with HTTPS to use HTTPS only (RFC 6797).
 * Not for this machine's own names, whose other ports speak HTTP.
 */
export function requireHttps(proxies: TrustedProxies): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const isHttps =
      c.req.header('X-Forwarded-Proto') === 'https' &&
      isFromTrustedProxy(c, proxies) &&
      !isLoopbackName(parseHostName(c.req.header('Host')));
    if (isHttps) c.res.headers.set('Strict-Transport-Security', HSTS);
  };
}

/** The name in a Host header, without its port. */
function parseHostName(host = ''): string {
  return host.replace(/:\d+$/, '');
}
