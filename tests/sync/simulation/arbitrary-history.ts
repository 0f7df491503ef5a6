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
import {
  type History,
  type LearnerAction,
  type SimulationEvent,
  STEPS_UNTIL_IDLE,
  type TimedEvent,
} from './history.ts';
import { LESSON_FAULTS } from './simulated-teacher.ts';
import { START_STATES, type StartState } from './start-states.ts';

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

/** An event of this type with its relative frequency. */
function weightedEvent<Name extends SimulationEvent['type']>(
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
  weightedEvent(3, 'time', { ms: pause }),
  weightedEvent(1, 'clock', { device, years: fc.integer({ min: -10, max: 10 }) }),
  weightedEvent(1, 'account', { device, uid: fc.constantFrom('ann', 'ben', null) }),
  weightedEvent(2, 'outage', { fault: fc.option(fc.constantFrom(...OUTAGES), { nil: null, freq: 2 }) }),
  weightedEvent(1, 'lesson fault', { page, fault: lessonFault }),
  weightedEvent(1, 'lesson outage', { fault: fc.option(lessonFault, { nil: null, freq: 2 }) }),
  weightedEvent(1, 'corrupt row', { device, which }),
  weightedEvent(1, 'corrupt document', { which }),
);

/** Records so large that few fit into a document; rare, because they are slow to play. */
const large: fc.Arbitrary<SimulationEvent> = fc.oneof(
  { weight: 6, arbitrary: ordinary },
  { weight: 4, arbitrary: strikeOf(LARGE_CELLS) },
  { weight: 1, arbitrary: work.map((what): SimulationEvent => ({ ...what, work: 'large lesson' })) },
);

function eventsOf(kind: fc.Arbitrary<SimulationEvent>, longest: number): fc.Arbitrary<readonly TimedEvent[]> {
  const steps = fc.constantFrom(0, 1, 2, 3, 5, 8, 13, STEPS_UNTIL_IDLE, STEPS_UNTIL_IDLE, STEPS_UNTIL_IDLE);
  const single = fc.tuple(kind, steps).map(([what, count]) => [{ ...what, steps: count }]);
  const part = fc.oneof({ weight: 15, arbitrary: single }, { weight: 1, arbitrary: episode });
  return fc.array(part, { maxLength: longest, size: 'max' }).map((parts) => parts.flat());
}

const ORDINARY_STARTS = START_STATES.filter((start) => start !== 'full');

/** Histories of a learner with three devices, one of them with two tabs. */
export function arbitraryHistory(longest: number): fc.Arbitrary<History> {
  return fc.record({
    startState: fc.oneof(
      { weight: 30, arbitrary: fc.constantFrom<StartState>(...ORDINARY_STARTS) },
      { weight: 1, arbitrary: fc.constant<StartState>('full') },
    ),
    chance: fc.nat(),
    events: fc.oneof(
      { weight: 79, arbitrary: eventsOf(ordinary, longest) },
      { weight: 1, arbitrary: eventsOf(large, longest / 2) },
    ),
    healsLoudly: fc.oneof(
      { weight: 3, arbitrary: fc.constant(true) },
      { weight: 1, arbitrary: fc.constant(false) },
    ),
  });
}
