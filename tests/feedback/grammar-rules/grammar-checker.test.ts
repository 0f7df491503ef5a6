import { describe, expect, test } from 'vitest';
import { createGrammarChecker } from '../../../src/feedback/grammar-rules/grammar-checker.ts';
import type { GrammarRule, RuleContext } from '../../../src/feedback/grammar-rules/grammar-rule.ts';

const TEXT = 'We went home. She cooked rice. He is here.';
/** The first sentence tells of the present now, and so do most. */
const CORRECTED = 'We go home. She cooked rice. He is here.';

/** The sentences at which a rule is asked in a check of a text, and in one of its correction. */
async function listAsked(
  read: (context: RuleContext) => unknown,
  looksBack?: true,
): Promise<readonly (readonly string[])[]> {
  let asked: string[] = [];
  const rule: GrammarRule = {
    id: 'rule',
    kind: 'tense',
    ...(looksBack && { looksBack }),
    find: (context) => {
      asked.push(context.analysis.text);
      read(context);
      return [];
    },
  };
  const checker = createGrammarChecker([rule]);
  const context = { level: 'B1', knownWords: new Set<string>(), session: {} } as const;
  const rounds: (readonly string[])[] = [];
  for (const text of [TEXT, CORRECTED]) {
    asked = [];
    await checker.findMistakes(text, context);
    rounds.push(asked);
  }
  return rounds;
}

const ALL = ['We went home.', 'She cooked rice.', 'He is here.'];
const ALL_AGAIN = ['We go home.', 'She cooked rice.', 'He is here.'];

describe('the checker of rules over groups', () => {
  test('asks a rule that reads a sentence alone only at the sentence that a correction changed', async () => {
    expect(await listAsked(({ sentence }) => sentence.clauses)).toEqual([ALL, ['We go home.']]);
  });

  test('asks a rule that reads the tense around again where that has changed', async () => {
    expect(await listAsked(({ around }) => around.past)).toEqual([ALL, ALL_AGAIN]);
  });

  test('asks a rule that reads the tense of the whole text again where that has changed', async () => {
    expect(await listAsked(({ analysis }) => analysis.tense)).toEqual([ALL, ALL_AGAIN]);
  });

  test('asks a rule that looks back again behind a sentence that has changed', async () => {
    expect(await listAsked(({ before }) => before.at(-1), true)).toEqual([ALL, ALL_AGAIN]);
  });

  test('asks a rule that may look back and does not only at the changed sentence', async () => {
    expect(await listAsked(({ sentence }) => sentence.tokens, true)).toEqual([ALL, ['We go home.']]);
  });
});
