import { LEVELS, type Level } from '../../src/domain/levels.ts';
import { REASONS, type Reason } from '../../src/domain/reasons.ts';
import { AUDIENCES, type Audience } from '../../src/teacher/audience-by-age.ts';

/** A part of a level's curriculum: for a group of learners, or without `learners` for all of them. */
export interface LevelPart {
  level: Level;
  learners?: { reason: Reason; audience: Audience };
}

/** The parts of a level, the shared one first. */
export function listParts(level: Level): readonly LevelPart[] {
  const learnerGroups = REASONS.flatMap((reason) => AUDIENCES.map((audience) => ({ reason, audience })));
  return [{ level }, ...learnerGroups.map((learners) => ({ level, learners }))];
}

/** The name of the part's module and file. */
export function getPartName({ level, learners }: LevelPart): string {
  const levelName = level.toLowerCase();
  return learners ? `${levelName}-${learners.reason.replaceAll(' ', '-')}-${learners.audience}` : levelName;
}

/** All parts by their names. */
export const PARTS: ReadonlyMap<string, LevelPart> = new Map(
  LEVELS.flatMap(listParts).map((part) => [getPartName(part), part]),
);
