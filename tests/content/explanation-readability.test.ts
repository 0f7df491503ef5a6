import { describe, expect, test } from 'vitest';
import { loadSimpleGeneralKnowledge } from '../../src/content/general-knowledge/general-knowledge-bank.ts';
import { loadMillionaireQuestions } from '../../src/content/millionaire/millionaire-bank.ts';
import { isAboveLevel, listWordsExceptNames } from '../../src/content/word-levels/word-levels.ts';
import { listDialogueExplanations, listGrammarExplanations } from './explanations.ts';
import { maskQuotations } from './quoted-words.ts';

const MAX_SENTENCE_WORDS = 14;
/** The share of running words that a learner of A2 knows. */
const MIN_KNOWN_SHARE = 0.98;

/** The words with which the app speaks about English; a learner meets them in every class. */
const GRAMMAR_TERMS = new Set(
  'noun nouns verb verbs adjective adjectives adverb adverbs plural plurals article comparative phrase phrases vowel consonant gap irregular apostrophe comma capital'.split(
    ' ',
  ),
);
/** Endings such as -ing and 's, which are signs and not words. */
const ENDINGS = /(?<!\p{L})(?:-[a-z]+\b|['’]s\b)|\b[a-z]['’]s\b/gu;
const SENTENCE_BREAK = /(?<=[.!?]["']?) (?=["\p{Lu}\d])/u;

interface ReadText {
  text: string;
  /** What the learner has read before: the question and its options. */
  known: string;
}

function createUnknownWordFinder({ known }: ReadText): (word: string) => boolean {
  const met = new Set(listWords(known));
  return (word) => isAboveLevel(word, 'A2') && !GRAMMAR_TERMS.has(word.toLowerCase()) && !isMet(met, word);
}

/** Whether a word, or its singular, was in the question. */
function isMet(met: ReadonlySet<string>, word: string): boolean {
  const lower = word.toLowerCase();
  return [lower, `${lower}s`, lower.replace(/e?s$/, ''), lower.replace(/s$/, '')].some((form) =>
    met.has(form),
  );
}

function listWords(text: string): readonly string[] {
  return listWordsExceptNames(text).map((word) => word.toLowerCase());
}

function listPlainWords(text: string): readonly string[] {
  return listWordsExceptNames(maskQuotations(text).replace(ENDINGS, ' '));
}

function countWords(sentence: string): number {
  return sentence.match(/[\p{L}\p{N}]+(?:['’]\p{L}+)*/gu)?.length ?? 0;
}

async function loadReasons(level: 'A1' | 'A2'): Promise<Record<string, readonly ReadText[]>> {
  const toReadText = ({ text }: { text: string }) => ({ text, known: '' });
  return {
    dialogues: (await listDialogueExplanations(level)).map(toReadText),
    grammar: (await listGrammarExplanations(level)).map(toReadText),
    'general knowledge': (await loadSimpleGeneralKnowledge(level)).map(
      ({ question, options, explanation }) => ({
        text: explanation,
        known: [question, ...options].join(' '),
      }),
    ),
  };
}

async function loadLadderReasons(): Promise<Record<string, readonly ReadText[]>> {
  const questions = await loadMillionaireQuestions('lower');
  return {
    'the first steps of the ladder': questions.flatMap(({ question, options, explanation, because }) => {
      const known = [question, ...options].join(' ');
      return [explanation, because].map((text) => ({ text, known }));
    }),
  };
}

const banks = [
  ...Object.entries(await loadReasons('A1')).map(([name, texts]) => ({ name: `${name} at A1`, texts })),
  ...Object.entries(await loadReasons('A2')).map(([name, texts]) => ({ name: `${name} at A2`, texts })),
  ...Object.entries(await loadLadderReasons()).map(([name, texts]) => ({ name, texts })),
];

describe.each(banks)('the reasons of $name', ({ texts }) => {
  test('have nearly only words that a learner of A2 knows', () => {
    const words = texts.flatMap(({ text }) => listPlainWords(text));
    const unknown = texts.flatMap((each) => listPlainWords(each.text).filter(createUnknownWordFinder(each)));
    expect(1 - unknown.length / words.length, unknown.join(' ')).toBeGreaterThanOrEqual(MIN_KNOWN_SHARE);
  });

  test(`have sentences of at most ${MAX_SENTENCE_WORDS} words`, () => {
    const sentences = texts.flatMap(({ text }) => text.split(SENTENCE_BREAK));
    expect(sentences.filter((sentence) => countWords(sentence) > MAX_SENTENCE_WORDS)).toEqual([]);
  });
});
