import { useMemo } from 'react';
import { homeworkTitle } from '../../domain/homework-file.ts';
import type { HomeworkRecord } from '../../domain/records.ts';
import { SkillStamp } from '../../drawings/badges/skill-stamp.tsx';
import { Icon } from '../../ui/icon.tsx';
import { RecordRow } from '../../ui/record-rows/record-row.tsx';
import { HomeworkDetails } from './homework-details.tsx';
import css from './homework-row.module.css';

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
          <span className={css.tooLarge}>
            <Icon name="warning" /> Not in the cloud
          </span>
        )
      }
      isOpen={isOpen}
      onToggle={onToggle}
    >
      <HomeworkDetails uid={uid} record={record} isTooLarge={isTooLarge} />
    </RecordRow>
  );
}
