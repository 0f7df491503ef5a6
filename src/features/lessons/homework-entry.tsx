import { useMemo } from 'react';
import { planTitle } from '../../domain/plan-markdown.ts';
import type { HomeworkRecord } from '../../domain/records.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EntryCard } from './entry-card.tsx';

/** Homework that was saved; the whole of it is on its own page. */
export function HomeworkEntry({ homework }: { homework: HomeworkRecord }) {
  const title = useMemo(() => planTitle(homework.lesson), [homework.lesson]);
  return (
    <EntryCard
      hue="homework"
      kind="Homework"
      title={title || `${homework.skillFocus} homework`}
      record={homework}
      feedback={homework.feedback}
      state="Saved"
    >
      <ButtonLink to="/homework">See in Homework</ButtonLink>
    </EntryCard>
  );
}
