const ANY_PERSON = new Set('everyone everybody someone somebody anyone anybody noone nobody'.split(' '));
/** In tokens, with the full stop. */
const SHORT_SENTENCE = 5;

/** Whether a sentence is as short as one that asks all or anyone to do something: "Everyone sit down." */
export function canCallToAll(sentence: readonly { lower: string }[]): boolean {
  return ANY_PERSON.has(sentence[0]?.lower ?? '') && sentence.length <= SHORT_SENTENCE;
}
