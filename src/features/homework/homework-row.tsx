import { useMemo } from 'react';
import { homeworkTitle } from '../../domain/homework-file.ts';
import type { HomeworkRecord } from '../../domain/records.ts';
import { SkillStamp } from '../../drawings/badges/skill-stamp.tsx';
import { RecordRow, RowSign } from '../../ui/record-rows/record-row.tsx';
import { HomeworkDetails } from './homework-details.tsx';

interface HomeworkRowProps {
  uid: string;
  record: HomeworkRecord;
  /** There is no room for it in the cloud. */
  isTooLarge: boolean;
  isOpen: boolean;
  onToggle: () => void;
}

/** One saved homework item: a line of the list, or all of it. */
export function HomeworkRow({ uid, record, isTooLarge, isOpen, onToggle }: HomeworkRowProps) {
  const title = useMemo(() => homeworkTitle(record), [record]);
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
      isOpen={isOpen}
      onToggle={onToggle}
    >
      <HomeworkDetails uid={uid} record={record} isTooLarge={isTooLarge} />
    </RecordRow>
  );
}
