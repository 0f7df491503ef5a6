import fc from 'fast-check';
import { createTimedEvent, type LearnerAction, STEPS_UNTIL_IDLE, type TimedEvent } from './history.ts';
import { LESSON_FAULTS } from './simulated-teacher.ts';

/* Sequences around requests and notepads that random events alone rarely produce. */

const few = fc.nat({ max: 13 });
const which = fc.nat({ max: 10 });
const page = fc.nat({ max: 3 });
const fault = fc.constantFrom(...LESSON_FAULTS);
/** Picks the oldest lesson. */
const OLDEST = 11;

const deviceOf = (of: number) => Math.max(0, of - 1);
const work = (of: number, what: LearnerAction, record: number, steps = STEPS_UNTIL_IDLE) =>
  createTimedEvent({ type: 'work', page: of, work: what, which: record }, steps);

/** A tab is reloaded during typing, and the other one changes the same text before it is back. */
const reloadedWhileWriting: fc.Arbitrary<readonly TimedEvent[]> = fc
  .record({
    page: fc.nat({ max: 1 }),
    which,
    words: fc.nat({ max: 2 }),
    written: few,
    afterReload: few,
    afterWrite: few,
  })
  .map(({ page: of, which: place, words, written, afterReload, afterWrite }) => [
    work(1 - of, 'write', place),
    work(of, 'write', place),
    ...Array.from({ length: words + 1 }, () => work(of, 'write', place, written)),
    createTimedEvent({ type: 'reload', page: of }, afterReload),
    work(1 - of, 'write', place, afterWrite),
    // In the same notepad, but elsewhere.
    work(of, 'write', place + 2),
  ]);

/** A request is made, its page is reloaded at any step, and the learner makes another request. */
const reloadedWhileAsking: fc.Arbitrary<readonly TimedEvent[]> = fc
  .record({
    page,
    which,
    action: fc.constantFrom<LearnerAction>('class', 'hand in'),
    begun: few,
    afterReload: few,
    fault,
  })
  .map(({ page: of, which: record, action, begun, afterReload, fault: occurring }) => [
    createTimedEvent({ type: 'lesson fault', page: of, fault: occurring }, 0),
    work(of, action, record, begun),
    createTimedEvent({ type: 'reload', page: of }, afterReload),
    work(of, action, record + 1),
  ]);

/** A class's reply gets lost, the learner requests another, and the lookup of the first one fails too. */
const leftForAnother: fc.Arbitrary<readonly TimedEvent[]> = fc
  .record({ page, which, later: fault, begun: few })
  .map(({ page: of, which: record, later, begun }) => [
    createTimedEvent({ type: 'lesson fault', page: of, fault: 'lost reply' }, 0),
    work(of, 'class', record),
    createTimedEvent({ type: 'lesson fault', page: of, fault: later }, 0),
    createTimedEvent({ type: 'lesson fault', page: of, fault: later }, 0),
    work(of, 'class', record + 1, begun),
  ]);

/** Lessons are added until the one with a pending answer is the oldest beyond the limit. */
const fullShelf: fc.Arbitrary<readonly TimedEvent[]> = fc
  .record({ page, other: page, lessons: fc.integer({ min: 2, max: 4 }), fault, which })
  .map(({ page: of, other, lessons, fault: occurring }) => [
    createTimedEvent({ type: 'lesson outage', fault: occurring }, 0),
    work(of, 'hand in', OLDEST),
    ...Array.from({ length: lessons }, () => work(other, 'lesson', 0)),
    createTimedEvent({ type: 'wake', page: of }),
    createTimedEvent({ type: 'lesson outage', fault: null }),
  ]);

/** Two devices answer one lesson without a connection. */
const answeredApart: fc.Arbitrary<readonly TimedEvent[]> = fc
  .record({ pages: fc.uniqueArray(fc.nat({ max: 2 }), { minLength: 2, maxLength: 2 }), which, steps: few })
  .map(({ pages, which: record, steps }) => {
    const apart = pages.map((device) => (device === 0 ? 0 : device + 1));
    return [
      ...apart.map((of) => createTimedEvent({ type: 'offline', device: deviceOf(of) }, 0)),
      ...apart.map((of) => work(of, 'hand in', record)),
      ...apart.map((of) => createTimedEvent({ type: 'online', device: deviceOf(of) }, steps)),
    ];
  });

/** An answer is postponed by a clock that is put back before the retry is due. */
const putOffAhead: fc.Arbitrary<readonly TimedEvent[]> = fc
  .record({ page, which, fault, years: fc.integer({ min: 1, max: 10 }) })
  .map(({ page: of, which: record, fault: occurring, years }) => [
    createTimedEvent({ type: 'clock', device: deviceOf(of), years }, 0),
    createTimedEvent({ type: 'lesson fault', page: of, fault: occurring }, 0),
    work(of, 'hand in', record),
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
