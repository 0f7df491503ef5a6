import { useLiveQuery } from 'dexie-react-hooks';
import { formatHomeworkFileName, renderHomework } from '../../domain/homework-file.ts';
import { MESSAGES } from '../../domain/messages.ts';
import { useLearner } from '../../session/session-context.tsx';
import { BusyIndicator } from '../../ui/busy-indicator.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { downloadFile } from '../../ui/download-file.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import layout from '../../ui/layout.module.css';
import { Page } from '../../ui/page.tsx';
import { type OpenRows, useOpenRows } from '../../ui/record-rows/open-rows.ts';
import { RecordRows } from '../../ui/record-rows/record-row.tsx';
import { CloudLoadError } from '../frame/load-errors.tsx';
import { useCloudReadState } from '../frame/use-cloud-read-state.ts';
import { HomeworkRow } from './homework-row.tsx';
import css from './homework-screen.module.css';

/** /homework (specification, section 2): the saved homework, newest first. */
export function HomeworkScreen(rows: OpenRows) {
  const rowState = useOpenRows(rows);
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
          <p>Take a class, write in its notepad, and choose “Save to Homework”. It will be kept here.</p>
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
                key={record.id}
                uid={uid}
                record={record}
                isTooLarge={tooLarge.includes(`homework:${record.id}`)}
                {...rowState(record.id)}
              />
            ))}
          </RecordRows>
        </div>
      )}
    </Page>
  );
}
