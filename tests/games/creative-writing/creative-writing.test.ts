import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { GameReply } from '../../../src/domain/game-request-schemas.ts';
import { LEVELS } from '../../../src/domain/levels.ts';
import { STORY_EMOJI_CHOICES, STORY_EMOJIS, STORY_WORDS } from '../../../src/domain/limits.ts';
import type { CheckedText } from '../../../src/domain/marked-page.ts';
import type { Transition } from '../../../src/games/contract.ts';
import { carriedState, createInitialState, loadBank } from '../../../src/games/creative-writing/deal.ts';
import { getWordings } from '../../../src/games/creative-writing/emoji-use.ts';
import {
  countCorrectedMarks,
  getResult,
  getScoreboard,
} from '../../../src/games/creative-writing/outcome.ts';
import { reduce, type StoryMove } from '../../../src/games/creative-writing/rules.ts';
import {
  findHandInProblem,
  findLastDraft,
  getChosenEmojis,
  MAX_DRAFTS,
  MAX_PAGE_LENGTH,
  MIN_WORDS,
  type StoryState,
} from '../../../src/games/creative-writing/state.ts';
import { countWords } from '../../../src/games/creative-writing/words.ts';
import { forAll } from '../../for-all.ts';
import { ANY_CHOICE } from '../any-choice.ts';
import { DEFAULT_LEARNER } from '../playthrough.ts';
import { createRulesRunner } from '../rules-runner.ts';
import { getAnnouncement } from '../transition-effects.ts';
import { createStory } from './probe.ts';

const BANK = await loadBank('B1');
const DEALT = createInitialState(BANK, { level: 'B1', seed: 1, learner: DEFAULT_LEARNER, carriedState: [] });
const FIVE: readonly StoryMove[] = [0, 2, 4, 6, 8].map((place) => ({ type: 'toggled', place }));

const { reduceStep: step, playMoves: played } = createRulesRunner<StoryState, StoryMove>(reduce, 0);

function reply(state: StoryState, id: string, of: GameReply): Transition<StoryState> {
  return reduce(state, { type: 'replied', id, result: of, at: 0, timing: 'normal' });
}

const CHOSEN = played(DEALT, ...FIVE);
const WRITING = played(CHOSEN, { type: 'went-on' }, { type: 'began', withOpener: false });
const GOOD = createStory(WRITING);
const HANDED_IN = played(WRITING, { type: 'wrote', text: GOOD }, { type: 'handed-in' });

/** What the device finds: these words, which stand in the text. */
function checked(text: string, ...wrong: readonly string[]): CheckedText {
  const marks = wrong.map((quote) => {
    const from = text.indexOf(quote);
    return { start: from, end: from + quote.length, correction: `${quote}ed`, reason: `Why not ${quote}.` };
  });
  return { text: 'All of it.', note: 'The good of it.', marks };
}

describe('the choice', () => {
  test('is five of twelve, and any of them can be put back', () => {
    expect(CHOSEN.chosen).toEqual([0, 2, 4, 6, 8]);
    expect(played(CHOSEN, { type: 'toggled', place: 4 }).chosen).toEqual([0, 2, 6, 8]);
    const sixth = step(CHOSEN, { type: 'toggled', place: 1 });
    expect(sixth.state).toBe(CHOSEN);
    expect(getAnnouncement(sixth)).toBe('You have five. Put one back first.');
  });

  test('is complete before anything is written', () => {
    const four = played(DEALT, ...FIVE.slice(1));
    const early = step(four, { type: 'went-on' });
    expect(early.state).toBe(four);
    expect(getAnnouncement(early)).toBe('Choose 1 more.');
    expect(played(CHOSEN, { type: 'went-on' }).phase).toBe('opening');
  });

  test('can be changed while the page is written, which keeps its text', () => {
    const back = played(WRITING, { type: 'wrote', text: GOOD }, { type: 'went-back' });
    expect(back).toMatchObject({ phase: 'choosing', text: GOOD });
    const changed = played(
      back,
      { type: 'toggled', place: 0 },
      { type: 'toggled', place: 1 },
      { type: 'went-on' },
      { type: 'began', withOpener: true },
    );
    expect(changed).toMatchObject({ phase: 'writing', text: GOOD, chosen: [2, 4, 6, 8, 1] });
    expect(findHandInProblem(changed)).toBe(`Still to use: ${DEALT.offered[1]?.name.b}.`);
  });
});

