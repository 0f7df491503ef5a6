import type { Level } from '../../domain/levels.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import type { GameMeta } from '../game-contract.ts';
import type { GameSetup } from './host-state.ts';
import { formatGameChoice, getAvailableVariant, getOfferedLevels } from './level-offers.ts';

interface DealFailedProps {
  meta: GameMeta;
  setup: GameSetup;
  /** The levels that the device has; `null` if unknown. */
  availableLevels: readonly Level[] | null;
  onTryAgain: () => void;
  onBegin: (setup: GameSetup) => void;
}

/** Says that a game's bank could not be loaded, and offers the levels that the device has. */
export function DealFailed({ meta, setup, availableLevels, onTryAgain, onBegin }: DealFailedProps) {
  const isMissing = availableLevels !== null && !availableLevels.includes(setup.level);
  const offers = isMissing
    ? getOfferedLevels(meta).filter(({ level }) => availableLevels.includes(level))
    : [];
  return (
    <Alert
      kind="error"
      action={
        <>
          <Button kind="primary" icon="reset" onClick={onTryAgain}>
            Try again
          </Button>
          {offers.map(({ level, label }) => (
            <Button
              key={level}
              onClick={() => onBegin({ level, variant: getAvailableVariant(meta, level, setup.variant) })}
            >
              Play {label}
            </Button>
          ))}
        </>
      }
    >
      {isMissing
        ? `The words of ${formatGameChoice(meta, { level: setup.level, variant: '' })} aren’t downloaded yet. You’ll get them when you’re online.`
        : 'We couldn’t load the words for this game. Check your internet and try again.'}
    </Alert>
  );
}
