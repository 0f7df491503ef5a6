import { countCompletedLessons } from '../../../src/domain/course.ts';
import { listAnswers } from '../../../src/domain/lesson-answers.ts';
import { RETAINED_HOMEWORK, RETAINED_LESSONS, RETAINED_MISTAKES } from '../../../src/domain/limits.ts';
import { type DatedRecord, keepNewest } from '../../../src/domain/memory-retention.ts';
import { type LearnerState, PROFILE_FIELDS } from '../../../src/domain/records.ts';
import { parseDocument } from '../../../src/sync/wire/parse-document.ts';
import { isSameValue } from '../../../src/sync/wire/plain-value.ts';
import { filterMaps, hasPart, isMap } from './cloud-history.ts';
import type { FinalDevice, FinalState } from './final-state.ts';
import { hasReview, isMemoryRow, MEMORY_ROWS } from './memory-facts.ts';
import {
  checkClassesArrived,
  checkFeedbackArrived,
  checkNotepadsAgree,
  checkRequestsEnded,
} from './request-final-checks.ts';
import { formatOwnWord } from './transaction-checks.ts';

/** The checks at the end of a history; other invariants are checked during it. */
export const FINAL_CHECKS = [
  checkRefusalsBlockNothing,
  checkOutboxesEmpty,
  checkUnknownFields,
  checkBadges,
  checkCommittedWrites,
  checkLatestTexts,
  checkAnswersOfAllDevices,
  checkCounters,
  checkMemory,
  checkConvergence,
  checkRequestsEnded,
  checkClassesArrived,
  checkFeedbackArrived,
  checkNotepadsAgree,
] as const;

/** A record that the cloud always refuses does not keep others from being sent. */
function checkRefusalsBlockNothing({ ledger, settled }: FinalState): void {
  if (!ledger.seesTransactions) return;
  for (const { device, entries, deadLetters } of settled) {
    const waiting = entries.filter(({ key }) => !ledger.alwaysRefusedKeys.has(key));
    ledger.expect(
      'refusals-block-nothing',
      waiting.length === 0,
      () => `${keysOf(waiting)} wait on ${device} because of a refused record`,
    );
    if (ledger.refusedCommits > 0) continue;
    const setAside = deadLetters.filter(
      ({ key, reason }) => reason === 'rejected' && !ledger.alwaysRefusedKeys.has(key),
    );
    ledger.expect(
      'refusals-block-nothing',
      setAside.length === 0,
      () => `${keysOf(setAside)} became dead letters on ${device} because of a refused record`,
    );
  }
}

/** Every change was sent, or became a dead letter. */
function checkOutboxesEmpty({ ledger, settled, devices }: FinalState): void {
  for (const { device, entries } of [...settled, ...devices]) {
    ledger.expect('outbox-empties', entries.length === 0, () => `${keysOf(entries)} still wait on ${device}`);
  }
}

function keysOf(entries: readonly { key: string }[]): string {
  return entries.map(({ key }) => key).join(', ');
}

/** Members of the document that this version does not know, and unreadable ones, are still there. */
function checkUnknownFields({ ledger, document }: FinalState): void {
  for (const member of ledger.unknownMembers) {
    const [part = '', name = ''] = member.split('.');
    const holders =
      name === '' ? [document] : part === 'lesson' ? filterMaps(document?.lessons) : [document?.[part]];
    // A record that is too large for the cloud loses its unknown fields too.
    if (part === 'lesson' && ledger.hasLargeRecords) continue;
    const isThere = holders.some((holder) => isMap(holder) && Object.hasOwn(holder, name || part));
    ledger.expect('damage-is-tolerated', isThere, () => `the document lost its member ${member}`);
  }
  for (const [part, value] of ledger.unreadableParts) {
    const isThere = hasPart(document, part, value);
    ledger.expect(
      'damage-is-tolerated',
      isThere,
      () => `the document lost the unreadable value of its ${part}`,
    );
  }
}

/** The keys of rows with a dead letter. Unreadable rows don't count, because the cloud has them. */
function deadKeys(devices: readonly FinalDevice[]): ReadonlySet<string> {
  const deadLetters = devices
    .flatMap((device) => device.deadLetters)
    .filter(({ reason }) => reason !== 'unreadable');
  return new Set(deadLetters.map(({ key }) => key));
}

/** The cloud has every badge that a page reported saved. */
function checkBadges({ ledger, devices, document }: FinalState): void {
  if (deadKeys(devices).has('badges')) return;
  const { badges } = parseDocument(document, 'ann');
  const missing = [...ledger.promisedBadges].filter((badge) => !badges.includes(badge));
  ledger.expect(
    'progress-never-shrinks',
    missing.length === 0,
    () => `the badges ${missing.join(', ')} are not in the cloud`,
  );
}

