import { formatList } from '../../domain/format-list.ts';
import type { Level } from '../../domain/levels.ts';
import { REASONS } from '../../domain/reasons.ts';
import { unreachable } from '../../domain/result.ts';
import { SHARE_MENU_STEPS } from '../../pwa/install-offer.ts';
import type { Pack } from '../../pwa/level-packs/pack-list.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Meter } from '../../ui/meter.tsx';
import { formatMissingPack, listReasons } from '../shell/level-pack-text.ts';
import { useInstallMethod } from '../shell/use-install-method.ts';
import { usePackStatus } from '../shell/use-pack-status.ts';

/** Whether the content of the learner's level is stored for offline use, and the installation of the app. */
export function OfflineCard() {
  return (
    <Card title="Offline" hue="arcade">
      <OfflineReadiness />
      <InstallApp />
    </Card>
  );
}

function OfflineReadiness() {
  const readiness = usePackStatus();
  switch (readiness.status) {
    case 'unknown':
      return <p>We’re saving the app on this device, if the browser allows it.</p>;
    case 'fetching':
      return (
        <Meter
          label={`Downloading ${readiness.pack.level}`}
          value={readiness.progress}
          max={1}
          valueText={`${Math.floor(readiness.progress * 100)} %`}
          hue="arcade"
        />
      );
    case 'ready':
      return (
        <p role="status">
          <strong>Arcade ready offline.</strong>{' '}
          {formatOfflineContent(readiness.pack.level, readiness.storedPacks)}
        </p>
      );
    case 'missing':
      return <Alert kind="info">{formatMissingPack(readiness.pack, readiness.storedPacks)}</Alert>;
    default:
      return unreachable(readiness);
  }
}

/** Names the content of a ready level that works offline. */
function formatOfflineContent(level: Level, storedPacks: readonly Pack[]): string {
  const reasons = listReasons(level, storedPacks);
  return reasons.length === REASONS.length
    ? `All ${level} games and classes work offline.`
    : `All ${level} games work offline, and the classes for ${formatList(reasons)}.`;
}

/** Installs the app, for learners who did not accept the invitation. */
function InstallApp() {
  const installMethod = useInstallMethod();
  if (!installMethod) return null;
  return (
    <>
      <p>You can put Learning Arcade on your home screen, like an app.</p>
      {installMethod.kind === 'share-menu' ? (
        <p>{SHARE_MENU_STEPS}</p>
      ) : (
        <p>
          <Button onClick={() => void installMethod.install().catch(console.error)}>Install</Button>
        </p>
      )}
    </>
  );
}
