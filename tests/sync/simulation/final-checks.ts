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
  checkPoisonBlocksNothing,
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

/** Invariant 9. */
function checkPoisonBlocksNothing({ ledger, calmed }: FinalState): void {
  if (!ledger.seesTransactions) return;
  for (const { device, entries, deadLetters } of calmed) {
    const waiting = entries.filter(({ key }) => !ledger.poisoned.has(key));
    ledger.expect(9, waiting.length === 0, () => `${keysOf(waiting)} wait on ${device} because of poison`);
    if (ledger.refusals > 0) continue;
    const setAside = deadLetters.filter(
      ({ key, reason }) => reason === 'rejected' && !ledger.poisoned.has(key),
    );
    ledger.expect(
      9,
      setAside.length === 0,
      () => `${keysOf(setAside)} were set aside on ${device} with poison`,
    );
  }
}

/** Invariant 10. */
function checkOutboxesEmpty({ ledger, calmed, devices }: FinalState): void {
  for (const { device, entries } of [...calmed, ...devices]) {
    ledger.expect(10, entries.length === 0, () => `${keysOf(entries)} still wait on ${device}`);
  }
}

function keysOf(entries: readonly { key: string }[]): string {
  return entries.map(({ key }) => key).join(', ');
}

/** Invariant 12, apart from exceptions. */
function checkUnknownFields({ ledger, document }: FinalState): void {
  for (const member of ledger.unknownMembers) {
    const [part = '', name = ''] = member.split('.');
    const holders =
      name === '' ? [document] : part === 'lesson' ? filterMaps(document?.lessons) : [document?.[part]];
    // A record that is too large for the cloud loses its unknown fields too.
    if (part === 'lesson' && ledger.hasLargeRecords) continue;
    const isThere = holders.some((holder) => isMap(holder) && Object.hasOwn(holder, name || part));
    ledger.expect(12, isThere, () => `the document lost its member ${member}`);
  }
  for (const [part, value] of ledger.oddParts) {
    const isThere = hasPart(document, part, value);
    ledger.expect(12, isThere, () => `the document lost the unreadable value of its ${part}`);
  }
}

/** The keys of rows with a dead letter. Unreadable rows don't count, because the cloud has them. */
function deadKeys(devices: readonly FinalDevice[]): ReadonlySet<string> {
  const deadLetters = devices
    .flatMap((device) => device.deadLetters)
    .filter(({ reason }) => reason !== 'unreadable');
  return new Set(deadLetters.map(({ key }) => key));
}

/** Invariant 5, at the end. */
function checkBadges({ ledger, devices, document }: FinalState): void {
  if (deadKeys(devices).has('badges')) return;
  const { badges } = parseDocument(document, 'ann');
  const missing = [...ledger.promisedBadges].filter((badge) => !badges.includes(badge));
  ledger.expect(5, missing.length === 0, () => `the badges ${missing.join(', ')} are not in the cloud`);
}

/** Invariant 1, for records and the profile. */
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
    const known = new Map([...promised].map(([id, createdAt]) => [id, { id, createdAt }]));
    for (const { id, createdAt } of everywhere) known.set(id, { id, createdAt });
    const inCloud = new Set(of(stored).map(({ id }) => id));
    for (const { id } of keepNewest([...known.values()], limit)) {
      if (!promised.has(id) || inCloud.has(id)) continue;
      const isHere = everywhere.some((record) => record.id === id);
      const hasDeadLetter = dead.has(keyOf(id));
      ledger.expect(
        1,
        isHere && hasDeadLetter,
        () => `${id} of ${keyOf(id)} was saved and is not in the cloud`,
      );
    }
  }
  const isProfileThere = stored.profile !== null || dead.has('profile');
  ledger.expect(
    1,
    isProfileThere || !ledger.promisesProfile,
    () => 'the profile was saved and is not in the cloud',
  );
}

