/** The little that is used here of Trusted Types (https://www.w3.org/TR/trusted-types/), which not every browser has. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): unknown };
}

function ownAddress(address: string): string {
  const { origin } = window.location;
  if (new URL(address, origin).origin === origin) return address;
  throw new TypeError(`${address} is not of this app.`);
}

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/**
 * The address of a script of this app in the form in which the browser takes it: the page may be served with the
 * demand that each such address has gone through here (`server/security-headers.ts`). A policy is made once.
 */
export function toTrustedScriptUrl(address: string): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('own-scripts', { createScriptURL: ownAddress });
  // Whoever takes an address takes the browser's own type for it as well, which TypeScript has no name for.
  return policy ? (policy.createScriptURL(address) as string) : address;
}
