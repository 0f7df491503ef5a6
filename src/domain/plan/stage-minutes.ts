import { MAX_STAGE_MINUTES, STAGES, type Stage, type StageMinutes } from '../lesson-plan.ts';
import { readListItems } from './lists.ts';

/** The names of stages, in a plan's markdown and on screen. */
export const STAGE_NAMES = {
  words: 'Words',
  text: 'Text',
  point: 'Teaching point',
  practice: 'Exercises',
  task: 'Last task',
} as const satisfies Record<Stage, string>;

const STAGES_BY_NAME: ReadonlyMap<string, Stage> = new Map(
  STAGES.map((stage) => [STAGE_NAMES[stage].toLowerCase(), stage]),
);

/** The stages as a list: "- Words: 5 minutes". */
export function writeStageMinutes(minutes: StageMinutes): string {
  return STAGES.flatMap((stage) => {
    const count = minutes[stage];
    return count === undefined
      ? []
      : [`- ${STAGE_NAMES[stage]}: ${count} ${count === 1 ? 'minute' : 'minutes'}`];
  }).join('\n');
}

/** The stages of a list; `undefined` if the text has anything else, so that nothing is lost. */
export function readStageMinutes(markdown: string): StageMinutes | undefined {
  const minutes: StageMinutes = {};
  const items = readListItems(markdown);
  for (const item of items) {
    const [, name = '', count] = /^([^:]+):\s*(\d{1,3})\s*min(?:ute)?s?\.?$/i.exec(item) ?? [];
    const stage = STAGES_BY_NAME.get(name.trim().toLowerCase());
    if (!stage || minutes[stage] !== undefined || !isStageLength(Number(count))) return undefined;
    minutes[stage] = Number(count);
  }
  return items.length > 0 ? minutes : undefined;
}

/** The stages with a valid duration; `undefined` if there are none. */
export function normaliseStageMinutes(minutes: StageMinutes): StageMinutes | undefined {
  const valid = STAGES.filter((stage) => isStageLength(minutes[stage]));
  return valid.length > 0 ? Object.fromEntries(valid.map((stage) => [stage, minutes[stage]])) : undefined;
}

function isStageLength(minutes: number | undefined): boolean {
  return Number.isInteger(minutes) && Number(minutes) >= 1 && Number(minutes) <= MAX_STAGE_MINUTES;
}
