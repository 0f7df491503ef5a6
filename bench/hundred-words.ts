import { renderPlan } from '../src/domain/plan-markdown.ts';
import { CURRICULUM } from '../src/teacher/curriculum.ts';
import { writeClass } from '../src/teacher/write-class.ts';

/** An answer of about a hundred words with the mistakes of a learner at B1. */
export const HUNDRED_WORDS = `Last summer I goed to the coast with my friend Takahiro because we wanted to see the sea.
We have packed two bags and a informations about the hotel, but the train was late and we missed the connection.
At the station a kind woman helped us, although she have little time. She explained me the way and gave us her umbrella.
In the evening we arrived at the hotel, where the colour of the walls was more better than in the pictures.
My freind was very tired. Then i read a book about the town and its history until midnight, and slept well.`;

/** The class of that answer, as Markdown. */
export function renderHundredWordsClass(): string {
  const choice = { level: 'B1', skill: 'Writing', reason: 'travel', teacher: 'Maya', age: 25 } as const;
  return renderPlan(
    writeClass(CURRICULUM.B1, { ...choice, moduleLesson: 0, usedPhrases: [], usedVocab: [] }, 1),
  );
}
