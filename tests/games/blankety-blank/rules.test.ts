import { describe, expect, test } from 'vitest';
import { SUPERMATCH_POINTS } from '../../../src/content/blankety-blank/blankety-blank-schema.ts';
import { LEVELS } from '../../../src/domain/levels.ts';
import { createSeededRng } from '../../../src/domain/random.ts';
import { loadBank } from '../../../src/games/blankety-blank/bank.ts';
import { carriedState, createInitialState } from '../../../src/games/blankety-blank/deal.ts';
import { getResult } from '../../../src/games/blankety-blank/outcome.ts';
import { choosePartnerAnswer, RIVALS } from '../../../src/games/blankety-blank/rivals.ts';
import { reduce } from '../../../src/games/blankety-blank/rules.ts';
import {
  getPartnerPlace,
  getPoints,
  getWinner,
  isDoubled,
} from '../../../src/games/blankety-blank/scoring.ts';
import {
  type BlankMove,
  type BlankState,
  getCurrentTurn,
  getMatchedSeats,
  getPopularity,
  getScore,
  getSeats,
  getStatement,
  getSupermatch,
  POINTS,
  SEATS,
  TWO_PLAYERS,
} from '../../../src/games/blankety-blank/state.ts';
import { scaleRuns } from '../../scale-runs.ts';
import { ANY_CHOICE } from '../any-choice.ts';
import { DEFAULT_LEARNER } from '../playthrough.ts';
import { createRulesRunner } from '../rules-runner.ts';
import { getAnnouncement, getAnswers } from '../transition-effects.ts';

const BANK = await loadBank('B1');

function createGame(variant = 'easy', seed = 1): BlankState {
  return createInitialState(BANK, { variant, seed, learner: DEFAULT_LEARNER, carriedState: [] });
}

const { reduceStep, playMoves } = createRulesRunner<BlankState, BlankMove>(
  (state, move) => reduce(state, move, BANK),
  0,
);

const GO_ON: BlankMove = { type: 'continued' };
const TURN_ALL: BlankMove = { type: 'turned', isAll: true };
const createWrittenMove = (text: string): BlankMove => ({ type: 'wrote', text });
/** An answer without a match. */
const UNMATCHED_ANSWER = { text: 'zebra', answer: null, isSlip: false, isHinted: false, ms: 0 };

/** The text that most of the remaining seats wrote in the current turn. */
function findMostCommonText(state: BlankState): string {
  const { panel } = getStatement(state, getCurrentTurn(state));
  const remainingTexts = getSeats(state, getCurrentTurn(state)).map((seat) => panel[seat] ?? '');
  const count = (text: string) => remainingTexts.filter((other) => other === text).length;
  return remainingTexts.toSorted((one, other) => count(other) - count(one))[0] ?? '';
}

/**
 * The move that continues the game; `getText` returns the answer of each turn, and finals get a wrong one.
 */
function chooseMove(state: BlankState, getText: (state: BlankState) => string): BlankMove {
  const { stage } = state;
  if (stage.phase === 'writing') return createWrittenMove(stage.task === 'turn' ? getText(state) : 'zebra');
  if (stage.phase === 'pairing') return { type: 'paired', seat: 2 };
  return stage.phase === 'reveal' && !isTurned(state) ? TURN_ALL : GO_ON;
}

/** Plays until the verdict; `getText` returns the answer of each turn. */
function playToVerdict(state: BlankState, getText: (state: BlankState) => string): BlankState {
  let now = state;
  while (now.stage.phase !== 'verdict') now = playMoves(now, chooseMove(now, getText));
  return now;
}

const isTurned = (state: BlankState) => reduceStep(state, TURN_ALL).state === state;

/** Plays from the verdict to the end, with these answers in the finals. */
function playToEnd(
  state: BlankState,
  supermatchText: string,
  getHeadToHeadText: (state: BlankState) => string,
  seat = 0,
): BlankState {
  const paired = playMoves(state, GO_ON, createWrittenMove(supermatchText), TURN_ALL, GO_ON, {
    type: 'paired',
    seat,
  });
  return playMoves(paired, createWrittenMove(getHeadToHeadText(paired)), TURN_ALL, GO_ON);
}

const findPartnerText = (state: BlankState) =>
  getSupermatch(state, 'head-to-head').answers[getPartnerPlace(state)]?.text ?? '';
const findTopText = (state: BlankState) => getSupermatch(state, 'supermatch').answers[0].text;

