import { type HostileRequest, postAs } from './hostile-request.ts';

const WHOLE = 20_000;
const fill = (piece: string, length = WHOLE) =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length);

function answer(text: string, plan = '# A day out'): HostileRequest['send'] {
  return (attacker) =>
    postAs(attacker, '/api/submit-answer', {
      answer: text,
      class_plan: plan,
      student_level: 'B1',
      skill_focus: 'Writing',
      reason: 'travel',
    });
}

const onAnswer = (name: string, text: string): HostileRequest => ({
  name: `an answer of ${name}`,
  send: answer(text),
  // A full queue and a day without credits are expected as well.
  expectedStatuses: [200, 400, 422, 429, 503],
});

const onPlan = (name: string, plan: string): HostileRequest => ({
  name: `a plan of ${name}`,
  send: answer('I went home because it was late.', plan),
  expectedStatuses: [200, 400, 429, 503],
});

/** Answers and plans that are expensive for the rules, the Markdown parser or the grammar checker. */
export const answerRequests: readonly HostileRequest[] = [
  onAnswer('ten thousand numbers of exercises', fill('1)')),
  onAnswer('numbers of exercises, one a line', fill('1) a\n', 4_900)),
  onAnswer('one word of 8,000 letters', fill('abcdefgh', 8_000)),
  onAnswer('one word of 1,900 letters', fill('abcdefgh', 1_900)),
  onAnswer('words of forty letters', fill(`${fill('qwertzuiop', 40)} `)),
  onAnswer('a sentence without an end', fill('my friend go to school and ')),
  onAnswer('quotation marks in sentences', fill('a "a" '.repeat(12).concat('. '))),
  onAnswer('commas between single letters', fill('a, '.repeat(40).concat('. '))),
  onAnswer('four thousand sentences of a letter', fill('I. ', 11_900)),
  onAnswer('apostrophes without a space', fill("a'", 1_900)),
  onAnswer('one mistake a word', fill('teh freind goed ')),
  onAnswer('Chinese without a space', fill('昨天我和朋友去了海边', 1_900)),
  onAnswer('emoji with joiners', fill('👩‍👩‍👧 ', 15_000)),
  onPlan('twenty-one thousand lines in an item', `## Goal\n- ${fill(' a\n', 59_000)}`),
  onPlan(
    'five items of two hundred lines',
    fill(`## Goal\n- a\n${' more words here\n'.repeat(190)}\n`, 16_000),
  ),
  onPlan('quotations thirty thousand deep', `## Goal\n${fill('> ', 59_000)}`),
  onPlan(
    'a wide table with a thousand short rows',
    `## Vocabulary\n|${'a|'.repeat(2_000)}\n|${'-|'.repeat(2_000)}\n${'|a|\n'.repeat(1_000)}`,
  ),
  onPlan('lists nested five deep, nine hundred times', fill(`${'- '.repeat(5)}a\n\n`, 6_000)),
  onPlan('half a link to a video, three thousand times', fill('youtube.com/watch?', 59_000)),
  onPlan('keys that never end', fill('<!-- exercise-keys ["a",', 59_000)),
];

/** Two thousand words with as many mistakes as a weak learner makes, in sentences of ten. */
export const LONG_ANSWER: HostileRequest = {
  name: 'an answer of two thousand words',
  send: answer(fill('Yesterday I goed to the theatre because my freind have tickets. ', 11_800)),
  expectedStatuses: [200, 429, 503],
};
