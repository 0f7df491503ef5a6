import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { BANDS, TOP_LEVEL_OF_BAND } from '../../../src/content/bands.ts';
import {
  loadPanellists,
  loadStatements,
  loadSupermatches,
} from '../../../src/content/blankety-blank/blankety-blank-bank.ts';
import {
  PANEL_SIZE,
  type Statement,
  SUGGESTION_COUNT,
  type Supermatch,
  statementSchema,
  supermatchSchema,
} from '../../../src/content/blankety-blank/blankety-blank-schema.ts';
import { GAP } from '../../../src/content/gap.ts';
import { expectOfLevel, expectShare, findRepeated, isUnfit } from '../bank-checks.ts';
import { splitTextWords } from '../words/word-forms.ts';

/** Words that start with a vowel letter but a consonant sound: unicorn, used, European, once. */
const SAID_WITH_CONSONANT = /^(?:uni|use|eu|one)/i;

function listWordings({ answers }: Pick<Statement, 'answers'>): string[] {
  return answers.flatMap(({ text, also }) => [text, ...also]);
}

function listSupermatchWordings({ answers, others }: Supermatch): string[] {
  return [...answers, ...others].flatMap(({ text, also }) => [text, ...also]);
}

/** The most popular answer. */
function getMostCommonAnswer({ answers }: Statement): string {
  return answers[0]?.text ?? '';
}

/** Whether the text before the blank ends with "a" or "an" and the wording asks for the other. */
function hasWrongArticle(text: string, wording: string): boolean {
  const article = /\b(an?) ___/i.exec(text)?.[1]?.toLowerCase();
  if (article === undefined) return false;
  const isVowel = /^[aeiou]/i.test(wording) && !SAID_WITH_CONSONANT.test(wording);
  return isVowel !== (article === 'an');
}

const statement: Statement = {
  id: 'a-grandma-at-the-seaside',
  text: 'The first thing Grandma packs is her ___.',
  pos: 'noun',
  answers: [
    { text: 'hat', popularity: 36, also: ['cap'] },
    ...['towel', 'book', 'camera', 'umbrella', 'chair', 'swimsuit'].map((text, index) => ({
      text,
      popularity: 15 - 2 * index,
      also: [],
    })),
    { text: 'cat', popularity: 4, also: [] },
  ],
  panel: ['hat', 'hat', 'hat', 'towel', 'book', 'towel'],
  note: 'Pack a bag: "I packed my bag last night."',
};

const supermatch: Supermatch = {
  id: 'a-paper-bag',
  phrase: 'Paper ___',
  answers: [
    { text: 'bag', points: 150, also: [] },
    { text: 'clip', points: 100, also: [] },
    { text: 'plane', points: 50, also: ['aeroplane'] },
  ],
  others: ['boat', 'hat', 'cup', 'plate'].map((text) => ({ text, also: [] })),
  suggestions: ['bag', 'boat', 'clip'],
  note: 'Paper clip: "Put a paper clip on the letters."',
};

test('a statement with no blank, or with two, is rejected', () => {
  expect(v.is(statementSchema, statement)).toBe(true);
  expect(v.is(statementSchema, { ...statement, text: 'Grandma packs her hat.' })).toBe(false);
  expect(v.is(statementSchema, { ...statement, text: '___ packs her ___.' })).toBe(false);
});

test('answers that are not a hundred per cent together, or not in order, are rejected', () => {
  const [first, second, ...rest] = statement.answers;
  expect(v.is(statementSchema, { ...statement, answers: [second, first, ...rest] })).toBe(false);
  expect(
    v.is(statementSchema, { ...statement, answers: [{ ...first, popularity: 37 }, second, ...rest] }),
  ).toBe(false);
});

test('a wording that two answers share is rejected, in capitals too', () => {
  const answers = statement.answers.map((answer) =>
    answer.text === 'book' ? { ...answer, also: ['Cap'] } : answer,
  );
  expect(v.is(statementSchema, { ...statement, answers })).toBe(false);
});

test('a panel that writes what is no answer, or nearly always the same, is rejected', () => {
  const createWithPanel = (panel: readonly string[]) => ({ ...statement, panel });
  expect(v.is(statementSchema, createWithPanel(['hat', 'hat', 'towel', 'towel', 'book', 'dog']))).toBe(false);
  expect(v.is(statementSchema, createWithPanel(['hat', 'hat', 'hat', 'towel', 'towel', 'towel']))).toBe(
    false,
  );
  expect(v.is(statementSchema, createWithPanel(['hat', 'hat', 'hat', 'hat', 'towel', 'book']))).toBe(false);
  expect(v.is(statementSchema, createWithPanel(['hat', 'hat', 'towel', 'book', 'cat']))).toBe(false);
});

test('a Supermatch whose suggestions are all right, all wrong or unknown is rejected', () => {
  const createWithSuggestions = (...suggestions: string[]) => ({ ...supermatch, suggestions });
  expect(v.is(supermatchSchema, supermatch)).toBe(true);
  expect(v.is(supermatchSchema, createWithSuggestions('bag', 'clip', 'plane'))).toBe(false);
  expect(v.is(supermatchSchema, createWithSuggestions('boat', 'hat', 'cup'))).toBe(false);
  expect(v.is(supermatchSchema, createWithSuggestions('bag', 'boat', 'money'))).toBe(false);
});

