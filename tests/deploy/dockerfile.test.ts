import { existsSync, readFileSync } from 'node:fs';
import { DockerfileParser } from 'dockerfile-ast';
import { validate } from 'dockerfile-utils';
import { expect, test } from 'vitest';

const dockerfile = DockerfileParser.parse(readFileSync('Dockerfile', 'utf8'));
const instructions = dockerfile.getInstructions();
const lastFrom = instructions.findLastIndex((one) => one.getKeyword() === 'FROM');
/** What the image is made of; the stages before it are thrown away. */
const image = instructions.slice(lastFrom);

/** The arguments of an instruction that the image has once. */
function only(keyword: string): string {
  const found = image.filter((one) => one.getKeyword() === keyword);
  expect(found).toHaveLength(1);
  return found[0]?.getArgumentsContent() ?? '';
}

const contextFiles = readFileSync('.dockerignore', 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));

test('a validator finds no fault, and knows one where there is one', () => {
  const text = readFileSync('Dockerfile', 'utf8');
  expect(validate(text).map(({ message }) => message)).toEqual([]);
  expect(validate(text.replace('EXPOSE 8080', 'EXPOSE many')).map(({ message }) => message)).not.toEqual([]);
  expect(validate(text.replace('USER node', 'USR node')).map(({ message }) => message)).not.toEqual([]);
});

test('every base is one release, and one with glibc, for which the database’s engine is built', () => {
  const bases = dockerfile.getFROMs().map((from) => from.getImage());
  expect(bases).not.toHaveLength(0);
  for (const base of bases) expect(base).toMatch(/^node:\d+\.\d+\.\d+-\w+-slim$/);
});

test('the program runs without the rights of root, from then on', () => {
  expect(only('USER')).toBe('node');
  const keywords = image.map((one) => one.getKeyword());
  expect(keywords.slice(keywords.indexOf('USER'))).not.toContain('RUN');
});

test('Docker asks whether it lives', () => {
  expect(only('HEALTHCHECK')).toContain('/healthz');
});

test('the program is told of signals itself, with no shell between', () => {
  expect(JSON.parse(only('CMD'))).toEqual(['node', 'dist/server/main.js']);
});

test('the image takes from the build only what runs', () => {
  const copies = image
    .filter((one) => one.getKeyword() === 'COPY')
    .map((one) => one.getArguments()[0]?.getValue());
  expect(copies).toEqual(['/app/package.json', '/app/node_modules', '/app/dist']);
});

test('no secret is a part of it', () => {
  const names = [...dockerfile.getENVs(), ...dockerfile.getARGs()].map((one) => one.getArgumentsContent());
  expect(names.join('\n')).not.toMatch(/KEY|TOKEN|SECRET|PASSWORD|DATABASE_URL/i);
});

test('the build gets named parts of the project alone, all of which are there', () => {
  const [first, ...parts] = contextFiles;
  expect(first).toBe('*');
  for (const part of parts) expect(existsSync(part.replace(/^!/, '')), part).toBe(true);
  expect(parts.filter((part) => !part.startsWith('!') || /env|data|\.git/.test(part))).toEqual([]);
});
