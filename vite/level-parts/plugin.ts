import type { Plugin } from 'vite';
import { LEVELS, type Level } from '../../src/domain/levels.ts';
import { REASONS } from '../../src/domain/reasons.ts';
import { AUDIENCES } from '../../src/teacher/audience-by-age.ts';
import { extractLearnerPart, extractSharedPart } from '../../src/teacher/level-parts.ts';
import { getPartName, type LevelPart, PARTS } from './part-names.ts';
import { readLevel } from './read-level.ts';

const LIST = 'virtual:level-parts';
const PART = 'virtual:level-part/';
/** The leading NUL keeps other plugins from looking for a file. */
const RESOLVED = '\0';

/**
 * Provides virtual modules with the parts of the curriculum, and the list of them: a teacher edits one file
 * per subject, and a device fetches only what its learner needs.
 */
export function levelParts(): Plugin {
  let root: string;
  /** Levels that were read, so that their parts share one read. */
  const levels = new Map<Level, ReturnType<typeof readLevel>>();

  function getLevel(level: Level) {
    const content = levels.get(level) ?? readLevel(root, level);
    levels.set(level, content);
    return content;
  }

  return {
    name: 'level-parts',
    configResolved(config) {
      root = config.root;
    },
    // In development and in watched tests, the files may be edited.
    watchChange: () => levels.clear(),
    resolveId: (id) => (id === LIST || id.startsWith(PART) ? RESOLVED + id : undefined),
    load(id) {
      if (id === RESOLVED + LIST) return createListCode();
      const part = id.startsWith(RESOLVED + PART) && PARTS.get(id.slice((RESOLVED + PART).length));
      if (!part) return;
      const { bank, files } = getLevel(part.level);
      for (const file of files) this.addWatchFile(file);
      const { learners } = part;
      const content = learners
        ? extractLearnerPart(bank, learners.reason, learners.audience)
        : extractSharedPart(bank);
      // As Vite does for JSON files: a browser parses JSON text faster than an object literal.
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(content))});`;
    },
  };
}

function createListCode(): string {
  const createImport = (part: LevelPart) => `() => import(${JSON.stringify(PART + getPartName(part))})`;
  const sharedParts = createObjectCode(LEVELS, (level) => createImport({ level }));
  const learnerParts = createObjectCode(LEVELS, (level) =>
    createObjectCode(REASONS, (reason) =>
      createObjectCode(AUDIENCES, (audience) => createImport({ level, learners: { reason, audience } })),
    ),
  );
  return `export const sharedParts = ${sharedParts};\nexport const learnerParts = ${learnerParts};`;
}

/** The code of an object with these keys. */
function createObjectCode<Key extends string>(
  keys: readonly Key[],
  createValueCode: (key: Key) => string,
): string {
  return `{${keys.map((key) => `${JSON.stringify(key)}: ${createValueCode(key)}`).join()}}`;
}
