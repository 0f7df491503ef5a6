import { describe, expect, test } from 'vitest';
import { result, standing } from '../../../src/games/crossword/outcome.ts';
import { reduce } from '../../../src/games/crossword/rules.ts';
import type { CrosswordMove, CrosswordState } from '../../../src/games/crossword/state.ts';
import { answersBy } from '../happened.ts';
import { invariants } from './invariants.ts';
import { CAT, filling, fresh, grid, OWN, play, step, TEN, typing } from './small-crossword.ts';

const across = (cell: number) => ({ cell, direction: 'across' as const });
const down = (cell: number) => ({ cell, direction: 'down' as const });
const back: CrosswordMove = { type: 'stepped-back' };
const move = (to: Extract<CrosswordMove, { type: 'moved' }>['to']): CrosswordMove => ({ type: 'moved', to });

/** The answers that the moves lead to. */
function told(state: CrosswordState, ...moves: CrosswordMove[]) {
  return moves.flatMap((each, at) => answersBy(step(play(state, ...moves.slice(0, at)), each)));
}

test('the little crossword of these tests is sound', () => {
  expect(invariants(fresh())).toEqual([]);
});

describe('letters', () => {
  test('a letter goes in, in small, and the cursor steps on', () => {
    const state = play(fresh(), { type: 'typed', letter: 'C' });
    expect(grid(state)[0]).toBe('c...');
    expect(state.cursor).toEqual(across(1));
  });

  test('at the end of a word the cursor stays', () => {
    expect(play(fresh(), ...typing('cat')).cursor).toEqual(across(2));
  });

  test('letters go down where the cursor is turned down', () => {
    const state = play(fresh({ cursor: down(2) }), ...typing('ten'));
    expect(grid(state)).toEqual(['..t.', '..e.', '..n.', '....']);
  });

  test('what is no letter from a to z changes nothing', () => {
    const state = fresh();
    for (const letter of ['', '7', 'é', 'ab', ' ']) {
      expect(reduce(state, { type: 'typed', letter, at: 5, timing: 'normal' }).state).toBe(state);
    }
  });

  test('a letter that is known to be right stays; the cursor goes over it', () => {
    const checked = play(fresh(), ...typing('ca'), { type: 'checked', what: 'word' }, move('start'));
    const state = play(checked, ...typing('xy'));
    expect(grid(state)[0]).toBe('ca..');
    expect(state.cursor).toEqual(across(2));
  });
});

describe('Backspace', () => {
  test('takes the letter under the cursor away and stays', () => {
    const state = play(fresh(), ...typing('cat'), back);
    expect(grid(state)[0]).toBe('ca..');
    expect(state.cursor).toEqual(across(2));
  });

  test('in an empty square it steps back and takes that letter away', () => {
    const state = play(fresh(), ...typing('ca'), back);
    expect(grid(state)[0]).toBe('c...');
    expect(state.cursor).toEqual(across(1));
  });

  test('at the beginning of a word it goes no further', () => {
    const state = fresh();
    expect(reduce(state, { ...back, at: 5, timing: 'normal' }).state).toBe(state);
  });

  test('it steps over a letter that is known to be right', () => {
    const checked = play(fresh(), ...typing('ca'), { type: 'checked', what: 'word' });
    const state = play(checked, back, back);
    expect(grid(state)[0]).toBe('ca..');
    expect(state.cursor).toEqual(across(0));
  });

  test('Delete takes the letter away without moving', () => {
    const state = play(fresh(), ...typing('cat'), move('start'), { type: 'cleared' });
    expect(grid(state)[0]).toBe('.at.');
    expect(state.cursor).toEqual(across(0));
  });
});

