import { useMemo } from 'react';
import { getHomeworkTitle } from '../../domain/homework-file.ts';
import type { HomeworkRecord } from '../../domain/records.ts';
import { SkillStamp } from '../../drawings/badges/skill-stamp.tsx';
import type { RowState } from '../../ui/record-rows/open-rows.ts';
import { RecordRow, RowSign } from '../../ui/record-rows/record-row.tsx';
import { HomeworkDetails } from './homework-details.tsx';

interface HomeworkRowProps extends RowState {
  uid: string;
  record: HomeworkRecord;
  /** It does not fit into the cloud. */
  isTooLarge: boolean;
}

/** A saved homework item: a row of the list that opens. */
export function HomeworkRow({ uid, record, isTooLarge, ...row }: HomeworkRowProps) {
  const title = useMemo(() => getHomeworkTitle(record), [record]);
  const { skillFocus, studentLevel, createdAt } = record;
  return (
    <RecordRow
      hue="homework"
      title={title}
      mark={<SkillStamp skill={skillFocus} size={36} />}
      level={studentLevel}
      skill={skillFocus}
      at={createdAt}
      state={
        isTooLarge && (
          <RowSign tone="bad" icon="warning">
            Not in the cloud
          </RowSign>
        )
      }
      {...row}
    >
      <HomeworkDetails uid={uid} record={record} isTooLarge={isTooLarge} />
    </RecordRow>
  );
}
