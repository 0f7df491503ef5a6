import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chownSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { IDEMPOTENCY_HEADER } from '../../src/api-contract/lesson-api.ts';
import { CLASS_REQUEST } from '../../tests/some-requests.ts';
import { ensureBaseImage } from './base-image.ts';
import {
  buildImage,
  CommandError,
  type ContainerProcess,
  hasImage,
  readImageConfig,
  runBuildah,
  runInContainer,
  runProgram,
  startInContainer,
} from './buildah.ts';

/**
 * `npm run check-container` builds the image of the Dockerfile and runs it: start, sign-up, class, backup,
 * restore, stop. Exits with code 0 when all of this worked, with 1 when something failed, and with
 * `NOT_CHECKED` and one line with the reason on a machine that can't build or run an image.
 */

/** The exit code by which test runners such as Automake's mean "skipped"; `scripts/test.mjs` knows it. */
const NOT_CHECKED = 77;
const IMAGE = 'localhost/learning-arcade-check';
/** The server's checker of answers starts with low priority, which takes minutes on a busy machine. */
const READY_TIMEOUT_MS = 300_000;
/** The most that the image's packages may take, in megabytes: a package too many is to be noticed. */
const MAX_PACKAGES_MB = 120;
/** The id of the user `node` in the image. */
const NODE_USER = 1000;

/** Why this machine can't check a container; `undefined` if it can. */
function findObstacle(): string | undefined {
  if (process.platform !== 'linux') return 'this is not Linux';
  if (process.getuid?.() !== 0) return 'buildah needs root here';
  const missing = ['buildah', 'debootstrap'].filter(
    (program) => spawnSync(program, ['--version']).error !== undefined,
  );
  return missing.length > 0 ? `${missing.join(' and ')} is not installed` : undefined;
}

function leaveUnchecked(reason: string): never {
  console.log(`The container was not checked: ${reason.replace(/\s*\n\s*/g, ' ')}.`);
  process.exit(NOT_CHECKED);
}

function assert(isTrue: boolean, fault: string): asserts isTrue {
  if (!isTrue) throw new Error(fault);
}

function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

interface Learner {
  idToken: string;
  refreshToken: string;
}

/**
 * The calls of a learner's device. The server speaks Firebase's protocols under paths that begin with
 * Firebase's host names.
 */
function createClient(origin: string) {
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  return {
    async waitUntilReady(): Promise<void> {
      const end = Date.now() + READY_TIMEOUT_MS;
      for (;;) {
        const response = await fetch(`${origin}/readyz`).catch(() => undefined);
        if (response?.status === 200) return;
        const state = await response?.text();
        assert(
          Date.now() < end,
          `the server is not ready after five minutes: ${state ?? 'it does not answer'}`,
        );
        await setTimeout(500);
      }
    },
    async signUp(): Promise<Learner> {
      const credentials = { email: `${randomUUID()}@school.example`, password: 'correct horse' };
      const response = await post('/identitytoolkit.googleapis.com/v1/accounts:signUp?key=local', {
        ...credentials,
        returnSecureToken: true,
      });
      assert(response.status === 200, `a sign-up was answered with ${response.status}`);
      return response.json();
    },
    async takeClass({ idToken }: Learner): Promise<void> {
      const headers = { Authorization: `Bearer ${idToken}`, [IDEMPOTENCY_HEADER]: randomUUID() };
      const response = await post('/api/generate-class', CLASS_REQUEST, headers);
      assert(response.status === 200, `a class was answered with ${response.status}`);
    },
    async isSignedIn({ refreshToken }: Learner): Promise<boolean> {
      const response = await fetch(`${origin}/securetoken.googleapis.com/v1/token?key=local`, {
        method: 'POST',
        body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
      });
      return response.status === 200;
    },
  };
}

/** Whether a command in the container fails. */
function fails(run: () => string): boolean {
  try {
    run();
    return false;
  } catch (error) {
    if (error instanceof CommandError) return true;
    throw error;
  }
}

function logStep(text: string): void {
  console.log(`container: ${text}`);
}

function checkPackages(container: string): void {
  const packages = runInContainer(container, [], 'du', '--summarize', '--block-size=1M', 'node_modules');
  const megabytes = Number.parseInt(packages, 10);
  assert(megabytes <= MAX_PACKAGES_MB, `the packages of the image take ${megabytes} MB`);
  logStep(`the packages take ${megabytes} MB`);
}

/** Starts the image's command, uses it as learners and a host do, and stops it. */
async function runThroughContainer(container: string, folder: string): Promise<void> {
  const { command, user } = readImageConfig(container);
  assert(user === 'node', `the image runs as ${user}`);
  const port = await findFreePort();
  const backupVolume = ['--volume', `${folder}:/backups`];
  const options = ['--env', `PORT=${port}`, '--env', 'HOST=127.0.0.1'];
  const client = createClient(`http://127.0.0.1:${port}`);
  let runningServer: ContainerProcess | undefined;
  const start = async () => {
    runningServer = startInContainer(container, options, command, join(folder, 'log'));
    await client.waitUntilReady();
    return runningServer;
  };
  const stop = async (server: ContainerProcess) => {
    const code = await server.stop();
    assert(code === 0, `the server stopped with code ${code}`);
    runningServer = undefined;
  };
  try {
    const first = await start();
    assert(first.readUser() === NODE_USER, `the server runs as user ${first.readUser()}`);
    logStep('started and ready');
    const backedUpLearner = await client.signUp();
    await client.takeClass(backedUpLearner);
    logStep('a learner signed up and took a class');
    runInContainer(container, backupVolume, 'npm', 'run', 'backup', '--', '/backups');
    const [backup = ''] = readdirSync(folder).filter((name) => name.endsWith('.db'));
    assert(backup !== '', 'there is no backup');
    const laterLearner = await client.signUp();
    const restore = () =>
      runInContainer(container, backupVolume, 'npm', 'run', 'restore', '--', `/backups/${backup}`);
    assert(fails(restore), 'a restore worked while the server ran');
    await stop(first);
    logStep('backed up while it ran, and stopped');
    restore();
    const second = await start();
    assert(await client.isSignedIn(backedUpLearner), 'the learner of the backup is not signed in any more');
    assert(!(await client.isSignedIn(laterLearner)), 'a learner from after the backup is still signed in');
    logStep('restored; the learner of the backup is still signed in');
    await stop(second);
  } catch (error) {
    console.error(readFileSync(join(folder, 'log'), 'utf8').split('\n').slice(-20).join('\n'));
    throw error;
  } finally {
    runningServer?.kill();
  }
}

const obstacle = findObstacle();
if (obstacle !== undefined) leaveUnchecked(obstacle);
try {
  ensureBaseImage();
} catch (error) {
  if (error instanceof CommandError) leaveUnchecked(`the base can't be made here: ${error.message}`);
  throw error;
}
const folder = mkdtempSync(join(tmpdir(), 'arcade-container-'));
chownSync(folder, NODE_USER, NODE_USER);
let container: string | undefined;
try {
  buildImage(IMAGE, runProgram('npm', ['config', 'get', 'cache']));
  logStep('built');
  container = runBuildah('from', '--pull-never', IMAGE);
  checkPackages(container);
  await runThroughContainer(container, folder);
  console.log('The container was built, used, backed up, restored and stopped.');
} catch (error) {
  console.error(`The container failed: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
  if (container !== undefined) runBuildah('rm', container);
  if (hasImage(IMAGE)) runBuildah('rmi', '--force', IMAGE);
}
