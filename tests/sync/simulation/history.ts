import type { DocumentCorruptionName } from './corrupt-document.ts';
import type { RowCorruptionName } from './corrupt-row.ts';
import type { FaultPoint, RequestFault, SimulatedFault } from './faults.ts';
import type { LessonFault } from './simulated-teacher.ts';
import type { StartState } from './start-states.ts';

/*
 * A history is one random run of the simulation as plain data: fast-check generates and shrinks it, and
 * `World` plays it. Ann is the learner; Ben sometimes signs in on one of her devices.
 */

/**
 * What the learner does; `SimulatedLearner` says how. A refused record is one that the cloud never accepts.
 */
export type LearnerAction =
  | 'add lesson'
  | 'save answer'
  | 'save homework'
  | 'set up'
  | 'play game'
  | 'learn from games'
  | 'change own word'
  | 'record mistake'
  | 'request class'
  | 'submit answer'
  | 'cancel request'
  | 'delete finished requests'
  | 'write in notepad'
  | 'save notepad as homework'
  | 'save refused record'
  | 'add large lesson';

/** An event of a history. `page` is an index over the tabs of all devices, `device` one over the devices. */
export type SimulationEvent =
  /** `choice` is a random number that picks the record and the details. */
  | { type: 'action'; page: number; action: LearnerAction; choice: number }
  | { type: 'request sync'; page: number }
  | { type: 'pull'; page: number }
  | { type: 'cancelled log-out'; page: number }
  | { type: 'time passes'; ms: number }
  /** `log out and in` only affects a device that has synced everything. */
  | { type: 'offline' | 'online' | 'hide and show' | 'log out and in'; device: number }
  | { type: 'crash' | 'reload' | 'freeze' | 'thaw'; page: number }
  /** A fault of the page's next call of the lesson API, or of all calls of all pages. */
  | { type: 'lesson fault'; page: number; fault: LessonFault }
  | { type: 'lesson outage'; fault: LessonFault | null }
  | { type: 'clock'; device: number; years: number }
  | { type: 'account'; device: number; uid: 'ann' | 'ben' | null }
  | { type: 'outage'; fault: RequestFault | null }
  | { type: 'corrupt row'; device: number; corruption: RowCorruptionName }
  | { type: 'corrupt document'; corruption: DocumentCorruptionName }
  /**
   * A fault that happens when the page next reaches a step; `isStaged`: the learner leads it there at once.
   */
  | { type: 'planned fault'; page: number; point: FaultPoint; fault: SimulatedFault; isStaged: boolean };

/** An event with the number of world steps that are taken after it, or fewer when the world is idle. */
export type TimedEvent = SimulationEvent & { steps: number };

/** The events of one simulated run. */
export interface History {
  startState: StartState;
  /** The random seed of the order of simultaneous steps, and of the engine's jitter. */
  chance: number;
  events: readonly TimedEvent[];
  /** Whether pages get an event when the network returns. */
  healsLoudly: boolean;
}

/** More steps than are ever possible at one moment. */
export const STEPS_UNTIL_IDLE = 1_000;

export function createTimedEvent(event: SimulationEvent, steps = STEPS_UNTIL_IDLE): TimedEvent {
  return { ...event, steps };
}
