import { LEVELS, type Level } from '../../src/domain/levels.ts';
import { REASONS, type Reason } from '../../src/domain/reasons.ts';
import { AUDIENCES, type Audience } from '../../src/teacher/audience.ts';

/** Who a part is for; for all learners of the level where that is not said. */
export interface PartOf {
  level: Level;
  learners?: { reason: Reason; audience: Audience };
}

/** The parts of a level: the shared one first. */
export function partsOf(level: Level): readonly PartOf[] {
  const learners = REASONS.flatMap((reason) => AUDIENCES.map((audience) => ({ reason, audience })));
  return [{ level }, ...learners.map((each) => ({ level, learners: each }))];
}

/** The part's name, by which its module and its file go. */
export function partName({ level, learners }: PartOf): string {
  const name = level.toLowerCase();
  return learners ? `${name}-${learners.reason.replace(' ', '-')}-${learners.audience}` : name;
}

/** All parts by their names. */
export const PARTS: ReadonlyMap<string, PartOf> = new Map(
  LEVELS.flatMap(partsOf).map((part) => [partName(part), part]),
);