/** Invariant 1, for replaced texts: an older version that the writer had seen never returns. */
function checkLatestTexts({ ledger, devices, document }: FinalState): void {
  const dead = deadKeys(devices);
  const { lessons, profile } = parseDocument(document, 'ann');
  for (const { id, answer } of lessons) {
    if (dead.has(`lesson:${id}`)) continue;
    ledger.expect(1, !ledger.superseded.has(answer), () => `lesson ${id} is back at "${answer}"`);
    const latest = ledger.latestText(`lesson:${id}`) ?? answer;
    ledger.expect(1, answer === latest, () => `lesson ${id} says "${answer}" instead of "${latest}"`);
  }
  if (!profile || dead.has('profile') || ledger.hasLostProfileStamp) return;
  const { displayName, setupComplete } = profile;
  ledger.expect(1, !ledger.superseded.has(displayName), () => `the profile is back at "${displayName}"`);
  if (ledger.latestText('profile.displayName') === undefined) return;
  for (const field of PROFILE_FIELDS) {
    const [says, latest] = [String(profile[field]), ledger.latestText(`profile.${field}`)];
    const isLatest = latest === undefined || says === latest;
    ledger.expect(1, isLatest, () => `the profile’s ${field} is ${says} instead of ${latest}`);
  }
  ledger.expect(1, setupComplete, () => 'the profile is not set up any more');
}

/** Invariant 1, for answers of several devices to one lesson. */
function checkAnswersOfAllDevices({ ledger, devices, document }: FinalState): void {
  // After a corruption, the other copy decides.
  if (ledger.corrupted !== null) return;
  const dead = deadKeys(devices);
  for (const lesson of parseDocument(document, 'ann').lessons) {
    if (dead.has(`lesson:${lesson.id}`)) continue;
    const stored = listAnswers(lesson);
    for (const [device, answer] of ledger.answers.get(lesson.id) ?? []) {
      const isThere = stored.some((other) => other.deviceId === device && other.answer === answer);
      ledger.expect(1, isThere, () => `"${answer}" of ${device} to ${lesson.id} is not in the cloud`);
    }
  }
}

/** The repeated counts of lessons: certainly corrected, or possibly when a device could not sync. */
function countRepeats({ ledger, devices, document }: FinalState) {
  const dead = deadKeys(devices);
  const inCloud = new Set(parseDocument(document, 'ann').lessons.map(({ id }) => id));
  const repeats = { certain: 0, possible: 0 };
  for (const [id, times] of ledger.counted) {
    const isSynced = ledger.corrupted === null && inCloud.has(id) && !dead.has(`lesson:${id}`);
    repeats[isSynced ? 'certain' : 'possible'] += times - 1;
  }
  return repeats;
}

/** Invariant 4. */
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
  ledger.expect(4, sum >= least && sum <= most, () => `the counters say ${sum}, there were ${expected}`);
}

/** Invariants 1 and 4 for the memory. */
function checkMemory({ ledger, devices, document }: FinalState): void {
  if (!ledger.seesTransactions) return;
  const dead = deadKeys(devices);
  const { words, counts, ownWords } = parseDocument(document, 'ann');
  for (const { word, review } of dead.has('words') ? [] : ledger.learnt.values()) {
    const isThere = hasReview(words, word, review);
    ledger.expect(1, isThere, () => `a review of "${word}" at ${review.at} is not in the cloud`);
  }
  const answers = Object.values(counts).flatMap((counters) => Object.values(counters));
  const sum = answers.reduce((total, count) => total + count, 0);
  const isRight = dead.has('counts') || sum === ledger.learnt.size;
  ledger.expect(4, isRight, () => `${sum} answers are counted, there were ${ledger.learnt.size}`);
  for (const [word, own] of dead.has('ownWords') ? [] : Object.entries(ownWords)) {
    const [says, latest] = [formatOwnWord(own), ledger.latestText(`ownWords:${word}`)];
    ledger.expect(1, says === (latest ?? says), () => `"${word}" is ${says} instead of ${latest}`);
  }
}

/** Invariant 3. */
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
      ledger.expect(3, isSame, () => `${key} differs between the cloud and ${device}`);
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
