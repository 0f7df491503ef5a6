import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { GameReply } from '../../../src/domain/game-request-schemas.ts';
import { LEVELS } from '../../../src/domain/levels.ts';
import { STORY_EMOJI_CHOICES, STORY_EMOJIS, STORY_WORDS } from '../../../src/domain/limits.ts';
import type { CheckedText } from '../../../src/domain/marked-page.ts';
import { carriedState, createInitialState, loadBank } from '../../../src/games/creative-writing/deal.ts';
import { getWordings } from '../../../src/games/creative-writing/emoji-use.ts';
import {
  countCorrectedMarks,
  getResult,
  getScoreboard,
} from '../../../src/games/creative-writing/outcome.ts';
import { reduce } from '../../../src/games/creative-writing/rules.ts';
import {
  findHandInProblem,
  findLastDraft,
  getChosenEmojis,
  MAX_DRAFTS,
  MAX_PAGE_LENGTH,
  MIN_WORDS,
  type StoryMove,
  type StoryState,
} from '../../../src/games/creative-writing/state.ts';
import { countWords } from '../../../src/games/creative-writing/words.ts';
import type { Transition } from '../../../src/games/game-contract.ts';
import { forAll } from '../../for-all.ts';
import { ANY_CHOICE } from '../any-choice.ts';
import { DEFAULT_LEARNER } from '../playthrough.ts';
import { createRulesRunner } from '../rules-runner.ts';
import { getAnnouncement } from '../transition-effects.ts';
import { createStory } from './probe.ts';

const BANK = await loadBank('B1');
const DEALT = createInitialState(BANK, { level: 'B1', seed: 1, learner: DEFAULT_LEARNER, carriedState: [] });
const FIVE: readonly StoryMove[] = [0, 2, 4, 6, 8].map((place) => ({ type: 'toggled', place }));

const { reduceStep, playMoves } = createRulesRunner<StoryState, StoryMove>(reduce, 0);

function sendReply(state: StoryState, id: string, result: GameReply): Transition<StoryState> {
  return reduce(state, { type: 'replied', id, result, at: 0, timeLimits: 'normal' });
}

const CHOSEN = playMoves(DEALT, ...FIVE);
const WRITING = playMoves(CHOSEN, { type: 'continued' }, { type: 'began', withOpener: false });
const GOOD = createStory(WRITING);
const HANDED_IN = playMoves(WRITING, { type: 'wrote', text: GOOD }, { type: 'handed-in' });

/** A check on the device that marks these words of the text. */
function createCheck(text: string, ...wrong: readonly string[]): CheckedText {
  const marks = wrong.map((quote) => {
    const from = text.indexOf(quote);
    return { start: from, end: from + quote.length, correction: `${quote}ed`, reason: `Why not ${quote}.` };
  });
  return { text: 'All of it.', note: 'The good of it.', marks };
}

describe('the choice', () => {
  test('is five of twelve, and any of them can be put back', () => {
    expect(CHOSEN.chosen).toEqual([0, 2, 4, 6, 8]);
    expect(playMoves(CHOSEN, { type: 'toggled', place: 4 }).chosen).toEqual([0, 2, 6, 8]);
    const sixth = reduceStep(CHOSEN, { type: 'toggled', place: 1 });
    expect(sixth.state).toBe(CHOSEN);
    expect(getAnnouncement(sixth)).toBe('You have five. Put one back first.');
  });

  test('must be complete before the opener', () => {
    const four = playMoves(DEALT, ...FIVE.slice(1));
    const early = reduceStep(four, { type: 'continued' });
    expect(early.state).toBe(four);
    expect(getAnnouncement(early)).toBe('Choose 1 more.');
    expect(playMoves(CHOSEN, { type: 'continued' }).phase).toBe('opening');
  });

  test('can be changed while the page is written, which keeps its text', () => {
    const back = playMoves(WRITING, { type: 'wrote', text: GOOD }, { type: 'went-back' });
    expect(back).toMatchObject({ phase: 'choosing', text: GOOD });
    const changed = playMoves(
      back,
      { type: 'toggled', place: 0 },
      { type: 'toggled', place: 1 },
      { type: 'continued' },
      { type: 'began', withOpener: true },
    );
    expect(changed).toMatchObject({ phase: 'writing', text: GOOD, chosen: [2, 4, 6, 8, 1] });
    expect(findHandInProblem(changed)).toBe(`Still to use: ${DEALT.offered[1]?.name.b}.`);
  });
});

