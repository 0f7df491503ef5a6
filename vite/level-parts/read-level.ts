import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Level } from '../../src/domain/levels.ts';
import { getCefrBand } from '../../src/teacher/audience-by-age.ts';
import type { LevelBank } from '../../src/teacher/level-bank.ts';
import { parseLevel } from '../../src/teacher/parse-level.ts';
import { readJsonFile } from '../read-json-file.ts';

const CURRICULUM = 'src/teacher/curriculum';
/** The files of a level's folder that are not units. */
const NON_UNIT_FILES = ['tasks.json', 'topics.json', 'passages.json'];

/** The authored content of a level in the project at `root`, and the files that were read. */
export function readLevel(root: string, level: Level): { bank: LevelBank; files: readonly string[] } {
  const files: string[] = [];
  const read = (path: string): unknown => {
    files.push(path);
    return readJsonFile(path);
  };
  const folder = join(root, CURRICULUM, level.toLowerCase());
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.json'))
    .sort();
  const readFolder = (name: string) =>
    paths.filter((path) => dirname(path) === name).map((path) => read(join(folder, path)));
  const band = getCefrBand(level).toLowerCase();
  const bank = parseLevel({
    units: paths
      .filter((path) => dirname(path) === '.' && !NON_UNIT_FILES.includes(path))
      .map((path) => read(join(folder, path))),
    tasks: read(join(folder, 'tasks.json')),
    topics: read(join(folder, 'topics.json')),
    passages: read(join(folder, 'passages.json')),
    strands: readFolder('strands'),
    weeks: readFolder('weeks'),
    moduleLessons: listModuleFiles(root, band).map(read),
  });
  return { bank, files };
}

/** The files with the lessons of the Speaking modules at a band: "travel-a.json". */
function listModuleFiles(root: string, band: string): readonly string[] {
  const folder = join(root, CURRICULUM, 'speaking-modules');
  return readdirSync(folder)
    .filter((name) => name.endsWith(`-${band}.json`))
    .sort()
    .map((name) => join(folder, name));
}
