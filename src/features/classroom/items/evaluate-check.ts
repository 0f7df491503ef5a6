import { getIncompleteHint } from './incomplete-answer.ts';
import type { PlayableItem } from './playable-exercise.ts';

type AnswersByItem = Readonly<Record<string, string>>;

/** How a teacher takes a check: glad where all of it is right, else curious how it goes on. */
export type TeacherReaction = 'glad' | 'curious';

const WORDS = { right: 'right', nearly: 'nearly: look at the spelling', wrong: 'not yet' } as const;

/**
 * What a check comes to: what of it is marked, and what lacks something, which costs no try; what a screen reader hears
 * of it ("Number 1: right. Number 2: not yet. Number 3: use every word."); and the teacher's reaction, `null` where
 * nothing is marked.
 * @param given by the items' names
 */
export function evaluateCheck(items: readonly PlayableItem[], given: AnswersByItem) {
  const checked = items.flatMap((item) => {
    const answer = given[item.name];
    if (answer === undefined || !item.judge) return [];
    return [{ ...item, answer, lacks: getIncompleteHint(item, answer), verdict: item.judge(answer) }];
  });
  const finished = checked.filter(({ lacks }) => lacks === '');
  const allRight = finished.every(({ verdict }) => verdict === 'right');
  const reaction: TeacherReaction = allRight ? 'glad' : 'curious';
  return {
    finished: byName(finished),
    unfinished: byName(checked.filter(({ lacks }) => lacks !== '')),
    news: checked
      .map(({ number, lacks, verdict }) => `Number ${number}: ${lacks.toLowerCase() || `${WORDS[verdict]}.`}`)
      .join(' '),
    reaction: finished.length > 0 ? reaction : null,
  };
}

function byName(checked: readonly { name: string; answer: string }[]): AnswersByItem {
  return Object.fromEntries(checked.map(({ name, answer }) => [name, answer]));
}