describe('the cursor', () => {
  test('Space turns where two words cross, and only there', () => {
    expect(play(fresh({ cursor: across(2) }), { type: 'turned' }).cursor).toEqual(down(2));
    expect(play(fresh({ cursor: down(2) }), { type: 'turned' }).cursor).toEqual(across(2));
    const state = fresh({ cursor: across(1) });
    expect(reduce(state, { type: 'turned', at: 5, timing: 'normal' }).state).toBe(state);
  });

  test('arrows step from square to square, over black ones, and stop at the edge', () => {
    expect(play(fresh(), move('right')).cursor).toEqual(across(1));
    expect(play(fresh(), move('left')).cursor).toEqual(across(0));
    // From the c over the black square below it to the o.
    expect(play(fresh(), move('down')).cursor).toEqual(across(8));
    expect(play(fresh({ cursor: across(2) }), move('right')).cursor).toEqual(across(2));
  });

  test('where only one word goes through, the cursor turns by itself', () => {
    expect(play(fresh({ cursor: across(2) }), move('down')).cursor).toEqual(down(6));
    expect(play(fresh({ cursor: down(10) }), move('left')).cursor).toEqual(across(9));
  });

  test('Home and End go to the ends of the word', () => {
    expect(play(fresh({ cursor: across(1) }), move('end')).cursor).toEqual(across(2));
    expect(play(fresh({ cursor: down(6) }), move('start')).cursor).toEqual(down(2));
  });

  test('a press on a square goes there, a second one turns, and black squares take none', () => {
    expect(play(fresh(), { type: 'chose-cell', cell: 2 }).cursor).toEqual(across(2));
    const twice: CrosswordMove[] = [2, 2].map((cell) => ({ type: 'chose-cell', cell }));
    expect(play(fresh(), ...twice).cursor).toEqual(down(2));
    for (const cell of [3, 4, -1, 99, 1.5]) {
      expect(play(fresh(), { type: 'chose-cell', cell }).cursor).toEqual(across(0));
    }
  });

  test('a clue leads to the beginning of its word', () => {
    expect(play(fresh(), { type: 'chose-entry', entry: TEN }).cursor).toEqual(down(2));
    expect(play(fresh(), { type: 'chose-entry', entry: 9 }).cursor).toEqual(across(0));
  });

  test('Next goes through the words across, then down, and round', () => {
    const next: CrosswordMove = { type: 'stepped-clue', by: 1 };
    expect(play(fresh(), next).cursor).toEqual(across(8));
    expect(play(fresh(), next, next).cursor).toEqual(down(2));
    expect(play(fresh(), next, next, next).cursor).toEqual(across(0));
    expect(play(fresh(), { type: 'stepped-clue', by: -1 }).cursor).toEqual(down(2));
  });
});

describe('a word from the list of clues', () => {
  const enter = (word: string, entry: number = TEN): CrosswordMove => ({ type: 'entered-word', entry, word });

  test('fills its squares; case and outer spaces do not matter', () => {
    expect(grid(play(fresh(), enter('  TeN ')))).toEqual(['..t.', '..e.', '..n.', '....']);
  });

  test('is not put in when it is too long, too short or no word', () => {
    for (const word of ['te', 'tenth', '', 't3n', 'tén']) {
      expect(grid(play(fresh(), enter(word)))).toEqual(['....', '....', '....', '....']);
    }
  });

  test('the whole crossword can be solved so', () => {
    const state = play(fresh(), enter('cat', CAT), enter('ten'), enter('own', OWN));
    expect(state.stage).toEqual({ phase: 'done', how: 'solved' });
  });
});

