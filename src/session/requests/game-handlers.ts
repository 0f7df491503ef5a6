import type { RequestOf } from '../../data/requests/request-rows.ts';
import { SIGN_IN_DEFAULTS } from '../../domain/records.ts';
import { err, ok } from '../../domain/result.ts';
import { mapFeedbackFailure } from './feedback-failure.ts';
import type { RequestHandler, RequestPorts } from './request-handler.ts';

/** Handles feedback on a text from a game, which stays in the request until the game has read it. */
export function createGameFeedbackHandler(
  row: RequestOf<'game-feedback'>,
  ports: RequestPorts,
): RequestHandler {
  const { key, text, level, skill } = row;
  const { store, api, clock, today } = ports;
  return {
    async send(signal) {
      const reason = (await store.readProfile())?.why ?? SIGN_IN_DEFAULTS.why;
      const request = { answer: text, class_plan: '', student_level: level, skill_focus: skill, reason };
      const call = { localDate: today(), idempotencyKey: key, signal };
      const reply = await api.submitAnswer(request, call);
      if (!reply.ok) return err(mapFeedbackFailure(reply.failure, row.status, clock.now()));
      return ok({ text: reply.value.feedback });
    },
    settle: (reply) => store.advanceRequest(key, { type: 'settled', result: { text: reply.text } }),
  };
}

/** Handles homework from a game, which needs no connection. */
export function createSaveHomeworkHandler(
  row: RequestOf<'save-homework'>,
  { store }: RequestPorts,
): RequestHandler {
  return {
    send: async () => ok({ text: '' }),
    settle: () => store.saveGameHomework(row),
  };
}
