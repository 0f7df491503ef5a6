import { useSyncExternalStore } from 'react';
import type { LearnerStore } from '../../data/learner/learner-store.ts';
import { MESSAGES } from '../../domain/messages.ts';
import { useLearner } from '../../session/session-context.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Page } from '../../ui/page.tsx';
import { Working } from '../../ui/working.tsx';
import { UnreadCloud } from '../frame/unread-records.tsx';
import { useCloud } from '../frame/use-cloud.ts';
import { useRecords } from '../frame/use-records.ts';
import { Badges } from './badges.tsx';
import { MemoryCharts } from './memory-charts.tsx';
import css from './progress-board.module.css';
import { ProgressBoard } from './progress-board.tsx';
import { progressNotice } from './progress-facts.ts';

/** /progress (specification, section 2): how far the learner has come. */
export function ProgressScreen() {
  const { sync } = useLearner();
  const notice = progressNotice(useSyncExternalStore(sync.subscribe, sync.status));
  const records = useRecords(readProgress);
  const cloud = useCloud();
  const isRead = records !== undefined && records !== 'failed';
  // Noughts would be told of a learner whose progress is elsewhere.
  const isKnown = isRead && (records.course !== null || cloud === 'read');
  const isOpening = records === undefined || (isRead && !isKnown && cloud !== 'unread');
  return (
    <Page title="Progress" hue="progress" emblem="progress" back={{ to: '/app', label: 'Back to Arcade' }}>
      {notice && <Alert kind="error">{notice}</Alert>}
      {isOpening && <Working label="Opening your progress…" />}
      {isRead && cloud === 'unread' && <UnreadCloud message={MESSAGES.progressFailed} />}
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
  const [profile, course, badges] = await Promise.all([store.profile(), store.course(), store.badges()]);
  return { profile, course, badges };
}