describe('the opener', () => {
  const opening = played(CHOSEN, { type: 'went-on' });

  test('can be changed for others in turn, and only those that were shown are used up', () => {
    const second = step(opening, { type: 'asked-opener' });
    expect(getAnnouncement(second)).toBe(DEALT.openers[1]?.text);
    const ids = DEALT.openers.map(({ id }) => id);
    expect(carriedState.update([], opening, ANY_CHOICE).filter((used) => ids.includes(used))).toEqual(
      ids.slice(0, 1),
    );
    expect(carriedState.update([], second.state, ANY_CHOICE).filter((used) => ids.includes(used))).toEqual(
      ids.slice(0, 2),
    );
    const around = played(second.state, { type: 'asked-opener' }, { type: 'asked-opener' });
    expect(around.opener).toBe(0);
    expect(carriedState.update([], around, ANY_CHOICE)).toEqual(expect.arrayContaining(ids));
  });

  test('is printed on the page and counts no word, and its words use no emoji', () => {
    const begun = played(opening, { type: 'began', withOpener: true });
    expect(begun).toMatchObject({ hasOpener: true, text: '' });
    expect(getScoreboard(begun)).toEqual([
      { label: 'Emojis', value: '0 of 5' },
      { label: 'Words', value: '0 of 100' },
    ]);
  });
});

describe('the page', () => {
  const written = (text: string) => played(WRITING, { type: 'wrote', text });

  test('can be handed in with all five emojis and a hundred words at most, and with nothing else', () => {
    forAll(fc.nat(STORY_EMOJIS), fc.nat(STORY_WORDS * 2), (names, more) => {
      const used = getChosenEmojis(WRITING)
        .slice(0, names)
        .map(({ name }) => name.b);
      const state = written([...used, ...Array<string>(more).fill('well')].join(' '));
      const words = countWords(state.text);
      const isReady = names === STORY_EMOJIS && words <= STORY_WORDS && words >= MIN_WORDS;
      expect(findHandInProblem(state) === null).toBe(isReady);
      const handedIn = step(state, { type: 'handed-in' });
      expect(handedIn.request !== undefined).toBe(isReady);
      expect(handedIn.state.phase).toBe(isReady ? 'marked' : 'writing');
      if (!isReady) expect(getAnnouncement(handedIn)).toBe(findHandInProblem(state));
    });
  });

  test('holds exactly a hundred words, and says how many are too many', () => {
    const most = written(createStory(WRITING, STORY_WORDS - countWords(GOOD)));
    expect(countWords(most.text)).toBe(STORY_WORDS);
    expect(findHandInProblem(most)).toBe(null);
    const over = step(most, { type: 'wrote', text: `${most.text} and more` });
    expect(findHandInProblem(over.state)).toBe('100 words at most: take out 2 words.');
    expect(getAnnouncement(over)).toBe('More than 100 words.');
    expect(getAnnouncement(step(over.state, { type: 'wrote', text: most.text }))).toBe('100 words or fewer.');
  });

  test('tells an emoji the moment that the story uses it, and once', () => {
    const name = DEALT.offered[0]?.name.b ?? '';
    expect(getAnnouncement(step(WRITING, { type: 'wrote', text: name.slice(0, -1) }))).toBe('');
    const used = step(WRITING, { type: 'wrote', text: `A ${name}` });
    expect(getAnnouncement(used)).toBe(`${name}: used. 1 of 5.`);
    expect(getAnnouncement(step(used.state, { type: 'wrote', text: `A ${name} ` }))).toBe('');
  });

  test.each([
    ['a word of 300 letters', 'x'.repeat(300)],
    ['ten thousand words', 'word '.repeat(10_000)],
    ['a text from right to left', 'שלום עולם '.repeat(12)],
    ['characters of no width', '\u200B\u200D\uFEFF'.repeat(30)],
    ['half of a character', '\uD83D'],
    ['characters of two halves, one of them beyond the end', `x${'😀'.repeat(MAX_PAGE_LENGTH)}`],
    ['nothing but lines', '\n'.repeat(500)],
  ])('takes %s, and says what is in the way', (_, text) => {
    const state = written(text);
    expect(state.text.length).toBeLessThanOrEqual(MAX_PAGE_LENGTH);
    expect(state.text).not.toMatch(/\p{Surrogate}/u);
    expect(state.isCut).toBe(text.length > MAX_PAGE_LENGTH);
    expect(findHandInProblem(state)).toMatch(/^[A-Z1].*\.$/);
    expect(step(state, { type: 'handed-in' }).state).toBe(state);
    expect(played(state, { type: 'wrote', text: GOOD })).toMatchObject({ text: GOOD, isCut: false });
  });

  test('is to be in English', () => {
    const inRussian = `${getChosenEmojis(WRITING)
      .map(({ emoji }) => emoji)
      .join(' ')} ${'и вот опять '.repeat(9)}`;
    expect(findHandInProblem(written(inRussian))).toBe('Write your story in English.');
  });
});

