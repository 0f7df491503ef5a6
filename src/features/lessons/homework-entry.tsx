import { useMemo } from 'react';
import { homeworkTitle } from '../../domain/homework-file.ts';
import type { HomeworkRecord } from '../../domain/records.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EntryCard } from './entry-card.tsx';

/** Homework that was saved; the whole of it is on its own page. */
export function HomeworkEntry({ homework }: { homework: HomeworkRecord }) {
  const title = useMemo(() => homeworkTitle(homework), [homework]);
  return (
    <EntryCard
      hue="homework"
      kind="Homework"
      title={title}
      record={homework}
      feedback={homework.feedback}
      state="Saved"
    >
      <ButtonLink to="/homework">See in Homework</ButtonLink>
    </EntryCard>
  );
}
