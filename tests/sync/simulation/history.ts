import type { FaultPoint, RequestFault, SimulatedFault } from './faults.ts';
import type { LessonFault } from './simulated-teacher.ts';
import type { StartState } from './start-states.ts';

/** What the learner does. */
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

/** An event of a history. `page` is an index over the tabs of all devices. */
export type SimulationEvent =
  | { type: 'work'; page: number; work: LearnerAction; which: number }
  | { type: 'wake'; page: number }
  | { type: 'pull'; page: number }
  | { type: 'part'; page: number }
  | { type: 'time'; ms: number }
  /** `anew`: a log-out of a device that has synced everything, then a sign-in. */
  | { type: 'offline' | 'online' | 'away' | 'anew'; device: number }
  | { type: 'crash' | 'reload' | 'freeze' | 'thaw'; page: number }
  /** A fault of the page's next call of the lesson API, or of all calls of all pages. */
  | { type: 'lesson fault'; page: number; fault: LessonFault }
  | { type: 'lesson outage'; fault: LessonFault | null }
  | { type: 'clock'; device: number; years: number }
  | { type: 'account'; device: number; uid: 'ann' | 'ben' | null }
  | { type: 'outage'; fault: RequestFault | null }
  | { type: 'corrupt row'; device: number; which: number }
  | { type: 'corrupt document'; which: number }
  /** A fault planned for a step; with `staged`, the page is led to that step. */
  | { type: 'strike'; page: number; place: FaultPoint; fault: SimulatedFault; staged: boolean };

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
