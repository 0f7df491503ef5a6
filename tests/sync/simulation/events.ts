import fc from 'fast-check';
import { episode } from './episodes.ts';
import {
  explainImpossible,
  FAULT_POINTS,
  FAULTS,
  type FaultPoint,
  REQUEST_FAULTS,
  type RequestFault,
  type SimulatedFault,
} from './faults.ts';
import { LESSON_FAULTS, type LessonFault } from './simulated-teacher.ts';
import { START_STATES, type StartState } from './start-states.ts';
import { STEPS_UNTIL_IDLE } from './timed-event.ts';

/** What the learner writes. */
export type LearnerAction =
  | 'lesson'
  | 'answer'
  | 'homework'
  | 'set-up'
  | 'game'
  | 'learn'
  | 'own word'
  | 'mistake'
  | 'class'
  | 'hand in'
  | 'take back'
  | 'take note'
  | 'write'
  | 'keep writing'
  | 'poison'
  | 'large lesson';

/** Something that happens in a history. `page` counts over all devices' tabs. */
export type SimulationEvent =
  | { type: 'work'; page: number; work: LearnerAction; which: number }
  | { type: 'wake'; page: number }
  | { type: 'pull'; page: number }
  | { type: 'part'; page: number }
  | { type: 'time'; ms: number }
  /** `again`: a log-out of a device that has sent everything, and a sign-in. */
  | { type: 'offline' | 'online' | 'away' | 'anew'; device: number }
  | { type: 'crash' | 'reload' | 'freeze' | 'thaw'; page: number }
  /** Befalls the page's next call of the lesson API, or all calls of all pages. */
  | { type: 'lesson fault'; page: number; fault: LessonFault }
  | { type: 'lesson outage'; fault: LessonFault | null }
  | { type: 'clock'; device: number; years: number }
  | { type: 'account'; device: number; uid: 'ann' | 'ben' | null }
  | { type: 'outage'; fault: RequestFault | null }
  | { type: 'corrupt row'; device: number; which: number }
  | { type: 'corrupt document'; which: number }
  /** A fault that lies in wait at a step; with `staged`, what leads to that step is brought about. */
  | { type: 'strike'; page: number; place: FaultPoint; fault: SimulatedFault; staged: boolean };

/**
 * One thing after the other; after each, `steps` more steps of the world are taken, or all that there are.
 */
export interface History {
  startState: StartState;
  /** Settles the order of everything that could happen at once, and the engine's jitter. */
  chance: number;
  events: readonly (SimulationEvent & { steps: number })[];
  /** Whether the network's return is told to the pages, or they have to find out. */
  healsLoudly: boolean;
}

export const PAGE_COUNT = 4;
const page = fc.nat({ max: PAGE_COUNT - 1 });
const device = fc.nat({ max: 2 });
const which = fc.nat({ max: 11 });
const SECOND = 1_000;
const OUTAGES: readonly RequestFault[] = REQUEST_FAULTS.filter(
  (fault) => !['401 once', 'duplicate', 'reorder', '412'].includes(fault),
);
interface Cell {
  place: FaultPoint;
  fault: SimulatedFault;
}
const CELLS: readonly Cell[] = FAULT_POINTS.flatMap((place) =>
  FAULTS.filter((fault) => explainImpossible(place, fault) === null).map((fault) => ({ place, fault })),
);
const needsLarge = ({ place, fault }: Cell) => place === 'document kept' || fault === 'over the limit';
const ORDINARY_CELLS = CELLS.filter((cell) => !needsLarge(cell));
const LARGE_CELLS = CELLS.filter(needsLarge);

const work = fc.record({
  type: fc.constant('work' as const),
  page,
  work: fc.oneof(
    {
      weight: 30,
      arbitrary: fc.constantFrom<LearnerAction>('lesson', 'answer', 'answer', 'homework', 'set-up'),
    },
    {
      weight: 15,
      arbitrary: fc.constantFrom<LearnerAction>('game', 'game', 'learn', 'learn', 'own word', 'mistake'),
    },
    {
      weight: 15,
      arbitrary: fc.constantFrom<LearnerAction>('class', 'hand in', 'hand in', 'take back', 'take note'),
    },
    { weight: 15, arbitrary: fc.constantFrom<LearnerAction>('write', 'write', 'write', 'keep writing') },
    { weight: 2, arbitrary: fc.constant<LearnerAction>('poison') },
  ),
  which,
});
const onPage = fc.record({
  type: fc.constantFrom(...(['wake', 'pull', 'part', 'crash', 'reload', 'freeze', 'thaw'] as const)),
  page,
});
const onDevice = fc.record({
  type: fc.constantFrom('offline' as const, 'online' as const, 'away' as const, 'anew' as const),
  device,
});
function strikeOf(cells: readonly Cell[]): fc.Arbitrary<SimulationEvent> {
  return fc
    .record({
      type: fc.constant('strike' as const),
      page,
      cell: fc.constantFrom(...cells),
      staged: fc.boolean(),
    })
    .map(({ cell, ...rest }) => ({ ...rest, ...cell }));
}

