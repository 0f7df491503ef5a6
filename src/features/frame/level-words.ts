import type { Level } from '../../domain/levels.ts';

/** Levels as a sentence names them: "A2", "A2 and B1", "A2, B1 and B2". */
function levelNames(levels: readonly Level[]): string {
  return levels.join(', ').replace(/, (\w+)$/, ' and $1');
}

/** That a level is not on this device, and which ones are. */
export function missingLevelWords(level: Level, held: readonly Level[]): string {
  const missing = `The games and classes of ${level} are not on this device yet. They come with the next connection.`;
  return held.length === 0 ? missing : `${missing} Until then there are those of ${levelNames(held)}.`;
}
