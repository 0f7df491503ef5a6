import { useEffect, useState } from 'react';
import { ageBandOf } from '../../domain/age-band.ts';
import { SIGN_IN_DEFAULTS } from '../../domain/profile.ts';
import { keepPack } from '../../installation/level-packs/page-packs.ts';
import { AlertNotice } from './alert-notice.tsx';
import { useReadiness } from './level-readiness.ts';
import { missingPackWords } from './level-words.ts';
import { useLevelAlone } from './use-level-alone.ts';
import { useRecords } from './use-records.ts';

/** Has the device keep what the learner's level needs, and tells, once for each, when it can't be had. */
export function LevelNotice() {
  const records = useRecords((store) => store.profile());
  const profile = records === 'failed' ? undefined : records;
  const level = profile?.studentLevel;
  const reason = profile?.why ?? SIGN_IN_DEFAULTS.why;
  const age = ageBandOf(profile?.age);
  const readiness = useReadiness();
  const [isAlone] = useLevelAlone();
  const [toldOf, setToldOf] = useState<string>();

  useEffect(() => {
    if (level && isAlone !== undefined) return keepPack({ level, reason, age }, { alone: isAlone });
  }, [level, reason, age, isAlone]);

  if (readiness.phase !== 'missing') return null;
  const { pack, held } = readiness;
  const told = `${pack.level} ${pack.reason}`;
  if (told !== `${level} ${reason}` || told === toldOf) return null;
  return (
    <AlertNotice kind="info" onRead={() => setToldOf(told)}>
      {missingPackWords(pack, held)}
    </AlertNotice>
  );
}