describe('checking', () => {
  const check = (what: 'letter' | 'word' | 'all'): CrosswordMove => ({ type: 'checked', what });
  const marksOf = (state: CrosswordState, ...cells: number[]) => cells.map((cell) => state.marks[cell]);

  test('a letter: that one and no other', () => {
    const state = play(fresh(), ...typing('cxx'), move('start'), check('letter'));
    expect(marksOf(state, 0, 1, 2)).toEqual(['right', 'none', 'none']);
  });

  test('a word: all its letters, and empty squares stay unmarked', () => {
    const state = play(fresh(), ...typing('cx'), check('word'));
    expect(marksOf(state, 0, 1, 2)).toEqual(['right', 'wrong', 'none']);
  });

  test('all: the letters of every word', () => {
    const state = play(
      fresh(),
      ...typing('ca'),
      { type: 'chose-entry', entry: OWN },
      ...typing('ow'),
      check('all'),
    );
    expect(marksOf(state, 0, 1, 8, 9)).toEqual(['right', 'right', 'right', 'right']);
  });

  test('a new letter takes the mark of a wrong one away', () => {
    const state = play(fresh(), ...typing('x'), move('start'), check('letter'), ...typing('y'));
    expect(marksOf(state, 0)).toEqual(['none']);
  });

  test('one wrong letter in a whole word is a slip and no miss', () => {
    const state = play(fresh(), ...typing('cut'), check('word'));
    expect(state.slips).toEqual([CAT]);
    expect(state.missed).toEqual([]);
    expect(state.answered).toEqual([]);
  });

  test('checking again without a change does not count again', () => {
    const once = play(fresh(), ...typing('cut'), check('word'));
    expect(reduce(once, { ...check('word'), at: 99_000, timing: 'normal' }).state).toBe(once);
  });

  test('a word that was right after a slip was a near miss', () => {
    const slip = play(fresh(), ...typing('cut'), check('word'));
    expect(told(slip, move('start'), ...typing('cat'), check('word'))).toMatchObject([{ grade: 'hard' }]);
  });

  test('a second slip in the same word is a miss', () => {
    const slip = play(fresh(), ...typing('cut'), check('word'));
    const state = play(slip, move('start'), ...typing('cot'), check('word'));
    expect(state.missed).toEqual([{ entry: CAT, given: 'cot' }]);
  });

  test('two wrong letters are a miss, recorded at once and only once', () => {
    const missed = play(fresh(), ...typing('dog'), check('word'));
    expect(missed.missed).toEqual([{ entry: CAT, given: 'dog' }]);
    expect(told(fresh(), ...typing('dog'), check('word'))).toEqual([
      { id: 'cat', grade: 'missed', hint: false, ms: 4000 },
    ]);
    expect(told(missed, move('start'), ...typing('cat'), check('word'))).toEqual([]);
  });

  test('a word that is proved right is recorded with the time that the cursor was in it', () => {
    expect(told(fresh(), ...typing('cat'), check('word'))).toEqual([
      { id: 'cat', grade: 'right', hint: false, ms: 4000 },
    ]);
  });

  test('nothing is recorded of a word that nobody checked', () => {
    expect(told(fresh(), ...typing('cat'))).toEqual([]);
  });
});

describe('checking as one types', () => {
  test('marks each letter at once', () => {
    const state = play(fresh({ autocheck: true }), ...typing('cx'));
    expect(state.marks.slice(0, 3)).toEqual(['right', 'wrong', 'none']);
  });

  test('a wrong letter that is mended before the word is whole is nothing', () => {
    const state = play(fresh({ autocheck: true }), ...typing('cx'), move('left'), ...typing('at'));
    expect([state.slips, state.missed]).toEqual([[], []]);
    expect(state.answered).toEqual([CAT]);
  });

  test('switched on, it checks what stands there; switched off, the marks stay', () => {
    const on = play(fresh(), ...typing('cx'), { type: 'switched-autocheck' });
    expect(on.marks.slice(0, 2)).toEqual(['right', 'wrong']);
    const off = play(on, { type: 'switched-autocheck' }, ...typing('y'));
    expect(off.marks.slice(0, 3)).toEqual(['right', 'wrong', 'none']);
  });
});

describe('hints', () => {
  const hint = (what: 'letter' | 'word'): CrosswordMove => ({ type: 'asked-hint', what });

  test('a letter is shown under the cursor, or the first that is not right', () => {
    expect(grid(play(fresh({ cursor: across(1) }), hint('letter')))[0]).toBe('.a..');
    const state = play(fresh(), ...typing('c'), move('start'), hint('letter'));
    expect(grid(state)[0]).toBe('ca..');
    expect(state.marks.slice(0, 2)).toEqual(['none', 'shown']);
  });

  test('a word with a letter shown is known with help', () => {
    const state = play(fresh(), hint('letter'), ...typing('cat'), { type: 'checked', what: 'word' });
    expect(told(fresh(), hint('letter'), ...typing('cat'), { type: 'checked', what: 'word' })).toMatchObject([
      { id: 'cat', grade: 'right', hint: true },
    ]);
    expect(result(state).misses.map(({ word }) => word)).toEqual(['cat']);
  });

  test('a word that is shown was not known', () => {
    const state = play(fresh(), ...typing('dog'), hint('word'));
    expect(grid(state)[0]).toBe('cat.');
    expect(told(fresh(), ...typing('dog'), hint('word'))).toMatchObject([
      { id: 'cat', grade: 'missed', hint: true },
    ]);
    expect(state.missed).toEqual([{ entry: CAT, given: 'dog' }]);
  });

  test('nothing is shown, and nothing lost, where all is right: it is only checked', () => {
    const state = play(fresh(), ...typing('cat'), hint('word'));
    expect(state.marks.slice(0, 3)).toEqual(['right', 'right', 'right']);
    expect([state.helped, state.missed]).toEqual([[], []]);
  });

  test('hints alone lead to the end', () => {
    const next: CrosswordMove = { type: 'stepped-clue', by: 1 };
    const state = play(fresh(), hint('word'), next, hint('word'), next, hint('word'), { type: 'closed' });
    expect(state.stage).toEqual({ phase: 'over', how: 'solved' });
    expect(result(state)).toMatchObject({ score: { value: 0, text: '0 of 100 points' }, stars: 1 });
  });
});

