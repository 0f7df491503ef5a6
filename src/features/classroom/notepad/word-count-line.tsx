import { useMemo } from 'react';
import { countTextWords } from '../../../domain/word-count.ts';
import { formatAmount } from '../../../feedback/task/amounts.ts';
import { parseTaskRequirements } from '../../../feedback/task/task-requirements.ts';
import letters from '../../../ui/letters.module.css';

/** The number of words in a text, when its task asks for a length. */
export function WordCountLine({ task, text }: { task: string; text: string }) {
  const requiredWords = useMemo(() => parseTaskRequirements(task).words, [task]);
  if (!requiredWords) return null;
  const count = countTextWords(text);
  return (
    <p className={letters.soft}>
      {count === 1 ? '1 word' : `${count} words`}, of {formatAmount(requiredWords)}
    </p>
  );
}