describe('a page that was handed in', () => {
  const waiting = { kind: 'waiting' } as const;

  test('asks the teacher for feedback on exactly that text', () => {
    const { state, request } = step(played(WRITING, { type: 'wrote', text: `\n ${GOOD}  \n\n\n\n` }), {
      type: 'handed-in',
    });
    expect(request).toEqual({
      id: 'feedback-1',
      kind: 'feedback',
      text: GOOD,
      level: 'B1',
      skill: 'Writing',
    });
    expect(findLastDraft(state)?.text).toBe(GOOD);
  });

  test('has the device’s marks at once, and keeps them when the teacher answers', () => {
    const check = checked(GOOD, 'went');
    const here = reply(HANDED_IN, 'feedback-1', { kind: 'checked', checked: check });
    expect(getAnnouncement(here)).toBe('Checked on this device. 1 place to look at.');
    const offline = reply(here.state, 'feedback-1', waiting);
    expect(findLastDraft(offline.state)).toMatchObject({ check, reply: waiting });
    const answered = reply(offline.state, 'feedback-1', { kind: 'answered', text: 'Lovely.' });
    expect(getAnnouncement(answered)).toBe('Your teacher has answered.');
    expect(findLastDraft(answered.state)).toMatchObject({
      check,
      reply: { kind: 'answered', text: 'Lovely.' },
    });
  });

  test('is marked once, however often the device checks it', () => {
    const once = reply(HANDED_IN, 'feedback-1', { kind: 'checked', checked: checked(GOOD, 'went') }).state;
    expect(reply(once, 'feedback-1', { kind: 'checked', checked: checked(GOOD) }).state).toBe(once);
  });

  test('can be written again once, as another page, and both are kept', () => {
    const again = played(HANDED_IN, { type: 'tried-again' });
    expect(again).toMatchObject({ phase: 'writing', text: GOOD });
    expect(findHandInProblem(again)).toBe('Change something first.');
    const second = step(played(again, { type: 'wrote', text: `${GOOD} Well.` }), { type: 'handed-in' });
    expect(second.request).toMatchObject({ id: 'feedback-2', text: `${GOOD} Well.` });
    expect(second.state.drafts.map(({ text }) => text)).toEqual([GOOD, `${GOOD} Well.`]);
    expect(second.state.drafts).toHaveLength(MAX_DRAFTS);
    expect(step(second.state, { type: 'tried-again' }).state).toBe(second.state);
  });

  test('hears a late reply to the first page on the second', () => {
    const again = played(HANDED_IN, { type: 'tried-again' });
    const late = reply(again, 'feedback-1', { kind: 'answered', text: 'Lovely.' }).state;
    expect(late).toMatchObject({ phase: 'writing', drafts: [{ reply: { text: 'Lovely.' } }] });
  });

  test('is saved to homework once, with what is known of it by then', () => {
    const check = checked(GOOD, 'went');
    const here = reply(HANDED_IN, 'feedback-1', { kind: 'checked', checked: check }).state;
    const saving = step(here, { type: 'asked-to-save' });
    expect(saving.request).toMatchObject({
      ...{ id: 'homework-1', kind: 'save-homework', text: GOOD },
      about: expect.stringMatching(/^# A story with five emojis\n/),
      feedback: 'All of it.\n\n*Checked on this device.*',
    });
    expect(step(saving.state, { type: 'asked-to-save' }).request).toBeUndefined();
    const refused = reply(saving.state, 'homework-1', { kind: 'refused', message: 'Full.' }).state;
    expect(step(refused, { type: 'asked-to-save' }).request).toBeDefined();
    const saved = reply(saving.state, 'homework-1', { kind: 'answered', text: '' });
    expect(getAnnouncement(saved)).toBe('Saved to your homework.');
    expect(step(saved.state, { type: 'asked-to-save' }).request).toBeUndefined();
    const answered = reply(here, 'feedback-1', { kind: 'answered', text: 'Lovely.' }).state;
    expect(step(answered, { type: 'asked-to-save' }).request).toMatchObject({ feedback: 'Lovely.' });
  });

  test('is followed by a model story, and by the end', () => {
    const model = played(HANDED_IN, { type: 'turned-to-model' });
    expect(model.phase).toBe('model');
    expect(played(model, { type: 'went-back' }).phase).toBe('marked');
    expect(played(model, { type: 'finished' }).phase).toBe('over');
  });
});

describe('the outcome', () => {
  const SECOND = GOOD.replace('We saw', 'We met');

  function secondPage(...wrong: readonly string[]): StoryState {
    const first = reply(HANDED_IN, 'feedback-1', { kind: 'checked', checked: checked(GOOD, 'saw', 'went') });
    const state = played(
      first.state,
      { type: 'tried-again' },
      { type: 'wrote', text: SECOND },
      { type: 'handed-in' },
    );
    return reply(state, 'feedback-2', { kind: 'checked', checked: checked(SECOND, ...wrong) }).state;
  }

  test('is no score: a story is not compared', () => {
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

  test('says what the second page has mended', () => {
    expect(countCorrectedMarks(HANDED_IN)).toBe(null);
    expect(countCorrectedMarks(secondPage('went'))).toEqual({ now: 1, of: 2 });
    expect(getResult(secondPage())).toMatchObject({ headline: 'You wrote a story, and made it better!' });
    expect(getResult(secondPage('saw', 'went'))).toMatchObject({ headline: 'You wrote a story!' });
  });

  test('explains each marked place once, with its right form among its own words', () => {
    const { misses } = getResult(secondPage('went'));
    expect(misses).toHaveLength(2);
    expect(misses[1]).toMatchObject({
      right: expect.stringContaining('we all wented home'),
      given: expect.stringContaining('we all went home'),
      reason: 'Why not went.',
    });
  });

  test('recalls of a mistake its own sentence alone', () => {
    const [{ given } = {}] = getResult(secondPage('In')).misses.filter(
      ({ reason }) => reason === 'Why not In.',
    );
    expect(given).toBe('In the end we all went home.');
  });
});

describe.each(LEVELS)('at %s', (level) => {
  test('thirty stories in a row have other emojis each, and an opener and a model that did not come before', async () => {
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

test('words to meet again come first, as half of the offer at most', () => {
  const again = ['dog', 'castle', 'key', 'rocket', 'moon', 'train', 'piano', 'honey'];
  forAll(fc.nat(), fc.subarray(again), (seed, due) => {
    const learner = { ...DEFAULT_LEARNER, due };
    const { offered } = createInitialState(BANK, { level: 'B1', seed, learner, carriedState: [] });
    const wordings = new Set(offered.flatMap(getWordings));
    expect(due.slice(0, STORY_EMOJI_CHOICES / 2).every((word) => wordings.has(word))).toBe(true);
    expect(offered).toHaveLength(STORY_EMOJI_CHOICES);
  });
});
