import { loadSupermatches } from '../../src/content/blankety-blank/blankety-blank-bank.ts';
import { loadDialogues } from '../../src/content/dialogues/dialogue-bank.ts';
import {
  loadGeneralKnowledge,
  loadSimpleGeneralKnowledge,
} from '../../src/content/general-knowledge/general-knowledge-bank.ts';
import { loadGrammar } from '../../src/content/grammar/grammar-bank.ts';
import { loadMillionaireQuestions } from '../../src/content/millionaire/millionaire-bank.ts';
import type { Level } from '../../src/domain/levels.ts';

/** An explanation of the banks. `wrong`: why an option is wrong; it may follow why the answer is right. */
export interface Explanation {
  kind: 'because' | 'wrong' | 'rule';
  text: string;
}

/** The explanations of a level's dialogues. */
export async function listDialogueExplanations(level: Level): Promise<readonly Explanation[]> {
  const gaps = (await loadDialogues(level)).flatMap((dialogue) => dialogue.gaps);
  return gaps.flatMap(({ because, wrong }) => createReasons(because, wrong));
}

/** The explanations of a level's grammar items, and the rules of its points. */
export async function listGrammarExplanations(level: Level): Promise<readonly Explanation[]> {
  const { points, items } = await loadGrammar(level);
  return [
    ...points.map(({ rule }) => ({ kind: 'rule', text: rule }) as const),
    ...items.flatMap((item) => createReasons(item.because, 'stem' in item ? item.wrong : {})),
  ];
}

function createReasons(because: string, wrong: Readonly<Record<string, string>>): readonly Explanation[] {
  return [
    { kind: 'because', text: because },
    ...Object.values(wrong).map((text) => ({ kind: 'wrong', text }) as const),
  ];
}

/** The explanations of the quizzes, and the notes on Supermatches. */
export async function listQuizExplanations(): Promise<readonly string[]> {
  const facts = await Promise.all([
    ...(['easy', 'medium', 'hard'] as const).map(loadGeneralKnowledge),
    ...(['A1', 'A2'] as const).map(loadSimpleGeneralKnowledge),
  ]);
  const climbs = await Promise.all((['lower', 'middle', 'upper'] as const).map(loadMillionaireQuestions));
  return [
    ...facts.flat().map(({ explanation }) => explanation),
    ...climbs.flat().flatMap(({ explanation, because }) => [explanation, because]),
    ...(await loadSupermatches()).map(({ note }) => note),
  ];
}
