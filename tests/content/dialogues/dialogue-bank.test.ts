import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { loadDialogues } from '../../../src/content/dialogues/dialogue-bank.ts';
import {
  type Dialogue,
  type DialogueGap,
  dialogueGapSchema,
  dialogueSchema,
  GAP_KINDS,
  MAX_TURN_WORDS,
  OPTIONS_OF_LEVEL,
} from '../../../src/content/dialogues/dialogue-schema.ts';
import { GAP } from '../../../src/content/gap.ts';
import { loadGrammar } from '../../../src/content/grammar/grammar-bank.ts';
import { LISTED_LEVELS } from '../../../src/content/word-levels/word-levels.ts';
import { LEVELS } from '../../../src/domain/levels.ts';
import {
  expectEven,
  expectNoHintByLength,
  expectOfLevel,
  expectShare,
  findRepeated,
  isUnfit,
} from '../bank-checks.ts';

/** The level's talk should be about 40 % function, 35 % grammar and 25 % word. */
const SHARES = { function: [0.33, 0.47], grammar: [0.28, 0.42], word: [0.18, 0.32] } as const;

interface BlankedTurn {
  readonly text: string;
  readonly gap: DialogueGap;
}

function listTurnsWithGap({ turns, gaps }: Dialogue): BlankedTurn[] {
  const texts = turns.map(({ text }) => text).filter((text) => text.includes(GAP));
  return gaps.flatMap((gap, index) => ({ text: texts[index] ?? '', gap }));
}

function fillGap({ text, gap }: BlankedTurn, wording = gap.answer): string {
  return text.replace(GAP, wording);
}

function listSpokenTexts(dialogue: Dialogue): string[] {
  const blanked = listTurnsWithGap(dialogue).map((turn) => fillGap(turn));
  return dialogue.turns.map(({ text }) => (text.includes(GAP) ? (blanked.shift() ?? text) : text));
}

function listTexts(dialogue: Dialogue): string[] {
  const { title, setting, gaps } = dialogue;
  const ofGaps = gaps.flatMap(({ options, also, because, wrong }) => [
    ...options,
    ...also,
    because,
    ...Object.values(wrong),
  ]);
  return [title, setting, ...listSpokenTexts(dialogue), ...ofGaps];
}

const gap: DialogueGap = {
  answer: 'help',
  options: ['make', 'help', 'take'],
  also: ['assist'],
  kind: 'function',
  point: 'offering help',
  because: 'A seller asks a new customer: How can I help you?',
  wrong: { make: 'Make needs a thing.', take: 'Take is for things you carry.' },
};

const dialogue: Dialogue = {
  id: 'a1-at-the-market',
  title: 'At the market',
  setting: 'Amara buys fruit.',
  speakers: ['Amara', 'Mr Rossi'],
  turns: [
    { by: 1, text: 'How can I ___ you?' },
    { by: 0, text: 'Can you ___ me?' },
    { by: 1, text: 'Yes, I can ___ you.' },
    { by: 0, text: 'Good!' },
    { by: 1, text: 'Here you are.' },
    { by: 0, text: 'Thank you!' },
  ],
  gaps: [gap, gap, gap],
};

test('a gap whose answer is not an option, or has a rival without a reason, is rejected', () => {
  expect(v.is(dialogueGapSchema, gap)).toBe(true);
  expect(v.is(dialogueGapSchema, { ...gap, answer: 'see' })).toBe(false);
  expect(v.is(dialogueGapSchema, { ...gap, wrong: { make: 'Make needs a thing.' } })).toBe(false);
  expect(v.is(dialogueGapSchema, { ...gap, wrong: { ...gap.wrong, help: 'It is right.' } })).toBe(false);
});

test('an option or a typed variant that repeats another is rejected, in capitals too', () => {
  expect(v.is(dialogueGapSchema, { ...gap, also: ['Help'] })).toBe(false);
  expect(v.is(dialogueGapSchema, { ...gap, also: ['take'] })).toBe(false);
  expect(v.is(dialogueGapSchema, { ...gap, also: ['assist', 'Assist'] })).toBe(false);
  expect(v.is(dialogueGapSchema, { ...gap, options: ['help', 'make', 'take', 'Make'] })).toBe(false);
});