test('no statement, expression or example occurs twice in the whole bank', async () => {
  const all = (await Promise.all(BANDS.map(loadStatements))).flat();
  const notes = [...all, ...(await loadSupermatches())].map(({ note }) => note.toLowerCase());
  expect(findRepeated(all.map(({ id }) => id))).toEqual([]);
  expect(findRepeated(all.map(({ text }) => text.toLowerCase()))).toEqual([]);
  expect(findRepeated(notes.map((note) => note.slice(0, note.search(/[:(]/)).trim()))).toEqual([]);
  expect(findRepeated(notes.map((note) => note.slice(note.indexOf('"'))))).toEqual([]);
});

describe.each(BANDS)('band %s', async (band) => {
  const statements = await loadStatements(band);

  test('has 120 statements, named by the band', () => {
    expect(statements).toHaveLength(120);
    expect(statements.filter(({ id }) => !id.startsWith(`${band}-`))).toEqual([]);
  });

  test('asks for nouns most, and for verbs and adjectives often', () => {
    const getShareOf = (pos: Statement['pos']) =>
      statements.filter((each) => each.pos === pos).length / statements.length;
    expect(getShareOf('noun')).toBeLessThanOrEqual(0.65);
    expect(getShareOf('verb')).toBeGreaterThanOrEqual(0.15);
    expect(getShareOf('adjective')).toBeGreaterThanOrEqual(0.15);
  });

  test('has only wordings that fit "a" or "an" before the gap', () => {
    const offenders = statements.flatMap((each) =>
      listWordings(each)
        .filter((wording) => hasWrongArticle(each.text, wording))
        .map((wording) => each.text.replace(GAP, wording)),
    );
    expect(offenders).toEqual([]);
  });

  test('has no statement that contains one of its answers', () => {
    const offenders = statements.filter(({ text, answers }) => {
      const textWords = new Set(splitTextWords(text));
      return answers.some((answer) => textWords.has(answer.text));
    });
    expect(offenders.map(({ id }) => id)).toEqual([]);
  });

  test('has no statement with one dominating answer', () => {
    expect(statements.filter(({ answers }) => (answers[0]?.popularity ?? 0) > 65)).toEqual([]);
  });

  test('has a panellist who wrote one of the two most popular answers', () => {
    const offenders = statements.filter(
      ({ answers, panel }) =>
        !panel.includes(answers[0]?.text ?? '') && !panel.includes(answers[1]?.text ?? ''),
    );
    expect(offenders.map(({ id }) => id)).toEqual([]);
  });

  test('has about two panellists for the most popular answer, and no panellist who always writes it', () => {
    const bySeat = Array.from(
      { length: PANEL_SIZE },
      (_, seat) =>
        statements.filter((each) => each.panel[seat] === getMostCommonAnswer(each)).length /
        statements.length,
    );
    const perStatement = bySeat.reduce((sum, share) => sum + share, 0);
    expectShare(perStatement, 1.8, 2.4);
    expect(Math.max(...bySeat)).toBeLessThanOrEqual(0.9);
    expect(Math.min(...bySeat)).toBeGreaterThan(0);
  });

  test('has no text that is unfit for a nine-year-old', () => {
    const texts = statements.flatMap((each) => [each.text, each.note, ...listWordings(each)]);
    expect(texts.filter(isUnfit)).toEqual([]);
  });
});

describe.each(['a', 'b'] as const)('band %s', (band) => {
  test('has statements and notes with nine in ten words of its levels or lower', async () => {
    const texts = (await loadStatements(band)).flatMap(({ text, note }) => [text.replace(GAP, ''), note]);
    expectOfLevel(texts, TOP_LEVEL_OF_BAND[band]);
  });

  test('has answers with nine in ten words of its levels or lower', async () => {
    const texts = (await loadStatements(band)).flatMap(({ answers }) => answers.map(({ text }) => text));
    expectOfLevel(texts, TOP_LEVEL_OF_BAND[band]);
  });
});

describe('Supermatches', async () => {
  const all = await loadSupermatches();

  test('are thirty, ten a band, of thirty phrases', () => {
    for (const band of BANDS) {
      expect(all.filter(({ id }) => id.startsWith(`${band}-`))).toHaveLength(10);
    }
    expect(all).toHaveLength(30);
    expect(findRepeated(all.map(({ id }) => id))).toEqual([]);
    expect(findRepeated(all.map(({ phrase }) => phrase.toLowerCase()))).toEqual([]);
  });

  test('have right suggestions at every index about equally often', () => {
    for (let place = 0; place < SUGGESTION_COUNT; place++) {
      const right = all.filter(({ answers, suggestions }) =>
        answers.some(({ text }) => text === suggestions[place]),
      );
      expectShare(right.length / all.length, 0.4, 0.7);
    }
  });

  test('have the most popular answer among the suggestions sometimes, but not mostly', () => {
    const shown = all.filter(({ answers, suggestions }) => suggestions.includes(answers[0].text));
    expectShare(shown.length / all.length, 0.3, 0.6);
  });

  test('have no text that is unfit for a nine-year-old', () => {
    const texts = all.flatMap((each) => [each.phrase, each.note, ...listSupermatchWordings(each)]);
    expect(texts.filter(isUnfit)).toEqual([]);
  });
});

test('the six panellists have different names and portraits', async () => {
  const panel = await loadPanellists();
  expect(findRepeated(panel.map(({ id }) => id))).toEqual([]);
  expect(findRepeated(panel.map(({ name }) => name))).toEqual([]);
  expect(findRepeated(panel.map(({ face }) => JSON.stringify(face)))).toEqual([]);
});

test('every colour of a portrait is a colour token', async () => {
  const tokens = readFileSync('src/ui/tokens.css', 'utf8');
  const paints = (await loadPanellists()).flatMap(({ face }) =>
    face.flatMap(({ fill, line }) => [fill, line].filter((paint) => paint !== undefined)),
  );
  expect(paints.filter((paint) => !tokens.includes(`--${paint}:`))).toEqual([]);
});
