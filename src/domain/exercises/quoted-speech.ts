/** What somebody else says of the speech that was quoted before. */
const COMMENT = /\b(?:Listener|Note|Summary|Report|The listener)\b.*$/s;
const QUOTED = /["“]([^"“”]*)["”]/g;
/** "Mia: …", "A: …" in the middle of a quotation begins a turn. */
const NEXT_LABEL = /(?<=[.!?…])\s+(?=\p{Lu}\p{L}*:\s)/u;
const NEXT_TURN = /(?<=[.!?…])\s+[–—]\s+(?=\p{Lu})/u;

/**
 * The speech that a text quotes, one quotation after the other and turn by turn: nothing of what only speaks about it,
 * nothing with a gap, and nothing that begins with words left out. Without quotation marks two labels make it speech.
 * @param text plain
 */
export function extractQuotedSpeech(text: string): readonly (readonly string[])[] {
  const said = text.replace(COMMENT, '');
  const quotations = [...said.matchAll(QUOTED)].map(([, quoted = '']) => quoted);
  const labelled = turnsOf(said);
  const isTalk = labelled.length > 1 && labelled.every((turn) => LABELLED.test(turn));
  const talks = quotations.length === 0 && isTalk ? [labelled] : quotations.map(turnsOf);
  return talks.filter((turns) => turns.length > 0 && !turns.some((turn) => /___|^…/.test(turn)));
}

const LABELLED = /^\p{Lu}\p{L}*:\s/u;

function turnsOf(text: string): readonly string[] {
  return text
    .split(NEXT_LABEL)
    .flatMap((part) => part.split(NEXT_TURN))
    .map((part) => part.trim())
    .filter((part) => /\p{L}|\d/u.test(part));
}

/** Spelled words: "C-A-T" */
const SPELLED = /\b\p{Lu}(?:-\p{Lu})+\b/gu;
/** "fourTEEN", "CAN'T": capital letters that show which part is strong. A voice would read some as letters. */
const SHOUTED = /(?<![\p{L}.])(?=[\p{L}'’-]*\p{Lu}{2})(?!OK\b|TV\b)[\p{L}'’-]+/gu;
/** Signs of the voice's movement, of pauses and of sounds that are left out. */
const SIGNS = /[↗↘|]/g;

/**
 * A text as a voice is to read it, without the signs that tell the eye about its sound.
 * @param isInParts words are cut where their parts meet: "wa-ter"
 */
export function removePronunciationMarks(text: string, isInParts: boolean): string {
  const spelled = text.replace(SPELLED, (word) => word.split('-').join(', '));
  const quiet = spelled.replace(SHOUTED, (word) => (isInParts ? word.replace(/-/g, '') : word).toLowerCase());
  const whole = isInParts ? quiet.replace(/(?<=\p{L})-(?=\p{L})/gu, '') : quiet;
  return whole
    .replace(SIGNS, (sign) => (sign === '|' ? ',' : ''))
    .replace(/\s+,/g, ',')
    .replace(/\(ed\)/g, 'ed')
    .replace(/\(d\)/g, 'd')
    .replace(/\s*\([^()]*\)/g, '')
    .replace(/\s[–—]\s/g, ', ')
    .replace(/\s+/g, ' ')
    .trim();
}
