import type { RequestRow } from '../../../src/data/requests/request-rows.ts';
import { listAnswers } from '../../../src/domain/lesson-answers.ts';
import { isRequestPending } from '../../../src/domain/request-status.ts';
import { parseDocument } from '../../../src/sync/wire/parse-document.ts';
import { listTexts } from './draft-checks.ts';
import type { FinalState } from './final-state.ts';
import { TEACHER } from './simulated-teacher.ts';

/* What must hold of requests and notepads at a history's end. */

/**
 * Whether feedback waits, as the learner is told, because the skill is not in the course: another hand took
 * it out of the document.
 */
function lacksSkill({ ledger }: FinalState, { life }: RequestRow): boolean {
  return (
    ledger.spoilt === 'document' && life.phase === 'unsaved' && life.message.endsWith('not found in course')
  );
}

/** Invariants 16 and 17: nothing is under way forever. */
export function checkRequestsEnded(ending: FinalState): void {
  const { ledger, devices } = ending;
  for (const { device, requests } of devices) {
    for (const row of requests) {
      const { kind, key, life } = row;
      const invariant = kind === 'class' ? 16 : 17;
      if (lacksSkill(ending, row)) continue;
      ledger.expect(
        invariant,
        !isRequestPending(life),
        () => `${kind} ${key} is still ${life.phase} on ${device}`,
      );
    }
  }
}

/** Invariant 16. */
export function checkClassesArrived({ ledger, teacher }: FinalState): void {
  if (!ledger.seesTransactions) return;
  const missing = ledger.requests.awaitedClasses();
  ledger.expect(16, missing.length === 0, () => `${missing.join(', ')} never came`);
  const lost = ledger.requests.lostClasses([...teacher.paid].filter((key) => key.startsWith('class-ann')));
  ledger.expect(16, lost.length === 0, () => `${lost.join(', ')} cost a credit and never came`);
}

/** Invariant 17. */
export function checkFeedbackArrived(ending: FinalState): void {
  const { ledger, devices, document, teacher } = ending;
  for (const [answer, keys] of teacher.examined) {
    ledger.expect(17, keys.size === 1, () => `"${answer}" was examined under ${[...keys].join(' and ')}`);
  }
  const kept = devices
    .flatMap(({ requests }) => requests)
    .flatMap((row) => (row.kind === 'answer' && lacksSkill(ending, row) ? [row.answer] : []));
  const waiting = ledger.requests.awaitedAnswers().filter((answer) => !kept.includes(answer));
  ledger.expect(17, waiting.length === 0, () => `"${waiting.join('", "')}" got no feedback`);
  if (ledger.spoilt !== null) return;
  const dead = new Set(devices.flatMap((device) => device.deadLetters).map(({ key }) => key));
  for (const lesson of parseDocument(document, 'ann').lessons) {
    if (dead.has(`lesson:${lesson.id}`)) continue;
    for (const { answer, feedback, deviceId } of listAnswers(lesson)) {
      const isLast = ledger.answers.get(lesson.id)?.get(deviceId) === answer;
      if (!isLast || ledger.requests.answers.get(answer) !== 'came') continue;
      const isTeachers = feedback.startsWith(TEACHER);
      ledger.expect(17, isTeachers, () => `"${answer}" has no feedback but "${feedback}"`);
    }
  }
}

/** Invariant 15: a tab shows what the device has, whoever wrote it. */
export function checkNotepadsAgree({ ledger, notepads }: FinalState): void {
  for (const { lessonId, shown, stored } of notepads) {
    const [here, there] = [listTexts(shown), listTexts(stored)];
    for (const place of new Set([...here.keys(), ...there.keys()])) {
      const [mine, kept] = [here.get(place) ?? '', there.get(place) ?? ''];
      ledger.expect(15, mine === kept, () => `a tab shows "${mine}" in ${lessonId} instead of "${kept}"`);
    }
  }
}
