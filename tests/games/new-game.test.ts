import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Game, GameMeta } from '../../src/games/game-contract.ts';
import type { GameProbe } from './game-probe.ts';
import { createPlaythrough, dealGame } from './playthrough.ts';

const PROJECT = process.cwd();
/** The files that the generator edits. */
const EDITED = [
  'src/games/registry.ts',
  'tests/games/probes.ts',
  'tests/e2e/play-layout.ts',
  'vite/file-groups.ts',
] as const;

const root = mkdtempSync(join(tmpdir(), 'new-game-'));
afterAll(() => rmSync(root, { recursive: true }));

/** Links the entries of a project folder into the temporary copy, except folders that get new files. */
function linkFolder(folder: string, except: readonly string[] = []): void {
  mkdirSync(join(root, folder), { recursive: true });
  for (const name of readdirSync(join(PROJECT, folder))) {
    const path = join(folder, name);
    if (![...except, ...EDITED].includes(path)) symlinkSync(join(PROJECT, path), join(root, path));
  }
}

beforeAll(() => {
  symlinkSync(join(PROJECT, 'node_modules'), join(root, 'node_modules'));
  linkFolder('src', ['src/games', 'src/content']);
  linkFolder('src/games');
  linkFolder('src/content');
  linkFolder('tests', ['tests/games', 'tests/content', 'tests/e2e']);
  linkFolder('tests/games');
  linkFolder('tests/content');
  for (const path of EDITED) {
    mkdirSync(join(root, dirname(path)), { recursive: true });
    copyFileSync(join(PROJECT, path), join(root, path));
  }
});

function generate(...args: readonly string[]): void {
  execFileSync('node', ['scripts/new-game.mjs', ...args, '--root', root], { stdio: 'pipe' });
}

const readGenerated = (path: string) => readFileSync(join(root, path), 'utf8');

describe('npm run new-game', () => {
  test.each([
    ['which-word', 'whichWord', []],
    ['odd-word', 'oddWord', ['--bank']],
  ])('writes the game %s, which plays to its end', async (id, name, options) => {
    generate(id, ...options);
    const { [name]: meta } = (await import(join(root, `src/games/${id}/meta.tsx`))) as Record<
      string,
      GameMeta
    >;
    const { game } = (await import(join(root, `src/games/${id}/game.ts`))) as { game: Game };
    const probes = (await import(join(root, `tests/games/${id}/probe.ts`))) as Record<string, GameProbe>;
    const probe = probes[`${name}Probe`];
    if (!probe) throw new Error('The probe is missing');
    expect(meta).toMatchObject({ id, room: 'arcade' });

    const bank = await game.loadBank('B1', '');
    const parts = { game, probe: { ...probe, levels: ['B1'] as const }, variants: [''], getBank: () => bank };
    for (let seed = 0; seed < 20; seed += 1) {
      const { state } = createPlaythrough(seed, dealGame(seed, parts), parts).play((before, _event, step) => {
        if (step.state !== before) expect(probe.findBrokenRules(step.state)).toEqual([]);
      });
      expect(game.getResult(state).headline).toMatch(/^You found \d of 5 words\.$/);
    }
  });

  test('registers the game in the registry, the probes and the browser tests', () => {
    expect(readGenerated('src/games/registry.ts')).toContain(
      "import { whichWord } from './which-word/meta.tsx';",
    );
    expect(readGenerated('src/games/registry.ts')).toContain('  whichWord,\n');
    expect(readGenerated('tests/games/probes.ts')).toContain("  'which-word': whichWordProbe,\n");
    expect(readGenerated('tests/e2e/play-layout.ts')).toContain("  'which-word': ");
    expect(readGenerated('vite/file-groups.ts')).toContain("'content/odd-word/odd-word.json'");
  });

  test('refuses an id that is taken or not kebab-case', () => {
    expect(() => generate('quiz')).toThrow('src/games/quiz exists already.');
    expect(() => generate('Which Word')).toThrow('Usage: npm run new-game');
  });

  test('writes the files that docs/adding-a-game.md shows', () => {
    const example = readFileSync('docs/adding-a-game.md', 'utf8');
    const blocks = [...example.matchAll(/```tsx?\n\/\/ (\S+)\n([\s\S]*?)```/g)];
    expect(blocks).toHaveLength(7);
    for (const [, path = '', text] of blocks) expect(text, path).toBe(readGenerated(path));
  });
});