describe('a turn', () => {
  test('gives a point for each panellist who wrote the same, as the cards are turned', () => {
    const asked = createGame();
    const written = playMoves(asked, createWrittenMove(findMostCommonText(asked)));
    expect(getScore(written, 0)).toBe(0);
    let state = written;
    const seen = SEATS.map((seat) => {
      state = playMoves(state, { type: 'turned', isAll: false });
      return getScore(state, 0) - getMatchedSeats(state, 0).filter((each) => each <= seat).length;
    });
    expect(seen).toEqual(SEATS.map(() => 0));
    expect(getScore(state, 0)).toBe(getMatchedSeats(state, 0).length);
    expect(isTurned(state)).toBe(true);
  });

  test('announces each card, and a match', () => {
    const asked = createGame();
    const { panel } = getStatement(asked, 0);
    const written = playMoves(asked, createWrittenMove(panel[0] ?? ''));
    expect(getAnnouncement(reduceStep(written, { type: 'turned', isAll: false }))).toBe(
      `Captain Rosa wrote: ${panel[0]}. A match!`,
    );
  });

  test('plays the “wrong” sound only without a match', () => {
    const collectSounds = (text: string) => {
      const sounds: string[] = [];
      let state = playMoves(createGame(), createWrittenMove(text));
      while (!isTurned(state)) {
        const change = reduceStep(state, { type: 'turned', isAll: false });
        sounds.push(
          ...(change.effects ?? []).flatMap((each) => (each.type === 'play-sound' ? [each.sound] : [])),
        );
        state = change.state;
      }
      return sounds;
    };
    const best = findMostCommonText(createGame());
    expect(collectSounds('zebra')).toEqual(['wrong']);
    expect(collectSounds(best)).toEqual(
      getMatchedSeats(playMoves(createGame(), createWrittenMove(best)), 0).map(() => 'right'),
    );
  });

  test('can be written again until the first card is turned', () => {
    const asked = createGame();
    const written = playMoves(asked, createWrittenMove('zebra'));
    expect(playMoves(written, { type: 'took-back' })).toMatchObject({
      turns: [],
      stage: { phase: 'writing' },
    });
    const turned = playMoves(written, { type: 'turned', isAll: false });
    expect(playMoves(turned, { type: 'took-back' })).toBe(turned);
  });

  test('cannot be taken back when it is the computer’s', () => {
    const rivals = playMoves(createGame(), createWrittenMove('zebra'), TURN_ALL, GO_ON, GO_ON);
    expect(rivals.turns).toHaveLength(2);
    expect(playMoves(rivals, { type: 'took-back' })).toBe(rivals);
  });

  test('reports a likely typo once, and then counts it as the answer it resembles', () => {
    const asked = createGame();
    const long = getStatement(asked, 0).answers.find(({ text }) => /^[a-z]{6,}$/.test(text))?.text ?? '';
    const slip = `${long.slice(0, 3)}q${long.slice(3)}`;
    const reported = reduceStep(asked, createWrittenMove(slip));
    expect(getAnnouncement(reported)).toContain('spelled right?');
    expect(getAnnouncement(reported)).not.toContain(long);
    const again = playMoves(reported.state, createWrittenMove(slip));
    expect(again.turns[0]).toMatchObject({ isSlip: true });
    expect(getStatement(again, 0).answers[again.turns[0]?.answer ?? -1]?.text).toBe(long);
    expect(playMoves(reported.state, createWrittenMove(long)).turns[0]).toMatchObject({ isSlip: false });
  });
});

describe('round two', () => {
  test('can complete a score of six', () => {
    const alike = createGame();
    const statements = alike.statements.map((statement) => {
      const [one, other] = statement.answers.map(({ text }) => text);
      return { ...statement, panel: [one, one, one, other, other, other].map((text) => text ?? '') };
    });
    const state = playToVerdict({ ...alike, statements }, findMostCommonText);
    expect(getScore(state, 0)).toBe(6);
  });
});

