import { describe, expect, test } from 'vitest';
import { findMistakes } from '../../../src/feedback/find-mistakes.ts';
import { analyseText } from '../../../src/feedback/grammar/analyse-text.ts';
import { findSentenceParts } from '../../../src/feedback/grammar/sentence-parts.ts';
import { createGrammarChecker } from '../../../src/feedback/grammar-rules/grammar-checker.ts';
import { GRAMMAR_RULES } from '../../../src/feedback/grammar-rules/grammar-rules.ts';
import { GRAMMAR_EXAMPLES } from './grammar-examples.ts';

const CHECKER = createGrammarChecker(GRAMMAR_RULES);
const MARK = /\[([^→\]]*)→([^\]]*)\]/g;

/** The parts of the first sentence of a text, as written, with the full stop that is added. */
function listParts(text: string): readonly string[] {
  const [sentence] = analyseText(text).sentences;
  return (sentence ? findSentenceParts(sentence) : []).map((tokens) => {
    const end = tokens.at(-1);
    const isAdded = end !== undefined && end.start === end.end;
    return text.slice(tokens[0]?.start, end?.end) + (isAdded ? '.' : '');
  });
}

async function correct(text: string): Promise<string> {
  const found = await findMistakes(text, [CHECKER], { level: 'B1', knownWords: new Set<string>() });
  return found.reduceRight(
    (result, { start, end, correction = '' }) => result.slice(0, start) + correction + result.slice(end),
    text,
  );
}

interface Frame {
  put: (sentence: string) => string;
  /** Whether only statements that begin with their subject fit into it. */
  isForStatements: boolean;
}

/** The sentence in lower case, as after other words; names and "I" keep their capital. */
function lowerFirst(sentence: string): string {
  const first = analyseText(sentence).sentences[0]?.tokens[0];
  const keepsCapital = first?.tag === 'NAME' || first?.lower === 'i';
  return keepsCapital ? sentence : sentence.charAt(0).toLowerCase() + sentence.slice(1);
}

const before = (words: string) => (sentence: string) => `${words} ${lowerFirst(sentence)}`;
const after = (words: string) => (sentence: string) => sentence.replace(/\.$/, words);
const FRAMES: Readonly<Record<string, Frame>> = {
  'But …': { put: before('But'), isForStatements: false },
  'I think …': { put: before('I think'), isForStatements: true },
  '… - it is true!': { put: after(' - it is true!'), isForStatements: true },
};

/** Examples that a frame changes, with the reason. */
const LOST: Readonly<Record<string, string>> = {
  'They are play football now.': 'Another rule corrects it first, also where it stands alone.',
  'Even he is rich, he is not happy.': 'After a conjunction, “even he” may be right.',
  'My friends in Lagos they are very kind.': 'The pronoun may begin another clause.',
  'We visited the cathedral and we have eaten crêpes.': 'A present in the same sentence may be meant.',
  'She feel sick after she ate the oysters last night.': 'A present in the same sentence may be meant.',
  'The parcel is for he.': 'The pronoun may be the subject of what follows.',
};

const OPENS_NO_STATEMENT = /^(?:[A-Z][a-z]*ly|[DW]o|Is|Are|Were|Had|Not|No|Look|Then|First|Never|Even|Due)\b/;

/** Examples of one sentence each, which are corrected when they stand alone. */
const EXAMPLES = Object.values(GRAMMAR_EXAMPLES)
  .flat()
  .filter((example) => !/[.!?].*[.!?]|\]$/.test(example) && /[.?]$/.test(example));

describe('a mistake that the rules over groups correct in a sentence', () => {
  test.each(Object.entries(FRAMES))('is corrected in “%s”', async (_, { put, isForStatements }) => {
    const lost: string[] = [];
    for (const example of EXAMPLES) {
      const [wrong, right] = [example.replace(MARK, '$1'), example.replace(MARK, '$2')];
      if (isForStatements && (wrong.endsWith('?') || OPENS_NO_STATEMENT.test(wrong))) continue;
      if (LOST[wrong] === undefined && (await correct(put(wrong))) !== put(right)) lost.push(example);
    }
    expect(lost).toEqual([]);
  });
});

describe('the parts of a sentence that could stand alone', () => {
  test('begin after a lead-in and end before a reason', () => {
    expect(listParts('But I think my bag is heavy because I have books.')).toContain('my bag is heavy.');
  });

  test('begin after what is said', () => {
    expect(listParts('He says that she is nice :)')).toContain('she is nice.');
  });

  test('begin at a subject after “and”, with its verb', () => {
    expect(listParts('I like this town and my friends have a car.')).toEqual(['my friends have a car.']);
  });

  test.each([
    'I think my brother and I are happy.',
    'He bought a machine that peels, cuts and washes apples.',
    'We heard a man and a woman argue for an hour.',
    'The room is big, the bed comfortable.',
    'Can you tell me who he is and where he lives?',
    'If I were rich and she were poor, we would share.',
  ])('do not begin at the “and” or comma of “%s”', (sentence) => {
    const joined = /(?:and|,) (.*)$/.exec(sentence)?.[1] ?? '';
    expect(listParts(sentence)).not.toContain(joined);
  });
});
