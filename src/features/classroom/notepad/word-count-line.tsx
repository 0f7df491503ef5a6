import { useMemo } from 'react';
import { wordCount } from '../../../domain/word-count.ts';
import { writtenAmount } from '../../../feedback/task/amounts.ts';
import { demandsOf } from '../../../feedback/task/task-demands.ts';
import letters from '../../../ui/letters.module.css';

/** How long a text is by now, where its task says how long it is to be. */
export function WordCountLine({ task, text }: { task: string; text: string }) {
  const asked = useMemo(() => demandsOf(task).words, [task]);
  if (!asked) return null;
  const count = wordCount(text);
  return (
    <p className={letters.soft}>
      {count === 1 ? '1 word' : `${count} words`}, of {writtenAmount(asked)}
    </p>
  );
}
