import { formatList } from '../../domain/format-list.ts';
import type { Level } from '../../domain/levels.ts';
import { REASONS } from '../../domain/reasons.ts';
import { unreachable } from '../../domain/result.ts';
import { SHARE_MENU_STEPS } from '../../installation/install-offer.ts';
import type { Pack } from '../../installation/level-packs/pack-list.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Meter } from '../../ui/meter.tsx';
import { formatMissingPack, listReasons } from '../frame/level-pack-text.ts';
import { useInstallMethod } from '../frame/use-install-method.ts';
import { usePackStatus } from '../frame/use-pack-status.ts';

/** Whether everything of the learner's level works without a connection, and the way to install the app. */
export function OfflineCard() {
  return (
    <Card title="Without a connection" hue="arcade">
      <OfflineReadiness />
      <InstallApp />
    </Card>
  );
}

function OfflineReadiness() {
  const readiness = usePackStatus();
  switch (readiness.status) {
    case 'unknown':
      return <p>The app is being stored on this device, where the browser allows it.</p>;
    case 'fetching':
      return (
        <Meter
          label={`Storing ${readiness.pack.level}`}
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

/** What of a level that is ready works without a connection. */
function formatOfflineContent(level: Level, held: readonly Pack[]): string {
  const reasons = listReasons(level, held);
  return reasons.length === REASONS.length
    ? `All games and classes of ${level} work without a connection.`
    : `All games of ${level} and its classes for ${formatList(reasons)} work without a connection.`;
}

/** For whoever did not want the app on the home screen when they were invited, or wants it by now. */
function InstallApp() {
  const way = useInstallMethod();
  if (!way) return null;
  return (
    <>
      <p>Learning Arcade can be on your home screen, like an app.</p>
      {way.kind === 'share-menu' ? (
        <p>{SHARE_MENU_STEPS}</p>
      ) : (
        <p>
          <Button onClick={() => void way.install().catch(console.error)}>Install</Button>
        </p>
      )}
    </>
  );
}
