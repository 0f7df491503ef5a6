import * as v from 'valibot';
import type { Plugin, Rolldown } from 'vite';
import { LEVELS, type Level } from '../src/domain/levels.ts';
import {
  PACK_LIST_ADDRESS,
  PACKS_FOLDER,
  type PackFile,
  packListSchema,
} from '../src/installation/level-packs/pack-list.ts';

/** Questions about the world by how hard they are: the quiz and General Knowledge each ask some at a level. */
const WORLD: Readonly<Record<Level, readonly string[]>> = {
  A1: ['world-simple', 'world-general'],
  A2: ['world-simple', 'world-general'],
  B1: ['world-general'],
  B2: ['world-general', 'world-hard'],
  C1: ['world-hard'],
  C2: ['world-hard'],
};

/** The groups of `vite/file-groups.ts` that a level needs for all games and for classes, besides those of every level. */
function groupsOf(level: Level): readonly string[] {
  const name = level.toLowerCase();
  const band = name.charAt(0);
  return [
    `words-${name}`,
    `practice-${name}`,
    `course-${name}`,
    `band-${band}`,
    `scenes-${band}`,
    ...WORLD[level],
  ];
}

const PACK_GROUPS = new Set(LEVELS.flatMap(groupsOf));

/** What belongs to levels lies apart, so that the service worker does not install it. */
export function chunkFileNames({ name }: Rolldown.PreRenderedChunk): string {
  return PACK_GROUPS.has(name) ? `${PACKS_FOLDER.slice(1)}[name]-[hash].js` : 'assets/[name]-[hash].js';
}

/** Writes the list of each level's files, for the page and the worker that keep them. */
export function levelPacks(): Plugin {
  return {
    name: 'level-packs',
    apply: 'build',
    generateBundle(_, bundle) {
      const filesOf = (level: Level) => groupsOf(level).map((name) => fileOf(name, bundle));
      const list = Object.fromEntries(LEVELS.map((level) => [level, filesOf(level)]));
      const source = JSON.stringify(v.parse(packListSchema, list));
      this.emitFile({ type: 'asset', fileName: PACK_LIST_ADDRESS.slice(1), source });
    },
  };
}

function fileOf(name: string, bundle: Rolldown.OutputBundle): PackFile {
  const chunk = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === name);
  if (chunk?.type !== 'chunk') throw new Error(`The build has no group ${name}.`);
  return { address: `/${chunk.fileName}`, bytes: Buffer.byteLength(chunk.code) };
}
