import { describe, expect, test } from 'vitest';
import { getResult, getScoreboard } from '../../../src/games/crossword/outcome.ts';
import { reduce } from '../../../src/games/crossword/rules.ts';
import type { CellMark, CrosswordMove, CrosswordState } from '../../../src/games/crossword/state.ts';
import { getAnswers } from '../transition-effects.ts';
import { crosswordProbe } from './probe.ts';
import {
  CAT,
  createSmallCrossword,
  createTypingMoves,
  createWordMoves,
  formatGrid,
  OWN,
  playMoves,
  reduceStep,
  TEN,
} from './small-crossword.ts';

const createCursorAcross = (cell: number) => ({ cell, direction: 'across' as const });
const createCursorDown = (cell: number) => ({ cell, direction: 'down' as const });

const BACK: CrosswordMove = { type: 'pressed-backspace' };
const SWITCH: CrosswordMove = { type: 'switched-direction' };
const NEXT: CrosswordMove = { type: 'moved-to-clue', offset: 1 };
const CLOSE: CrosswordMove = { type: 'closed' };
const AUTOCHECK: CrosswordMove = { type: 'switched-autocheck' };
const move = (to: Extract<CrosswordMove, { type: 'moved' }>['to']): CrosswordMove => ({ type: 'moved', to });
const press = (cell: number): CrosswordMove => ({ type: 'chose-cell', cell });
const toEntry = (entry: number): CrosswordMove => ({ type: 'chose-entry', entry });
const enter = (word: string, entry: number = TEN): CrosswordMove => ({ type: 'entered-word', entry, word });
const check = (scope: 'letter' | 'word' | 'all'): CrosswordMove => ({ type: 'checked', scope });
const createHintMove = (scope: 'letter' | 'word'): CrosswordMove => ({ type: 'asked-hint', scope });

/** The answers that the moves record. */
function collectAnswers(state: CrosswordState, ...moves: CrosswordMove[]) {
  return moves.flatMap((each, index) =>
    getAnswers(reduceStep(playMoves(state, ...moves.slice(0, index)), each)),
  );
}

test('the small crossword of these tests breaks no rule', () => {
  expect(crosswordProbe.findBrokenRules(createSmallCrossword())).toEqual([]);
});

describe('in the grid', () => {
  test.each<[string, CrosswordMove[], row: string, cell: number]>([
    ['a typed letter is written in lower case, and the cursor moves on', createTypingMoves('C'), 'c...', 1],
    ['the cursor stays at the end of a word', createTypingMoves('cat'), 'cat.', 2],
    [
      'a letter known to be right stays, and the cursor moves over it',
      [...createTypingMoves('ca'), check('word'), move('start'), ...createTypingMoves('xy')],
      'ca..',
      2,
    ],
    [
      'Backspace deletes the letter under the cursor and stays',
      [...createTypingMoves('cat'), BACK],
      'ca..',
      2,
    ],
    [
      'Backspace in an empty square deletes the letter before it',
      [...createTypingMoves('ca'), BACK],
      'c...',
      1,
    ],
    [
      'Backspace moves over a letter known to be right',
      [...createTypingMoves('ca'), check('word'), BACK, BACK],
      'ca..',
      0,
    ],
    [
      'Delete removes the letter without moving',
      [...createTypingMoves('cat'), move('start'), { type: 'cleared' }],
      '.at.',
      0,
    ],
  ])('%s', (_what, moves, row, cell) => {
    const state = playMoves(createSmallCrossword(), ...moves);
    expect([formatGrid(state)[0], state.cursor]).toEqual([row, createCursorAcross(cell)]);
  });

  test('typing goes down when the cursor’s direction is down', () => {
    const state = playMoves(
      createSmallCrossword({ cursor: createCursorDown(2) }),
      ...createTypingMoves('ten'),
    );
    expect(formatGrid(state)).toEqual(['..t.', '..e.', '..n.', '....']);
  });

  test.each<[string, CrosswordMove]>([
    ...['', '7', 'ж', 'ab', ' '].map((letter): [string, CrosswordMove] => [
      `a key other than a to z (“${letter}”)`,
      { type: 'typed', letter },
    ]),
    ['Backspace at the beginning of a word', BACK],
    ['Space where no words cross', SWITCH],
  ])('%s changes nothing', (_what, each) => {
    const state = createSmallCrossword();
    expect(reduceStep(state, each).state).toBe(state);
  });
});

