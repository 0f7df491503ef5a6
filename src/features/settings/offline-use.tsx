import { unreachable } from '../../domain/result.ts';
import { Alert } from '../../ui/alert.tsx';
import { Card } from '../../ui/card.tsx';
import { Meter } from '../../ui/meter.tsx';
import { useReadiness } from '../frame/level-readiness.ts';
import { missingLevelWords } from '../frame/level-words.ts';
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
          label={`Storing ${readiness.level}`}
          value={readiness.share}
          max={1}
          valueText={`${Math.floor(readiness.share * 100)} %`}
          hue="arcade"
        />
      );
    case 'ready':
      return (
        <p role="status">
          <strong>Arcade ready offline.</strong> All games and classes of {readiness.level} work without a
          connection.
        </p>
      );
    case 'missing':
      return <Alert kind="info">{missingLevelWords(readiness.level, readiness.held)}</Alert>;
    default:
      return unreachable(readiness);
  }
}