describe('the opener', () => {
  const opening = playMoves(CHOSEN, { type: 'continued' });

  test('can be exchanged, and only those that were shown are used up', () => {
    const second = reduceStep(opening, { type: 'asked-opener' });
    expect(getAnnouncement(second)).toBe(DEALT.openers[1]?.text);
    const ids = DEALT.openers.map(({ id }) => id);
    expect(carriedState.update([], opening, ANY_CHOICE).filter((used) => ids.includes(used))).toEqual(
      ids.slice(0, 1),
    );
    expect(carriedState.update([], second.state, ANY_CHOICE).filter((used) => ids.includes(used))).toEqual(
      ids.slice(0, 2),
    );
    const afterAll = playMoves(second.state, { type: 'asked-opener' }, { type: 'asked-opener' });
    expect(afterAll.opener).toBe(0);
    expect(carriedState.update([], afterAll, ANY_CHOICE)).toEqual(expect.arrayContaining(ids));
  });

  test('adds neither words nor emojis to the count', () => {
    const started = playMoves(opening, { type: 'began', withOpener: true });
    expect(started).toMatchObject({ hasOpener: true, text: '' });
    expect(getScoreboard(started)).toEqual([
      { label: 'Emojis', value: '0 of 5' },
      { label: 'Words', value: '0 of 100' },
    ]);
  });
});

describe('the page', () => {
  const write = (text: string) => playMoves(WRITING, { type: 'wrote', text });

  test('can be handed in only with all five emojis and a permitted number of words', () => {
    forAll(fc.nat(STORY_EMOJIS), fc.nat(STORY_WORDS * 2), (names, more) => {
      const used = getChosenEmojis(WRITING)
        .slice(0, names)
        .map(({ name }) => name.b);
      const state = write([...used, ...Array<string>(more).fill('well')].join(' '));
      const words = countWords(state.text);
      const isReady = names === STORY_EMOJIS && words <= STORY_WORDS && words >= MIN_WORDS;
      expect(findHandInProblem(state) === null).toBe(isReady);
      const handedIn = reduceStep(state, { type: 'handed-in' });
      expect(handedIn.request !== undefined).toBe(isReady);
      expect(handedIn.state.phase).toBe(isReady ? 'marked' : 'writing');
      if (!isReady) expect(getAnnouncement(handedIn)).toBe(findHandInProblem(state));
    });
  });

  test('accepts exactly a hundred words, and says how many are too many', () => {
    const most = write(createStory(WRITING, STORY_WORDS - countWords(GOOD)));
    expect(countWords(most.text)).toBe(STORY_WORDS);
    expect(findHandInProblem(most)).toBe(null);
    const over = reduceStep(most, { type: 'wrote', text: `${most.text} and more` });
    expect(findHandInProblem(over.state)).toBe('100 words at most. Take out 2 words.');
    expect(getAnnouncement(over)).toBe('More than 100 words.');
    expect(getAnnouncement(reduceStep(over.state, { type: 'wrote', text: most.text }))).toBe(
      '100 words or fewer.',
    );
  });

  test('announces an emoji once, when the story first uses it', () => {
    const name = DEALT.offered[0]?.name.b ?? '';
    expect(getAnnouncement(reduceStep(WRITING, { type: 'wrote', text: name.slice(0, -1) }))).toBe('');
    const used = reduceStep(WRITING, { type: 'wrote', text: `A ${name}` });
    expect(getAnnouncement(used)).toBe(`${name}: used. 1 of 5.`);
    expect(getAnnouncement(reduceStep(used.state, { type: 'wrote', text: `A ${name} ` }))).toBe('');
  });

  test.each([
    ['a word of 300 letters', 'x'.repeat(300)],
    ['ten thousand words', 'word '.repeat(10_000)],
    ['a text from right to left', 'שלום עולם '.repeat(12)],
    ['characters of no width', '\u200B\u200D\uFEFF'.repeat(30)],
    ['half of a character', '\uD83D'],
    ['characters of two halves, one of them beyond the end', `x${'😀'.repeat(MAX_PAGE_LENGTH)}`],
    ['nothing but lines', '\n'.repeat(500)],
  ])('accepts %s, and says why it can’t be handed in', (_, text) => {
    const state = write(text);
    expect(state.text.length).toBeLessThanOrEqual(MAX_PAGE_LENGTH);
    expect(state.text).not.toMatch(/\p{Surrogate}/u);
    expect(state.isCut).toBe(text.length > MAX_PAGE_LENGTH);
    expect(findHandInProblem(state)).toMatch(/^[A-Z1].*\.$/);
    expect(reduceStep(state, { type: 'handed-in' }).state).toBe(state);
    expect(playMoves(state, { type: 'wrote', text: GOOD })).toMatchObject({ text: GOOD, isCut: false });
  });

  test('must be in English', () => {
    const inRussian = `${getChosenEmojis(WRITING)
      .map(({ emoji }) => emoji)
      .join(' ')} ${'и вот опять '.repeat(9)}`;
    expect(findHandInProblem(write(inRussian))).toBe('Write your story in English.');
  });
});

