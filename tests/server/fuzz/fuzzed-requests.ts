import { pick, type Rng } from '../../../src/domain/random.ts';
import { ANSWER_REQUEST, CLASS_REQUEST } from '../../some-requests.ts';
import { BATCH_GET_PATH, COMMIT_PATH, getDocumentName } from '../cloud/document-paths.ts';
import { createOddValue, type FuzzedJson, mutateValue } from './fuzzed-values.ts';

/**
 * Requests of an attacker that are mostly invalid: a valid call with changed values, another's token or a
 * body that is cut off.
 */

/** A learner with an account. */
export interface FuzzLearner {
  uid: string;
  email: string;
  password: string;
  idToken: string;
  refreshToken: string;
}

export interface FuzzedRequest {
  path: string;
  init: { method: string; headers: Record<string, string>; body?: string };
}

const ACCOUNTS = '/identitytoolkit.googleapis.com/v1/accounts';

const CLASS: FuzzedJson = { ...CLASS_REQUEST, used_phrases: ['Could you help me?'], used_vocab: ['ticket'] };
const ANSWER: FuzzedJson = {
  ...ANSWER_REQUEST,
  answer: 'I goed home because it was late.\n1. went 2. has',
  class_plan: '# A day out\n\n## Goal\n\nTell a story.\n\n## Exercises\n\n1. I ___ (go) home.\n',
};

function createWrite(uid: string, rng: Rng): FuzzedJson {
  const name = getDocumentName(uid);
  const fields = { at: { integerValue: '1' }, list: { arrayValue: { values: [{ stringValue: 'a' }] } } };
  return pick<FuzzedJson>(
    [
      { update: { name, fields } },
      { update: { name, fields }, updateMask: { fieldPaths: ['at', 'list'] } },
      { update: { name, fields }, currentDocument: { exists: true } },
      { delete: name },
      {
        transform: {
          document: name,
          fieldTransforms: [{ fieldPath: 'at', increment: { integerValue: '1' } }],
        },
      },
      {
        update: { name, fields },
        updateTransforms: [{ fieldPath: 'list', appendMissingElements: { values: [{ stringValue: 'b' }] } }],
      },
    ],
    rng,
  );
}

interface Route {
  method: 'GET' | 'POST';
  path: string;
  body?: FuzzedJson;
  form?: Record<string, string>;
}

/** A valid request of `caller` to one of the routes, about `subject`. */
function createValidRequest(caller: FuzzLearner, subject: FuzzLearner, rng: Rng): Route {
  const createAccountRoute = (method: string, body: FuzzedJson): Route => ({
    method: 'POST',
    path: `${ACCOUNTS}:${method}?key=any`,
    body,
  });
  return pick<() => Route>(
    [
      () => ({ method: 'POST', path: BATCH_GET_PATH, body: { documents: [getDocumentName(subject.uid)] } }),
      () => ({ method: 'POST', path: COMMIT_PATH, body: { writes: [createWrite(subject.uid, rng)] } }),
      () => ({
        method: 'POST',
        path: COMMIT_PATH,
        body: { writes: [createWrite(caller.uid, rng), createWrite(subject.uid, rng)] },
      }),
      () => ({ method: 'POST', path: '/api/generate-class', body: CLASS }),
      () => ({ method: 'POST', path: '/api/submit-answer', body: ANSWER }),
      () => ({ method: 'GET', path: '/api/remaining-calls' }),
      () =>
        createAccountRoute('signUp', {
          email: `fuzz-${Math.floor(rng() * 1e9)}@school.example`,
          password: 'a good one',
        }),
      () =>
        createAccountRoute('signInWithPassword', {
          email: subject.email,
          password: 'a wrong one',
          returnSecureToken: true,
        }),
      () => createAccountRoute('lookup', { idToken: caller.idToken }),
      () =>
        createAccountRoute('update', { idToken: caller.idToken, displayName: 'Ana', localId: subject.uid }),
      () => createAccountRoute('delete', { idToken: `${caller.idToken}x`, localId: subject.uid }),
      () => createAccountRoute('signInWithIdp', { postBody: 'id_token=a.b.c&providerId=google.com' }),
      () => createAccountRoute('resetPassword', { email: subject.email }),
      () => ({
        method: 'POST',
        path: '/securetoken.googleapis.com/v1/token?key=any',
        form: { grant_type: 'refresh_token', refresh_token: `${caller.refreshToken}x` },
      }),
      () => ({
        method: 'POST',
        path: '/cloud/google/choose',
        body: { email: subject.email, displayName: 'Ana' },
      }),
      () => ({
        method: 'GET',
        path: pick(['/', '/healthz', '/readyz', '/cloud/config', '/cloud/keys', '/app'], rng),
      }),
    ],
    rng,
  )();
}

function chooseAuthorization(caller: FuzzLearner, subject: FuzzLearner, rng: Rng): string | undefined {
  if (rng() < 0.8) return `Bearer ${caller.idToken}`;
  const [head, , signature] = caller.idToken.split('.');
  const claims = Buffer.from(JSON.stringify({ sub: subject.uid, user_id: subject.uid })).toString(
    'base64url',
  );
  return pick(
    [undefined, 'Bearer ', 'Bearer owner', `Bearer ${head}.${claims}.${signature}`, 'Basic YTpi'],
    rng,
  );
}

/** One request of `caller`, who may use no token but their own, to spy on `subject` or to break something. */
export function createFuzzedRequest(caller: FuzzLearner, subject: FuzzLearner, rng: Rng): FuzzedRequest {
  const { method, path, body, form } = createValidRequest(caller, subject, rng);
  // Some stay valid, so that they get past the validation.
  const isChanged = rng() < 0.85;
  const token = chooseAuthorization(caller, subject, rng);
  const headers: Record<string, string> = {
    ...(token === undefined ? {} : { Authorization: token }),
    ...(rng() < 0.3 ? { 'Idempotency-Key': pick(['one', 'two', 'x'.repeat(300)], rng) } : {}),
    ...(rng() < 0.1 ? { 'X-Local-Date': pick(['2030-01-15', '2030-13-45', 'today'], rng) } : {}),
    ...(rng() < 0.1 ? { 'X-Forwarded-For': '10.0.0.1, ::1, nobody' } : {}),
    ...(form ? { 'Content-Type': 'application/x-www-form-urlencoded' } : {}),
  };
  const address =
    rng() < 0.03
      ? `${path}/${encodeURIComponent(String(createOddValue(rng)).slice(0, 200).toWellFormed())}`
      : path;
  if (method === 'GET') return { path: address, init: { method, headers } };
  const json = JSON.stringify(isChanged ? mutateValue(body ?? null, rng) : body);
  const text = form ? new URLSearchParams(form).toString() : json;
  const cut = rng() < 0.04 ? text.slice(0, Math.floor(rng() * text.length)) : text;
  return { path: address, init: { method, headers, body: cut } };
}