/** The cloud has every record and profile that a page reported saved. */
function checkCommittedWrites(final: FinalState): void {
  const { ledger, devices, document } = final;
  const stored = parseDocument(document, 'ann');
  const kinds = [
    {
      keyOf: (id: string) => `lesson:${id}`,
      promised: ledger.promisedLessons,
      of: (state: LearnerState) => state.lessons,
      limit: RETAINED_LESSONS,
    },
    {
      keyOf: (id: string) => `homework:${id}`,
      promised: ledger.promisedHomework,
      of: (state: LearnerState) => state.homework,
      limit: RETAINED_HOMEWORK,
    },
    {
      keyOf: () => 'mistakes',
      promised: ledger.promisedMistakes,
      of: (state: LearnerState) => state.mistakes,
      limit: RETAINED_MISTAKES,
    },
  ];
  const dead = deadKeys(devices);
  for (const { keyOf, promised, of, limit } of kinds) {
    const everywhere: readonly DatedRecord[] = [stored, ...devices.map(({ state }) => state)].flatMap(
      (state) => [...of(state)],
    );
    const candidates = new Map([...promised].map(([id, createdAt]) => [id, { id, createdAt }]));
    for (const { id, createdAt } of everywhere) candidates.set(id, { id, createdAt });
    const inCloud = new Set(of(stored).map(({ id }) => id));
    for (const { id } of keepNewest([...candidates.values()], limit)) {
      if (!promised.has(id) || inCloud.has(id)) continue;
      const isHere = everywhere.some((record) => record.id === id);
      const hasDeadLetter = dead.has(keyOf(id));
      ledger.expect(
        'no-write-lost',
        isHere && hasDeadLetter,
        () => `${id} of ${keyOf(id)} was saved and is not in the cloud`,
      );
    }
  }
  const isProfileThere = stored.profile !== null || dead.has('profile');
  ledger.expect(
    'no-write-lost',
    isProfileThere || !ledger.promisesProfile,
    () => 'the profile was saved and is not in the cloud',
  );
}

/**
 * The cloud has the latest text of each lesson and of each field of the profile: no replaced text returns.
 */
function checkLatestTexts({ ledger, devices, document }: FinalState): void {
  const dead = deadKeys(devices);
  const { lessons, profile } = parseDocument(document, 'ann');
  for (const { id, answer } of lessons) {
    if (dead.has(`lesson:${id}`)) continue;
    ledger.expect(
      'no-write-lost',
      !ledger.replacedTexts.has(answer),
      () => `lesson ${id} is back at "${answer}"`,
    );
    const latest = ledger.latestText(`lesson:${id}`) ?? answer;
    ledger.expect(
      'no-write-lost',
      answer === latest,
      () => `lesson ${id} says "${answer}" instead of "${latest}"`,
    );
  }
  if (!profile || dead.has('profile') || ledger.hasLostProfileStamp) return;
  const { displayName, setupComplete } = profile;
  ledger.expect(
    'no-write-lost',
    !ledger.replacedTexts.has(displayName),
    () => `the profile is back at "${displayName}"`,
  );
  if (ledger.latestText('profile.displayName') === undefined) return;
  for (const field of PROFILE_FIELDS) {
    const says = String(profile[field]);
    const key = `profile.${field}`;
    ledger.expect(
      'no-write-lost',
      ledger.mayEndWith(key, says),
      () => `the profile’s ${field} is ${says} instead of ${ledger.latestText(key)}`,
    );
  }
  ledger.expect('no-write-lost', setupComplete, () => 'the profile is not set up any more');
}

/** Each device's answer to a lesson that several devices answered is in the cloud. */
function checkAnswersOfAllDevices({ ledger, devices, document }: FinalState): void {
  // After a corruption, the other copy decides.
  if (ledger.corruptedCopy !== null) return;
  const dead = deadKeys(devices);
  for (const lesson of parseDocument(document, 'ann').lessons) {
    if (dead.has(`lesson:${lesson.id}`)) continue;
    const stored = listAnswers(lesson);
    for (const [device, answer] of ledger.answers.get(lesson.id) ?? []) {
      const isThere = stored.some((other) => other.deviceId === device && other.answer === answer);
      ledger.expect(
        'no-write-lost',
        isThere,
        () => `"${answer}" of ${device} to ${lesson.id} is not in the cloud`,
      );
    }
  }
}

