import { useSyncExternalStore } from 'react';
import type { LearnerStore } from '../../data/learner/learner-store.ts';
import { MESSAGES } from '../../domain/messages.ts';
import { useLearner } from '../../session/session-context.tsx';
import { Alert } from '../../ui/alert.tsx';
import { BusyIndicator } from '../../ui/busy-indicator.tsx';
import { Page } from '../../ui/page.tsx';
import { CloudLoadError } from '../shell/load-errors.tsx';
import { useCloudReadState } from '../shell/use-cloud-read-state.ts';
import { useRecords } from '../shell/use-records.ts';
import { Badges } from './badges.tsx';
import { MemoryCharts } from './memory-charts.tsx';
import css from './progress-board.module.css';
import { ProgressBoard } from './progress-board.tsx';
import { formatProgressSyncNotice } from './progress-facts.ts';

/** /progress (specification, section 2): the learner's progress. */
export function ProgressScreen() {
  const { sync } = useLearner();
  const notice = formatProgressSyncNotice(useSyncExternalStore(sync.subscribe, sync.getStatus));
  const records = useRecords(readProgress);
  const cloud = useCloudReadState();
  const isRead = records !== undefined && records !== 'failed';
  // Zeros would be wrong for a learner with progress on another device.
  const isKnown = isRead && (records.course !== null || cloud === 'loaded');
  const isOpening = records === undefined || (isRead && !isKnown && cloud !== 'unavailable');
  return (
    <Page title="Progress" hue="progress" emblem="progress" back={{ to: '/app', label: 'Back to Arcade' }}>
      {notice && <Alert kind="error">{notice}</Alert>}
      {isOpening && <BusyIndicator label="Opening your progress…" />}
      {isRead && cloud === 'unavailable' && <CloudLoadError message={MESSAGES.progressFailed} />}
      {records === 'failed' && <Alert kind="error">{MESSAGES.progressFailed}</Alert>}
      {isKnown && (
        <>
          {!records.course && <Alert kind="info">{MESSAGES.progressMissing}</Alert>}
          <div className={css.board}>
            <ProgressBoard {...records} />
            <MemoryCharts />
            <Badges {...records} />
          </div>
        </>
      )}
    </Page>
  );
}

async function readProgress(store: LearnerStore) {
  const [profile, course, badges] = await Promise.all([
    store.readProfile(),
    store.readCourse(),
    store.readBadges(),
  ]);
  return { profile, course, badges };
}
