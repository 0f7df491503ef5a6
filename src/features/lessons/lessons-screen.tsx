import { useLiveQuery } from 'dexie-react-hooks';
import { useSyncExternalStore } from 'react';
import { filterRequests } from '../../data/requests/request-rows.ts';
import { MESSAGES } from '../../domain/messages.ts';
import { useLearner } from '../../session/session-context.tsx';
import { Alert } from '../../ui/alert.tsx';
import { BusyIndicator } from '../../ui/busy-indicator.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import layout from '../../ui/layout.module.css';
import { Page } from '../../ui/page.tsx';
import { type OpenRows, useOpenRows } from '../../ui/record-rows/open-rows.ts';
import { RecordRows } from '../../ui/record-rows/record-row.tsx';
import { CloudLoadError } from '../frame/load-errors.tsx';
import { useCloudReadState } from '../frame/use-cloud-read-state.ts';
import {
  filterHistory,
  getEntryKey,
  type HistoryEntry,
  type HistoryFilter,
  mergeHistory,
} from './history.ts';
import { HistoryFilters } from './history-filters.tsx';
import { HomeworkEntry } from './homework-entry.tsx';
import { LessonEntry } from './lesson-entry.tsx';
import { formatLessonsSyncNotice } from './sync-notice.ts';

const EVERYTHING: HistoryFilter = { level: '', skill: '' };

export interface LessonsScreenProps extends OpenRows {
  filter: HistoryFilter;
  onFilter: (filter: HistoryFilter) => void;
}

/** /lessons (specification, section 2): all stored classes and homework, newest first. */
export function LessonsScreen(address: LessonsScreenProps) {
  const { store, sync } = useLearner();
  const notice = formatLessonsSyncNotice(useSyncExternalStore(sync.subscribe, sync.getStatus));
  const entries = useLiveQuery(
    async () => mergeHistory(...(await Promise.all([store.readLessons(), store.readHomework()]))),
    [store],
  );
  const cloud = useCloudReadState();
  const isEmpty = entries?.length === 0;
  const isUnread = isEmpty && cloud === 'unavailable';
  return (
    <Page title="Lessons" hue="lessons" emblem="lessons" back={{ to: '/app', label: 'Back to Arcade' }}>
      {isUnread && <CloudLoadError message={MESSAGES.lessonsLoadFailed} />}
      {notice && !isUnread && <Alert kind="error">{notice}</Alert>}
      {(entries === undefined || (isEmpty && (cloud ?? 'loading') === 'loading')) && (
        <BusyIndicator label="Opening your lessons…" />
      )}
      {isEmpty && cloud === 'loaded' && (
        <EmptyState emblem="lessons" title="No lessons yet">
          <p>Every class that you take is kept here, with its feedback.</p>
          <ButtonLink kind="primary" to="/app" search={{ room: 'classroom1' }}>
            Take your first class
          </ButtonLink>
        </EmptyState>
      )}
      {entries && entries.length > 0 && <History entries={entries} {...address} />}
    </Page>
  );
}

function History({
  entries,
  filter,
  onFilter,
  ...rows
}: LessonsScreenProps & { entries: readonly HistoryEntry[] }) {
  const { store } = useLearner();
  const rowState = useOpenRows(rows);
  const answers =
    useLiveQuery(async () => filterRequests(await store.readRequests(), 'answer'), [store]) ?? [];
  const shown = filterHistory(entries, filter);
  return (
    <>
      <div className={layout.stack2}>
        <HistoryFilters filter={filter} onChange={onFilter} />
        <p role="status">
          {shown.length === entries.length
            ? `${shown.length} in all`
            : `${shown.length} of ${entries.length}`}
        </p>
      </div>
      {shown.length === 0 ? (
        <EmptyState emblem="lessons" title="Nothing matches">
          <p>No lesson or homework has this level and skill.</p>
          <Button onClick={() => onFilter(EVERYTHING)}>Show everything</Button>
        </EmptyState>
      ) : (
        <RecordRows>
          {shown.map((entry) => {
            const name = getEntryKey(entry);
            return entry.kind === 'lesson' ? (
              <LessonEntry
                key={name}
                {...rowState(name)}
                lesson={entry.record}
                answer={answers.find(({ lessonId }) => lessonId === entry.record.id)?.life}
              />
            ) : (
              <HomeworkEntry key={name} {...rowState(name)} homework={entry.record} />
            );
          })}
        </RecordRows>
      )}
    </>
  );
}
