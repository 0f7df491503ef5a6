import fc from 'fast-check';
import { COURSE_LOSSES } from './corrupt-document.ts';
import { pickRowCorruption } from './corrupt-row.ts';
import type { FaultPoint } from './faults.ts';
import { createTimedEvent, type LearnerAction, STEPS_UNTIL_IDLE, type TimedEvent } from './history.ts';
import { requestEpisode } from './request-episodes.ts';

const SECOND = 1_000;
/** The number of steps after an event, too few for all that it starts. */
const few = fc.nat({ max: 13 });
const choice = fc.nat({ max: 11 });

/** The device of a page: the first two pages are tabs of the laptop. */
const deviceOf = (page: number) => Math.max(0, page - 1);

/**
 * A tab of the laptop freezes while it syncs; the other one continues after the lock's timeout, and the
 * learner works on while the frozen one thaws.
 */
const frozenTab: fc.Arbitrary<readonly TimedEvent[]> = fc
  .record({
    page: fc.nat({ max: 1 }),
    point: fc.constantFrom<FaultPoint>(
      'rows read',
      'document read',
      'document written',
      'transaction stored',
    ),
    action: fc.constantFrom<LearnerAction>('set up', 'save answer', 'save homework'),
    choice,
    steps: few,
  })
  .map(({ page, point, action, choice: record, steps }) => [
    createTimedEvent({ type: 'planned fault', page, point, fault: 'frozen tab', isStaged: false }, 0),
    createTimedEvent({ type: 'action', page, action, choice: record }),
    createTimedEvent({ type: 'request sync', page: 1 - page }),
    createTimedEvent({ type: 'time passes', ms: 40 * SECOND }),
    createTimedEvent({ type: 'action', page: 1 - page, action, choice: record }, steps),
    createTimedEvent({ type: 'thaw', page }),
  ]);

/** A row of a device is corrupted after a save, and the learner saves again before the next pull. */
const corruptedRow: fc.Arbitrary<readonly TimedEvent[]> = fc
  .record({
    page: fc.nat({ max: 3 }),
    action: fc.constantFrom<LearnerAction>(
      'save answer',
      'save homework',
      'set up',
      'play game',
      'change own word',
      'record mistake',
    ),
    choice,
    corruption: choice.map(pickRowCorruption),
    steps: few,
  })
  .map(({ page, action, choice: record, corruption, steps }) => [
    createTimedEvent({ type: 'action', page, action, choice: record }),
    createTimedEvent({ type: 'corrupt row', device: deviceOf(page), corruption }, 0),
    createTimedEvent({ type: 'action', page, action, choice: record + 1 }, steps),
  ]);

/** The counts of a device are corrupted between two games that its memory learns from. */
const corruptedCounts: fc.Arbitrary<readonly TimedEvent[]> = fc
  .record({ page: fc.nat({ max: 3 }), choice, steps: few })
  .map(({ page, choice: word, steps }) => {
    const game = createTimedEvent({ type: 'action', page, action: 'play game', choice: word });
    const learn = { type: 'action', page, action: 'learn from games', choice: word } as const;
    return [
      game,
      createTimedEvent(learn),
      createTimedEvent({ type: 'corrupt row', device: deviceOf(page), corruption: 'counts are a text' }, 0),
      game,
      createTimedEvent(learn, steps),
    ];
  });

/** A word is changed on a device with a fast clock, and again on one that has synced that change. */
const wordFromFastClock: fc.Arbitrary<readonly TimedEvent[]> = fc
  .record({
    page: fc.nat({ max: 3 }),
    other: fc.nat({ max: 3 }),
    choice,
    years: fc.integer({ min: 1, max: 10 }),
  })
  .map(({ page, other, choice: word, years }) => [
    createTimedEvent({ type: 'clock', device: deviceOf(page), years }),
    createTimedEvent({ type: 'action', page, action: 'change own word', choice: word }),
    createTimedEvent({ type: 'request sync', page: other }),
    createTimedEvent({ type: 'action', page: other, action: 'change own word', choice: word }),
  ]);

