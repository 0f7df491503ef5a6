import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Level } from '../../src/domain/levels.ts';
import { getCefrBand } from '../../src/teacher/audience.ts';
import type { LevelBank } from '../../src/teacher/level-bank.ts';
import { parseLevel } from '../../src/teacher/parse-level.ts';

const CURRICULUM = 'src/teacher/curriculum';
/** The files of a level's folder that are no units. */
const NON_UNIT_FILES = ['topics.json', 'passages.json'];

/** The authored content of a level in the project at `root`, and the files that were read. */
export function readLevel(root: string, level: Level): { bank: LevelBank; files: readonly string[] } {
  const files: string[] = [];
  const read = (path: string): unknown => {
    files.push(path);
    return JSON.parse(readFileSync(path, 'utf8'));
  };
  const folder = join(root, CURRICULUM, level.toLowerCase());
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.json'))
    .sort();
  const isStrand = (path: string) => path !== basename(path);
  const bank = parseLevel({
    units: paths
      .filter((path) => !isStrand(path) && !NON_UNIT_FILES.includes(path))
      .map((path) => read(join(folder, path))),
    topics: read(join(folder, 'topics.json')),
    passages: read(join(folder, 'passages.json')),
    phrases: read(join(root, CURRICULUM, `phrases/${getCefrBand(level).toLowerCase()}.json`)),
    strands: paths.filter(isStrand).map((path) => read(join(folder, path))),
  });
  return { bank, files };
}
