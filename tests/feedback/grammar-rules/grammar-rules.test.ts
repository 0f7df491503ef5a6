import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findMistakes } from '../../../src/feedback/find-mistakes.ts';
import { analyseText } from '../../../src/feedback/grammar/analyse-text.ts';
import { NO_TENSE_AROUND } from '../../../src/feedback/grammar/tense-around.ts';
import { createGrammarChecker } from '../../../src/feedback/grammar-rules/grammar-checker.ts';
import type { GrammarRule } from '../../../src/feedback/grammar-rules/grammar-rule.ts';
import { GRAMMAR_RULES } from '../../../src/feedback/grammar-rules/grammar-rules.ts';
import { createRuleFinder } from '../../../src/feedback/grammar-rules/rule-finder.ts';
import { toThirdPerson } from '../../../src/feedback/lexicon/inflection.ts';
import { createDeviceCheckers } from '../../../src/feedback/rules/device-checkers.ts';
import type { TextMistake } from '../../../src/feedback/text-checker.ts';
import { GRAMMAR_EXAMPLES } from './grammar-examples.ts';

const CONTEXT = { level: 'A2', knownWords: new Set<string>() } as const;

/**
 * Right sentences of the kinds on which rules go wrong: adjuncts, fixed phrases, nouns that look like verbs.
 */
const RIGHT = readFileSync(new URL('./right-sentences.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '');

function check(text: string, rules: readonly GrammarRule[] = GRAMMAR_RULES): Promise<readonly TextMistake[]> {
  return findMistakes(text, [createGrammarChecker(rules)], CONTEXT);
}

function applyCorrections(text: string, mistakes: readonly TextMistake[]): string {
  return mistakes.reduceRight(
    (result, { start, end, correction = '' }) => result.slice(0, start) + correction + result.slice(end),
    text,
  );
}

/** "He [go→goes] home." as the wrong and the right sentence. */
function readExample(example: string): { wrong: string; right: string } {
  const MARK = /\[([^→\]]*)→([^\]]*)\]/g;
  return { wrong: example.replace(MARK, '$1'), right: example.replace(MARK, '$2') };
}

describe('the rules over groups', () => {
  test('have each an id of its own', () => {
    expect(new Set(GRAMMAR_RULES.map(({ id }) => id)).size).toBe(GRAMMAR_RULES.length);
  });

  test('have examples each', () => {
    expect(Object.keys(GRAMMAR_EXAMPLES).sort()).toEqual(GRAMMAR_RULES.map(({ id }) => id).sort());
  });

  test.each(
    GRAMMAR_RULES.flatMap((rule) => (GRAMMAR_EXAMPLES[rule.id] ?? []).map((example) => ({ rule, example }))),
  )('$rule.id corrects “$example”', async ({ rule, example }) => {
    const { wrong, right } = readExample(example);
    expect(applyCorrections(wrong, await check(wrong, [rule]))).toBe(right);
  });

  test.each(Object.values(GRAMMAR_EXAMPLES).flat())('leave the right side of “%s” alone', async (example) => {
    expect(await check(readExample(example).right)).toEqual([]);
  });

  test.each(RIGHT)('leave “%s” alone', async (sentence) => {
    expect(await check(sentence)).toEqual([]);
  });

  test.each([
    'He cant swim and he wont learn.',
    'I going to school every day.',
    'What is you name?',
    'She no like fish.',
  ])('say nothing about “%s”, where the mistake is of another kind', async (sentence) => {
    expect(await check(sentence)).toEqual([]);
  });

  test('give reasons in the words of the sentence, without markdown', async () => {
    const findByRules = createRuleFinder(GRAMMAR_RULES);
    for (const example of Object.values(GRAMMAR_EXAMPLES).flat()) {
      const analysis = analyseText(readExample(example).wrong);
      const findings = analysis.sentences.flatMap((sentence, at) =>
        findByRules({
          analysis,
          sentence,
          whole: sentence,
          around: NO_TENSE_AROUND,
          before: analysis.sentences.slice(0, at),
        }),
      );
      for (const { reason } of findings.map(({ finding }) => finding)) {
        for (const text of [reason.simple, reason.full]) {
          expect(text).toMatch(/“.+”.*\.$|“.+”$|\?”$/);
          expect(text).not.toMatch(/[*_`]|undefined|somebody|whatever/);
        }
      }
    }
  });

  const SUBJECTS = fc.constantFrom(
    'My brother',
    'The girl in the red coat',
    'Everyone in my class',
    'The man next to my parents',
    'She',
  );
  const MANY = fc.constantFrom(
    'My brothers',
    'The girls in the red bus',
    'My mother and my father',
    'The men next to my sister',
    'They',
  );
  const VERBS = fc.constantFrom(
    'speak English',
    'eat fish every day',
    'write letters',
    'sing in the park',
    'know the answer',
    'sell cars',
  );
  const inflect = (phrase: string) => phrase.replace(/^\w+/, toThirdPerson);

  test('ask for -s behind one subject, however many nouns stand between', async () => {
    await fc.assert(
      fc.asyncProperty(SUBJECTS, VERBS, async (subject, phrase) => {
        const right = `${subject} ${inflect(phrase)}.`;
        expect(await check(right)).toEqual([]);
        const wrong = `${subject} ${phrase}.`;
        expect(applyCorrections(wrong, await check(wrong))).toBe(right);
      }),
    );
  });

  test('ask for the base form behind many', async () => {
    await fc.assert(
      fc.asyncProperty(MANY, VERBS, async (subject, phrase) => {
        const right = `${subject} ${phrase}.`;
        expect(await check(right)).toEqual([]);
        const wrong = `${subject} ${inflect(phrase)}.`;
        expect(applyCorrections(wrong, await check(wrong))).toBe(right);
      }),
    );
  });
});

describe('the checkers of a device', () => {
  test('take the rule over groups where a pattern marks the same words', async () => {
    const text = 'The informations are useful.';
    const found = await findMistakes(text, createDeviceCheckers(true), CONTEXT);
    expect(applyCorrections(text, found)).toBe('The information is useful.');
  });

  test('keep what the patterns find elsewhere', async () => {
    const text = 'You must to go early.';
    const [withRules, without] = [true, false].map((withGrammar) => createDeviceCheckers(withGrammar));
    expect(await findMistakes(text, withRules ?? [], CONTEXT)).toEqual(
      await findMistakes(text, without ?? [], CONTEXT),
    );
  });
});
