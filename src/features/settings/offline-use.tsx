import { enumerated } from '../../domain/enumeration.ts';
import type { Level } from '../../domain/levels.ts';
import { REASONS } from '../../domain/reasons.ts';
import { unreachable } from '../../domain/result.ts';
import type { Pack } from '../../installation/level-packs/pack-list.ts';
import { Alert } from '../../ui/alert.tsx';
import { Card } from '../../ui/card.tsx';
import { Meter } from '../../ui/meter.tsx';
import { useReadiness } from '../frame/level-readiness.ts';
import { missingPackWords, reasonsAt } from '../frame/level-words.ts';
import { InstallApp } from './install-app.tsx';

/** Whether everything of the learner's level works without a connection, and the way to install the app. */
export function OfflineUse() {
  return (
    <Card title="Without a connection" hue="arcade">
      <OfflineReadiness />
      <InstallApp />
    </Card>
  );
}

function OfflineReadiness() {
  const readiness = useReadiness();
  switch (readiness.phase) {
    case 'unknown':
      return <p>The app is being stored on this device, where the browser allows it.</p>;
    case 'fetching':
      return (
        <Meter
          label={`Storing ${readiness.pack.level}`}
          value={readiness.share}
          max={1}
          valueText={`${Math.floor(readiness.share * 100)} %`}
          hue="arcade"
        />
      );
    case 'ready':
      return (
        <p role="status">
          <strong>Arcade ready offline.</strong> {workingWords(readiness.pack.level, readiness.held)}
        </p>
      );
    case 'missing':
      return <Alert kind="info">{missingPackWords(readiness.pack, readiness.held)}</Alert>;
    default:
      return unreachable(readiness);
  }
}

/** What of a level that is ready works without a connection. */
function workingWords(level: Level, held: readonly Pack[]): string {
  const reasons = reasonsAt(level, held);
  return reasons.length === REASONS.length
    ? `All games and classes of ${level} work without a connection.`
    : `All games of ${level} and its classes for ${enumerated(reasons)} work without a connection.`;
}
