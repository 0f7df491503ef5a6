/**
 * An answer that was handed in without a connection, on its way to the teacher. One a lesson; a later answer
 * takes the place of an earlier one.
 */
export type PostedAnswer =
  /** `key` makes a repeat of the same call harmless. */
  | { state: 'waiting'; lessonId: string; answer: string; key: string }
  /** The server won't take it, and why; sending it again would change nothing. */
  | { state: 'refused'; lessonId: string; answer: string; key: string; message: string }
  /** Its feedback has come, and the learner has not looked at it yet. */
  | { state: 'checked'; lessonId: string };

export type WaitingAnswer = Extract<PostedAnswer, { state: 'waiting' }>;

/** Whether the answer in the post still is the one that waits under `key`, and no other took its place. */
export function isWaitingUnder(
  key: string,
  posted: PostedAnswer | null | undefined,
): posted is WaitingAnswer {
  return posted?.state === 'waiting' && posted.key === key;
}
