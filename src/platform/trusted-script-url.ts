/** The used part of Trusted Types (https://www.w3.org/TR/trusted-types/), which not every browser has. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): unknown };
}

function requireOwnOrigin(address: string): string {
  const { origin } = window.location;
  if (new URL(address, origin).origin === origin) return address;
  throw new TypeError(`${address} has another origin than this app.`);
}

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/**
 * The address of a script of this app as a `TrustedScriptURL`, which the page's security policy may require
 * (`server/security-headers.ts`). A policy can be created only once per page.
 */
export function toTrustedScriptUrl(address: string): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('own-scripts', { createScriptURL: requireOwnOrigin });
  // Browser APIs accept `TrustedScriptURL` for a string, but TypeScript does not know the type.
  return policy ? (policy.createScriptURL(address) as string) : address;
}
