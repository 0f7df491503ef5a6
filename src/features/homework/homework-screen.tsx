import { useLiveQuery } from 'dexie-react-hooks';
import { useMemo } from 'react';
import { formatHomeworkFileName, getHomeworkTitle, renderHomework } from '../../domain/homework-file.ts';
import { MESSAGES } from '../../domain/messages.ts';
import type { HomeworkRecord } from '../../domain/records.ts';
import { SkillStamp } from '../../drawings/badges/skill-stamp.tsx';
import { useLearner } from '../../session/session-context.tsx';
import { BusyIndicator } from '../../ui/busy-indicator.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { downloadFile } from '../../ui/download-file.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import layout from '../../ui/layout.module.css';
import { Page } from '../../ui/page.tsx';
import type { RowState } from '../../ui/record-rows/open-rows.ts';
import { type OpenRows, useOpenRows } from '../../ui/record-rows/open-rows.ts';
import { RecordRow, RecordRows, RowSign } from '../../ui/record-rows/record-row.tsx';
import { CloudLoadError } from '../shell/load-errors.tsx';
import { useCloudReadState } from '../shell/use-cloud-read-state.ts';
import { HomeworkDetails } from './homework-details.tsx';
import css from './homework-screen.module.css';

/** /homework (specification, section 2): the saved homework, newest first. */
export function HomeworkScreen(rows: OpenRows) {
  const getRowState = useOpenRows(rows);
  const { uid, store } = useLearner();
  const homework = useLiveQuery(() => store.readHomework(), [store]);
  const tooLarge = useLiveQuery(() => store.readTooLargeKeys(), [store]) ?? [];
  const cloud = useCloudReadState();
  const isEmpty = homework?.length === 0;
  return (
    <Page title="Homework" hue="homework" emblem="homework" back={{ to: '/app', label: 'Back to Arcade' }}>
      {(homework === undefined || (isEmpty && (cloud ?? 'loading') === 'loading')) && (
        <BusyIndicator label="Opening your homework…" />
      )}
      {isEmpty && cloud === 'unavailable' && <CloudLoadError message={MESSAGES.lessonsLoadFailed} />}
      {isEmpty && cloud === 'loaded' && (
        <EmptyState emblem="homework" title="No homework yet">
          <p>Take a class, write in its notepad, and choose “Save to Homework”. You’ll find it here.</p>
          <ButtonLink kind="primary" to="/app" search={{ room: 'classroom1' }}>
            Go to the classroom
          </ButtonLink>
        </EmptyState>
      )}
      {homework && homework.length > 0 && (
        <div className={layout.stack3}>
          <div className={css.head}>
            <p>{homework.length} in all</p>
            <Button
              icon="download"
              onClick={() =>
                downloadFile(formatHomeworkFileName(uid), renderHomework(homework), 'text/markdown')
              }
            >
              Download All
            </Button>
          </div>
          <RecordRows>
            {homework.map((record) => (
              <HomeworkRow
                all={homework}
                key={record.id}
                uid={uid}
                record={record}
                isTooLarge={tooLarge.includes(`homework:${record.id}`)}
                {...getRowState(record.id)}
              />
            ))}
          </RecordRows>
        </div>
      )}
    </Page>
  );
}

interface HomeworkRowProps extends RowState {
  uid: string;
  record: HomeworkRecord;
  all: readonly HomeworkRecord[];
  /** The record does not fit into the cloud. */
  isTooLarge: boolean;
}

/** A saved homework item as a row that expands. */
function HomeworkRow({ uid, record, all, isTooLarge, ...row }: HomeworkRowProps) {
  const title = useMemo(() => getHomeworkTitle(record), [record]);
  const { skillFocus, studentLevel, createdAt, notes } = record;
  return (
    <RecordRow
      hue="homework"
      title={title}
      mark={<SkillStamp skill={skillFocus} size={36} />}
      level={studentLevel}
      skill={skillFocus}
      at={createdAt}
      preview={findFirstLine(notes)}
      state={
        isTooLarge && (
          <RowSign tone="bad" icon="warning">
            Not synced
          </RowSign>
        )
      }
      {...row}
    >
      <HomeworkDetails uid={uid} record={record} all={all} isTooLarge={isTooLarge} />
    </RecordRow>
  );
}

/** The first line with text. */
function findFirstLine(text: string): string | undefined {
  return text.split('\n').find((line) => line.trim() !== '');
}