test.each<[string, CrosswordState['cursor'], CrosswordMove[], CrosswordState['cursor']]>([
  [
    'Space switches the direction where two words cross',
    createCursorAcross(2),
    [SWITCH],
    createCursorDown(2),
  ],
  ['Space switches back', createCursorDown(2), [SWITCH], createCursorAcross(2)],
  ['an arrow steps to the next square', createCursorAcross(0), [move('right')], createCursorAcross(1)],
  ['an arrow stops at the edge', createCursorAcross(0), [move('left')], createCursorAcross(0)],
  // From the c over the black square below it to the o.
  ['an arrow steps over black squares', createCursorAcross(0), [move('down')], createCursorAcross(8)],
  [
    'an arrow stops where only black squares follow',
    createCursorAcross(2),
    [move('right')],
    createCursorAcross(2),
  ],
  [
    'the cursor switches direction where there is only a word down',
    createCursorAcross(2),
    [move('down')],
    createCursorDown(6),
  ],
  [
    'the cursor switches direction where there is only a word across',
    createCursorDown(10),
    [move('left')],
    createCursorAcross(9),
  ],
  ['End goes to the end of the word', createCursorAcross(1), [move('end')], createCursorAcross(2)],
  ['Home goes to the beginning of the word', createCursorDown(6), [move('start')], createCursorDown(2)],
  ['a press on a square goes there', createCursorAcross(0), [press(2)], createCursorAcross(2)],
  ['a second press switches the direction', createCursorAcross(0), [press(2), press(2)], createCursorDown(2)],
  [
    'a press outside of an open square does nothing',
    createCursorAcross(0),
    [3, 4, -1, 99, 1.5].map(press),
    createCursorAcross(0),
  ],
  [
    'a clue moves the cursor to the beginning of its word',
    createCursorAcross(0),
    [toEntry(TEN)],
    createCursorDown(2),
  ],
  ['a clue that does not exist moves nothing', createCursorAcross(0), [toEntry(9)], createCursorAcross(0)],
  ['Next goes through the words across', createCursorAcross(0), [NEXT], createCursorAcross(8)],
  ['Next goes from the words across to those down', createCursorAcross(0), [NEXT, NEXT], createCursorDown(2)],
  ['Next wraps around to the first word', createCursorAcross(0), [NEXT, NEXT, NEXT], createCursorAcross(0)],
  [
    'Back goes through the words in the opposite order',
    createCursorAcross(0),
    [{ type: 'moved-to-clue', offset: -1 }],
    createCursorDown(2),
  ],
])('%s', (_what, before, moves, after) => {
  expect(playMoves(createSmallCrossword({ cursor: before }), ...moves).cursor).toEqual(after);
});

describe('a word from the list of clues', () => {
  test('fills its squares; case and outer spaces do not matter', () => {
    expect(formatGrid(playMoves(createSmallCrossword(), enter('  TeN ')))).toEqual([
      '..t.',
      '..e.',
      '..n.',
      '....',
    ]);
  });

  test.each(['te', 'tenth', '', 't3n', 'tжn'])(
    'is refused when it does not fit or has other characters (%j)',
    (word) => {
      expect(playMoves(createSmallCrossword(), enter(word)).letters.join('')).toBe('');
    },
  );
});

test.each<[string, boolean, CrosswordMove[], Partial<Record<number, CellMark>>]>([
  [
    'checking a letter marks only that one',
    false,
    [...createTypingMoves('cxx'), move('start'), check('letter')],
    { 0: 'right' },
  ],
  [
    'checking a word marks its letters, and no empty square',
    false,
    [...createTypingMoves('cx'), check('word')],
    { 0: 'right', 1: 'wrong' },
  ],
  [
    'checking all marks the letters of every word',
    false,
    [...createTypingMoves('ca'), toEntry(OWN), ...createTypingMoves('ow'), check('all')],
    { 0: 'right', 1: 'right', 8: 'right', 9: 'right' },
  ],
  [
    'a new letter removes the mark of a wrong one',
    false,
    [...createTypingMoves('x'), move('start'), check('letter'), ...createTypingMoves('y')],
    {},
  ],
  ['autocheck marks each letter at once', true, createTypingMoves('cx'), { 0: 'right', 1: 'wrong' }],
  [
    'autocheck, switched on, checks the letters already written',
    false,
    [...createTypingMoves('cx'), AUTOCHECK],
    { 0: 'right', 1: 'wrong' },
  ],
  [
    'autocheck, switched off, leaves the marks and sets no more',
    true,
    [...createTypingMoves('cx'), AUTOCHECK, ...createTypingMoves('y')],
    { 0: 'right', 1: 'wrong' },
  ],
])('%s', (_what, autocheck, moves, marks) => {
  const state = playMoves(createSmallCrossword({ autocheck }), ...moves);
  expect(state.marks).toEqual(state.marks.map((_, cell) => marks[cell] ?? 'none'));
});

