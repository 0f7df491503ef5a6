import type { MistakeKind } from '../../../../src/feedback/mistake-kinds.ts';
import type { Reason } from '../../../../src/feedback/patterns/learner-rule.ts';

/**
 * A rule in Weir, harper's rule language (https://writewithharper.com/docs/weir): `[a, b]` is a or b, `(a b)` is a
 * then b, `$go` is any form of "go", `NOUN` a class of words, `<(a b), b>` marks b where it stands behind a.
 */
export interface WeirRule {
  find: string;
  /** What stands in the marked place when it is right; the first one is offered. */
  becomes: string | readonly string[];
  why?: Reason;
  /** Sentences in which it is found, with the wrong and the right words: "It depends [of→on] you." */
  examples: readonly string[];
}

export interface WeirFile {
  kind: MistakeKind;
  why: Reason;
  rules: readonly WeirRule[];
  /** Right sentences that look alike and must not be marked. */
  right: readonly string[];
}
