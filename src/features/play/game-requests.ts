import type { PendingWrites } from '../../data/games/game-store.ts';
import type { NewRequest, RequestOf, RequestRow } from '../../data/requests/request-rows.ts';
import type { CheckFailure } from '../../domain/answer-check.ts';
import type { PendingGameWrites } from '../../domain/game-records.ts';
import type { GameReply, KeyedGameRequest } from '../../domain/game-request-schemas.ts';
import type { CheckedText } from '../../domain/marked-page.ts';
import type { RequestStatus } from '../../domain/request-status.ts';
import { type Result, unreachable } from '../../domain/result.ts';

/**
 * Converts a game's pending writes for the store: its requests get a date in the learner's format.
 */
export function toStoreWrites({ events, requests, acknowledgedReplies }: PendingGameWrites): PendingWrites {
  const date = new Date().toLocaleString();
  return { events, acknowledgedReplies, requests: requests.map((keyed) => createRequest(keyed, date)) };
}

function createRequest({ key, ask }: KeyedGameRequest, date: string): NewRequest {
  const { text, level, skill } = ask;
  switch (ask.kind) {
    case 'feedback':
      return { kind: 'game-feedback', key, text, level, skill };
    case 'save-homework': {
      const { about, feedback } = ask;
      return { kind: 'save-homework', key, about, notes: text, date, level, skill, feedback };
    }
    default:
      return unreachable(ask);
  }
}

/** The device's own check of a text. */
export type TextChecker = (row: RequestOf<'game-feedback'>) => Promise<Result<CheckedText, CheckFailure>>;

/**
 * Creates a listener that reports the results of requests with the key prefix `prefix`, each result once. The
 * device's check of a text is reported before the teacher's feedback.
 * @param check the device's own check; if it fails, only the teacher's feedback is reported
 */
export function createReplyWatcher(
  prefix: string,
  onReply: (requestId: string, result: GameReply) => void,
  check: TextChecker,
): (rows: readonly RequestRow[]) => void {
  const lastKinds = new Map<string, GameReply['kind']>();
  const checks = new Map<string, Promise<void>>();

  async function checkOnDevice(row: RequestOf<'game-feedback'>, requestId: string): Promise<void> {
    const checked = await check(row);
    if (checked.ok) onReply(requestId, { kind: 'checked', checked: checked.value });
    else console.error('A text could not be checked on this device:', checked.failure);
  }

  return (rows) => {
    for (const row of rows.filter(({ key }) => key.startsWith(prefix))) {
      const { key, status } = row;
      const requestId = key.slice(prefix.length);
      if (row.kind === 'game-feedback' && !checks.has(key)) checks.set(key, checkOnDevice(row, requestId));
      const result = toGameReply(status);
      if (!result) lastKinds.delete(key);
      if (!result || lastKinds.get(key) === result.kind) continue;
      lastKinds.set(key, result.kind);
      void Promise.resolve(checks.get(key)).then(() => onReply(requestId, result));
    }
  };
}

/** `null` while the request is pending. */
function toGameReply(status: RequestStatus): GameReply | null {
  switch (status.phase) {
    case 'waiting':
    case 'sending':
      return status.why === 'offline' || status.why === 'failed' ? { kind: 'waiting' } : null;
    case 'unsaved':
      return { kind: 'waiting' };
    case 'refused':
      return { kind: 'refused', message: status.message };
    // By the learner; no screen offers this for a game's request yet.
    case 'cancelled':
      return { kind: 'refused', message: 'You cancelled it.' };
    case 'done':
      return { kind: 'answered', text: status.result.text ?? '' };
    default:
      return unreachable(status);
  }
}
