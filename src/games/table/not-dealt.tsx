import type { Level } from '../../domain/levels.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import type { GameMeta } from '../contract.ts';
import { choiceName, fittingVariant, levelOffers } from './level-offers.ts';
import type { GameChoice } from './table-state.ts';

interface NotDealtProps {
  meta: GameMeta;
  choice: GameChoice;
  /** The levels that the device has; `null` where that is not known. */
  atHand: readonly Level[] | null;
  onTryAgain: () => void;
  onBegin: (choice: GameChoice) => void;
}

/** Says that a game's bank could not be had, and offers the same game at the levels that the device has. */
export function NotDealt({ meta, choice, atHand, onTryAgain, onBegin }: NotDealtProps) {
  const isMissing = atHand !== null && !atHand.includes(choice.level);
  const offers = isMissing ? levelOffers(meta).filter(({ level }) => atHand.includes(level)) : [];
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
              onClick={() => onBegin({ level, variant: fittingVariant(meta, level, choice.variant) })}
            >
              Play {label}
            </Button>
          ))}
        </>
      }
    >
      {isMissing
        ? `The words of ${choiceName(meta, { level: choice.level, variant: '' })} are not on this device yet. They come with the next connection.`
        : 'The words of this game could not be loaded. Check your connection and try again.'}
    </Alert>
  );
}
