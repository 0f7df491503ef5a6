import { useEffect, useState } from 'react';
import { type BestResult, type BestResults, choiceKey } from '../../domain/game-records.ts';
import type { Level } from '../../domain/levels.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import { EmblemTile } from '../../ui/emblem.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Fact, GameMeta } from '../contract.ts';
import { PlayLayout } from '../kit/play-layout.tsx';
import { Facts } from './facts.tsx';
import { choiceName, fittingLevel, fittingVariant, levelOffers, variantOffers } from './level-offers.ts';
import css from './lobby.module.css';
import type { SavedGame } from './saved-game.ts';
import type { GameChoice } from './table-state.ts';

interface LobbyProps {
  meta: GameMeta;
  learnerLevel: Level;
  best: BestResults;
  saved: SavedGame | null;
  /** How the saved game stands. */
  standing: readonly Fact[];
  isBroken: boolean;
  /** Called with the first choice too. Always the same function. */
  onChoice: (choice: GameChoice) => void;
  onBegin: (choice: GameChoice) => void;
  onContinue: () => void;
}

/** Before a game, all on one screen: go on with the one that was left, or choose a new one. */
export function Lobby(props: LobbyProps) {
  const { meta, saved, onChoice, onBegin } = props;
  const [level, setLevel] = useState(saved?.level ?? fittingLevel(meta, props.learnerLevel));
  const [wanted, setWanted] = useState(saved?.variant ?? '');
  const variant = fittingVariant(meta, level, wanted);
  const variants = variantOffers(meta, level);

  useEffect(() => onChoice({ level, variant }), [onChoice, level, variant]);

  return (
    <PlayLayout
      board={<HowToPlay {...props} bestHere={props.best[choiceKey(level, variant)]} />}
      hand={
        <>
          {saved && <LeftGame {...props} saved={saved} />}
          <ChoiceGroup
            legend="Level"
            isLine
            options={levelOffers(meta).map((offer) => ({ value: offer.level, label: offer.label }))}
            value={level}
            onChange={setLevel}
          />
          {variants.length > 1 && (
            <ChoiceGroup
              legend="Kind"
              isLine
              options={variants.map((each) => ({ value: each.id, label: each.label }))}
              value={variant}
              onChange={setWanted}
            />
          )}
          <Button
            kind={saved ? 'plain' : 'primary'}
            icon={saved ? 'reset' : 'play'}
            onClick={() => onBegin({ level, variant })}
          >
            Start a new game
          </Button>
        </>
      }
    />
  );
}

type HowToPlayProps = Pick<LobbyProps, 'meta' | 'isBroken'> & { bestHere: BestResult | undefined };

function HowToPlay({ meta, isBroken, bestHere }: HowToPlayProps) {
  return (
    <div className={css.how}>
      <div className={css.cover}>
        <EmblemTile hue={meta.hue} size={168}>
          {meta.emblem}
        </EmblemTile>
      </div>
      <p>{meta.howTo}</p>
      {isBroken && (
        <Alert kind="info">
          The game you left can’t be read any more. Your results are kept; start a new one.
        </Alert>
      )}
      <p className={css.best}>
        <Icon name="trophy" /> {bestHere ? `Your best here: ${bestHere.text}` : 'Not played yet'}
      </p>
    </div>
  );
}

type LeftGameProps = Pick<LobbyProps, 'meta' | 'standing' | 'onContinue'> & { saved: SavedGame };

function LeftGame({ meta, saved, standing, onContinue }: LeftGameProps) {
  return (
    <div className={css.left}>
      <p>
        <strong>You left a game at {choiceName(meta, saved)}.</strong> A new one takes its place.
      </p>
      <Facts facts={standing} />
      <Button kind="primary" icon="play" onClick={onContinue}>
        Continue
      </Button>
    </div>
  );
}