describe('the winner', () => {
  const finished = Array.from({ length: 60 }, (_, seed) =>
    playToVerdict(createGame(TWO_PLAYERS, seed), findMostCommonText),
  );

  test('has more matches, or on a tie more popular answers', () => {
    for (const state of finished) {
      const { side, decidedBy } = getWinner(state);
      const lead = getScore(state, side) - getScore(state, 1 - side);
      const survey = getPopularity(state, side) - getPopularity(state, 1 - side);
      if (decidedBy === 'matches') expect(lead).toBeGreaterThan(0);
      if (decidedBy === 'survey') expect([lead, survey > 0]).toEqual([0, true]);
      if (decidedBy === 'luck') expect([lead, survey]).toEqual([0, 0]);
    }
    expect(new Set(finished.map((state) => getWinner(state).decidedBy)).has('survey')).toBe(true);
  });

  test('of a complete tie is the learner against the computer, and drawn between two players', () => {
    const turns = [UNMATCHED_ANSWER, UNMATCHED_ANSWER, UNMATCHED_ANSWER, UNMATCHED_ANSWER];
    expect(getWinner({ ...createGame('strong'), turns })).toEqual({ side: 0, decidedBy: 'luck' });
    const sides = Array.from(
      { length: 40 },
      (_, seed) => getWinner({ ...createGame(TWO_PLAYERS, seed), turns }).side,
    );
    expect(new Set(sides)).toEqual(new Set([0, 1]));
  });

  test('plays the Supermatch only if human: a game that the computer wins is over', () => {
    const beaten = Array.from({ length: 20 }, (_, seed) =>
      playToVerdict(createGame('strong', seed), () => 'zebra'),
    ).find((state) => getWinner(state).side === 1);
    const over = beaten && playMoves(beaten, GO_ON);
    expect(over?.stage.phase).toBe('over');
    expect(over && getResult(over)).toMatchObject({ score: { value: 0 }, headline: /^The computer won/ });
  });
});

describe('the finals', () => {
  const verdict = playToVerdict(createGame(), findMostCommonText);

  test.each([0, 1, 2] as const)('give the points of the survey’s place %i', (place) => {
    const text = getSupermatch(verdict, 'supermatch').answers[place].text;
    const end = playToEnd(verdict, `the ${text.toUpperCase()}`, () => 'zebra');
    expect(getPoints(end)).toBe(POINTS.match * getScore(end, 0) + SUPERMATCH_POINTS[place]);
  });

  test('accept the whole phrase as an answer for its blank', () => {
    const { phrase, answers } = getSupermatch(verdict, 'supermatch');
    const end = playToEnd(verdict, phrase.replace('___', answers[1].text), () => 'zebra');
    expect(end.finals[0]?.answer).toBe(1);
  });

  test('recognise good English that the survey does not have', () => {
    const [other] = getSupermatch(verdict, 'supermatch').others;
    const turned = reduceStep(playMoves(verdict, GO_ON, createWrittenMove(other?.text ?? '')), TURN_ALL);
    expect(getAnnouncement(turned)).toContain('Good English, but not one of the answers that people gave.');
    expect(getResult(playToEnd(verdict, other?.text ?? '', findPartnerText)).misses).toEqual([]);
  });

  test('double all points when both write the same, with any partner', () => {
    for (const seat of SEATS) {
      const end = playToEnd(verdict, findTopText(verdict), findPartnerText, seat);
      expect(isDoubled(end)).toBe(true);
      expect(getPoints(end)).toBe(2 * (POINTS.match * getScore(end, 0) + SUPERMATCH_POINTS[0]));
    }
  });

  test('have a partner who answers in proportion to the survey’s points', () => {
    const rng = createSeededRng(7);
    const supermatch = getSupermatch(verdict, 'head-to-head');
    const places = Array.from({ length: 6000 }, () => choosePartnerAnswer(supermatch, rng));
    const getShare = (place: number) => places.filter((each) => each === place).length / places.length;
    expect(getShare(0)).toBeCloseTo(1 / 2, 1);
    expect(getShare(1)).toBeCloseTo(1 / 3, 1);
    expect(getShare(2)).toBeCloseTo(1 / 6, 1);
  });
});

describe('the computer', () => {
  test('matches more of the panel the stronger it is', () => {
    const [easy = 0, fair = 0, strong = 0] = RIVALS.map((rival) => {
      const scores = Array.from({ length: scaleRuns(2_000, 400) }, (_, seed) =>
        getScore(
          playToVerdict(createGame(rival, seed), () => 'zebra'),
          1,
        ),
      );
      return scores.reduce((sum, score) => sum + score, 0) / scores.length;
    });
    expect(fair).toBeGreaterThan(easy + 0.4);
    expect(strong).toBeGreaterThan(fair + 0.4);
  }, 60_000);
});

describe('two players', () => {
  test('pass the device before each turn, and cannot write before that', () => {
    let state = createGame(TWO_PLAYERS);
    for (let turn = 0; turn < 4; turn += 1) {
      expect(state.stage).toEqual({ phase: 'hand-over' });
      expect(playMoves(state, createWrittenMove('hat'))).toBe(state);
      state = playMoves(state, GO_ON, createWrittenMove('zebra'), TURN_ALL, GO_ON, GO_ON);
    }
    expect(state.stage.phase).toBe('verdict');
  });

  test('have a result without a score, and record no answers', () => {
    const reported: ReturnType<typeof getAnswers> = [];
    let state = createGame(TWO_PLAYERS);
    while (state.stage.phase !== 'over') {
      const change = reduceStep(state, chooseMove(state, findMostCommonText));
      reported.push(...getAnswers(change));
      state = change.state;
    }
    expect(reported).toEqual([]);
    expect(getResult(state)).not.toHaveProperty('score');
    expect(getResult(state)).not.toHaveProperty('stars');
    expect(getResult(state).headline).toMatch(/^Player [12] wins (?:\d–\d|after a \d–\d draw)!$/);
  });

  test('get no hint', () => {
    const writing = playMoves(createGame(TWO_PLAYERS), GO_ON);
    expect(playMoves(writing, { type: 'asked-hint' })).toBe(writing);
  });
});

