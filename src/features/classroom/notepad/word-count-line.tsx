import { useMemo } from 'react';
import { countTextWords } from '../../../domain/word-count.ts';
import { formatAmount } from '../../../feedback/task/amounts.ts';
import { parseTaskRequirements } from '../../../feedback/task/task-requirements.ts';
import letters from '../../../ui/letters.module.css';

/** How long a text is by now, where its task says how long it is to be. */
export function WordCountLine({ task, text }: { task: string; text: string }) {
  const asked = useMemo(() => parseTaskRequirements(task).words, [task]);
  if (!asked) return null;
  const count = countTextWords(text);
  return (
    <p className={letters.soft}>
      {count === 1 ? '1 word' : `${count} words`}, of {formatAmount(asked)}
    </p>
  );
}
