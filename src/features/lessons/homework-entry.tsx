import { useMemo } from 'react';
import { getHomeworkTitle } from '../../domain/homework-file.ts';
import type { HomeworkRecord } from '../../domain/records.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Emblem } from '../../ui/emblem.tsx';
import type { RowState } from '../../ui/record-rows/open-rows.ts';
import { EntryRow } from './entry-row.tsx';

/** Saved homework, with a link to its own page. */
export function HomeworkEntry({ homework, ...row }: RowState & { homework: HomeworkRecord }) {
  const title = useMemo(() => getHomeworkTitle(homework), [homework]);
  return (
    <EntryRow
      {...row}
      hue="homework"
      kind="Homework"
      title={title}
      record={homework}
      mark={<Emblem name="homework" size={36} />}
      state={<span>Homework</span>}
    >
      <ButtonLink to="/homework" search={{ open: [homework.id] }}>
        See in Homework
      </ButtonLink>
    </EntryRow>
  );
}
