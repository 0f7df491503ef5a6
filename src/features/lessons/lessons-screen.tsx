import { useLiveQuery } from 'dexie-react-hooks';
import { useSyncExternalStore } from 'react';
import { filterRequests } from '../../data/requests/request-rows.ts';
import { MESSAGES } from '../../domain/messages.ts';
import { useLearner } from '../../session/session-context.tsx';
import type { SyncStatus } from '../../sync/sync-status.ts';
import { Alert } from '../../ui/alert.tsx';
import { BusyIndicator } from '../../ui/busy-indicator.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { TextField } from '../../ui/field.tsx';
import layout from '../../ui/layout.module.css';
import { Page } from '../../ui/page.tsx';
import { type OpenRows, useOpenRows } from '../../ui/record-rows/open-rows.ts';
import { RecordRows } from '../../ui/record-rows/record-row.tsx';
import { CloudLoadError } from '../shell/load-errors.tsx';
import { useCloudReadState } from '../shell/use-cloud-read-state.ts';
import {
  filterHistory,
  getEntryKey,
  type HistoryEntry,
  type HistoryFilter,
  mergeHistory,
} from './history.ts';
import { HomeworkEntry, LessonEntry } from './history-entries.tsx';
import css from './lessons-screen.module.css';

const NO_FILTER: HistoryFilter = { level: '', skill: '' };

interface LessonsScreenProps extends OpenRows {
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
  const isUnavailable = isEmpty && cloud === 'unavailable';
  return (
    <Page title="Lessons" hue="lessons" emblem="lessons" back={{ to: '/app', label: 'Back to Arcade' }}>
      {isUnavailable && <CloudLoadError message={MESSAGES.lessonsLoadFailed} />}
      {notice && !isUnavailable && <Alert kind="error">{notice}</Alert>}
      {(entries === undefined || (isEmpty && (cloud ?? 'loading') === 'loading')) && (
        <BusyIndicator label="Opening your lessons…" />
      )}
      {isEmpty && cloud === 'loaded' && (
        <EmptyState emblem="lessons" title="No lessons yet">
          <p>You’ll find your classes here, with their feedback.</p>
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
  const getRowState = useOpenRows(rows);
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
        <EmptyState emblem="lessons" title="Nothing found">
          <p>No lesson or homework has this level and skill.</p>
          <Button onClick={() => onFilter(NO_FILTER)}>Show everything</Button>
        </EmptyState>
      ) : (
        <RecordRows>
          {shown.map((entry) => {
            const key = getEntryKey(entry);
            return entry.kind === 'lesson' ? (
              <LessonEntry
                key={key}
                {...getRowState(key)}
                lesson={entry.record}
                answer={answers.find(({ lessonId }) => lessonId === entry.record.id)?.status}
              />
            ) : (
              <HomeworkEntry key={key} {...getRowState(key)} homework={entry.record} />
            );
          })}
        </RecordRows>
      )}
    </>
  );
}

interface HistoryFiltersProps {
  filter: HistoryFilter;
  onChange: (filter: HistoryFilter) => void;
}

/** The two text filters of the list. */
function HistoryFilters({ filter, onChange }: HistoryFiltersProps) {
  return (
    <search className={css.filters} aria-label="Filter the list">
      <TextField
        label="Level"
        type="search"
        placeholder="Any level"
        autoComplete="off"
        value={filter.level}
        onChange={(event) => onChange({ ...filter, level: event.target.value })}
      />
      <TextField
        label="Skill"
        type="search"
        placeholder="Any skill"
        autoComplete="off"
        value={filter.skill}
        onChange={(event) => onChange({ ...filter, skill: event.target.value })}
      />
    </search>
  );
}

/**
 * The text about a failed sync of lessons or homework (specification, section 8). Being offline is
 * no failure: the work is stored and syncs later.
 */
export function formatLessonsSyncNotice({ failure }: SyncStatus): string | null {
  if (!failure || failure.kind === 'offline') return null;
  if (!failure.sections.some((section) => section === 'lessons' || section === 'homework')) return null;
  return failure.during === 'push' ? MESSAGES.lessonsSyncFailed : MESSAGES.lessonsLoadFailed;
}
