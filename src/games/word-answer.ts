import * as v from 'valibot';

/** One word answered in a game. Games keep a list of them in their state. */
export const wordAnswerSchema = v.object({
  word: v.string(),
  right: v.boolean(),
  hintUsed: v.boolean(),
  /** How long the learner took for it, in milliseconds of play. */
  ms: v.pipe(v.number(), v.minValue(0)),
});
export type WordAnswer = v.InferOutput<typeof wordAnswerSchema>;
