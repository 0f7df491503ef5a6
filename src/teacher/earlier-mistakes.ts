import { CLASS_GAME, UNEXPLAINED_MISTAKE } from '../domain/class-game.ts';
import { normaliseAnswer, splitAnswerWords } from '../domain/exercises/answer-form.ts';
import { ANSWER_SEPARATOR, splitAtGaps } from '../domain/exercises/key-notation.ts';
import type { Mistake } from '../domain/records.ts';

/* Which mistakes of earlier classes can be asked again, and how. */

/** A longer answer is not shown as an option to tap. */
const MAX_OPTION_LENGTH = 120;
/** A longer question is a text of its own. */
const MAX_QUESTION_LENGTH = 200;
const GAP = '___';
/** Answers with the signs of options, "(a)", or gaps, "___", would be read as such. */
const NOTATION = new RegExp(`\\([a-h]\\)|_{2,}|${ANSWER_SEPARATOR}`);

/**
 * Whether a mistake of a class can be asked again without the text of its class: the right answer is for a
 * gap, or it and the learner's answer are forms of one sentence.
 */
export function isUsableMistake(mistake: Mistake): boolean {
  const { asked, given, right, source, isKnown } = mistake;
  const [givenWords, rightWords] = [splitAnswerWords(given), splitAnswerWords(right)];
  const isReadable = [given, right].every((text) => text.length <= MAX_OPTION_LENGTH && !NOTATION.test(text));
  const isDifferent = givenWords.length > 0 && givenWords.join(' ') !== rightWords.join(' ');
  const common = rightWords.filter((word) => givenWords.includes(word)).length;
  // More than half of the right answer's words are in the learner's answer, too.
  const isSameSentence = common * 2 > rightWords.length && rightWords.length > 1;
  return (
    source === CLASS_GAME &&
    !isKnown &&
    isReadable &&
    asked.length <= MAX_QUESTION_LENGTH &&
    isDifferent &&
    (getGappedQuestion(mistake) !== null || isSameSentence)
  );
}

/** The options of an item in brackets: "(have / has)" or "(one word: have / has)". */
const OPTIONS = /\((?:[^()/:]*:\s*)?([^()]*\/[^()]*)\)/;

/**
 * The question with a gap for the answer: its own one, or one in place of the options in brackets; `null` if
 * it has neither.
 */
export function getGappedQuestion({ asked, given, right }: Mistake): string | null {
  if (splitAtGaps(asked).length === 2) return asked;
  const [bracket, list = ''] = OPTIONS.exec(asked) ?? [];
  const options = list.split('/').map(normaliseAnswer);
  const hasBoth = [given, right].every((answer) => options.includes(normaliseAnswer(answer)));
  return bracket && hasBoth && splitAtGaps(asked).length === 1 ? asked.replace(bracket, GAP) : null;
}

/** The hint for a gap, such as "(go)", right behind it or at the end of its sentence. */
const HINT = /^\s*\([^()]*\)|\s*\([^()]*\)(?=[.?!]?$)/g;

/** The sentence with an answer: in the gap of the question, without its hint, or the answer itself. */
export function completeSentence(mistake: Mistake, answer: string): string {
  const [before, after] = splitAtGaps(getGappedQuestion(mistake) ?? '');
  return after === undefined ? answer : `${before}${answer}${after.replace(HINT, '')}`;
}

/** Why the learner's answer is wrong; '' where that is not known. */
export function getReason({ reason }: Mistake): string {
  return reason === UNEXPLAINED_MISTAKE ? '' : reason;
}
