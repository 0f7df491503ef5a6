import { useEffect, useState } from 'react';
import { getAgeBand } from '../../domain/age-band.ts';
import { SIGN_IN_DEFAULTS } from '../../domain/profile.ts';
import { startPackDownload } from '../../installation/level-packs/page-packs.ts';
import { AlertNotice } from './alert-notice.tsx';
import { formatMissingPack } from './level-pack-text.ts';
import { useOwnLevelOnly } from './use-own-level-only.ts';
import { usePackStatus } from './use-pack-status.ts';
import { useRecords } from './use-records.ts';

/** Has the device keep what the learner's level needs, and tells, once for each, when it can't be had. */
export function LevelNotice() {
  const records = useRecords((store) => store.readProfile());
  const profile = records === 'failed' ? undefined : records;
  const level = profile?.studentLevel;
  const reason = profile?.why ?? SIGN_IN_DEFAULTS.why;
  const age = getAgeBand(profile?.age);
  const readiness = usePackStatus();
  const [isAlone] = useOwnLevelOnly();
  const [toldOf, setToldOf] = useState<string>();

  useEffect(() => {
    if (level && isAlone !== undefined) return startPackDownload({ level, reason, age }, { alone: isAlone });
  }, [level, reason, age, isAlone]);

  if (readiness.status !== 'missing') return null;
  const { pack, storedPacks } = readiness;
  const told = `${pack.level} ${pack.reason}`;
  if (told !== `${level} ${reason}` || told === toldOf) return null;
  return (
    <AlertNotice kind="info" onDismiss={() => setToldOf(told)}>
      {formatMissingPack(pack, storedPacks)}
    </AlertNotice>
  );
}
