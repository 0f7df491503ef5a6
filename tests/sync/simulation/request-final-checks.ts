import type { RequestRow } from '../../../src/data/requests/request-rows.ts';
import { listAnswers } from '../../../src/domain/lesson-answers.ts';
import { isRequestPending } from '../../../src/domain/request-status.ts';
import { parseDocument } from '../../../src/sync/wire/parse-document.ts';
import { listTexts } from './draft-checks.ts';
import type { FinalState } from './final-state.ts';
import { TEACHER } from './simulated-teacher.ts';

/* The invariants of requests and notepads at the end of a history. */

/** Whether feedback waits visibly because a corrupted document has removed its skill from the course. */
function lacksSkill({ ledger }: FinalState, { status }: RequestRow): boolean {
  return (
    ledger.corrupted === 'document' &&
    status.phase === 'unsaved' &&
    status.message.endsWith('not found in course')
  );
}

/** Invariants 16 and 17: no request stays pending forever. */
export function checkRequestsEnded(final: FinalState): void {
  const { ledger, devices } = final;
  for (const { device, requests } of devices) {
    for (const row of requests) {
      const { kind, key, status } = row;
      const invariant = kind === 'class' ? 16 : 17;
      if (lacksSkill(final, row)) continue;
      ledger.expect(
        invariant,
        !isRequestPending(status),
        () => `${kind} ${key} is still ${status.phase} on ${device}`,
      );
    }
  }
}

/** Invariant 16. */
export function checkClassesArrived({ ledger, teacher }: FinalState): void {
  if (!ledger.seesTransactions) return;
  const missing = ledger.requests.awaitedClasses();
  ledger.expect(16, missing.length === 0, () => `${missing.join(', ')} never arrived`);
  const lost = ledger.requests.lostClasses([...teacher.paid].filter((key) => key.startsWith('class-ann')));
  ledger.expect(16, lost.length === 0, () => `${lost.join(', ')} cost a credit and never arrived`);
}

/** Invariant 17. */
export function checkFeedbackArrived(final: FinalState): void {
  const { ledger, devices, document, teacher } = final;
  for (const [answer, keys] of teacher.examined) {
    ledger.expect(17, keys.size === 1, () => `"${answer}" was examined under ${[...keys].join(' and ')}`);
  }
  const unsaved = devices
    .flatMap(({ requests }) => requests)
    .flatMap((row) => (row.kind === 'answer' && lacksSkill(final, row) ? [row.answer] : []));
  const waiting = ledger.requests.awaitedAnswers().filter((answer) => !unsaved.includes(answer));
  ledger.expect(17, waiting.length === 0, () => `"${waiting.join('", "')}" got no feedback`);
  if (ledger.corrupted !== null) return;
  const dead = new Set(devices.flatMap((device) => device.deadLetters).map(({ key }) => key));
  for (const lesson of parseDocument(document, 'ann').lessons) {
    if (dead.has(`lesson:${lesson.id}`)) continue;
    for (const { answer, feedback, deviceId } of listAnswers(lesson)) {
      const isLast = ledger.answers.get(lesson.id)?.get(deviceId) === answer;
      if (!isLast || ledger.requests.answers.get(answer) !== 'arrived') continue;
      const isTeachers = feedback.startsWith(TEACHER);
      ledger.expect(17, isTeachers, () => `"${answer}" has no feedback but "${feedback}"`);
    }
  }
}

/** Invariant 15: every tab shows the device's draft. */
export function checkNotepadsAgree({ ledger, notepads }: FinalState): void {
  for (const { lessonId, shown, stored } of notepads) {
    const [here, there] = [listTexts(shown), listTexts(stored)];
    for (const place of new Set([...here.keys(), ...there.keys()])) {
      const [shownText, storedText] = [here.get(place) ?? '', there.get(place) ?? ''];
      ledger.expect(
        15,
        shownText === storedText,
        () => `a tab shows "${shownText}" in ${lessonId} instead of "${storedText}"`,
      );
    }
  }
}
