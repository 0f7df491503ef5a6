import { getIncompleteHint } from './incomplete-answer.ts';
import type { PlayableItem } from './playable-exercise.ts';

type AnswersByItem = Readonly<Record<string, string>>;

/*
 * A check marks the answers that are filled in. Each marked answer costs one try of its item; an answer that
 * is incomplete, such as one with an empty gap, is not marked and costs none.
 */

/** The teacher's face after a check: glad when all of it is right, otherwise curious. */
export type TeacherReaction = 'glad' | 'curious';

const VERDICT_TEXTS = { right: 'right', nearly: 'almost: check the spelling', wrong: 'not yet' } as const;

/**
 * Evaluates a check: the answers that are marked; the incomplete ones, which cost no try; an announcement for
 * screen readers ("Number 1: right. Number 2: not yet. Number 3: use every word."); and the teacher's
 * reaction, `null` when nothing is marked.
 * @param given answers by item name
 */
export function evaluateCheck(items: readonly PlayableItem[], given: AnswersByItem) {
  const checked = items.flatMap((item) => {
    const answer = given[item.name];
    if (answer === undefined || !item.judge) return [];
    return [
      { ...item, answer, incompleteHint: getIncompleteHint(item, answer), verdict: item.judge(answer) },
    ];
  });
  const finished = checked.filter(({ incompleteHint }) => incompleteHint === '');
  const allRight = finished.every(({ verdict }) => verdict === 'right');
  const reaction: TeacherReaction = allRight ? 'glad' : 'curious';
  return {
    finished: indexByName(finished),
    unfinished: indexByName(checked.filter(({ incompleteHint }) => incompleteHint !== '')),
    announcement: checked
      .map(
        ({ number, incompleteHint, verdict }) =>
          `Number ${number}: ${incompleteHint.toLowerCase() || `${VERDICT_TEXTS[verdict]}.`}`,
      )
      .join(' '),
    reaction: finished.length > 0 ? reaction : null,
  };
}

function indexByName(checked: readonly { name: string; answer: string }[]): AnswersByItem {
  return Object.fromEntries(checked.map(({ name, answer }) => [name, answer]));
}