describe('a hint', () => {
  test('shows the first letter of the most popular answer once, and costs points', () => {
    const asked = createGame();
    const hinted = reduceStep(asked, { type: 'asked-hint' });
    const favourite = getStatement(asked, 0).answers[0]?.text ?? '';
    expect(getAnnouncement(hinted)).toContain(`starts with ${favourite[0]?.toUpperCase()}`);
    expect(playMoves(hinted.state, { type: 'asked-hint' })).toBe(hinted.state);
    const getFinalPoints = (state: BlankState) => getPoints(playToVerdict(state, findMostCommonText));
    expect(getFinalPoints(hinted.state)).toBe(getFinalPoints(asked) - POINTS.hint);
  });
});

describe('the recorded answers', () => {
  const recordTurn = (text: string, at: number) => {
    const turned = playMoves(reduceStep(createGame(), createWrittenMove(text), at).state, TURN_ALL);
    return reduceStep(turned, GO_ON, at + 500);
  };

  test('name the written word if the word bank has it, otherwise the statement', () => {
    const { answers, id } = getStatement(createGame(), 0);
    for (const { text } of answers) {
      const item = BANK.words.has(text) ? text : id;
      expect(getAnswers(recordTurn(text, 4000))).toEqual([
        { id: item, grade: 'right', hint: false, ms: 4000 },
      ]);
    }
    expect(getAnswers(recordTurn('zebra', 900))).toEqual([{ id, grade: 'missed', hint: false, ms: 900 }]);
  });

  test('contain nothing that the computer wrote', () => {
    const state = playMoves(recordTurn('zebra', 0).state, GO_ON, TURN_ALL);
    expect(getAnswers(reduceStep(state, GO_ON))).toEqual([]);
  });
});

test('a miss shows the most popular answer with a reason when the survey lacks the written one', () => {
  const end = playToEnd(
    playToVerdict(createGame('easy', 3), () => 'zebra'),
    'zebra',
    () => 'zebra',
  );
  const { misses, headline } = getResult(end);
  if (headline.startsWith('The computer')) expect(misses).toHaveLength(2);
  const { text, answers, note } = getStatement(end, 0);
  expect(misses[0]).toMatchObject({
    asked: text,
    right: answers[0]?.text,
    reason: `${answers[0]?.popularity} of 100 people say it, more than anything else. ${note}`,
    given: 'zebra',
  });
});

describe.each(LEVELS)('a deal at %s', (level) => {
  test('repeats no Supermatch in ten games in a row', async () => {
    const bank = await loadBank(level);
    let used = carriedState.initial;
    for (let seed = 0; seed < 10; seed += 1) {
      const state = createInitialState(bank, {
        variant: 'easy',
        seed,
        learner: DEFAULT_LEARNER,
        carriedState: used,
      });
      const supermatches = state.supermatches.map(({ id }) => id);
      expect(supermatches.filter((id) => used.includes(id))).toEqual([]);
      // The first five have only those of their own band.
      const isOwn = supermatches.every((id) => id.startsWith(bank.supermatches[0]?.id.slice(0, 1) ?? ''));
      if (seed < 5) expect(isOwn).toBe(true);
      used = carriedState.update(
        used,
        { ...state, finals: [UNMATCHED_ANSWER, UNMATCHED_ANSWER] },
        ANY_CHOICE,
      );
    }
  });

  test('includes words that are due for review', async () => {
    const bank = await loadBank(level);
    const { answers } = bank.statements[7] ?? { answers: [] };
    const learner = { ...DEFAULT_LEARNER, weak: answers.map(({ text }) => text).slice(0, 1) };
    const hasReviewWord = (state: BlankState) =>
      state.statements.some((statement) => statement.answers.some(({ text }) => text === learner.weak[0]));
    for (let seed = 0; seed < 10; seed += 1) {
      expect(
        hasReviewWord(createInitialState(bank, { variant: 'easy', seed, learner, carriedState: [] })),
      ).toBe(true);
    }
  });
});
