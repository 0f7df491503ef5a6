import fc from 'fast-check';
import type { Work } from './events.ts';
import { LESSON_FAULTS } from './simulated-teacher.ts';
import { ALL, type Timed, timed } from './timed.ts';

/* What chance alone rarely brings about around requests and notepads. */

const few = fc.nat({ max: 13 });
const which = fc.nat({ max: 10 });
const page = fc.nat({ max: 3 });
const fault = fc.constantFrom(...LESSON_FAULTS);
/** Picks the oldest lesson. */
const OLDEST = 11;

const deviceOf = (of: number) => Math.max(0, of - 1);
const work = (of: number, what: Work, record: number, steps = ALL) =>
  timed({ event: 'work', page: of, work: what, which: record }, steps);

/** A tab is reloaded in the middle of a word, and the other one goes on with the same text before it is back. */
const reloadedWhileWriting: fc.Arbitrary<readonly Timed[]> = fc
  .record({ page: fc.nat({ max: 1 }), which, words: fc.nat({ max: 2 }), written: few, left: few, back: few })
  .map(({ page: of, which: place, words, written, left, back }) => [
    work(1 - of, 'write', place),
    work(of, 'write', place),
    ...Array.from({ length: words + 1 }, () => work(of, 'write', place, written)),
    timed({ event: 'reload', page: of }, left),
    work(1 - of, 'write', place, back),
    // In the same notepad, but elsewhere.
    work(of, 'write', place + 2),
  ]);

/** Something is asked for, its page is reloaded at any step, and the learner asks for something else. */
const reloadedWhileAsking: fc.Arbitrary<readonly Timed[]> = fc
  .record({ page, which, asked: fc.constantFrom<Work>('class', 'hand in'), begun: few, left: few, fault })
  .map(({ page: of, which: record, asked, begun, left, fault: befalls }) => [
    timed({ event: 'lesson fault', page: of, fault: befalls }, 0),
    work(of, asked, record, begun),
    timed({ event: 'reload', page: of }, left),
    work(of, asked, record + 1),
  ]);

/** A class's reply gets lost, the learner asks for another, and it goes no better when the first one is looked up. */
const leftForAnother: fc.Arbitrary<readonly Timed[]> = fc
  .record({ page, which, later: fault, begun: few })
  .map(({ page: of, which: record, later, begun }) => [
    timed({ event: 'lesson fault', page: of, fault: 'lost reply' }, 0),
    work(of, 'class', record),
    timed({ event: 'lesson fault', page: of, fault: later }, 0),
    timed({ event: 'lesson fault', page: of, fault: later }, 0),
    work(of, 'class', record + 1, begun),
  ]);

/** Lessons come until the one whose answer waits is the oldest of too many. */
const fullShelf: fc.Arbitrary<readonly Timed[]> = fc
  .record({ page, other: page, lessons: fc.integer({ min: 2, max: 4 }), fault, which })
  .map(({ page: of, other, lessons, fault: befalls }) => [
    timed({ event: 'lesson outage', fault: befalls }, 0),
    work(of, 'hand in', OLDEST),
    ...Array.from({ length: lessons }, () => work(other, 'lesson', 0)),
    timed({ event: 'wake', page: of }),
    timed({ event: 'lesson outage', fault: null }),
  ]);

/** Two devices answer one lesson without a connection. */
const answeredApart: fc.Arbitrary<readonly Timed[]> = fc
  .record({ pages: fc.uniqueArray(fc.nat({ max: 2 }), { minLength: 2, maxLength: 2 }), which, steps: few })
  .map(({ pages, which: record, steps }) => {
    const apart = pages.map((device) => (device === 0 ? 0 : device + 1));
    return [
      ...apart.map((of) => timed({ event: 'offline', device: deviceOf(of) }, 0)),
      ...apart.map((of) => work(of, 'hand in', record)),
      ...apart.map((of) => timed({ event: 'online', device: deviceOf(of) }, steps)),
    ];
  });

/** An answer is put off by a clock that is put back before it falls due. */
const putOffAhead: fc.Arbitrary<readonly Timed[]> = fc
  .record({ page, which, fault, years: fc.integer({ min: 1, max: 10 }) })
  .map(({ page: of, which: record, fault: befalls, years }) => [
    timed({ event: 'clock', device: deviceOf(of), years }, 0),
    timed({ event: 'lesson fault', page: of, fault: befalls }, 0),
    work(of, 'hand in', record),
    timed({ event: 'clock', device: deviceOf(of), years: 0 }),
  ]);

export const requestEpisode: fc.Arbitrary<readonly Timed[]> = fc.oneof(
  reloadedWhileWriting,
  reloadedWhileAsking,
  leftForAnother,
  fullShelf,
  answeredApart,
  putOffAhead,
);
