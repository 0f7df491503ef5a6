import { findShownAndHeldBackMistakes } from '../src/feedback/find-mistakes.ts';
import { describeAnalysis } from '../src/feedback/grammar/describe-analysis.ts';
import { createRuleTracer } from '../src/feedback/patterns/rule-finder.ts';
import { tokenizeSentences } from '../src/feedback/patterns/sentences.ts';
import { isRuleOn } from '../src/feedback/rules/active-rules.ts';
import { DEVICE_CHECKERS } from '../src/feedback/rules/device-checkers.ts';
import { RULE_SETS } from '../src/feedback/rules/rule-sets.ts';
import type { TextMistake } from '../src/feedback/text-checker.ts';

/** Prints how the rules read a text: `npm run explain "She is good in maths."` */

const CONTEXT = { level: 'B1', knownWords: new Set<string>() } as const;

const text = process.argv.slice(2).join(' ');
if (text.trim() === '') {
  console.error('Usage: npm run explain "a sentence"');
  process.exit(1);
}

function describeMistake({ start, end, correction, rule = 'no rule' }: TextMistake): string {
  return `${rule}: [${text.slice(start, end)} → ${correction ?? '?'}]`;
}

console.log(describeAnalysis(text).join('\n'));

const traceRules = createRuleTracer(RULE_SETS);
for (const sentence of tokenizeSentences(text)) {
  console.log(sentence.map(({ text: word, tags }) => `${word}/${[...tags].join('+') || '-'}`).join('  '));
  for (const { compiled, match, heldBackBy } of traceRules(sentence)) {
    const { id } = compiled.rule;
    const quote = sentence.slice(match.marked.from, match.marked.to).map((token) => token.text);
    const outcome = isRuleOn(id) ? (heldBackBy ? `held back by its "${heldBackBy}"` : 'fired') : 'is off';
    console.log(`  ${id} [${quote.join(' ')}] ${outcome}`);
  }
}

const { shown, heldBack } = await findShownAndHeldBackMistakes(text, DEVICE_CHECKERS, CONTEXT);
console.log('Shown:');
for (const mistake of shown) console.log(`  ${describeMistake(mistake)} ${mistake.reason}`);
console.log('Found but not shown like this:');
for (const { mistake, reason } of heldBack) console.log(`  ${describeMistake(mistake)} (${reason})`);
