import { createServer } from 'node:http';
import { exportJWK, generateKeyPair, type JWK, type JWTPayload, SignJWT } from 'jose';
import { listenLocally } from '../../listen-locally.ts';

/** A fake of Google that signs Firebase's tokens and publishes the keys in Google's form. */
export interface FakeGoogleKeys {
  /** Where the keys are published. */
  address: string;
  /** How often they were fetched. */
  countFetches(): number;
  /** Creates a key that signs from then on, and publishes it besides the last one. */
  rotate(): Promise<void>;
  /** A token with these claims, signed with the newest key or the key of this id. */
  sign(claims: JWTPayload, kid?: string): Promise<string>;
  /** Stops answering at the address. */
  close(): Promise<void>;
}

/** The claims of Firebase's token for a learner who has just signed in; times in seconds since the epoch. */
export function createFirebaseClaims(project: string, uid: string, seconds: number): JWTPayload {
  return {
    iss: `https://securetoken.google.com/${project}`,
    aud: project,
    sub: uid,
    user_id: uid,
    iat: seconds - 10,
    exp: seconds + 3590,
    auth_time: seconds - 10,
    email: `${uid}@school.example`,
    firebase: { sign_in_provider: 'password' },
  };
}

/** Creating keys is slow, so all fakes use the same ones. */
const keyPairs: ReturnType<typeof generateKeyPair>[] = [];

function keyPairAt(place: number): ReturnType<typeof generateKeyPair> {
  keyPairs[place] ??= generateKeyPair('RS256');
  return keyPairs[place];
}

export async function startFakeGoogleKeys(): Promise<FakeGoogleKeys> {
  const pairs: { kid: string; signs: CryptoKey; published: JWK }[] = [];
  let fetches = 0;

  async function rotate(): Promise<void> {
    const { privateKey, publicKey } = await keyPairAt(pairs.length);
    const kid = `key-${pairs.length + 1}`;
    const published = { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' };
    pairs.push({ kid, signs: privateKey, published });
  }

  await rotate();
  const server = createServer((_, response) => {
    fetches += 1;
    response.writeHead(200, {
      'Content-Type': 'application/json; charset=UTF-8',
      'Cache-Control': 'public, max-age=19302, must-revalidate, no-transform',
    });
    response.end(JSON.stringify({ keys: pairs.slice(-2).map(({ published }) => published) }));
  });
  const { host, close } = await listenLocally(server);
  return {
    address: `http://${host}/`,
    countFetches: () => fetches,
    rotate,
    async sign(claims, kid) {
      const pair = pairs.find((one) => one.kid === kid) ?? pairs.at(-1);
      if (!pair) throw new Error('There is no key.');
      return new SignJWT(claims)
        .setProtectedHeader({ alg: 'RS256', kid: pair.kid, typ: 'JWT' })
        .sign(pair.signs);
    },
    close,
  };
}
