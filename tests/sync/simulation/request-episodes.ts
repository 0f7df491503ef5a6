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
const deviceOf = (pageIndex: number) => Math.max(0, pageIndex - 1);
/** An action of the learner on a page; `record` is its `choice`. */
const act = (pageIndex: number, action: LearnerAction, record: number, steps = STEPS_UNTIL_IDLE) =>
  createTimedEvent({ type: 'action', page: pageIndex, action, choice: record }, steps);

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
  .map(({ page: pageIndex, choice: field, words, written, afterReload, afterWrite }) => [
    act(1 - pageIndex, 'write in notepad', field),
    act(pageIndex, 'write in notepad', field),
    ...Array.from({ length: words + 1 }, () => act(pageIndex, 'write in notepad', field, written)),
    createTimedEvent({ type: 'reload', page: pageIndex }, afterReload),
    act(1 - pageIndex, 'write in notepad', field, afterWrite),
    // In the same notepad, but elsewhere.
    act(pageIndex, 'write in notepad', field + 2),
  ]);

/** A request is made, its page is reloaded at any step, and the learner makes another request. */
const reloadedDuringRequest: fc.Arbitrary<readonly TimedEvent[]> = fc
  .record({
    page,
    choice,
    action: fc.constantFrom<LearnerAction>('request class', 'submit answer'),
    begun: few,
    afterReload: few,
    fault,
  })
  .map(({ page: pageIndex, choice: record, action, begun, afterReload, fault: occurring }) => [
    createTimedEvent({ type: 'lesson fault', page: pageIndex, fault: occurring }, 0),
    act(pageIndex, action, record, begun),
    createTimedEvent({ type: 'reload', page: pageIndex }, afterReload),
    act(pageIndex, action, record + 1),
  ]);

/** A class's reply gets lost, the learner requests another, and the lookup of the first one fails too. */
const supersededClass: fc.Arbitrary<readonly TimedEvent[]> = fc
  .record({ page, choice, later: fault, begun: few })
  .map(({ page: pageIndex, choice: record, later, begun }) => [
    createTimedEvent({ type: 'lesson fault', page: pageIndex, fault: 'lost reply' }, 0),
    act(pageIndex, 'request class', record),
    createTimedEvent({ type: 'lesson fault', page: pageIndex, fault: later }, 0),
    createTimedEvent({ type: 'lesson fault', page: pageIndex, fault: later }, 0),
    act(pageIndex, 'request class', record + 1, begun),
  ]);

/** Lessons are added until the one with a pending answer is the oldest beyond the limit. */
const moreLessonsThanLimit: fc.Arbitrary<readonly TimedEvent[]> = fc
  .record({ page, other: page, lessons: fc.integer({ min: 2, max: 4 }), fault, choice })
  .map(({ page: pageIndex, other, lessons, fault: occurring }) => [
    createTimedEvent({ type: 'lesson outage', fault: occurring }, 0),
    act(pageIndex, 'submit answer', OLDEST),
    ...Array.from({ length: lessons }, () => act(other, 'add lesson', 0)),
    createTimedEvent({ type: 'request sync', page: pageIndex }),
    createTimedEvent({ type: 'lesson outage', fault: null }),
  ]);

/** Two devices answer one lesson without a connection. */
const answeredApart: fc.Arbitrary<readonly TimedEvent[]> = fc
  .record({ pages: fc.uniqueArray(fc.nat({ max: 2 }), { minLength: 2, maxLength: 2 }), choice, steps: few })
  .map(({ pages, choice: record, steps }) => {
    const apart = pages.map((device) => (device === 0 ? 0 : device + 1));
    return [
      ...apart.map((pageIndex) => createTimedEvent({ type: 'offline', device: deviceOf(pageIndex) }, 0)),
      ...apart.map((pageIndex) => act(pageIndex, 'submit answer', record)),
      ...apart.map((pageIndex) => createTimedEvent({ type: 'online', device: deviceOf(pageIndex) }, steps)),
    ];
  });

/** An answer is postponed by a clock that is put back before the retry is due. */
const postponedByFastClock: fc.Arbitrary<readonly TimedEvent[]> = fc
  .record({ page, choice, fault, years: fc.integer({ min: 1, max: 10 }) })
  .map(({ page: pageIndex, choice: record, fault: occurring, years }) => [
    createTimedEvent({ type: 'clock', device: deviceOf(pageIndex), years }, 0),
    createTimedEvent({ type: 'lesson fault', page: pageIndex, fault: occurring }, 0),
    act(pageIndex, 'submit answer', record),
    createTimedEvent({ type: 'clock', device: deviceOf(pageIndex), years: 0 }),
  ]);

/** One of these sequences. */
export const requestEpisode: fc.Arbitrary<readonly TimedEvent[]> = fc.oneof(
  reloadedWhileWriting,
  reloadedDuringRequest,
  supersededClass,
  moreLessonsThanLimit,
  answeredApart,
  postponedByFastClock,
);