describe('a page that was handed in', () => {
  const waiting = { kind: 'waiting' } as const;

  test('asks the teacher for feedback on exactly that text', () => {
    const { state, request } = reduceStep(
      playMoves(WRITING, { type: 'wrote', text: `\n ${GOOD}  \n\n\n\n` }),
      {
        type: 'handed-in',
      },
    );
    expect(request).toEqual({
      id: 'feedback-1',
      kind: 'feedback',
      text: GOOD,
      level: 'B1',
      skill: 'Writing',
    });
    expect(findLastDraft(state)?.text).toBe(GOOD);
  });

  test('has the device’s marks immediately, and keeps them when the teacher answers', () => {
    const check = createCheck(GOOD, 'went');
    const here = sendReply(HANDED_IN, 'feedback-1', { kind: 'checked', checked: check });
    expect(getAnnouncement(here)).toBe('Checked on this device. 1 place to look at.');
    const offline = sendReply(here.state, 'feedback-1', waiting);
    expect(findLastDraft(offline.state)).toMatchObject({ check, reply: waiting });
    const answered = sendReply(offline.state, 'feedback-1', { kind: 'answered', text: 'Lovely.' });
    expect(getAnnouncement(answered)).toBe('Your teacher has answered.');
    expect(findLastDraft(answered.state)).toMatchObject({
      check,
      reply: { kind: 'answered', text: 'Lovely.' },
    });
  });

  test('is marked once, however often the device checks it', () => {
    const once = sendReply(HANDED_IN, 'feedback-1', {
      kind: 'checked',
      checked: createCheck(GOOD, 'went'),
    }).state;
    expect(sendReply(once, 'feedback-1', { kind: 'checked', checked: createCheck(GOOD) }).state).toBe(once);
  });

  test('can be written again once with another text, and both pages stay', () => {
    const again = playMoves(HANDED_IN, { type: 'tried-again' });
    expect(again).toMatchObject({ phase: 'writing', text: GOOD });
    expect(findHandInProblem(again)).toBe('Change something first.');
    const second = reduceStep(playMoves(again, { type: 'wrote', text: `${GOOD} Well.` }), {
      type: 'handed-in',
    });
    expect(second.request).toMatchObject({ id: 'feedback-2', text: `${GOOD} Well.` });
    expect(second.state.drafts.map(({ text }) => text)).toEqual([GOOD, `${GOOD} Well.`]);
    expect(second.state.drafts).toHaveLength(MAX_DRAFTS);
    expect(reduceStep(second.state, { type: 'tried-again' }).state).toBe(second.state);
  });

  test('receives a late reply even while the second page is written', () => {
    const again = playMoves(HANDED_IN, { type: 'tried-again' });
    const late = sendReply(again, 'feedback-1', { kind: 'answered', text: 'Lovely.' }).state;
    expect(late).toMatchObject({ phase: 'writing', drafts: [{ reply: { text: 'Lovely.' } }] });
  });

  test('is saved to homework once, with the feedback so far', () => {
    const check = createCheck(GOOD, 'went');
    const here = sendReply(HANDED_IN, 'feedback-1', { kind: 'checked', checked: check }).state;
    const saving = reduceStep(here, { type: 'asked-to-save' });
    expect(saving.request).toMatchObject({
      ...{ id: 'homework-1', kind: 'save-homework', text: GOOD },
      about: expect.stringMatching(/^# A story with five emojis\n/),
      feedback: 'All of it.\n\n*Checked on this device.*',
    });
    expect(reduceStep(saving.state, { type: 'asked-to-save' }).request).toBeUndefined();
    const refused = sendReply(saving.state, 'homework-1', { kind: 'refused', message: 'Full.' }).state;
    expect(reduceStep(refused, { type: 'asked-to-save' }).request).toBeDefined();
    const saved = sendReply(saving.state, 'homework-1', { kind: 'answered', text: '' });
    expect(getAnnouncement(saved)).toBe('Saved to your homework.');
    expect(reduceStep(saved.state, { type: 'asked-to-save' }).request).toBeUndefined();
    const answered = sendReply(here, 'feedback-1', { kind: 'answered', text: 'Lovely.' }).state;
    expect(reduceStep(answered, { type: 'asked-to-save' }).request).toMatchObject({ feedback: 'Lovely.' });
  });

  test('is followed by a model story, and by the end', () => {
    const model = playMoves(HANDED_IN, { type: 'turned-to-model' });
    expect(model.phase).toBe('model');
    expect(playMoves(model, { type: 'went-back' }).phase).toBe('marked');
    expect(playMoves(model, { type: 'finished' }).phase).toBe('over');
  });
});

describe('the result', () => {
  const SECOND = GOOD.replace('We saw', 'We met');

  function handInSecondPage(...wrong: readonly string[]): StoryState {
    const first = sendReply(HANDED_IN, 'feedback-1', {
      kind: 'checked',
      checked: createCheck(GOOD, 'saw', 'went'),
    });
    const state = playMoves(
      first.state,
      { type: 'tried-again' },
      { type: 'wrote', text: SECOND },
      { type: 'handed-in' },
    );
    return sendReply(state, 'feedback-2', { kind: 'checked', checked: createCheck(SECOND, ...wrong) }).state;
  }

  test('has no score', () => {
    expect(getResult(HANDED_IN)).toEqual({
      headline: 'You wrote a story!',
      facts: [
        { label: 'Words', value: `${countWords(GOOD)} of 100` },
        { label: 'Emojis', value: 5 },
      ],
      misses: [],
      givenVerb: 'wrote',
    });
  });

  test('counts the mistakes that the second page corrects', () => {
    expect(countCorrectedMarks(HANDED_IN)).toBe(null);
    expect(countCorrectedMarks(handInSecondPage('went'))).toEqual({ corrected: 1, total: 2 });
    expect(getResult(handInSecondPage())).toMatchObject({
      headline: 'You wrote a story, and made it better!',
    });
    expect(getResult(handInSecondPage('saw', 'went'))).toMatchObject({ headline: 'You wrote a story!' });
  });

  test('explains each marked place once, with its correction in context', () => {
    const { misses } = getResult(handInSecondPage('went'));
    expect(misses).toHaveLength(2);
    expect(misses[1]).toMatchObject({
      right: expect.stringContaining('we all wented home'),
      given: expect.stringContaining('we all went home'),
      reason: 'Why not went.',
    });
  });

  test('shows only the sentence of a mistake', () => {
    const [{ given } = {}] = getResult(handInSecondPage('In')).misses.filter(
      ({ reason }) => reason === 'Why not In.',
    );
    expect(given).toBe('In the end we all went home.');
  });
});

describe.each(LEVELS)('thirty stories in a row at %s', (level) => {
  test('have different emojis, and no repeated opener or model', async () => {
    const bank = await loadBank(level);
    const sets = new Set<string>();
    let used = carriedState.initial;
    for (let seed = 0; seed < 30; seed += 1) {
      const state = createInitialState(bank, { level, seed, learner: DEFAULT_LEARNER, carriedState: used });
      expect(used).not.toContain(state.openers[0]?.id);
      expect(used).not.toContain(state.model.id);
      const offered = state.offered.map(({ emoji }) => emoji);
      sets.add(offered.toSorted().join(''));
      used = carriedState.update(used, state, ANY_CHOICE);
    }
    expect(sets.size).toBe(30);
  });
});

test('words due for review are offered first, as half of the offer at most', () => {
  const dueWords = ['dog', 'castle', 'key', 'rocket', 'moon', 'train', 'piano', 'honey'];
  forAll(fc.nat(), fc.subarray(dueWords), (seed, due) => {
    const learner = { ...DEFAULT_LEARNER, due };
    const { offered } = createInitialState(BANK, { level: 'B1', seed, learner, carriedState: [] });
    const wordings = new Set(offered.flatMap(getWordings));
    expect(due.slice(0, STORY_EMOJI_CHOICES / 2).every((word) => wordings.has(word))).toBe(true);
    expect(offered).toHaveLength(STORY_EMOJI_CHOICES);
  });
});
