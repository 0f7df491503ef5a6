import { useId, useState } from 'react';
import { type BestResults, playClass } from '../../domain/game-records.ts';
import type { Level } from '../../domain/levels.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import type { Fact, GameMeta } from '../contract.ts';
import { Facts } from './facts.tsx';
import { fittingLevel, levelOffers, playName, variantOffers } from './level-offers.ts';
import css from './lobby.module.css';
import type { SavedGame } from './saved-game.ts';
import type { GameChoice } from './table-state.ts';

interface LobbyProps {
  meta: GameMeta;
  level: Level;
  best: BestResults;
  saved: SavedGame | null;
  /** How the saved game stands. */
  standing: readonly Fact[];
  isBroken: boolean;
  onBegin: (choice: GameChoice) => void;
  onGoOn: () => void;
  onOpenSettings: () => void;
}

/** Before a game: go on with the one that was left, or choose a new one. */
export function Lobby(props: LobbyProps) {
  const { meta, saved } = props;
  return (
    <div className={css.lobby}>
      <p className={css.how}>{meta.howTo}</p>
      {props.isBroken && (
        <Alert kind="info">
          The game you left can’t be read any more. Your results are kept; start a new one.
        </Alert>
      )}
      {saved && (
        <Card className={css.left}>
          <p>
            <strong>You left a game at {playName(meta, saved)}.</strong>
          </p>
          <Facts facts={props.standing} />
          <Button kind="primary" icon="play" onClick={props.onGoOn}>
            Continue
          </Button>
        </Card>
      )}
      <NewGame {...props} />
    </div>
  );
}

function NewGame({ meta, level: learners, best, saved, onBegin, onOpenSettings }: LobbyProps) {
  const id = useId();
  const [level, setLevel] = useState(saved?.level ?? fittingLevel(meta, learners));
  const variants = variantOffers(meta, level);
  const [wanted, setWanted] = useState(saved?.variant);
  const { id: variant } = variants.find(({ id }) => id === wanted) ?? variants[0] ?? { id: '' };
  const bestHere = best[playClass(level, variant)];
  const name = playName(meta, { level, variant });
  return (
    <section className={css.fresh} aria-labelledby={id}>
      <h4 id={id}>New game</h4>
      <ChoiceGroup
        legend="Level"
        options={levelOffers(meta).map((offer) => ({ value: offer.level, label: offer.label }))}
        value={level}
        onChange={setLevel}
      />
      {variants.length > 1 && (
        <ChoiceGroup
          legend="Kind"
          options={variants.map((each) => ({ value: each.id, label: each.label }))}
          value={variant}
          onChange={setWanted}
        />
      )}
      <p className={css.best}>
        {bestHere ? `Your best at ${name}: ${bestHere.text}` : `You have no result at ${name} yet.`}
      </p>
      {saved && <p className={css.best}>A new game takes the place of the one you left.</p>}
      <div className={css.buttons}>
        <Button
          kind={saved ? 'plain' : 'primary'}
          icon={saved ? 'reset' : 'play'}
          onClick={() => onBegin({ level, variant })}
        >
          Start a new game
        </Button>
        <Button kind="quiet" icon="settings" onClick={onOpenSettings}>
          Game settings
        </Button>
      </div>
    </section>
  );
}