describe('the end', () => {
  const solve = filling('cat', 'ten', 'own');

  test('comes with the last right letter; the grid stays in sight until it is closed', () => {
    const done = play(fresh(), ...solve);
    expect(done.stage).toEqual({ phase: 'done', how: 'solved' });
    expect(play(done, ...typing('x'), back).letters).toEqual(done.letters);
    expect(play(done, { type: 'closed' }).stage).toEqual({ phase: 'over', how: 'solved' });
  });

  test('does not come while one letter is wrong', () => {
    const state = play(fresh(), ...solve.slice(0, 2), { type: 'entered-word', entry: OWN, word: 'oxn' });
    expect(state.stage).toEqual({ phase: 'solving' });
  });

  test('without help it is worth a hundred points, three stars and no miss', () => {
    const state = play(fresh(), ...solve);
    expect(result(state)).toMatchObject({
      score: { value: 100 },
      stars: 3,
      headline: 'You solved the crossword!',
      misses: [],
    });
    expect(told(fresh(), ...solve).map(({ id, grade }) => [id, grade])).toEqual([
      ['cat', 'right'],
      ['ten', 'right'],
      ['own', 'right'],
    ]);
  });

  test('a letter that was shown takes its share of the points', () => {
    const state = play(fresh(), { type: 'asked-hint', what: 'letter' }, ...solve);
    // One of seven squares.
    expect(result(state).score?.value).toBe(86);
    expect(result(state).stars).toBe(2);
  });

  test('giving up shows all; what stood there rightly is not missed', () => {
    const state = play(fresh(), ...typing('cat'), { type: 'chose-entry', entry: OWN }, ...typing('o'), {
      type: 'gave-up',
    });
    expect(grid(state)).toEqual(['cat.', '..e.', 'own.', '....']);
    expect(state.stage).toEqual({ phase: 'done', how: 'given-up' });
    expect(state.marks[8]).toBe('none');
    const { misses, headline, stars } = result(state);
    expect(headline).toBe('Now you have seen all the answers.');
    expect(stars).toBeUndefined();
    expect(misses).toEqual([
      {
        word: 'ten',
        right: 'ten',
        reason: 'It means: one more than nine. For example: I have ten fingers.',
      },
      { word: 'own', right: 'own', reason: 'It means: to have as yours. For example: They own a boat.' },
    ]);
  });

  test('a miss names what was written instead', () => {
    const state = play(fresh(), ...typing('dog'), { type: 'checked', what: 'word' }, ...solve);
    expect(result(state).misses).toEqual([
      {
        word: 'cat',
        right: 'cat',
        reason: 'It means: a small animal. For example: The cat sleeps.',
        given: 'dog',
      },
    ]);
  });
});

test('the standing counts filled words, right or wrong, and letters shown', () => {
  const state = play(
    fresh(),
    ...typing('dog'),
    { type: 'chose-entry', entry: OWN },
    {
      type: 'asked-hint',
      what: 'letter',
    },
  );
  expect(standing(state)).toEqual([
    { label: 'Words filled', value: '1 of 3' },
    { label: 'Letters shown', value: 1 },
  ]);
});

test('whoever cannot hear gets a written clue for every spoken one', () => {
  const state = play(fresh(), { type: 'asked-for-text' });
  expect(state.entries.map(({ clue }) => clue.kind)).toEqual(['meaning', 'gap', 'meaning']);
  expect(state.entries[OWN]?.clue.text).toBe('To have as yours');
});
