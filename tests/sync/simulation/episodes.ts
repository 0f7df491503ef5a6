import fc from 'fast-check';
import { COUNTS_ROW, COURSE_LOSSES } from './corruption.ts';
import type { FaultPoint } from './faults.ts';
import { createTimedEvent, type LearnerAction, STEPS_UNTIL_IDLE, type TimedEvent } from './history.ts';
import { requestEpisode } from './request-episodes.ts';

const SECOND = 1_000;
const few = fc.nat({ max: 13 });
const which = fc.nat({ max: 11 });

/**
 * A tab of the laptop freezes while it syncs; the other one continues after the lock's timeout, and the
 * learner works on while the frozen one thaws.
 */
const lateTab: fc.Arbitrary<readonly TimedEvent[]> = fc
  .record({
    page: fc.nat({ max: 1 }),
    place: fc.constantFrom<FaultPoint>(
      'rows read',
      'document read',
      'document written',
      'transaction stored',
    ),
    work: fc.constantFrom<LearnerAction>('set-up', 'answer', 'homework'),
    which,
    steps: few,
  })
  .map(({ page, place, work, which: record, steps }) => [
    createTimedEvent({ type: 'strike', page, place, fault: 'frozen tab', staged: false }, 0),
    createTimedEvent({ type: 'work', page, work, which: record }),
    createTimedEvent({ type: 'wake', page: 1 - page }),
    createTimedEvent({ type: 'time', ms: 40 * SECOND }),
    createTimedEvent({ type: 'work', page: 1 - page, work, which: record }, steps),
    createTimedEvent({ type: 'thaw', page }),
  ]);

/** A row of a device is corrupted after a save, and the learner saves again before the next pull. */
const corruptedRow: fc.Arbitrary<readonly TimedEvent[]> = fc
  .record({
    page: fc.nat({ max: 3 }),
    work: fc.constantFrom<LearnerAction>('answer', 'homework', 'set-up', 'game', 'own word', 'mistake'),
    which,
    row: which,
    steps: few,
  })
  .map(({ page, work, which: record, row, steps }) => [
    createTimedEvent({ type: 'work', page, work, which: record }),
    createTimedEvent({ type: 'corrupt row', device: Math.max(0, page - 1), which: row }, 0),
    createTimedEvent({ type: 'work', page, work, which: record + 1 }, steps),
  ]);

/** The counts of a device are corrupted between two games that its memory learns from. */
const corruptedCounts: fc.Arbitrary<readonly TimedEvent[]> = fc
  .record({ page: fc.nat({ max: 3 }), which, steps: few })
  .map(({ page, which: word, steps }) => {
    const game = createTimedEvent({ type: 'work', page, work: 'game', which: word });
    const learn = { type: 'work', page, work: 'learn', which: word } as const;
    return [
      game,
      createTimedEvent(learn),
      createTimedEvent({ type: 'corrupt row', device: Math.max(0, page - 1), which: COUNTS_ROW }, 0),
      game,
      createTimedEvent(learn, steps),
    ];
  });

/** A word is changed on a device with a fast clock, and again on one that has synced that change. */
const wordAhead: fc.Arbitrary<readonly TimedEvent[]> = fc
  .record({
    page: fc.nat({ max: 3 }),
    other: fc.nat({ max: 3 }),
    which,
    years: fc.integer({ min: 1, max: 10 }),
  })
  .map(({ page, other, which: word, years }) => [
    createTimedEvent({ type: 'clock', device: Math.max(0, page - 1), years }),
    createTimedEvent({ type: 'work', page, work: 'own word', which: word }),
    createTimedEvent({ type: 'wake', page: other }),
    createTimedEvent({ type: 'work', page: other, work: 'own word', which: word }),
  ]);

