import fc from 'fast-check';
import { pickDocumentCorruption } from './corrupt-document.ts';
import { pickRowCorruption } from './corrupt-row.ts';
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

/** Two tabs of a laptop, a phone and a tablet. */
export const PAGE_COUNT = 4;
const page = fc.nat({ max: PAGE_COUNT - 1 });
const device = fc.nat({ max: 2 });
/** The number of random choices of an action, from 0; also the number of corruptions of a document. */
export const CHOICES = 12;
const choice = fc.nat({ max: CHOICES - 1 });
const SECOND = 1_000;
/** The faults that can hit every request of a time; the others make sense for a single request only. */
const OUTAGES: readonly RequestFault[] = REQUEST_FAULTS.filter(
  (fault) => !['401 once', 'duplicate', 'reorder', '412'].includes(fault),
);
/** A cell of the table of steps and faults: a fault at a step of the engine. */
interface Cell {
  point: FaultPoint;
  fault: SimulatedFault;
}
const CELLS: readonly Cell[] = FAULT_POINTS.flatMap((point) =>
  FAULTS.filter((fault) => explainImpossible(point, fault) === null).map((fault) => ({ point, fault })),
);
/** Whether a fault needs records that together are too large for a document. */
const needsLarge = ({ point, fault }: Cell) => point === 'document kept' || fault === 'over the limit';
const ORDINARY_CELLS = CELLS.filter((cell) => !needsLarge(cell));
const LARGE_CELLS = CELLS.filter(needsLarge);

const action = fc.record({
  type: fc.constant('action' as const),
  page,
  action: fc.oneof(
    {
      weight: 30,
      arbitrary: fc.constantFrom<LearnerAction>(
        'add lesson',
        'save answer',
        'save answer',
        'save homework',
        'set up',
      ),
    },
    {
      weight: 15,
      arbitrary: fc.constantFrom<LearnerAction>(
        'play game',
        'play game',
        'learn from games',
        'learn from games',
        'change own word',
        'record mistake',
      ),
    },
    {
      weight: 15,
      arbitrary: fc.constantFrom<LearnerAction>(
        'request class',
        'submit answer',
        'submit answer',
        'cancel request',
        'delete finished requests',
      ),
    },
    {
      weight: 15,
      arbitrary: fc.constantFrom<LearnerAction>(
        'write in notepad',
        'write in notepad',
        'write in notepad',
        'save notepad as homework',
      ),
    },
    { weight: 2, arbitrary: fc.constant<LearnerAction>('save refused record') },
  ),
  choice,
});
const onPage = fc.record({
  type: fc.constantFrom(
    ...(['request sync', 'pull', 'cancelled log-out', 'crash', 'reload', 'freeze', 'thaw'] as const),
  ),
  page,
});
const onDevice = fc.record({
  type: fc.constantFrom(
    'offline' as const,
    'online' as const,
    'hide and show' as const,
    'log out and in' as const,
  ),
  device,
});
function plannedFaultAt(cells: readonly Cell[]): fc.Arbitrary<SimulationEvent> {
  return fc
    .record({
      type: fc.constant('planned fault' as const),
      page,
      cell: fc.constantFrom(...cells),
      isStaged: fc.boolean(),
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
  { weight: 10, arbitrary: action },
  { weight: 6, arbitrary: plannedFaultAt(ORDINARY_CELLS) },
  { weight: 3, arbitrary: onPage },
  { weight: 2, arbitrary: onDevice },
  weightedEvent(3, 'time passes', { ms: pause }),
  weightedEvent(1, 'clock', { device, years: fc.integer({ min: -10, max: 10 }) }),
  weightedEvent(1, 'account', { device, uid: fc.constantFrom('ann', 'ben', null) }),
  weightedEvent(2, 'outage', { fault: fc.option(fc.constantFrom(...OUTAGES), { nil: null, freq: 2 }) }),
  weightedEvent(1, 'lesson fault', { page, fault: lessonFault }),
  weightedEvent(1, 'lesson outage', { fault: fc.option(lessonFault, { nil: null, freq: 2 }) }),
  weightedEvent(1, 'corrupt row', { device, corruption: choice.map(pickRowCorruption) }),
  weightedEvent(1, 'corrupt document', { corruption: choice.map(pickDocumentCorruption) }),
);

/** Records so large that few fit into a document; rare, because they are slow to play. */
const large: fc.Arbitrary<SimulationEvent> = fc.oneof(
  { weight: 6, arbitrary: ordinary },
  { weight: 4, arbitrary: plannedFaultAt(LARGE_CELLS) },
  { weight: 1, arbitrary: action.map((what): SimulationEvent => ({ ...what, action: 'add large lesson' })) },
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
