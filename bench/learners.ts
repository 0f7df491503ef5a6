import { parseArgs } from 'node:util';
import { DEVICE_CHECKERS } from '../src/feedback/rules/device-checkers.ts';
import {
  readAnswers,
  readRightSentences,
  readSingleMistakes,
} from '../tests/feedback/learners/learner-corpus.ts';
import {
  findFalseMarks,
  type SingleResult,
  scoreAnswers,
  scoreSingleMistakes,
} from '../tests/feedback/learners/learner-score.ts';

/*
 * Measures corrections on texts in the way of learners, by writers who saw no rule.
 *
 *   npm run bench:learners              the held-out half: tables alone, no sentence is printed
 *   npm run bench:learners -- --read    the development half, with what was missed or changed otherwise
 */

const { values } = parseArgs({ options: { read: { type: 'boolean', default: false } } });
const half = values.read ? 'development' : 'held-out';

const results = await scoreSingleMistakes(readSingleMistakes(half), DEVICE_CHECKERS);

const share = (part: number, all: number) => `${Math.round((1000 * part) / all) / 10} %`;
const count = (rows: readonly SingleResult[], outcome: SingleResult['outcome']) =>
  rows.filter((row) => row.outcome === outcome).length;

function printTable(title: string, getKey: (result: SingleResult) => string): void {
  console.log(`\n| ${title} | sentences | corrected | otherwise | marked | missed |`);
  console.log('| --- | ---: | ---: | ---: | ---: | ---: |');
  for (const key of [...new Set(results.map(getKey))].sort()) {
    const rows = results.filter((result) => getKey(result) === key);
    console.log(
      `| ${key} | ${rows.length} | ${share(count(rows, 'corrected'), rows.length)} | ${count(rows, 'otherwise')} | ${count(rows, 'marked')} | ${count(rows, 'missed')} |`,
    );
  }
}

printTable('all', () => 'all');
printTable('level', ({ sentence }) => sentence.level);
printTable('kind', ({ sentence }) => sentence.kind);
printTable('first language', ({ sentence }) => sentence.first.replace(/ \(.*/, ''));

const right = readRightSentences(half);
const marked = await findFalseMarks(right, DEVICE_CHECKERS);
console.log(`\nRight sentences marked: ${marked.length} of ${right.length}.`);

const answers = await scoreAnswers(readAnswers(half), DEVICE_CHECKERS);
console.log(
  `Mistakes of whole answers corrected: ${share(answers.corrected, answers.mistakes)} of ${answers.mistakes}.`,
);
console.log(`Corrections that a teacher did not make: ${answers.doubtful.length} of ${answers.shown}.`);

if (values.read) {
  for (const { sentence, result, outcome } of results)
    if (outcome !== 'corrected')
      console.log(
        `${outcome} [${sentence.level} ${sentence.kind}] ${sentence.text}\n    ${outcome === 'missed' ? '' : `shown: ${result}\n    `}right: ${sentence.right[0]}`,
      );
  for (const { text, marks } of marked)
    console.log(
      `false mark: ${text} (${marks.map(({ rule, correction }) => `${rule}: ${correction}`).join('; ')})`,
    );
  for (const text of answers.doubtful) console.log(`doubtful: ${text}`);
  for (const text of answers.missed) console.log(`missed in an answer: ${text}`);
}
