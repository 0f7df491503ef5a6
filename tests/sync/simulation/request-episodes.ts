import fc from 'fast-check';
import { createTimedEvent, type LearnerAction, STEPS_UNTIL_IDLE, type TimedEvent } from './history.ts';
import { LESSON_FAULTS } from './simulated-teacher.ts';

/* Sequences around requests and notepads that random events alone rarely produce. */

/** The number of steps after an event, too few for all that it starts. */
const few = fc.nat({ max: 13 });
const choice = fc.nat({ max: 10 });
const page = fc.nat({ max: 3 });
const fault = fc.constantFrom(...LESSON_FAULTS);
/** The choice that picks the oldest lesson. */
const OLDEST = 11;

/** The device of a page: the first two pages are tabs of the laptop. */
const deviceOf = (of: number) => Math.max(0, of - 1);
const act = (of: number, what: LearnerAction, record: number, steps = STEPS_UNTIL_IDLE) =>
  createTimedEvent({ type: 'action', page: of, action: what, choice: record }, steps);

/** A tab is reloaded during typing, and the other one changes the same text before it is back. */
const reloadedWhileWriting: fc.Arbitrary<readonly TimedEvent[]> = fc
  .record({
    page: fc.nat({ max: 1 }),
    choice,
    words: fc.nat({ max: 2 }),
    written: few,
    afterReload: few,
    afterWrite: few,
  })
  .map(({ page: of, choice: place, words, written, afterReload, afterWrite }) => [
    act(1 - of, 'write in notepad', place),
    act(of, 'write in notepad', place),
    ...Array.from({ length: words + 1 }, () => act(of, 'write in notepad', place, written)),
    createTimedEvent({ type: 'reload', page: of }, afterReload),
    act(1 - of, 'write in notepad', place, afterWrite),
    // In the same notepad, but elsewhere.
    act(of, 'write in notepad', place + 2),
  ]);

/** A request is made, its page is reloaded at any step, and the learner makes another request. */
const reloadedWhileAsking: fc.Arbitrary<readonly TimedEvent[]> = fc
  .record({
    page,
    choice,
    action: fc.constantFrom<LearnerAction>('request class', 'submit answer'),
    begun: few,
    afterReload: few,
    fault,
  })
  .map(({ page: of, choice: record, action, begun, afterReload, fault: occurring }) => [
    createTimedEvent({ type: 'lesson fault', page: of, fault: occurring }, 0),
    act(of, action, record, begun),
    createTimedEvent({ type: 'reload', page: of }, afterReload),
    act(of, action, record + 1),
  ]);

/** A class's reply gets lost, the learner requests another, and the lookup of the first one fails too. */
const leftForAnother: fc.Arbitrary<readonly TimedEvent[]> = fc
  .record({ page, choice, later: fault, begun: few })
  .map(({ page: of, choice: record, later, begun }) => [
    createTimedEvent({ type: 'lesson fault', page: of, fault: 'lost reply' }, 0),
    act(of, 'request class', record),
    createTimedEvent({ type: 'lesson fault', page: of, fault: later }, 0),
    createTimedEvent({ type: 'lesson fault', page: of, fault: later }, 0),
    act(of, 'request class', record + 1, begun),
  ]);

/** Lessons are added until the one with a pending answer is the oldest beyond the limit. */
const fullShelf: fc.Arbitrary<readonly TimedEvent[]> = fc
  .record({ page, other: page, lessons: fc.integer({ min: 2, max: 4 }), fault, choice })
  .map(({ page: of, other, lessons, fault: occurring }) => [
    createTimedEvent({ type: 'lesson outage', fault: occurring }, 0),
    act(of, 'submit answer', OLDEST),
    ...Array.from({ length: lessons }, () => act(other, 'add lesson', 0)),
    createTimedEvent({ type: 'request sync', page: of }),
    createTimedEvent({ type: 'lesson outage', fault: null }),
  ]);

/** Two devices answer one lesson without a connection. */
const answeredApart: fc.Arbitrary<readonly TimedEvent[]> = fc
  .record({ pages: fc.uniqueArray(fc.nat({ max: 2 }), { minLength: 2, maxLength: 2 }), choice, steps: few })
  .map(({ pages, choice: record, steps }) => {
    const apart = pages.map((device) => (device === 0 ? 0 : device + 1));
    return [
      ...apart.map((of) => createTimedEvent({ type: 'offline', device: deviceOf(of) }, 0)),
      ...apart.map((of) => act(of, 'submit answer', record)),
      ...apart.map((of) => createTimedEvent({ type: 'online', device: deviceOf(of) }, steps)),
    ];
  });

/** An answer is postponed by a clock that is put back before the retry is due. */
const putOffAhead: fc.Arbitrary<readonly TimedEvent[]> = fc
  .record({ page, choice, fault, years: fc.integer({ min: 1, max: 10 }) })
  .map(({ page: of, choice: record, fault: occurring, years }) => [
    createTimedEvent({ type: 'clock', device: deviceOf(of), years }, 0),
    createTimedEvent({ type: 'lesson fault', page: of, fault: occurring }, 0),
    act(of, 'submit answer', record),
    createTimedEvent({ type: 'clock', device: deviceOf(of), years: 0 }),
  ]);

export const requestEpisode: fc.Arbitrary<readonly TimedEvent[]> = fc.oneof(
  reloadedWhileWriting,
  reloadedWhileAsking,
  leftForAnother,
  fullShelf,
  answeredApart,
  putOffAhead,
);
