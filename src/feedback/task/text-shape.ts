function splitLines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

/**
 * Counts sentences. They end at a mark or a line break, because beginners leave out full stops. One word is
 * not a sentence: "Yes." or a name under a letter.
 */
export function countSentences(text: string): number {
  return splitLines(text)
    .flatMap((line) => line.split(/(?<=[.!?…]["”’)]?)\s+/))
    .filter((sentence) => (sentence.match(/\p{L}+/gu)?.length ?? 0) > 1).length;
}

/** Counts the turns of a conversation: lines, names with a colon, or quotations, whichever are most. */
export function countTurns(text: string): number {
  const labels = text.match(/(?:^|[.!?…\n]\s{0,3})\p{Lu}[\p{L} ]{0,20}:(?=\s)/gu)?.length ?? 0;
  const quotations = text.match(/“[^“”]+”|"[^"]+"/g)?.length ?? 0;
  return Math.max(splitLines(text).length, labels, quotations);
}

/** Counts blocks between empty lines; without empty lines, lines. */
export function countParagraphs(text: string): number {
  const blocks = text.split(/\n\s*\n/).filter((block) => block.trim() !== '').length;
  return blocks > 1 ? blocks : splitLines(text).length;
}

/** A further question in the same sentence: "Where is it, and when does it open?" */
const FURTHER_QUESTION = /\b(?:and|or|but) (?:what|when|where|which|who|whose|why|how)\b/gi;

/** Counts question marks, and the further questions of their sentences. */
export function countQuestions(text: string): number {
  const questions = text.match(/[^.?!]*\?+/g) ?? [];
  return questions.reduce((sum, question) => sum + 1 + (question.match(FURTHER_QUESTION)?.length ?? 0), 0);
}

const GREETING = /^(?:dear|hi|hello|hey|good (?:morning|afternoon|evening|day)|to whom|greetings)\b/i;
const GOODBYE =
  /\b(?:regards|wishes|sincerely|faithfully|truly|yours|love|hugs|kisses|cheers|thanks|thank you|take care|best|bye|goodbye|see you|write (?:back )?soon|hope to hear|look(?:ing)? forward)\b/i;
/** A goodbye is looked for in this part at the end of a letter. */
const LAST_LINES = 4;
const LAST_CHARACTERS = 120;
/** A greeting is looked for here: a subject line or a date may come before it. */
const FIRST_LINES = 2;

/** Whether a text begins like a letter: "Dear Ana,". */
export function hasLetterGreeting(text: string): boolean {
  return splitLines(text)
    .slice(0, FIRST_LINES)
    .some((line) => GREETING.test(line));
}

/** Whether a text ends like a letter: "Best wishes". */
export function hasLetterGoodbye(text: string): boolean {
  const lines = splitLines(text);
  return GOODBYE.test(lines.slice(-LAST_LINES).join('\n').slice(-LAST_CHARACTERS));
}