type Named<Name extends SimulationEvent['type']> = Extract<SimulationEvent, { type: Name }>;

/** A happening of this name, so often beside the others. */
function happens<Name extends SimulationEvent['type']>(
  weight: number,
  event: Name,
  fields: { [Key in Exclude<keyof Named<Name>, 'type'>]: fc.Arbitrary<Named<Name>[Key]> },
) {
  const named = fc.record({ type: fc.constant(event), ...fields });
  return { weight, arbitrary: named as unknown as fc.Arbitrary<SimulationEvent> };
}

const pause = fc.constantFrom(SECOND, 5 * SECOND, 30 * SECOND, 90 * SECOND, 400 * SECOND);
const lessonFault = fc.constantFrom(...LESSON_FAULTS);

const ordinary: fc.Arbitrary<SimulationEvent> = fc.oneof(
  { weight: 10, arbitrary: work },
  { weight: 6, arbitrary: strikeOf(ORDINARY_CELLS) },
  { weight: 3, arbitrary: onPage },
  { weight: 2, arbitrary: onDevice },
  happens(3, 'time', { ms: pause }),
  happens(1, 'clock', { device, years: fc.integer({ min: -10, max: 10 }) }),
  happens(1, 'account', { device, uid: fc.constantFrom('ann', 'ben', null) }),
  happens(2, 'outage', { fault: fc.option(fc.constantFrom(...OUTAGES), { nil: null, freq: 2 }) }),
  happens(1, 'lesson fault', { page, fault: lessonFault }),
  happens(1, 'lesson outage', { fault: fc.option(lessonFault, { nil: null, freq: 2 }) }),
  happens(1, 'corrupt row', { device, which }),
  happens(1, 'corrupt document', { which }),
);

/** Records so large that few fit into a document: slow to play, and rare. */
const large: fc.Arbitrary<SimulationEvent> = fc.oneof(
  { weight: 6, arbitrary: ordinary },
  { weight: 4, arbitrary: strikeOf(LARGE_CELLS) },
  { weight: 1, arbitrary: work.map((what): SimulationEvent => ({ ...what, work: 'large lesson' })) },
);

function happeningsOf(kind: fc.Arbitrary<SimulationEvent>, longest: number): fc.Arbitrary<History['events']> {
  const steps = fc.constantFrom(0, 1, 2, 3, 5, 8, 13, STEPS_UNTIL_IDLE, STEPS_UNTIL_IDLE, STEPS_UNTIL_IDLE);
  const one = fc.tuple(kind, steps).map(([what, count]) => [{ ...what, steps: count }]);
  const some = fc.oneof({ weight: 15, arbitrary: one }, { weight: 1, arbitrary: episode });
  return fc.array(some, { maxLength: longest, size: 'max' }).map((parts) => parts.flat());
}

const ORDINARY_SEEDS = START_STATES.filter((seed) => seed !== 'full');

/** What may befall a learner with three devices, one of them with two tabs. */
export function arbitraryHistory(longest: number): fc.Arbitrary<History> {
  return fc.record({
    startState: fc.oneof(
      { weight: 30, arbitrary: fc.constantFrom<StartState>(...ORDINARY_SEEDS) },
      { weight: 1, arbitrary: fc.constant<StartState>('full') },
    ),
    chance: fc.nat(),
    events: fc.oneof(
      { weight: 79, arbitrary: happeningsOf(ordinary, longest) },
      { weight: 1, arbitrary: happeningsOf(large, longest / 2) },
    ),
    healsLoudly: fc.oneof(
      { weight: 3, arbitrary: fc.constant(true) },
      { weight: 1, arbitrary: fc.constant(false) },
    ),
  });
}