describe('a checked word', () => {
  const SLIP = playMoves(createSmallCrossword(), ...createTypingMoves('cut'), check('word'));

  test('with one wrong letter is a slip and no miss', () => {
    expect(SLIP).toMatchObject({ slips: [CAT], missed: [], answered: [] });
  });

  test('that is checked again without a change does not count again', () => {
    expect(reduce(SLIP, { ...check('word'), at: 99_000, timeLimits: 'normal' }).state).toBe(SLIP);
  });

  test('that is right after a slip gets the grade hard', () => {
    expect(collectAnswers(SLIP, move('start'), ...createTypingMoves('cat'), check('word'))).toMatchObject([
      { grade: 'hard' },
    ]);
  });

  test('with a second slip is a miss', () => {
    const state = playMoves(SLIP, move('start'), ...createTypingMoves('cot'), check('word'));
    expect(state.missed).toEqual([{ entry: CAT, given: 'cot' }]);
  });

  test('with two wrong letters is a miss, recorded immediately and only once', () => {
    const missed = playMoves(createSmallCrossword(), ...createTypingMoves('dog'), check('word'));
    expect(missed.missed).toEqual([{ entry: CAT, given: 'dog' }]);
    const answer = { id: 'cat', grade: 'missed', hint: false, ms: 4000 };
    expect(collectAnswers(createSmallCrossword(), ...createTypingMoves('dog'), check('word'))).toEqual([
      answer,
    ]);
    expect(collectAnswers(missed, move('start'), ...createTypingMoves('cat'), check('word'))).toEqual([]);
  });

  test('that is right is recorded on the check, with the time that the cursor was in it', () => {
    expect(collectAnswers(createSmallCrossword(), ...createTypingMoves('cat'))).toEqual([]);
    const answer = { id: 'cat', grade: 'right', hint: false, ms: 4000 };
    expect(collectAnswers(createSmallCrossword(), ...createTypingMoves('cat'), check('word'))).toEqual([
      answer,
    ]);
  });

  test('counts as known when its wrong letter is corrected before it is complete', () => {
    const state = playMoves(
      createSmallCrossword({ autocheck: true }),
      ...createTypingMoves('cx'),
      move('left'),
      ...createTypingMoves('at'),
    );
    expect(state).toMatchObject({ slips: [], missed: [], answered: [CAT] });
  });
});

describe('a hint', () => {
  test('shows the letter under the cursor, or the first one that is not right', () => {
    expect(
      formatGrid(
        playMoves(createSmallCrossword({ cursor: createCursorAcross(1) }), createHintMove('letter')),
      )[0],
    ).toBe('.a..');
    const state = playMoves(
      createSmallCrossword(),
      ...createTypingMoves('c'),
      move('start'),
      createHintMove('letter'),
    );
    expect(formatGrid(state)[0]).toBe('ca..');
    expect(state.marks.slice(0, 2)).toEqual(['none', 'shown']);
  });

  test('for a letter leaves the word known with help', () => {
    const moves = [createHintMove('letter'), ...createTypingMoves('cat'), check('word')];
    expect(collectAnswers(createSmallCrossword(), ...moves)).toMatchObject([
      { id: 'cat', grade: 'right', hint: true },
    ]);
    expect(getResult(playMoves(createSmallCrossword(), ...moves)).misses.map(({ word }) => word)).toEqual([
      'cat',
    ]);
  });

  test('for a word makes it a miss', () => {
    const moves = [...createTypingMoves('dog'), createHintMove('word')];
    expect(collectAnswers(createSmallCrossword(), ...moves)).toMatchObject([
      { id: 'cat', grade: 'missed', hint: true },
    ]);
    const state = playMoves(createSmallCrossword(), ...moves);
    expect(formatGrid(state)[0]).toBe('cat.');
    expect(state.missed).toEqual([{ entry: CAT, given: 'dog' }]);
  });

  test('for a right word only checks it', () => {
    const state = playMoves(createSmallCrossword(), ...createTypingMoves('cat'), createHintMove('word'));
    expect(state.marks.slice(0, 3)).toEqual(['right', 'right', 'right']);
    expect(state).toMatchObject({ helped: [], missed: [] });
  });

  test('for each word ends the game without points', () => {
    const state = playMoves(
      createSmallCrossword(),
      createHintMove('word'),
      NEXT,
      createHintMove('word'),
      NEXT,
      createHintMove('word'),
      CLOSE,
    );
    expect(state.stage).toEqual({ phase: 'over', how: 'solved' });
    expect(getResult(state)).toMatchObject({ score: { value: 0, text: '0 of 100 points' }, stars: 1 });
  });
});

