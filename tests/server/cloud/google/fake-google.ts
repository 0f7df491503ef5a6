import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT } from 'jose';
import type { GoogleSignInMode } from '../../../../server/cloud/google/google-identity.ts';

export const CLIENT_ID = 'arcade.apps.googleusercontent.com';

/** The claims of Ada's token. */
export const ADA = {
  sub: '1001',
  email: 'Ada@gmail.com',
  email_verified: true,
  name: 'Ada',
  picture: 'https://x/a.png',
};

/** Stands in for Google's sign-in: signs identity tokens with its own key, which the server accepts. */
export async function createFakeGoogle() {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(publicKey)), kid: 'google', alg: 'RS256' };
  const google: GoogleSignInMode = {
    kind: 'client',
    clientId: CLIENT_ID,
    keySet: createLocalJWKSet({ keys: [jwk] }),
  };
  return {
    google,
    /** Ada's token, signed at this time in milliseconds. */
    token(at: number, changes: object = {}, key: CryptoKey = privateKey): Promise<string> {
      const iat = Math.floor(at / 1000);
      const claims = { iss: 'https://accounts.google.com', aud: CLIENT_ID, iat, exp: iat + 3600, ...ADA };
      const signed = new SignJWT({ ...claims, ...changes });
      return signed.setProtectedHeader({ alg: 'RS256', kid: 'google' }).sign(key);
    },
  };
}
