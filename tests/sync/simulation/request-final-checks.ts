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
    ledger.corruptedCopy === 'document' &&
    status.phase === 'unsaved' &&
    status.message.endsWith('not found in course')
  );
}

/** No request stays pending forever. */
export function checkRequestsEnded(final: FinalState): void {
  const { ledger, devices } = final;
  for (const { device, requests } of devices) {
    for (const row of requests) {
      const { kind, key, status } = row;
      const invariant = kind === 'class' ? 'class-arrives-or-refund' : 'one-feedback-per-answer';
      if (lacksSkill(final, row)) continue;
      ledger.expect(
        invariant,
        !isRequestPending(status),
        () => `${kind} ${key} is still ${status.phase} on ${device}`,
      );
    }
  }
}

/** Each requested class that was not cancelled has arrived, and none was paid for in vain. */
export function checkClassesArrived({ ledger, teacher }: FinalState): void {
  if (!ledger.seesTransactions) return;
  const missing = ledger.requests.awaitedClasses();
  ledger.expect('class-arrives-or-refund', missing.length === 0, () => `${missing.join(', ')} never arrived`);
  const lost = ledger.requests.lostClasses([...teacher.paid].filter((key) => key.startsWith('class-ann')));
  ledger.expect(
    'class-arrives-or-refund',
    lost.length === 0,
    () => `${lost.join(', ')} cost a credit and never arrived`,
  );
}

/** Each submitted answer was examined once, and has the teacher's feedback. */
export function checkFeedbackArrived(final: FinalState): void {
  const { ledger, devices, document, teacher } = final;
  for (const [answer, keys] of teacher.examined) {
    ledger.expect(
      'one-feedback-per-answer',
      keys.size === 1,
      () => `"${answer}" was examined under ${[...keys].join(' and ')}`,
    );
  }
  const unsaved = devices
    .flatMap(({ requests }) => requests)
    .flatMap((row) => (row.kind === 'answer' && lacksSkill(final, row) ? [row.answer] : []));
  const waiting = ledger.requests.awaitedAnswers().filter((answer) => !unsaved.includes(answer));
  ledger.expect(
    'one-feedback-per-answer',
    waiting.length === 0,
    () => `"${waiting.join('", "')}" got no feedback`,
  );
  if (ledger.corruptedCopy !== null) return;
  const dead = new Set(devices.flatMap((device) => device.deadLetters).map(({ key }) => key));
  for (const lesson of parseDocument(document, 'ann').lessons) {
    if (dead.has(`lesson:${lesson.id}`)) continue;
    for (const { answer, feedback, deviceId } of listAnswers(lesson)) {
      const isLast = ledger.answers.get(lesson.id)?.get(deviceId) === answer;
      if (!isLast || ledger.requests.answers.get(answer) !== 'arrived') continue;
      const isTeachers = feedback.startsWith(TEACHER);
      ledger.expect(
        'one-feedback-per-answer',
        isTeachers,
        () => `"${answer}" has no feedback but "${feedback}"`,
      );
    }
  }
}

/** Every tab shows the device's draft. */
export function checkNotepadsAgree({ ledger, notepads }: FinalState): void {
  for (const { lessonId, shown, stored } of notepads) {
    const [here, there] = [listTexts(shown), listTexts(stored)];
    for (const field of new Set([...here.keys(), ...there.keys()])) {
      const [shownText, storedText] = [here.get(field) ?? '', there.get(field) ?? ''];
      ledger.expect(
        'drafts-stay',
        shownText === storedText,
        () => `a tab shows "${shownText}" in ${lessonId} instead of "${storedText}"`,
      );
    }
  }
}
