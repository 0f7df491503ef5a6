import { useEffect, useState } from 'react';
import { getAgeBand } from '../../domain/age-band.ts';
import { SIGN_IN_DEFAULTS } from '../../domain/records.ts';
import { startPackDownload } from '../../pwa/level-packs/pack-download-retries.ts';
import { AlertNotice } from './alert-notice.tsx';
import { formatMissingPack } from './level-pack-text.ts';
import { useOwnLevelOnly } from './use-own-level-only.ts';
import { usePackStatus } from './use-pack-status.ts';
import { useRecords } from './use-records.ts';

/** Downloads the pack of the learner's level, and says once per pack when that fails. */
export function LevelNotice() {
  const records = useRecords((store) => store.readProfile());
  const profile = records === 'failed' ? undefined : records;
  const level = profile?.studentLevel;
  const reason = profile?.why ?? SIGN_IN_DEFAULTS.why;
  const age = getAgeBand(profile?.age);
  const readiness = usePackStatus();
  const [isOwnLevelOnly] = useOwnLevelOnly();
  const [dismissedPack, setDismissedPack] = useState<string>();

  useEffect(() => {
    if (level && isOwnLevelOnly !== undefined)
      return startPackDownload({ level, reason, age }, { isOwnLevelOnly });
  }, [level, reason, age, isOwnLevelOnly]);

  if (readiness.status !== 'missing') return null;
  const { pack, storedPacks } = readiness;
  const packName = `${pack.level} ${pack.reason}`;
  if (packName !== `${level} ${reason}` || packName === dismissedPack) return null;
  return (
    <AlertNotice kind="info" onDismiss={() => setDismissedPack(packName)}>
      {formatMissingPack(pack, storedPacks)}
    </AlertNotice>
  );
}
