import { answersOf } from '../../../src/domain/lesson-answers.ts';
import { isLive } from '../../../src/domain/request-life.ts';
import { readDocument } from '../../../src/sync/wire/read-document.ts';
import { textsOf } from './draft-checks.ts';
import type { Ending } from './final-checks.ts';
import { TEACHER } from './simulated-teacher.ts';

/* What must hold of requests and notepads at a history's end. */

/** Invariants 16 and 17: nothing is under way for ever. */
export function requestsAreOver({ ledger, devices }: Ending): void {
  for (const { device, requests } of devices) {
    for (const { kind, key, life } of requests) {
      const invariant = kind === 'class' ? 16 : 17;
      ledger.expect(invariant, !isLive(life), () => `${kind} ${key} is still ${life.phase} on ${device}`);
    }
  }
}

/** Invariant 16. */
export function everyClassCame({ ledger, teacher }: Ending): void {
  const { classes } = ledger.requests;
  if (!ledger.seesTransactions) return;
  const missing = ledger.requests.awaitedClasses();
  ledger.expect(16, missing.length === 0, () => `${missing.join(', ')} never came`);
  const lost = [...teacher.paid].filter((key) => key.startsWith('class-ann') && classes.get(key) !== 'came');
  ledger.expect(16, lost.length === 0, () => `${lost.join(', ')} cost a credit and never came`);
}

/** Invariant 17. */
export function feedbackIsThere({ ledger, devices, document, teacher }: Ending): void {
  for (const [answer, keys] of teacher.examined) {
    ledger.expect(17, keys.size === 1, () => `"${answer}" was examined under ${[...keys].join(' and ')}`);
  }
  const waiting = ledger.requests.awaitedAnswers();
  ledger.expect(17, waiting.length === 0, () => `"${waiting.join('", "')}" got no feedback`);
  if (ledger.spoilt !== null) return;
  const dead = new Set(devices.flatMap((device) => device.dead).map(({ key }) => key));
  for (const lesson of readDocument(document, 'ann').lessons) {
    if (dead.has(`lesson:${lesson.id}`)) continue;
    for (const { answer, feedback, deviceId } of answersOf(lesson)) {
      const isLast = ledger.answers.get(lesson.id)?.get(deviceId) === answer;
      if (!isLast || ledger.requests.answers.get(answer) !== 'came') continue;
      const isTeachers = feedback.startsWith(TEACHER);
      ledger.expect(17, isTeachers, () => `"${answer}" has no feedback but "${feedback}"`);
    }
  }
}

/** Invariant 15: a tab shows what the device has, whoever wrote it. */
export function notepadsAgree({ ledger, notepads }: Ending): void {
  for (const { lessonId, shown, stored } of notepads) {
    const [here, there] = [textsOf(shown), textsOf(stored)];
    for (const place of new Set([...here.keys(), ...there.keys()])) {
      const [mine, kept] = [here.get(place) ?? '', there.get(place) ?? ''];
      ledger.expect(15, mine === kept, () => `a tab shows "${mine}" in ${lessonId} instead of "${kept}"`);
    }
  }
}