/** A device's storage is full when it stores that a request failed. */
const fullDisk: fc.Arbitrary<readonly TimedEvent[]> = fc
  .record({
    page: fc.nat({ max: 3 }),
    fault: fc.constantFrom('429' as const, '5xx' as const, 'network error' as const, '403' as const),
    choice,
  })
  .map(({ page, fault, choice: record }) => [
    createTimedEvent({ type: 'planned fault', page, point: 'rows read', fault, isStaged: false }, 0),
    createTimedEvent(
      { type: 'planned fault', page, point: 'rows read', fault: 'quota abort', isStaged: false },
      0,
    ),
    createTimedEvent({ type: 'action', page, action: 'save answer', choice: record }),
    createTimedEvent({ type: 'time passes', ms: 30 * SECOND }),
  ]);

/** The learner saves on a device after a new sign-in, before its first pull; others have synced before. */
const writeBeforeFirstPull: fc.Arbitrary<readonly TimedEvent[]> = fc
  .record({
    page: fc.nat({ max: 3 }),
    actions: fc.array(
      fc.constantFrom<LearnerAction>(
        'set up',
        'add lesson',
        'save homework',
        'play game',
        'learn from games',
        'change own word',
      ),
      {
        maxLength: 4,
      },
    ),
    choice,
    steps: few,
  })
  .map(({ page, actions, choice: record, steps }) => {
    const device = deviceOf(page);
    return [
      createTimedEvent({ type: 'request sync', page }),
      createTimedEvent({ type: 'offline', device }),
      createTimedEvent({ type: 'log out and in', device }, steps),
      ...actions.map((action) => createTimedEvent({ type: 'action', page, action, choice: record })),
      createTimedEvent({ type: 'online', device }, steps),
    ];
  });

/** Two devices review the same words offline, and learn from it before or after they sync. */
const reviewsApart: fc.Arbitrary<readonly TimedEvent[]> = fc
  .record({
    pages: fc.uniqueArray(fc.nat({ max: 3 }), { minLength: 2, maxLength: 3 }),
    games: fc.array(fc.record({ turn: fc.nat({ max: 2 }), choice, learns: fc.boolean() }), {
      minLength: 3,
      maxLength: 9,
    }),
    steps: few,
  })
  .map(({ pages, games, steps }) => {
    const devices = [...new Set(pages.map(deviceOf))];
    return [
      ...devices.map((device) => createTimedEvent({ type: 'offline', device }, 0)),
      ...games.flatMap(({ turn, choice: word, learns }) => {
        const page = pages[turn % pages.length] ?? 0;
        const game = createTimedEvent({ type: 'action', page, action: 'play game', choice: word });
        return learns
          ? [
              game,
              createTimedEvent({ type: 'action', page, action: 'learn from games', choice: word }, steps),
            ]
          : [game];
      }),
      ...devices.map((device) => createTimedEvent({ type: 'online', device }, steps)),
    ];
  });

/** Devices complete one lesson offline, and the cloud loses its course when they come online. */
const completedApart: fc.Arbitrary<readonly TimedEvent[]> = fc
  .record({
    devices: fc.uniqueArray(fc.nat({ max: 2 }), { minLength: 2, maxLength: 3 }),
    action: fc.constantFrom<LearnerAction>('save answer', 'save homework'),
    choice,
    corruption: fc.constantFrom(...COURSE_LOSSES),
    when: fc.nat({ max: 2 }),
    steps: few,
  })
  .map(({ devices, action, choice: record, corruption, when, steps }) => {
    const lost = createTimedEvent({ type: 'corrupt document', corruption }, 0);
    return [
      ...devices.map((device) => createTimedEvent({ type: 'offline', device }, 0)),
      ...devices.map((device) =>
        createTimedEvent({ type: 'action', page: device + 1, action, choice: record }),
      ),
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
      frozenTab,
      corruptedRow,
      fullDisk,
      writeBeforeFirstPull,
      reviewsApart,
      corruptedCounts,
      wordFromFastClock,
      completedApart,
    ),
  },
  { weight: 7, arbitrary: requestEpisode },
);
