import * as v from 'valibot';
import type { Plugin, Rolldown } from 'vite';
import type { AgeBand } from '../src/domain/age-band.ts';
import { LEVELS, type Level } from '../src/domain/levels.ts';
import {
  PACK_LIST_ADDRESS,
  PACKS_FOLDER,
  type PackFile,
  packListSchema,
} from '../src/installation/level-packs/pack-list.ts';
import type { Audience } from '../src/teacher/audience.ts';
import { partName, partsOf } from './level-parts/part-names.ts';

/** A group of `vite/file-groups.ts`, and of which learners of the level it is. */
type PackGroup = Omit<PackFile, 'address' | 'bytes'> & { name: string };

/** Questions about the world by how hard they are: those of the quiz at a level, then those of General Knowledge. */
const WORLD: Readonly<Record<Level, readonly string[]>> = {
  A1: ['world-a1', 'world-easy'],
  A2: ['world-a2', 'world-easy'],
  B1: ['world-easy', 'world-medium'],
  B2: ['world-medium', 'world-hard'],
  C1: ['world-hard'],
  C2: ['world-hard'],
};

/** Classes have other situations for those under thirteen. */
export const AGES_OF_CLASSES = {
  children: ['child', 'preteen'],
  adults: ['teen', 'adult'],
} as const satisfies Record<Audience, readonly AgeBand[]>;

/** Who makes a friend in a game's scenes, and who meets a date. */
const AGES_OF_SCENES = {
  young: ['child', 'preteen', 'teen'],
  adult: ['adult'],
} as const satisfies Record<string, readonly AgeBand[]>;

/** The groups that learners of a level need for all games and for classes, besides those of every level. */
function groupsOf(level: Level): readonly PackGroup[] {
  const name = level.toLowerCase();
  const band = name.charAt(0);
  return [
    ...[`words-${name}`, `practice-${name}`, `band-${band}`, ...WORLD[level]].map((each) => ({ name: each })),
    ...Object.entries(AGES_OF_SCENES).map(([who, ages]) => ({ name: `scenes-${who}-${band}`, ages })),
    ...partsOf(level).map((part) => ({
      name: `course-${partName(part)}`,
      ...(part.learners && { reason: part.learners.reason, ages: AGES_OF_CLASSES[part.learners.audience] }),
    })),
  ];
}

const PACK_GROUPS = new Set(LEVELS.flatMap(groupsOf).map(({ name }) => name));

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
      const filesOf = (level: Level) => groupsOf(level).map((group) => fileOf(group, bundle));
      const list = Object.fromEntries(LEVELS.map((level) => [level, filesOf(level)]));
      const source = JSON.stringify(v.parse(packListSchema, list));
      this.emitFile({ type: 'asset', fileName: PACK_LIST_ADDRESS.slice(1), source });
    },
  };
}

function fileOf({ name, ...whose }: PackGroup, bundle: Rolldown.OutputBundle): PackFile {
  const chunk = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === name);
  if (chunk?.type !== 'chunk') throw new Error(`The build has no group ${name}.`);
  return { address: `/${chunk.fileName}`, bytes: Buffer.byteLength(chunk.code), ...whose };
}
