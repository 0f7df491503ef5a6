import { Button } from '../../ui/button.tsx';
import type { Reading } from './use-reading.ts';

/** Starts and stops the voices; nothing in a browser without one. */
export function HearButton({ reading: { turn, isStopped, toggle } }: { reading: Reading }) {
  if (!toggle) return null;
  const isReading = turn !== null;
  return (
    <Button icon={isReading ? 'pause' : 'speaker'} onClick={toggle}>
      {isReading ? 'Stop' : isStopped ? 'Hear the rest' : 'Hear it'}
    </Button>
  );
}
