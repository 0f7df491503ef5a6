import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EMPTY_DRAFT } from '../../../../src/domain/draft-merge.ts';
import { isDeckComplete } from '../../../../src/domain/flashcards.ts';
import type { NotepadDraft } from '../../../../src/domain/records.ts';
import type { Skill } from '../../../../src/domain/skills.ts';
import {
  findPracticeSubmission,
  type NotepadEvent,
  type NotepadState,
  openNotepad,
  reduceNotepad,
  toDraft,
} from '../../../../src/features/classroom/notepad/notepad-state.ts';
import { forAll } from '../../../for-all.ts';
import { createNotepadDraft } from './fake-tab-storage.ts';

const PHRASES = ['Excuse me, could you …?', 'Hello, I was …', 'And what about you?', 'Tell me more.'];
const DRAFT: NotepadDraft = {
  notes: 'I checked in at noon.',
  exercises: { 0: 'went', 2: 'has gone' },
  starting: ['Excuse me, could you …?'],
  keeping: ['Tell me more.'],
  flipped: [0, 1, 2],
  audioPlayed: true,
  submissions: [{ action: 'flashcards_completed', skillFocus: 'Vocabulary' }],
  checks: { '0.1': ['goed', 'went'], '2.1': ['has gone'] },
  againChecks: { '0.1': ['went'] },
  againAnswers: { '0.1': 'went' },
  ticked: [1],
  step: 'exercise-3',
};

function opened(draft: NotepadDraft = EMPTY_DRAFT, skill: Skill = 'Vocabulary'): NotepadState {
  return openNotepad({ skill, cards: 3, phrases: PHRASES }, draft);
}

function played(state: NotepadState, ...events: NotepadEvent[]): NotepadState {
  return events.reduce(reduceNotepad, state);
}

describe('opening the notepad', () => {
  test('a kept draft comes back whole', () => {
    expect(toDraft(opened(DRAFT))).toEqual(DRAFT);
  });

  test('without a draft everything is empty', () => {
    expect(toDraft(opened())).toEqual(createNotepadDraft(''));
  });

  test('cards that were seen before lie face down', () => {
    expect(opened(DRAFT).cards.turned).toEqual([]);
  });
});

describe('the class’s last task', () => {
  const withTask = (exercise: string, notes = '') =>
    openNotepad(
      { skill: 'Writing', cards: 0, phrases: [], task: 2 },
      { ...EMPTY_DRAFT, notes, exercises: { 0: 'went', 2: exercise } },
    );
  const toWrite: NotepadEvent = { type: 'step-opened', step: 'write' };

  test('is not asked for twice: what was written in the exercise stands in the notes when these open', () => {
    expect(played(withTask('Dear hotel,'), toWrite).notes).toBe('Dear hotel,');
    expect(played(withTask('Dear hotel,'), { ...toWrite, step: 'exercise-1' }).notes).toBe('');
  });

  test('leaves notes alone that are there already', () => {
    expect(played(withTask('Dear hotel,', 'My notes.'), toWrite).notes).toBe('My notes.');
  });

  test('is one text as long as both are alike, wherever it is changed', () => {
    const changed = played(withTask('Dear hotel,'), toWrite, { type: 'notes-written', notes: 'Dear Anna,' });
    expect(changed.exercises[2]).toBe('Dear Anna,');
    expect(played(changed, { type: 'exercise-answered', index: 2, answer: 'Dear Ben,' }).notes).toBe(
      'Dear Ben,',
    );
  });

  test('is a text of its own where the notes say something else', () => {
    const apart = played(withTask('Dear hotel,', 'My notes.'), { type: 'notes-written', notes: 'My day.' });
    expect(apart.exercises[2]).toBe('Dear hotel,');
    expect(played(apart, { type: 'exercise-answered', index: 2, answer: 'Dear Ben,' }).notes).toBe('My day.');
  });

  test('is never mixed up with another exercise that says the same as the notes', () => {
    const state = played(withTask('', 'went'), { type: 'notes-written', notes: 'went home' });
    expect(state.exercises).toEqual({ 0: 'went', 2: '' });
  });
});

describe('the practice submissions', () => {
  const flip = (index: number): NotepadEvent => ({ type: 'card-flipped', index });

  test('the flip that turns the last card for the first time sends flashcards_completed', () => {
    const twoSeen = played(opened(), flip(0), flip(2), flip(0));
    expect(findPracticeSubmission(twoSeen, flip(0))).toBeNull();
    expect(findPracticeSubmission(twoSeen, flip(1))).toEqual({
      action: 'flashcards_completed',
      skillFocus: 'Vocabulary',
    });
  });

  test('it is not sent again by later flips, nor after a reload', () => {
    expect(findPracticeSubmission(played(opened(), flip(0), flip(1), flip(2)), flip(2))).toBeNull();
    expect(findPracticeSubmission(opened(DRAFT), flip(0))).toBeNull();
  });

  test('the first playback sends audio_played, later ones nothing', () => {
    const playback: NotepadEvent = { type: 'prompt-played' };
    expect(findPracticeSubmission(opened(EMPTY_DRAFT, 'Speaking'), playback)).toEqual({
      action: 'audio_played',
      skillFocus: 'Speaking',
    });
    expect(findPracticeSubmission(played(opened(), playback), playback)).toBeNull();
  });

  test('are recorded in the draft as they are sent, each once', () => {
    const playback: NotepadEvent = { type: 'prompt-played' };
    const spoken = played(opened(EMPTY_DRAFT, 'Speaking'), playback, playback);
    expect(toDraft(spoken).submissions).toEqual([{ action: 'audio_played', skillFocus: 'Speaking' }]);
    const turned = played(opened(), flip(0), flip(1), flip(2), flip(2));
    const completed = [{ action: 'flashcards_completed', skillFocus: 'Vocabulary' }];
    expect(toDraft(turned).submissions).toEqual(completed);
  });

  test('begin anew after a save to homework, and come back with it', () => {
    const saved = played(opened(DRAFT), { type: 'homework-saved', saved: DRAFT });
    expect(saved.submissions).toEqual([]);
    expect(played(saved, { type: 'brought-back' }).submissions).toEqual(DRAFT.submissions);
  });
});