test('a dialogue has as many gaps as its turns, and no turn has two', () => {
  const [first, ...rest] = dialogue.turns;
  const withFirst = (text: string) => ({ ...dialogue, turns: [{ ...first, text }, ...rest] });
  expect(v.is(dialogueSchema, dialogue)).toBe(true);
  expect(v.is(dialogueSchema, withFirst('How can I help?'))).toBe(false);
  expect(v.is(dialogueSchema, withFirst('How ___ I ___ you?'))).toBe(false);
});

test('a dialogue with a silent speaker, or a turn without a speaker, is rejected', () => {
  expect(v.is(dialogueSchema, { ...dialogue, speakers: ['Amara', 'Mr Rossi', 'Ana'] })).toBe(false);
  const turns = dialogue.turns.map((turn, index) => (index === 5 ? { ...turn, by: 2 } : turn));
  expect(v.is(dialogueSchema, { ...dialogue, turns })).toBe(false);
});

test('no dialogue, title or turn occurs twice in the whole bank', async () => {
  const all = (await Promise.all(LEVELS.map(loadDialogues))).flat();
  expect(findRepeated(all.map(({ id }) => id))).toEqual([]);
  expect(findRepeated(all.map(({ title }) => title.toLowerCase()))).toEqual([]);
  expect(findRepeated(all.flatMap(listSpokenTexts).map((turn) => turn.toLowerCase()))).toEqual([]);
});

describe.each(LEVELS)('%s', async (level) => {
  const dialogues = await loadDialogues(level);
  const gaps = dialogues.flatMap((each) => each.gaps);

  test('has 30 dialogues, named by the level', () => {
    expect(dialogues).toHaveLength(30);
    expect(dialogues.filter(({ id }) => !id.startsWith(`${level.toLowerCase()}-`))).toEqual([]);
  });

  test('gives as many options as the level has, and variants only where answers are typed', () => {
    expect(gaps.filter(({ options }) => options.length !== OPTIONS_OF_LEVEL[level])).toEqual([]);
    const isTyped = OPTIONS_OF_LEVEL[level] > 3;
    expect(gaps.filter(({ also }) => also.length > 0 && !isTyped)).toEqual([]);
  });

  test('says no turn that is longer than the level follows', () => {
    const turns = dialogues.flatMap(listSpokenTexts);
    expect(turns.filter((turn) => turn.split(/\s+/).length > MAX_TURN_WORDS[level])).toEqual([]);
  });

  test('ends every turn as a sentence ends, whichever option is chosen', () => {
    const chosen = dialogues
      .flatMap(listTurnsWithGap)
      .flatMap((turn) => [...turn.gap.options, ...turn.gap.also].map((wording) => fillGap(turn, wording)));
    const turns = [...dialogues.flatMap(listSpokenTexts), ...chosen];
    expect(turns.filter((turn) => !/[.!?…]['"]?$/.test(turn))).toEqual([]);
  });

  test('mixes words, grammar and functions', () => {
    for (const kind of GAP_KINDS) {
      const share = gaps.filter((each) => each.kind === kind).length / gaps.length;
      expectShare(share, SHARES[kind][0], SHARES[kind][1], kind);
    }
  });

  test('names grammar by points of the level’s grammar questions', async () => {
    const points = new Set((await loadGrammar(level)).points.map(({ id }) => id));
    const strangers = gaps.filter(({ kind, point }) => (kind === 'grammar') !== points.has(point));
    expect(strangers.map(({ point }) => point)).toEqual([]);
  });

  test('has the answer at every index about equally often', () => {
    const places = gaps.map(({ answer, options }) => options.indexOf(answer));
    expectEven(places, OPTIONS_OF_LEVEL[level], 0.2);
  });

  test('has answers that are not recognised by their length', () => {
    expectNoHintByLength(gaps);
  });

  test('has options with a capital where they begin a sentence', () => {
    const turns = dialogues.flatMap(listTurnsWithGap);
    const offenders = turns.filter(({ text, gap: { options, also } }) => {
      const isFirst = /(?:^|[.!?]["']? )["']?___/.test(text);
      return isFirst && [...options, ...also].some((option) => /^[a-z]/.test(option));
    });
    expect(offenders.map((turn) => fillGap(turn))).toEqual([]);
  });

  test('has no text that is unfit for a nine-year-old', () => {
    expect(dialogues.flatMap(listTexts).filter(isUnfit)).toEqual([]);
  });
});

test.each(LISTED_LEVELS)('nine in ten words said at %s are of that level or lower', async (level) => {
  expectOfLevel((await loadDialogues(level)).flatMap(listSpokenTexts), level);
});