/** A device's storage is full when it stores that a request failed. */
const fullDisk: fc.Arbitrary<readonly TimedEvent[]> = fc
  .record({
    page: fc.nat({ max: 3 }),
    fault: fc.constantFrom('429' as const, '5xx' as const, 'network error' as const, '403' as const),
    which,
  })
  .map(({ page, fault, which: record }) => [
    createTimedEvent({ type: 'strike', page, place: 'rows read', fault, staged: false }, 0),
    createTimedEvent({ type: 'strike', page, place: 'rows read', fault: 'quota abort', staged: false }, 0),
    createTimedEvent({ type: 'work', page, work: 'answer', which: record }),
    createTimedEvent({ type: 'time', ms: 30 * SECOND }),
  ]);

/** The learner saves on a device after a new sign-in, before its first pull; others have synced before. */
const emptyStart: fc.Arbitrary<readonly TimedEvent[]> = fc
  .record({
    page: fc.nat({ max: 3 }),
    works: fc.array(
      fc.constantFrom<LearnerAction>('set-up', 'lesson', 'homework', 'game', 'learn', 'own word'),
      {
        maxLength: 4,
      },
    ),
    which,
    steps: few,
  })
  .map(({ page, works, which: record, steps }) => {
    const device = Math.max(0, page - 1);
    return [
      createTimedEvent({ type: 'wake', page }),
      createTimedEvent({ type: 'offline', device }),
      createTimedEvent({ type: 'anew', device }, steps),
      ...works.map((work) => createTimedEvent({ type: 'work', page, work, which: record })),
      createTimedEvent({ type: 'online', device }, steps),
    ];
  });

/** Two devices review the same words offline, and learn from it before or after they sync. */
const reviewsApart: fc.Arbitrary<readonly TimedEvent[]> = fc
  .record({
    pages: fc.uniqueArray(fc.nat({ max: 3 }), { minLength: 2, maxLength: 3 }),
    games: fc.array(fc.record({ turn: fc.nat({ max: 2 }), which, learns: fc.boolean() }), {
      minLength: 3,
      maxLength: 9,
    }),
    steps: few,
  })
  .map(({ pages, games, steps }) => {
    const devices = [...new Set(pages.map((page) => Math.max(0, page - 1)))];
    return [
      ...devices.map((device) => createTimedEvent({ type: 'offline', device }, 0)),
      ...games.flatMap(({ turn, which: word, learns }) => {
        const page = pages[turn % pages.length] ?? 0;
        const game = createTimedEvent({ type: 'work', page, work: 'game', which: word });
        return learns
          ? [game, createTimedEvent({ type: 'work', page, work: 'learn', which: word }, steps)]
          : [game];
      }),
      ...devices.map((device) => createTimedEvent({ type: 'online', device }, steps)),
    ];
  });

/** Devices complete one lesson offline, and the cloud loses its course when they come online. */
const completedApart: fc.Arbitrary<readonly TimedEvent[]> = fc
  .record({
    devices: fc.uniqueArray(fc.nat({ max: 2 }), { minLength: 2, maxLength: 3 }),
    work: fc.constantFrom<LearnerAction>('answer', 'homework'),
    which,
    spoilt: fc.constantFrom(...COURSE_LOSSES),
    when: fc.nat({ max: 2 }),
    steps: few,
  })
  .map(({ devices, work, which: record, spoilt, when, steps }) => {
    const lost = createTimedEvent({ type: 'corrupt document', which: spoilt }, 0);
    return [
      ...devices.map((device) => createTimedEvent({ type: 'offline', device }, 0)),
      ...devices.map((device) => createTimedEvent({ type: 'work', page: device + 1, work, which: record })),
      ...devices.flatMap((device, index) => {
        const back = createTimedEvent({ type: 'online', device }, index === when ? STEPS_UNTIL_IDLE : steps);
        return index === when ? [lost, back] : [back];
      }),
    ];
  });

/** Sequences that random events alone rarely produce, of events that are harmless one by one. */
export const episode: fc.Arbitrary<readonly TimedEvent[]> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.oneof(
      lateTab,
      corruptedRow,
      fullDisk,
      emptyStart,
      reviewsApart,
      corruptedCounts,
      wordAhead,
      completedApart,
    ),
  },
  { weight: 7, arbitrary: requestEpisode },
);
