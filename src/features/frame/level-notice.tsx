import { useEffect, useState } from 'react';
import { keepLevel } from '../../installation/level-packs/page-packs.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notices.tsx';
import { useReadiness } from './level-readiness.ts';
import { missingLevelWords } from './level-words.ts';
import { useLevelAlone } from './use-level-alone.ts';
import { useRecords } from './use-records.ts';

/** Has the device keep what the learner's level needs, and tells, once a level, when it can't be had. */
export function LevelNotice() {
  const profile = useRecords((store) => store.profile());
  const level = profile === 'failed' ? undefined : profile?.studentLevel;
  const readiness = useReadiness();
  const [isAlone] = useLevelAlone();
  const [toldOf, setToldOf] = useState<string>();

  useEffect(() => {
    if (level && isAlone !== undefined) return keepLevel(level, { alone: isAlone });
  }, [level, isAlone]);

  if (readiness.phase !== 'missing' || readiness.level !== level || toldOf === level) return null;
  return (
    <Notice>
      <Alert
        kind="info"
        action={
          <Button icon="tick" onClick={() => setToldOf(level)}>
            All right
          </Button>
        }
      >
        {missingLevelWords(readiness.level, readiness.held)}
      </Alert>
    </Notice>
  );
}
