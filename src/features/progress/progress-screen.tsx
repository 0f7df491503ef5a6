import { useSyncExternalStore } from 'react';
import { MESSAGES } from '../../domain/messages.ts';
import { unreachable } from '../../domain/result.ts';
import { useLearner } from '../../session/session-context.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Page } from '../../ui/page.tsx';
import { Working } from '../../ui/working.tsx';
import { ProgressBoard } from './progress-board.tsx';
import { progressNotice } from './progress-facts.ts';
import { type ProgressRecords, useProgressRecords } from './use-progress-records.ts';

/** /progress (specification, section 2): how far the learner has come. */
export function ProgressScreen() {
  const { sync } = useLearner();
  const notice = progressNotice(useSyncExternalStore(sync.subscribe, sync.status));
  const records = useProgressRecords();
  return (
    <Page title="Progress" hue="progress" emblem="progress" back={{ to: '/app', label: 'Back to Arcade' }}>
      {notice && <Alert kind="error">{notice}</Alert>}
      <Content records={records} />
    </Page>
  );
}

function Content({ records }: { records: ProgressRecords }) {
  switch (records.phase) {
    case 'reading':
      return <Working label="Opening your progress…" />;
    case 'failed':
      return <Alert kind="error">{MESSAGES.progressFailed}</Alert>;
    case 'read':
      return (
        <>
          {!records.course && <Alert kind="info">{MESSAGES.progressMissing}</Alert>}
          <ProgressBoard {...records} />
        </>
      );
    default:
      return unreachable(records);
  }
}