describe('the end', () => {
  const solve = createWordMoves('cat', 'ten', 'own');

  test('comes with the last right letter, and the grid stays until it is closed', () => {
    const done = playMoves(createSmallCrossword(), ...solve);
    expect(done.stage).toEqual({ phase: 'done', how: 'solved' });
    expect(playMoves(done, ...createTypingMoves('x'), BACK).letters).toEqual(done.letters);
    expect(playMoves(done, CLOSE).stage).toEqual({ phase: 'over', how: 'solved' });
  });

  test('does not come while one letter is wrong', () => {
    expect(playMoves(createSmallCrossword(), ...createWordMoves('cat', 'ten', 'oxn')).stage).toEqual({
      phase: 'solving',
    });
  });

  test('without help is worth a hundred points, three stars and no miss', () => {
    const best = { score: { value: 100 }, stars: 3, headline: 'You solved the crossword!', misses: [] };
    expect(getResult(playMoves(createSmallCrossword(), ...solve))).toMatchObject(best);
    const right = ['cat', 'ten', 'own'].map((id) => ({ id, grade: 'right' }));
    expect(collectAnswers(createSmallCrossword(), ...solve)).toMatchObject(right);
  });

  test('after a hint loses the share of the shown letter', () => {
    // One of seven squares.
    expect(getResult(playMoves(createSmallCrossword(), createHintMove('letter'), ...solve))).toMatchObject({
      score: { value: 86 },
      stars: 2,
    });
  });

  test('after giving up shows all letters, and words that were right are no misses', () => {
    const state = playMoves(
      createSmallCrossword(),
      ...createTypingMoves('cat'),
      toEntry(OWN),
      ...createTypingMoves('o'),
      { type: 'gave-up' },
    );
    expect(formatGrid(state)).toEqual(['cat.', '..e.', 'own.', '....']);
    expect(state.stage).toEqual({ phase: 'done', how: 'given-up' });
    expect(state.marks[8]).toBe('none');
    const { misses, headline, stars } = getResult(state);
    expect([headline, stars]).toEqual(['These were all the answers.', undefined]);
    const ten = 'It means: one more than nine. For example: I have ten fingers.';
    const own = 'It means: to have as yours. For example: They own a boat.';
    expect(misses).toEqual([
      { word: 'ten', right: 'ten', reason: ten },
      { word: 'own', right: 'own', reason: own },
    ]);
  });

  test('names what was written instead of a missed word', () => {
    const state = playMoves(createSmallCrossword(), ...createTypingMoves('dog'), check('word'), ...solve);
    const reason = 'It means: a small animal. For example: The cat sleeps.';
    expect(getResult(state).misses).toEqual([{ word: 'cat', right: 'cat', reason, given: 'dog' }]);
  });
});

test('the scoreboard counts filled words, right or wrong, and letters shown', () => {
  expect(
    getScoreboard(
      playMoves(createSmallCrossword(), ...createTypingMoves('dog'), toEntry(OWN), createHintMove('letter')),
    ),
  ).toEqual([
    { label: 'Words filled', value: '1 of 3' },
    { label: 'Letters shown', value: 1 },
  ]);
});

test('a request for text turns every spoken clue into a written one', () => {
  const state = playMoves(createSmallCrossword(), { type: 'replaced-spoken-clues' });
  expect(state.entries.map(({ clue }) => clue.kind)).toEqual(['meaning', 'gap', 'meaning']);
  expect(state.entries[OWN]?.clue.text).toBe('To have as yours');
});
