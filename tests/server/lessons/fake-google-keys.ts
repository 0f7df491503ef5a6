import { createServer } from 'node:http';
import { exportJWK, generateKeyPair, type JWK, type JWTPayload, SignJWT } from 'jose';
import { listenLocally } from '../../listen-locally.ts';

/** Stands in for Google: signs Firebase's ID tokens and serves the public keys as a set of JSON Web Keys. */
export interface FakeGoogleKeys {
  /** Where the keys are published. */
  address: string;
  /** How often they were fetched. */
  countFetches(): number;
  /** Creates a key that signs from then on, and publishes it besides the last one. */
  rotate(): Promise<void>;
  /** A token with these claims, signed with the key of this id, by default the newest. */
  sign(claims: JWTPayload, kid?: string): Promise<string>;
  /** Stops answering at the address. */
  close(): Promise<void>;
}

/** The claims of Firebase's token for a learner who has just signed in; times in seconds since the epoch. */
export function createFirebaseClaims(project: string, uid: string, nowSeconds: number): JWTPayload {
  return {
    iss: `https://securetoken.google.com/${project}`,
    aud: project,
    sub: uid,
    user_id: uid,
    iat: nowSeconds - 10,
    // An hour after it was issued.
    exp: nowSeconds + 3590,
    auth_time: nowSeconds - 10,
    email: `${uid}@school.example`,
    firebase: { sign_in_provider: 'password' },
  };
}

/** Creating keys is slow, so all fakes use the same ones. */
const keyPairs: ReturnType<typeof generateKeyPair>[] = [];

function getKeyPair(index: number): ReturnType<typeof generateKeyPair> {
  keyPairs[index] ??= generateKeyPair('RS256');
  return keyPairs[index];
}

export async function startFakeGoogleKeys(): Promise<FakeGoogleKeys> {
  const pairs: { kid: string; privateKey: CryptoKey; publicJwk: JWK }[] = [];
  let fetches = 0;

  async function rotate(): Promise<void> {
    const { privateKey, publicKey } = await getKeyPair(pairs.length);
    const kid = `key-${pairs.length + 1}`;
    const publicJwk = { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' };
    pairs.push({ kid, privateKey, publicJwk });
  }

  await rotate();
  const server = createServer((_, response) => {
    fetches += 1;
    response.writeHead(200, {
      'Content-Type': 'application/json; charset=UTF-8',
      'Cache-Control': 'public, max-age=19302, must-revalidate, no-transform',
    });
    // As with Google, the previous key stays valid for a while.
    response.end(JSON.stringify({ keys: pairs.slice(-2).map(({ publicJwk }) => publicJwk) }));
  });
  const { host, close } = await listenLocally(server);
  return {
    address: `http://${host}/`,
    countFetches: () => fetches,
    rotate,
    async sign(claims, kid) {
      const pair = kid === undefined ? pairs.at(-1) : pairs.find((each) => each.kid === kid);
      if (!pair) throw new Error(`There is no key ${kid}.`);
      return new SignJWT(claims)
        .setProtectedHeader({ alg: 'RS256', kid: pair.kid, typ: 'JWT' })
        .sign(pair.privateKey);
    },
    close,
  };
}
