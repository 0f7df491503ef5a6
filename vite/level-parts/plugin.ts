import type { Plugin } from 'vite';
import { LEVELS, type Level } from '../../src/domain/levels.ts';
import { REASONS } from '../../src/domain/reasons.ts';
import { AUDIENCES } from '../../src/teacher/audience.ts';
import { extractLearnerPart, extractSharedPart } from '../../src/teacher/level-parts.ts';
import { PARTS, type PartOf, partName } from './part-names.ts';
import { readLevel } from './read-level.ts';

const LIST = 'virtual:level-parts';
const PART = 'virtual:level-part/';
/** The leading NUL keeps other plugins from looking for a file. */
const RESOLVED = '\0';

/**
 * Makes modules of the curriculum's files, each with what some learners need of a level, and the list of them: a teacher
 * edits one file of topics, and a device fetches those that are for its learner.
 */
export function levelParts(): Plugin {
  let root: string;
  /** Each level is read once for all of its parts. */
  const levels = new Map<Level, ReturnType<typeof readLevel>>();

  function levelOf(level: Level) {
    const known = levels.get(level) ?? readLevel(root, level);
    levels.set(level, known);
    return known;
  }

  return {
    name: 'level-parts',
    configResolved(config) {
      root = config.root;
    },
    // In development, and where tests are watched, a teacher may be at work on the files.
    watchChange: () => levels.clear(),
    resolveId: (id) => (id === LIST || id.startsWith(PART) ? RESOLVED + id : undefined),
    load(id) {
      if (id === RESOLVED + LIST) return listOfParts();
      const part = id.startsWith(RESOLVED + PART) && PARTS.get(id.slice((RESOLVED + PART).length));
      if (!part) return;
      const { bank, files } = levelOf(part.level);
      for (const file of files) this.addWatchFile(file);
      const { learners } = part;
      const content = learners
        ? extractLearnerPart(bank, learners.reason, learners.audience)
        : extractSharedPart(bank);
      // As Vite does with JSON: a browser reads a text of it faster than an object.
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(content))});`;
    },
  };
}

function listOfParts(): string {
  const imported = (part: PartOf) => `() => import(${JSON.stringify(PART + partName(part))})`;
  const shared = entriesOf(LEVELS, (level) => imported({ level }));
  const own = entriesOf(LEVELS, (level) =>
    entriesOf(REASONS, (reason) =>
      entriesOf(AUDIENCES, (audience) => imported({ level, learners: { reason, audience } })),
    ),
  );
  return `export const sharedParts = ${shared};\nexport const learnerParts = ${own};`;
}

/** An object with these keys, as code. */
function entriesOf<Key extends string>(keys: readonly Key[], codeOf: (key: Key) => string): string {
  return `{${keys.map((key) => `${JSON.stringify(key)}: ${codeOf(key)}`).join()}}`;
}