/** The repeated counts of lessons: certainly corrected, or possibly when a device could not sync. */
function countRepeats({ ledger, devices, document }: FinalState) {
  const dead = deadKeys(devices);
  const inCloud = new Set(parseDocument(document, 'ann').lessons.map(({ id }) => id));
  const repeats = { certain: 0, possible: 0 };
  for (const [id, times] of ledger.counted) {
    const isSynced = ledger.corruptedCopy === null && inCloud.has(id) && !dead.has(`lesson:${id}`);
    repeats[isSynced ? 'certain' : 'possible'] += times - 1;
  }
  return repeats;
}

/** The course counts each completion of a lesson once. */
function checkCounters(final: FinalState): void {
  const { ledger, devices, document } = final;
  if (
    devices.some(({ deadLetters }) =>
      deadLetters.some(({ key, reason }) => key === 'course' && reason !== 'unreadable'),
    )
  )
    return;
  const { course } = parseDocument(document, 'ann');
  const sum = course?.skills.reduce((total, skill) => total + countCompletedLessons(skill), 0) ?? 0;
  const repeats = countRepeats(final);
  const most = ledger.completions.most - repeats.certain;
  const least = ledger.completions.least - repeats.certain - repeats.possible;
  const expected = least === most ? `${least}` : `${least} to ${most}`;
  ledger.expect(
    'exact-counts',
    sum >= least && sum <= most,
    () => `the counters say ${sum}, there were ${expected}`,
  );
}

/** The cloud has each review, count and own word of the learner's word memory. */
function checkMemory({ ledger, devices, document }: FinalState): void {
  if (!ledger.seesTransactions) return;
  const dead = deadKeys(devices);
  const { words, counts, ownWords } = parseDocument(document, 'ann');
  for (const { word, review } of dead.has('words') ? [] : ledger.learnt.values()) {
    const isThere = hasReview(words, word, review);
    ledger.expect(
      'no-write-lost',
      isThere,
      () => `a review of "${word}" at ${review.at} is not in the cloud`,
    );
  }
  const answers = Object.values(counts).flatMap((counters) => Object.values(counters));
  const sum = answers.reduce((total, count) => total + count, 0);
  const isRight = dead.has('counts') || sum === ledger.learnt.size;
  ledger.expect(
    'exact-counts',
    isRight,
    () => `${sum} answers are counted, there were ${ledger.learnt.size}`,
  );
  for (const [word, own] of dead.has('ownWords') ? [] : Object.entries(ownWords)) {
    const [says, latest] = [formatOwnWord(own), ledger.latestText(`ownWords:${word}`)];
    ledger.expect(
      'no-write-lost',
      says === (latest ?? says),
      () => `"${word}" is ${says} instead of ${latest}`,
    );
  }
}

/** All devices have what the cloud has. */
function checkConvergence({ ledger, devices, document }: FinalState): void {
  const stored = valuesIn(parseDocument(document, 'ann'));
  for (const seen of devices) {
    const { device, state } = seen;
    const dead = deadKeys([seen]);
    // A lesson beyond the newest that stays for a pending answer is only on this device.
    const here = valuesIn({ ...state, lessons: keepNewest(state.lessons, RETAINED_LESSONS) });
    for (const key of new Set([...stored.keys(), ...here.keys()])) {
      if (dead.has(key)) continue;
      // With more records than a document holds, each device keeps its own.
      if (ledger.hasLargeRecords && key === 'mistakes') continue;
      if (ledger.hasLargeRecords && key.includes(':') && !(here.has(key) && stored.has(key))) continue;
      // A refused record counts among the newest 50 on its own device only.
      if (!here.has(key) && hasRefused(dead, key) && isFull(state, key)) continue;
      const isSame = isSameValue(stored.get(key), here.get(key));
      ledger.expect('devices-converge', isSame, () => `${key} differs between the cloud and ${device}`);
    }
  }
}

function hasRefused(dead: ReadonlySet<string>, key: string): boolean {
  const [kind] = key.split(':');
  return [...dead].some((other) => other !== key && other.startsWith(`${kind}:`));
}

function isFull(state: LearnerState, key: string): boolean {
  if (key.startsWith('lesson:')) return state.lessons.length >= RETAINED_LESSONS;
  return key.startsWith('homework:') && state.homework.length >= RETAINED_HOMEWORK;
}

function valuesIn(state: LearnerState): ReadonlyMap<string, unknown> {
  return new Map<string, unknown>([
    ...(state.profile ? [['profile', state.profile] as const] : []),
    ...(state.course ? [['course', state.course] as const] : []),
    ['badges', [...state.badges].sort()],
    ...Object.keys(MEMORY_ROWS).flatMap((key) => (isMemoryRow(key) ? [[key, state[key]] as const] : [])),
    ...state.lessons.map((lesson) => [`lesson:${lesson.id}`, lesson] as const),
    ...state.homework.map((homework) => [`homework:${homework.id}`, homework] as const),
  ]);
}
