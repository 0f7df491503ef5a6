import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DCLinter } from 'dclint';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readConfiguration } from '../../server/configuration/configuration.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const service = v.object({
  build: v.optional(v.string()),
  image: v.string(),
  environment: v.record(v.string(), v.string()),
  depends_on: v.optional(v.union([v.array(v.string()), v.record(v.string(), v.unknown())])),
  volumes: v.optional(v.array(v.string()), []),
  ports: v.optional(v.array(v.string()), []),
  read_only: v.optional(v.boolean()),
  cap_drop: v.optional(v.array(v.string())),
  security_opt: v.optional(v.array(v.string())),
  healthcheck: v.optional(v.object({ test: v.array(v.string()) })),
  stop_grace_period: v.optional(v.string()),
});
const compose = v.object({
  services: v.record(v.string(), service),
  volumes: v.record(v.string(), v.null()),
});

const { services, volumes } = v.parse(
  compose,
  parse(readFileSync('compose.yaml', 'utf8'), { merge: true, strict: true }),
);
const all = Object.entries(services);
const apps = all.filter(([, { build }]) => build !== undefined);
const proxy = readFileSync('deploy/Caddyfile', 'utf8');

/** A value as Docker fills it in from these variables. */
function filledIn(value: string, variables: Record<string, string>): string {
  return value.replace(/\$\{(\w+)(?::[-?]([^}]*))?\}/g, (_, name, otherwise) =>
    value.includes(`\${${name}:?`) ? (variables[name] ?? '') : (variables[name] ?? otherwise),
  );
}

/** What of the linter's rules is not ours: the order of keys is that of reading, and quotes stand where YAML's do. */
const RULES = {
  'top-level-properties-order': 0,
  'service-keys-order': 0,
  'services-alphabetical-order': 0,
  'no-quotes-in-volumes': 0,
  // The proxy is for everybody to reach, by either protocol; a test below holds that it is alone in that.
  'no-unbound-port-interfaces': 0,
} as const;

function lint(path: string): string[] {
  const linter = new DCLinter({ rules: RULES, quiet: false, debug: false, exclude: [] });
  return linter
    .lintFiles([path], false)
    .flatMap(({ messages }) => messages)
    .map(({ rule, line, message }) => `${rule}, line ${line}: ${message}`);
}

test('a linter that knows the Compose specification finds no fault', () => {
  expect(lint('compose.yaml')).toEqual([]);
});

test('the linter finds what the specification does not know', () => {
  const path = join(temporaryFolder(), 'compose.yaml');
  writeFileSync(
    path,
    readFileSync('compose.yaml', 'utf8').replace('restart: unless-stopped', 'restarts: never'),
  );
  expect(lint(path).join()).toContain('invalid-schema');
});

test('there are three processes of the server, which the proxy spreads requests over', () => {
  expect(apps.map(([name]) => name)).toEqual(['app1', 'app2', 'app3']);
  expect(proxy).toContain(`reverse_proxy ${apps.map(([name]) => `${name}:8080`).join(' ')} {`);
});

test('the server takes its settings, with nothing set but the password', () => {
  for (const [, { environment }] of apps) {
    const variables = Object.entries(environment).map(([name, value]) => [
      name,
      filledIn(value, { POSTGRES_PASSWORD: 'abc123' }),
    ]);
    const configuration = readConfiguration(Object.fromEntries(variables));
    expect(configuration).toMatchObject({
      ok: true,
      value: {
        databaseUrl: 'postgres://arcade:abc123@database:5432/arcade',
        trustedProxies: { kind: 'hops', hops: 1 },
      },
    });
  }
});

test('the server has no rights that it does not need', () => {
  for (const [, app] of apps) {
    expect(app).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
  }
});

test('the server has the time to finish what it is at work on', () => {
  for (const [, { stop_grace_period }] of apps) expect(stop_grace_period).toBe('60s');
});

test('the server waits for a database that answers', () => {
  expect(services.database?.healthcheck?.test).toContain('pg_isready');
  for (const [, { depends_on }] of apps) {
    expect(depends_on).toEqual({ database: { condition: 'service_healthy' } });
  }
});

test('only the proxy is reached from outside', () => {
  expect(all.filter(([, { ports }]) => ports.length > 0).map(([name]) => name)).toEqual(['proxy']);
});

test('the proxy shows the metrics to nobody', () => {
  expect(proxy).toMatch(/^\trespond \/metrics 404$/m);
});

test('images of others are one release', () => {
  const others = all.filter(([, { build }]) => build === undefined);
  for (const [, { image }] of others) expect(image).toMatch(/:\d+\.\d+(\.\d+)?-\w+$/);
});

test('no secret stands in the file: each comes from a variable, and the password must be set', () => {
  const secrets = all.flatMap(([, { environment }]) =>
    Object.entries(environment).filter(([name]) => /PASSWORD|TOKEN|KEY|DATABASE_URL/.test(name)),
  );
  expect(secrets).not.toHaveLength(0);
  for (const [, value] of secrets) expect(value).toContain('${');
  expect(services.database?.environment.POSTGRES_PASSWORD).toMatch(/^\$\{POSTGRES_PASSWORD:\?/);
});

test('volumes are declared, and files that are mounted exist', () => {
  const mounted = all.flatMap(([, service]) => service.volumes.map((volume) => volume.split(':')[0] ?? ''));
  for (const source of mounted) {
    expect(source.startsWith('.') ? existsSync(source) : source in volumes, source).toBe(true);
  }
});
