import type { Clause, Group } from './groups.ts';

/** Adverbs and, with a preposition, nouns between a subject and its verb: ", however,", ", for example,". */
const ADVERBS = /^(?:however|therefore|though|too|unfortunately|sadly|luckily)$/;
const NOUNS = /^(?:example|instance|fact|contrast|particular|general)$/;

function isComma(group: Group | undefined): boolean {
  return group?.kind === 'word' && group.head.text === ',';
}

function startsWith(group: Group | undefined, preposition: string): boolean {
  return (
    group?.kind === 'preposition' && group.preposition.lower === preposition && group.object !== undefined
  );
}

/** Whether the groups between two commas add nothing to the subject before them, as "however" does. */
function isInsertion([first, second, ...rest]: readonly Group[]): boolean {
  if (!first || rest.length > 0) return false;
  if (first.kind === 'word') {
    const { lower } = first.head;
    // "Of course", both words of which are tagged as adverbs; "together with her students".
    if (second) return lower === 'of' || (lower === 'together' && startsWith(second, 'with'));
    return ADVERBS.test(lower);
  }
  if (first.kind !== 'preposition') return false;
  // "Along with her students".
  if (second) return first.preposition.lower === 'along' && !first.object && startsWith(second, 'with');
  return NOUNS.test(first.object?.head.lower ?? '');
}

/**
 * Whether only an insertion between commas parts the verb that follows from the subject that opens the
 * sentence: "My cousin, for example, spends", "The tutor, along with her students, was".
 */
export function isOnlyInterrupted({
  subject,
  opening,
  connector,
  kind,
}: Pick<Clause, 'subject' | 'opening' | 'connector' | 'kind'>): boolean {
  if (!subject || connector || kind !== 'main' || subject.from !== 0) return false;
  const [comma, ...inner] = opening;
  const last = inner.pop();
  return isComma(comma) && isComma(last) && comma?.from === subject.to && isInsertion(inner);
}