describe('the drag activity', () => {
  const correct: NotepadEvent[] = PHRASES.map((item, index) => ({
    type: 'phrase-moved',
    move: { type: 'placed', item, zone: index < 2 ? 'starting' : 'keeping' },
  }));

  test('a check judges the placement', () => {
    expect(played(opened(), ...correct, { type: 'drag-checked' }).dragResult).toEqual({
      kind: 'all-correct',
    });
    expect(played(opened(), { type: 'drag-checked' }).dragResult).toEqual({ kind: 'some-incorrect' });
  });

  test('moving a phrase takes the judgement back', () => {
    const checked = played(opened(), ...correct, { type: 'drag-checked' });
    const moved = played(checked, {
      type: 'phrase-moved',
      move: { type: 'removed', item: 'Tell me more.', zone: 'keeping' },
    });
    expect(moved.dragResult).toBeNull();
  });
});

describe('exercises', () => {
  test('what is given at each check of an item is kept in order, and other items keep theirs', () => {
    const checked = played(
      opened(),
      { type: 'items-checked', given: { '0.1': 'goed', '0.2': 'gone' } },
      { type: 'items-checked', given: { '0.1': 'went' } },
    );
    expect(checked.checks).toEqual({ '0.1': ['goed', 'went'], '0.2': ['gone'] });
  });

  test('an item that came back is answered and checked apart from the first time', () => {
    const again = played(
      opened(DRAFT),
      { type: 'again-answered', item: '2.1', answer: 'has been' },
      { type: 'again-checked', given: { '2.1': 'has been' } },
    );
    expect(again.againAnswers).toEqual({ '0.1': 'went', '2.1': 'has been' });
    expect(again.againChecks).toEqual({ '0.1': ['went'], '2.1': ['has been'] });
    expect([again.exercises, again.checks]).toEqual([DRAFT.exercises, DRAFT.checks]);
  });
});

test('a tick is set and taken away', () => {
  const ticked = played(opened(), { type: 'ticked', place: 2 }, { type: 'ticked', place: 0 });
  expect(ticked.ticked).toEqual([2, 0]);
  expect(played(ticked, { type: 'ticked', place: 2 }).ticked).toEqual([0]);
});

describe('another tab of the lesson', () => {
  test('brings in what it has written, and takes nothing of what was written here meanwhile', () => {
    const written = toDraft(opened(DRAFT));
    const here = played(opened(DRAFT), { type: 'exercise-answered', index: 0, answer: 'had gone' });
    const stored = { ...written, notes: 'From the other tab.', starting: [] };
    const merged = played(here, { type: 'merged', written, stored });
    expect(toDraft(merged)).toEqual({ ...stored, exercises: { ...DRAFT.exercises, 0: 'had gone' } });
  });

  test('turns no card that lies open, and takes no judgement back that still holds', () => {
    const here = played(opened(DRAFT), { type: 'card-flipped', index: 1 }, { type: 'drag-checked' });
    const written = toDraft(here);
    const merged = played(here, { type: 'merged', written, stored: { ...written, notes: 'More.' } });
    expect(merged.cards.turned).toEqual([1]);
    expect(merged.dragResult).toEqual(here.dragResult);
  });
});

describe('after homework is saved', () => {
  test('notes, exercise answers, flipped cards and the audio flag are cleared, and what was checked with them; the zones stay', () => {
    const cleared = played(opened(DRAFT), { type: 'homework-saved', saved: DRAFT });
    const { starting, keeping, step } = DRAFT;
    expect(toDraft(cleared)).toEqual({ ...createNotepadDraft(''), starting, keeping, step });
    expect(isDeckComplete(cleared.cards)).toBe(false);
  });

  test('what was typed while it was being saved is kept', () => {
    const typed = played(
      opened(DRAFT),
      { type: 'notes-written', notes: 'I checked in at noon. Then' },
      { type: 'exercise-answered', index: 2, answer: 'has been' },
      { type: 'homework-saved', saved: DRAFT },
    );
    expect(typed.notes).toBe('I checked in at noon. Then');
    expect(typed.exercises).toEqual({ 2: 'has been' });
    expect(typed.checks).toEqual({ '2.1': ['has gone'] });
  });

  test('what was cleared can be brought back, once', () => {
    const back = played(opened(DRAFT), { type: 'homework-saved', saved: DRAFT }, { type: 'brought-back' });
    expect(toDraft(back)).toEqual(DRAFT);
    expect(back.clearedDraft).toBeNull();
  });

  test('bringing back never loses a word that was written since', () => {
    forAll(fc.string(), fc.string(), fc.nat(4), fc.string(), (saved, since, index, answer) => {
      const draft = { ...DRAFT, notes: saved };
      const state = played(
        opened(draft),
        { type: 'homework-saved', saved: draft },
        { type: 'notes-written', notes: since },
        { type: 'exercise-answered', index, answer },
        { type: 'brought-back' },
      );
      for (const notes of [saved, since]) if (notes.trim()) expect(state.notes).toContain(notes);
      if (answer.trim()) expect(state.exercises[index]).toBe(answer);
    });
  });
});
