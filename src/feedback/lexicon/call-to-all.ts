/** Words for persons with which a request to all of them can begin. */
const ANY_PERSON = new Set('everyone everybody someone somebody anyone anybody noone nobody'.split(' '));
/** In tokens, the full stop counted. */
const SHORT_SENTENCE = 5;

/** Whether a sentence may be a request to all: "Everyone sit down." is right, though "sit" has no -s. */
export function canCallToAll(sentence: readonly { lower: string }[]): boolean {
  return ANY_PERSON.has(sentence[0]?.lower ?? '') && sentence.length <= SHORT_SENTENCE;
}
