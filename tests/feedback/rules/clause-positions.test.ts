import { expect, test } from 'vitest';
import { createRuleChecker } from '../../../src/feedback/patterns/rule-checker.ts';
import { RULE_SETS } from '../../../src/feedback/rules/rule-sets.ts';
import { examplesOf } from './examples/index-of-examples.ts';

const CONTEXT = { level: 'B1', knownWords: new Set<string>() } as const;

/** What a learner writes before or after a clause. */
const LEAD_INS = ['And ', 'But ', 'In my opinion, ', 'I think '];
const CONTINUATIONS = [' - it is true!', ' :)', ' because it is nice.', ', but it is OK.'];
/** Rules whose mistake may be none in such a place, or another one, with the reason. */
const BOUND_TO_THEIR_PLACE: Readonly<Record<string, string>> = {
  'agreement-statement-03': '“Everyone sit down!” is right',
  'agreement-question-14': 'a comma may begin a list: “there were a man, a dog …”',
  'agreement-question-17': '“that” after “think” begins a clause',
  'missing-article-phrase/start-of': 'after a comma, “size of the …” may be one of a list',
  'missing-word-06': 'the subject of “And was a nice day” may be in the sentence before',
  'missing-word-09': 'the subject of “am” may be that of “think”',
  'plural-04': '“that” after “think” begins a clause',
  'preposition-after-words-19': '“in home, hospital and school” is right',
  'pronoun-possessive-22': 'a comma may begin a list of owners',
  'question-07': '“So you like it?” draws a conclusion',
  'question-08': '“And she likes it?” draws a conclusion',
  'tense-past-04': '“think” stands between the time and the verb',
  'verb-pattern-after-verbs-17': 'before a comma, the verb may be an order',
  'word-order-27': 'after “think”, the adjectives may tell what one thinks of the thing',
  'word-order-14': 'after “think”, the example has no other verb',
};

/** Sentences before which no lead-in stands. */
const OPENS_TEXT =
  /^(?:Although|Because|If|When|While|After|Before|As|Since|Not|No sooner|Hardly|Only|Had|Were|However|Thank|Thanks|Please|Let|Good|Hello|Hi|Yes|Dear|First|Secondly|Second|Therefore|Finally|Also|Besides|So|But|And)\b/;

interface Example {
  rule: string;
  text: string;
  /** Where the mistake begins. */
  start: number;
}

function readExample(rule: string, example: string): Example {
  const [, before = '', wrong = '', after = ''] = /^(.*?)\[(.*?)→.*?\](.*)$/s.exec(example) ?? [];
  return { rule, text: before + wrong + after, start: before.length };
}

const EXAMPLES = RULE_SETS.flatMap((ruleSet) =>
  Object.entries(examplesOf(ruleSet).corrected).map(([rule, [first = '']]) => readExample(rule, first)),
).filter(({ rule }) => !(rule in BOUND_TO_THEIR_PLACE));

/** A first word that is no name begins with a small letter after a lead-in. */
const lowerFirst = (text: string) =>
  /^(?:I|Anna|Tom|Ali|English)\b/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);

const checker = createRuleChecker(RULE_SETS);

/** Of the examples, one of so many is put into each surrounding; each goes into another third of them. */
const SAMPLE = 3;

/** The rules that no longer find the mistake of their first example in other surroundings. */
async function listLost(
  examples: readonly Example[],
  words: string,
  surround: (example: Example) => Example,
) {
  const lost: string[] = [];
  for (const example of examples.filter((_, at) => (at + words.length) % SAMPLE === 0)) {
    const { rule, text, start } = surround(example);
    const found = await checker.findMistakes(text, CONTEXT);
    if (!found.some((mistake) => mistake.rule === rule && mistake.start === start)) lost.push(rule);
  }
  return lost;
}

test.each(LEAD_INS)('rules find the mistakes of their examples after “%s”', async (leadIn) => {
  const examples = EXAMPLES.filter(
    ({ text }) => !OPENS_TEXT.test(text) && (!text.endsWith('?') || /^(?:And|But)/.test(leadIn)),
  );
  const lost = await listLost(examples, leadIn, ({ rule, text, start }) => ({
    rule,
    text: leadIn + lowerFirst(text),
    start: leadIn.length + start,
  }));
  expect(lost).toEqual([]);
});

test.each(CONTINUATIONS)('rules find the mistakes of their examples before “%s”', async (continuation) => {
  const examples = EXAMPLES.filter(({ text }) => /[a-z]\.?$/.test(text));
  const lost = await listLost(examples, continuation, (example) => ({
    ...example,
    text: example.text.replace(/\.$/, '') + continuation,
  }));
  expect(lost).toEqual([]);
});
