import { useLiveQuery } from 'dexie-react-hooks';
import { homeworkDocument, homeworkFileName } from '../../domain/homework-file.ts';
import { MESSAGES } from '../../domain/messages.ts';
import { useLearner } from '../../session/session-context.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import layout from '../../ui/layout.module.css';
import { offerFile } from '../../ui/offer-file.ts';
import { Page } from '../../ui/page.tsx';
import { type OpenRows, useOpenRows } from '../../ui/record-rows/open-rows.ts';
import { RecordRows } from '../../ui/record-rows/record-row.tsx';
import { Working } from '../../ui/working.tsx';
import { UnreadCloud } from '../frame/unread-records.tsx';
import { useCloud } from '../frame/use-cloud.ts';
import { HomeworkRow } from './homework-row.tsx';
import css from './homework-screen.module.css';

/** /homework (specification, section 2): the saved homework, newest first, to read and to take along. */
export function HomeworkScreen(rows: OpenRows) {
  const rowState = useOpenRows(rows);
  const { uid, store } = useLearner();
  const homework = useLiveQuery(() => store.homework(), [store]);
  const tooLarge = useLiveQuery(() => store.keysWithoutRoom(), [store]) ?? [];
  const cloud = useCloud();
  const isEmpty = homework?.length === 0;
  return (
    <Page title="Homework" hue="homework" emblem="homework" back={{ to: '/app', label: 'Back to Arcade' }}>
      {(homework === undefined || (isEmpty && (cloud ?? 'reading') === 'reading')) && (
        <Working label="Opening your homework…" />
      )}
      {isEmpty && cloud === 'unread' && <UnreadCloud message={MESSAGES.lessonsLoadFailed} />}
      {isEmpty && cloud === 'read' && (
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
              onClick={() => offerFile(homeworkFileName(uid), homeworkDocument(homework), 'text/markdown')}
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
