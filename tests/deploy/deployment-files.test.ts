import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const compose = readFileSync('compose.yaml', 'utf8');
const dockerfile = readFileSync('Dockerfile', 'utf8');
/** The last stage, which becomes the image. */
const image = dockerfile.slice(dockerfile.lastIndexOf('FROM '));

test('the server in the image does not run as root', () => {
  expect(image).toMatch(/^USER node$/m);
  expect(image.slice(image.indexOf('USER node'))).not.toMatch(/^RUN /m);
});

test('Node in the image receives signals directly, without a shell', () => {
  expect(image).toMatch(/^CMD \["node", "--max-semi-space-size=4", "dist\/server\/main\.js"\]$/m);
});

test('the image contains no secret', () => {
  expect(dockerfile).not.toMatch(/^(ENV|ARG) .*(KEY|TOKEN|SECRET|PASSWORD|DATABASE_URL)/im);
});

test('the build gets only parts of the project that exist', () => {
  const [first, ...parts] = readFileSync('.dockerignore', 'utf8').match(/^[^#\n].*$/gm) ?? [];
  expect(first).toBe('*');
  for (const part of parts) expect(existsSync(part.replace(/^!/, '')), part).toBe(true);
});

test('only the proxy can be reached from outside', () => {
  const reachable = compose.split(/\n(?= {2}\w+:)/).filter((service) => /^ {4}ports:/m.test(service));
  expect(reachable.map((service) => service.trim().split(':')[0])).toEqual(['proxy']);
});

/** The text of each service in compose.yaml with the settings that several share, by name. */
const services = new Map(
  ['app', 'database', 'proxy'].map((name) => {
    const start = name === 'app' ? 'x-app: &app' : `\n  ${name}:\n`;
    const rest = compose.slice(compose.indexOf(start) + start.length);
    return [name, rest.slice(0, rest.indexOf('\n\n'))] as const;
  }),
);

test.each([...services])('the service %s drops all capabilities and has a memory limit', (_name, text) => {
  expect(text).toMatch(/^ +cap_drop: \[ALL\]$/m);
  expect(text).toMatch(/^ +security_opt: \['no-new-privileges:true'\]$/m);
  expect(text).toMatch(/^ +mem_limit: \d+[gm]$/m);
});

test.each(['deploy/Caddyfile', 'deploy/service.Caddyfile'])(
  'the proxy of %s does not serve the metrics',
  (path) => {
    expect(readFileSync(path, 'utf8')).toMatch(/^\trespond \/metrics 404$/m);
  },
);

test.each(['SIGN_UPS', 'GUESTS_PER_DAY', 'PARENT_CONSENT_BELOW_AGE', 'OPERATOR_NAME', 'PRIVACY_NOTICE'])(
  'the containers get the setting %s from .env',
  (name) => {
    expect(compose).toContain(`    ${name}: \${${name}:-}\n`);
  },
);

test('each secret in compose.yaml comes from a variable, and the password must be set', () => {
  const secrets = compose.match(/^ *\w*(PASSWORD|TOKEN|KEY|DATABASE_URL): .*$/gm) ?? [];
  expect(secrets).not.toHaveLength(0);
  for (const secret of secrets) expect(secret).toContain('${');
  for (const [, rule] of compose.matchAll(/\$\{POSTGRES_PASSWORD(.)/g)) expect(rule).toBe(':');
  expect(compose).not.toContain('${POSTGRES_PASSWORD:-');
});

test.each([
  ['Dockerfile', /^CMD .*$/m],
  ['deploy/learning-arcade.service', /^ExecStart=.*$/m],
  ['package.json', /"start": .*$/m],
  ['package.json', /"serve:lessons": .*$/m],
])('the server started by %s (%s) may use little memory at rest', (path, command) => {
  const file = readFileSync(path, 'utf8');
  expect(command.exec(file)?.[0]).toContain('--max-semi-space-size=4');
  expect(file).toMatch(/(?:^| |")MALLOC_ARENA_MAX=2\b/m);
});
