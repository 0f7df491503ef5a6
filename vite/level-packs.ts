import * as v from 'valibot';
import type { Plugin, Rolldown } from 'vite';
import type { AgeBand } from '../src/domain/age-band.ts';
import { LEVELS, type Level } from '../src/domain/levels.ts';
import {
  PACK_LIST_ADDRESS,
  PACKS_FOLDER,
  type PackFile,
  packListSchema,
} from '../src/pwa/level-packs/pack-list.ts';
import type { Audience } from '../src/teacher/audience-by-age.ts';
import { getPartName, listParts } from './level-parts/part-names.ts';

/*
 * A level's pack is the list of files that its learners need offline: banks of games, and parts of the
 * curriculum. Each file of a pack is a group of `vite/file-groups.ts`.
 */

/** A group, and the learners of the level who need it: all of them, or those of an age or a reason. */
type PackGroup = Omit<PackFile, 'address' | 'bytes'> & { name: string };

/**
 * Groups with questions about the world, by level: those of the quiz, and of General Knowledge by difficulty.
 */
const WORLD_GROUPS: Readonly<Record<Level, readonly string[]>> = {
  A1: ['world-a1', 'world-easy'],
  A2: ['world-a2', 'world-easy'],
  B1: ['world-easy', 'world-medium'],
  B2: ['world-medium', 'world-hard'],
  C1: ['world-hard'],
  C2: ['world-hard'],
};

/** The situations of classes differ for learners under thirteen. */
export const CLASS_AGE_BANDS = {
  children: ['child', 'preteen'],
  adults: ['teen', 'adult'],
} as const satisfies Record<Audience, readonly AgeBand[]>;

/** Scenes of Blind Date: the young make a friend, adults meet a date. */
const SCENE_AGE_BANDS = {
  young: ['child', 'preteen', 'teen'],
  adult: ['adult'],
} as const satisfies Record<string, readonly AgeBand[]>;

/** The groups that only learners of a level need for games and classes. */
function listPackGroups(level: Level): readonly PackGroup[] {
  const name = level.toLowerCase();
  const band = name.charAt(0);
  return [
    ...[`words-${name}`, `practice-${name}`, `band-${band}`, ...WORLD_GROUPS[level]].map((each) => ({
      name: each,
    })),
    ...Object.entries(SCENE_AGE_BANDS).map(([who, ages]) => ({ name: `scenes-${who}-${band}`, ages })),
    ...listParts(level).map((part) => ({
      name: `course-${getPartName(part)}`,
      ...(part.learners && { reason: part.learners.reason, ages: CLASS_AGE_BANDS[part.learners.audience] }),
    })),
  ];
}

const PACK_GROUPS = new Set(LEVELS.flatMap(listPackGroups).map(({ name }) => name));

/** Puts the files of packs into a folder of their own, which the service worker does not install. */
export function chunkFileNames({ name }: Rolldown.PreRenderedChunk): string {
  return PACK_GROUPS.has(name) ? `${PACKS_FOLDER.slice(1)}[name]-[hash].js` : 'assets/[name]-[hash].js';
}

/** Writes the list of each level's files, for the page and the worker that store them. */
export function levelPacks(): Plugin {
  return {
    name: 'level-packs',
    apply: 'build',
    generateBundle(_, bundle) {
      const listFiles = (level: Level) => listPackGroups(level).map((group) => findPackFile(group, bundle));
      const list = Object.fromEntries(LEVELS.map((level) => [level, listFiles(level)]));
      const source = JSON.stringify(v.parse(packListSchema, list));
      this.emitFile({ type: 'asset', fileName: PACK_LIST_ADDRESS.slice(1), source });
    },
  };
}

function findPackFile({ name, ...learners }: PackGroup, bundle: Rolldown.OutputBundle): PackFile {
  const chunk = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === name);
  if (chunk?.type !== 'chunk') throw new Error(`The build has no group ${name}.`);
  return { address: `/${chunk.fileName}`, bytes: Buffer.byteLength(chunk.code), ...learners };
}
