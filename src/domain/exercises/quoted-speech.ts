/** A comment on the speech quoted before it: "Listener: it is cheap." */
const COMMENT = /\b(?:Listener|Note|Summary|Report|The listener)\b.*$/s;
/** Straight or curly quotation marks. */
const QUOTED = /["“]([^"“”]*)["”]/g;
/** "Mia: …", "A: …" within a quotation begins a turn. */
const NEXT_LABEL = /(?<=[.!?…])\s+(?=\p{Lu}\p{L}*:\s)/u;
/** "Let's go. – Must we?": a dash after the end of a sentence begins a turn, too. */
const NEXT_TURN = /(?<=[.!?…])\s+[–—]\s+(?=\p{Lu})/u;

/**
 * The quotations of a text, each as its turns, without comments on them, quotations with a gap, and those
 * that begin with "…". A text without quotation marks is speech if it has at least two labelled turns.
 * @param text plain text
 */
export function extractQuotedSpeech(text: string): readonly (readonly string[])[] {
  const said = text.replace(COMMENT, '');
  const quotations = [...said.matchAll(QUOTED)].map(([, quoted = '']) => quoted);
  const labelled = splitTurns(said);
  const isDialogue = labelled.length > 1 && labelled.every((turn) => SPEAKER_LABEL.test(turn));
  const quotedTurns = quotations.length === 0 && isDialogue ? [labelled] : quotations.map(splitTurns);
  return quotedTurns.filter((turns) => turns.length > 0 && !turns.some((turn) => /___|^…/.test(turn)));
}

/** "Mia: …" at the start of a turn. */
const SPEAKER_LABEL = /^\p{Lu}\p{L}*:\s/u;

function splitTurns(text: string): readonly string[] {
  return text
    .split(NEXT_LABEL)
    .flatMap((part) => part.split(NEXT_TURN))
    .map((part) => part.trim())
    .filter((part) => /\p{L}|\d/u.test(part));
}

/** A word that is spelled: "C-A-T". */
const SPELLED = /\b\p{Lu}(?:-\p{Lu})+\b/gu;
/** "fourTEEN", "CAN'T": capitals that mark stress. A voice would spell some of them. */
const STRESSED = /(?<![\p{L}.])(?=[\p{L}'’-]*\p{Lu}{2})(?!OK\b|TV\b)[\p{L}'’-]+/gu;
/** Arrows show how the voice moves; a bar is a pause. */
const SIGNS = /[↗↘|]/g;

/**
 * The text for a voice, without the signs that describe pronunciation to a reader.
 * @param isInSyllables whether words are split into syllables: "wa-ter"
 */
export function removePronunciationMarks(text: string, isInSyllables: boolean): string {
  const spelled = text.replace(SPELLED, (word) => word.split('-').join(', '));
  const lowered = spelled.replace(STRESSED, (word) =>
    (isInSyllables ? word.replace(/-/g, '') : word).toLowerCase(),
  );
  const joined = isInSyllables ? lowered.replace(/(?<=\p{L})-(?=\p{L})/gu, '') : lowered;
  return (
    joined
      .replace(SIGNS, (sign) => (sign === '|' ? ',' : ''))
      .replace(/\s+,/g, ',')
      // "They clean(ed) the house", "I like(d) it": an ending that is hard to hear is spoken.
      .replace(/\(ed\)/g, 'ed')
      .replace(/\(d\)/g, 'd')
      .replace(/\s*\([^()]*\)/g, '')
      .replace(/\s[–—]\s/g, ', ')
      .replace(/\s+/g, ' ')
      .trim()
  );
}
