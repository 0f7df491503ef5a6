import { describe, expect, test } from 'vitest';
import { LEVELS } from '../../src/domain/levels.ts';
import {
  listDialogueExplanations,
  listGrammarExplanations,
  listQuizExplanations,
  maskQuotations,
  QUOTATION,
} from './explanations.ts';

/** Words that are hardly ever the subject of a sentence, except when the sentence is about the word. */
const FUNCTION_WORDS =
  "am|is|are|was|were|be|been|isn't|aren't|wasn't|weren't|do|does|did|don't|doesn't|didn't|have|has|had|haven't|hasn't|can|can't|could|couldn't|will|won't|would|wouldn't|shall|should|shouldn't|must|mustn't|may|might|him|his|hers|me|my|mine|us|our|ours|your|yours|them|their|theirs|its|the|an|any|every|at|in|on|by|for|of|with|from|about|into|since|ago|until|during|while|if|unless|although|despite|because|so|such|enough|than|as|ever|never|always|already|yet|still|just|also|neither|nor|or|but|too|very|not";
/** What is said of words. */
const SAID_OF_WORDS =
  "says|takes|means|needs|goes with|comes (?:before|after|between|at the)|never takes|is (?:only )?for|is short for|can't (?:stand|follow|come before)|stands (?:before|after|alone)|has no (?:-s|plural)|doesn't (?:take|follow|go)|does not (?:take|follow|go|stand)";
const WORD_AS_SUBJECT = new RegExp(`(?:^|[.!?:;] )(?:${FUNCTION_WORDS}) (?:${SAID_OF_WORDS})\\b`, 'i');
/** "You comes before the verb": the wrong form of the verb shows that the sentence is about the word. */
const PRONOUN_AS_SUBJECT =
  /(?:^|[.!?:;] )(?:I|you|we|they) (?:says|takes|means|needs|goes|comes|is|has|does)\b/i;
const WORD_AFTER_SIGNAL =
  /\b(?:we (?:use|need)|the verb is|changes to|(?:verb|noun|tag|question|sentence) has) (?:am|is|are|was|were|do|does|did|don't|have|has|had|can|can't|will|would|be|at|on|by|of|from|with|than|if|when|who|which|whose)(?=[.,:;])/i;
/** A wrong option's reason follows the answer's reason, so these words would point to the answer. */
const POINTS_BACK = /^(?:This|That|These|Those|It|It's|Its)\b/;

describe.each(LEVELS)('an explanation at %s', async (level) => {
  const explanations = [
    ...(await listDialogueExplanations(level)),
    ...(await listGrammarExplanations(level)),
  ];
  const texts = explanations.map(({ text }) => text);

  function findOffenders(pattern: RegExp): readonly string[] {
    return texts.filter((text) => pattern.test(maskQuotations(text)));
  }

  test('has double quotation marks in pairs, and no other ones', () => {
    expect(texts.filter((text) => text.split('"').length % 2 === 0)).toEqual([]);
    expect(texts.filter((text) => /[‘’“”«»]|(?:^|[\s(])'[a-z ]+'(?![a-z])/.test(text))).toEqual([]);
    expect(texts.filter((text) => /""|"\s*"(?=")|\w"\w/.test(text))).toEqual([]);
  });

  test('repeats a word only where the word is quoted', () => {
    expect(findOffenders(/\b([a-z']+) \1\b/i)).toEqual([]);
  });

  test('quotes a word that is the subject of its sentence', () => {
    expect(findOffenders(WORD_AS_SUBJECT)).toEqual([]);
    expect(findOffenders(PRONOUN_AS_SUBJECT)).toEqual([]);
  });

  test('quotes a word that is called for', () => {
    expect(findOffenders(WORD_AFTER_SIGNAL)).toEqual([]);
  });

  test('quotes what we say', () => {
    const isFree = `(?!${QUOTATION}|(?:that|it|this|so|no|yes|what|who|where|how|when|them|nothing|something)\\b|-|the (?:noun|number|place|same|time)\\b|more\\b)`;
    expect(
      findOffenders(new RegExp(`\\bwe (?:don't |never |can |also |always )?say ${isFree}\\w`, 'i')),
    ).toEqual([]);
  });

  test('names the wrong answer before it speaks about it', () => {
    const wrong = explanations.filter(({ kind }) => kind === 'wrong').map(({ text }) => text);
    expect(wrong.filter((text) => POINTS_BACK.test(text))).toEqual([]);
  });
});

describe('an explanation of a quiz', async () => {
  const texts = await listQuizExplanations();

  test('has double quotation marks in pairs, and no single ones', () => {
    expect(texts.filter((text) => text.split('"').length % 2 === 0)).toEqual([]);
    expect(texts.filter((text) => /[‘“”«»]/.test(text))).toEqual([]);
  });

  test('repeats a word only where the word is quoted', () => {
    expect(texts.filter((text) => /\b([a-z']+) \1\b/i.test(maskQuotations(text)))).toEqual([]);
  });
});
