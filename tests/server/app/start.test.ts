import { cpSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { MAX_REQUEST_BYTES } from '../../../src/api-contract/lesson-api.ts';
import { describeBuild } from '../../../vite/build-settings.ts';
import { closeWithTest } from '../../close-with-test.ts';
import { CLASS_REQUEST } from '../../some-requests.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { type Attacker, postAs } from '../hostile/hostile-request.ts';
import { type ScriptedModel, type ScriptedReply, startScriptedModel } from '../lessons/scripted-model.ts';
import { signUpWriter } from './killable-server.ts';
import { type SpawnedServer, spawnServer } from './spawned-server.ts';

const createFolderName = () => join(temporaryFolder(), 'data');

function start(variables: Record<string, string> = {}): Promise<SpawnedServer> {
  return spawnServer({ DATA_DIR: createFolderName(), ...variables });
}

async function startModel(
  step: ScriptedReply,
): Promise<{ model: ScriptedModel; variables: Record<string, string> }> {
  const model = await startScriptedModel([step]);
  return { model, variables: { LLM_BASE_URL: model.baseUrl, LLM_MODEL: 'tiny' } };
}

const signUp = (server: SpawnedServer) => signUpWriter(server, 0);

const generate = (learner: Attacker) => postAs(learner, '/api/generate-class', CLASS_REQUEST);

async function readRemainingCalls({ send, idToken }: Attacker): Promise<number> {
  const response = await send('/api/remaining-calls', { headers: { Authorization: `Bearer ${idToken}` } });
  return (await response.json()).remaining_calls.generate;
}

describe('a server that starts', () => {
  test('a started server prints its address and database, works, and stops with code 0', async () => {
    const folder = createFolderName();
    const server = await start({ DATA_DIR: folder });
    expect(server.getOutput()).toMatch(/^Learning Arcade is open at http:\/\/localhost:\d+$/m);
    expect(server.getOutput()).toContain('local cloud');
    expect(server.getOutput()).toContain(join(folder, 'learning-arcade.db'));
    expect(server.getOutput()).toContain('built-in');
    expect(server.getOutput()).toContain('links are printed here');
    expect(statSync(join(folder, 'learning-arcade.db')).mode & 0o077).toBe(0);

    const learner = await signUp(server);
    expect((await generate(learner)).status).toBe(200);
    expect(await readRemainingCalls(learner)).toBe(4);
    const answer = { ...CLASS_REQUEST, answer: 'I goed home.', class_plan: '# Home' };
    const feedback = await postAs(learner, '/api/submit-answer', answer);
    expect((await feedback.json()).feedback).toContain('went');

    const tooLarge = 'x'.repeat(20 * MAX_REQUEST_BYTES.generateClass);
    expect((await postAs(learner, '/api/generate-class', tooLarge)).status).toBe(413);

    server.kill('SIGTERM');
    expect(await server.exitCode).toBe(0);
  }, 60_000);

  test('a server with Firebase and a model says so and has no local cloud', async () => {
    const { variables } = await startModel('silence');
    const server = await start({ ...variables, FIREBASE_PROJECT_ID: 'my-school' });
    expect(server.getOutput()).toContain('Firebase project my-school');
    expect(server.getOutput()).toContain(`tiny at ${new URL(variables.LLM_BASE_URL ?? '').host}`);
    expect((await server.send('/cloud/config')).status).toBe(404);
    server.kill('SIGINT');
    expect(await server.exitCode).toBe(0);
  }, 60_000);
});

describe('a server that cannot start', () => {
  test('a server exits with code 1 and names a bad setting', async () => {
    const server = await start({ PORT: 'eighty' });
    expect(await server.exitCode).toBe(1);
    expect(server.getOutput()).toContain('PORT must be a port number');
  }, 60_000);

  test('a server with Firebase exits with code 1 if its app was built for the local cloud', async () => {
    // Packages are found from a folder of the project only.
    const folder = mkdtempSync('node_modules/.cache/other-build-');
    closeWithTest(() => rmSync(folder, { recursive: true }));
    cpSync(dirname(process.env.TEST_SERVER ?? ''), join(folder, 'server'), { recursive: true });
    writeFileSync(join(folder, 'client-build.json'), JSON.stringify(describeBuild({})));
    const bundle = join(folder, 'server/main.js');
    const variables = { DATA_DIR: createFolderName(), FIREBASE_PROJECT_ID: 'my-school' };
    const server = await spawnServer(variables, { bundle });
    expect(await server.exitCode).toBe(1);
    expect(server.getOutput()).toContain('but the app was built for the local cloud');

    const local = await spawnServer({ DATA_DIR: createFolderName() }, { bundle });
    expect((await local.send('/healthz')).status).toBe(200);
  }, 60_000);

  test('a server exits with code 1 and says what to do about a port in use', async () => {
    const first = await start();
    const { port } = new URL(first.address);
    const second = await start({ PORT: port });
    expect(await second.exitCode).toBe(1);
    expect(second.getOutput()).toContain(`Port ${port} is in use`);
  }, 60_000);

  test('a server exits with code 1 and names a data folder that is none', async () => {
    const server = await start({ DATA_DIR: '/dev/null/data' });
    expect(await server.exitCode).toBe(1);
    expect(server.getOutput()).toContain('/dev/null/data');
  }, 60_000);
});

describe('a class in progress', () => {
  test('a class in progress is finished when the server is stopped', async () => {
    const { model, variables } = await startModel({ content: 'nonsense', after: 200 });
    const server = await start(variables);
    const learner = await signUp(server);
    const asked = model.waitForRequest();
    const response = generate(learner);
    await asked;
    server.kill('SIGTERM');
    expect((await response).status).toBe(200);
    expect(await server.exitCode).toBe(0);
  }, 60_000);

  test('a class in progress is refunded when the learner disconnects', async () => {
    const { model, variables } = await startModel('silence');
    const server = await start(variables);
    const learner = await signUp(server);
    const client = new AbortController();
    const send: Attacker['send'] = (path, init) => server.send(path, { ...init, signal: client.signal });
    const asked = model.waitForRequest();
    const response = generate({ ...learner, send }).catch((error) => error.name);
    await asked;
    expect(await readRemainingCalls(learner)).toBe(4);
    client.abort();
    expect(await response).toBe('AbortError');
    await expect.poll(() => readRemainingCalls(learner), { timeout: 10_000 }).toBe(5);
  }, 60_000);

  test('a class in progress is refunded on the start after a kill', async () => {
    const { model, variables } = await startModel('silence');
    const folder = { DATA_DIR: createFolderName() };
    const killed = await start({ ...variables, ...folder });
    const learner = await signUp(killed);
    const asked = model.waitForRequest();
    const response = generate(learner).catch((error) => error.name);
    await asked;
    killed.kill('SIGKILL');
    expect(await killed.exitCode).toBeNull();
    expect(await response).toBe('TypeError');
    const next = await start(folder);
    expect(next.getOutput()).toContain('Refunded');
    expect(await readRemainingCalls({ ...learner, send: next.send })).toBe(5);
  }, 60_000);
});
