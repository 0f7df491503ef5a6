import { type ReactNode, useEffect, useState } from 'react';
import { type BestResult, type BestResults, createChoiceKey } from '../../domain/game-records.ts';
import type { Level } from '../../domain/levels.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import { EmblemTile } from '../../ui/emblem.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { GameFact, GameMeta } from '../game-contract.ts';
import { PlayLayout } from '../kit/play-layout.tsx';
import { Facts } from './facts.tsx';
import type { GameSetup } from './host-state.ts';
import {
  formatGameChoice,
  getAvailableVariant,
  getOfferedLevels,
  getOfferedVariants,
  getSuggestedLevel,
} from './level-offers.ts';
import css from './lobby.module.css';
import type { SavedGame } from './saved-game.ts';

interface LobbyProps {
  meta: GameMeta;
  learnerLevel: Level;
  bestResults: BestResults;
  saved: SavedGame | null;
  /** Of the saved game. */
  scoreboard: readonly GameFact[];
  isSaveUnreadable: boolean;
  /** Absent once the learner has answered it. */
  soundQuestion: ReactNode;
  /** Also called with the first choice. Pass the same function every time. */
  onChoice: (setup: GameSetup) => void;
  onBegin: (setup: GameSetup) => void;
  onContinue: () => void;
}

/** The screen before a game: continue the saved one, or choose a level and start a new one. */
export function Lobby(props: LobbyProps) {
  const { meta, saved, onChoice, onBegin } = props;
  const [level, setLevel] = useState(saved?.level ?? getSuggestedLevel(meta, props.learnerLevel));
  const [wantedVariant, setWantedVariant] = useState(saved?.variant ?? '');
  const variant = getAvailableVariant(meta, level, wantedVariant);
  const variants = getOfferedVariants(meta, level);

  useEffect(() => onChoice({ level, variant }), [onChoice, level, variant]);

  return (
    <PlayLayout
      board={<HowToPlay {...props} bestAtChoice={props.bestResults[createChoiceKey(level, variant)]} />}
      controls={
        <>
          {saved && <ResumeOffer {...props} saved={saved} />}
          <ChoiceGroup
            legend="Level"
            isLine
            options={getOfferedLevels(meta).map((offer) => ({ value: offer.level, label: offer.label }))}
            value={level}
            onChange={setLevel}
          />
          {variants.length > 1 && (
            <ChoiceGroup
              legend="Kind of game"
              isLine
              options={variants.map((each) => ({ value: each.id, label: each.label }))}
              value={variant}
              onChange={setWantedVariant}
            />
          )}
          <Button
            kind={saved ? 'plain' : 'primary'}
            icon={saved ? 'reset' : 'play'}
            onClick={() => onBegin({ level, variant })}
          >
            Start a new game
          </Button>
          {props.soundQuestion}
        </>
      }
    />
  );
}

type HowToPlayProps = Pick<LobbyProps, 'meta' | 'isSaveUnreadable'> & {
  bestAtChoice: BestResult | undefined;
};

function HowToPlay({ meta, isSaveUnreadable, bestAtChoice }: HowToPlayProps) {
  return (
    <div className={css.how}>
      <div className={css.cover}>
        <EmblemTile hue={meta.hue} size={168}>
          {meta.emblem}
        </EmblemTile>
      </div>
      <p>{meta.howTo}</p>
      {isSaveUnreadable && (
        <Alert kind="info">
          We can’t open your last game any more. Your results are safe. Please start a new game.
        </Alert>
      )}
      <p className={css.best}>
        <Icon name="trophy" /> {bestAtChoice ? `Your best here: ${bestAtChoice.text}` : 'Not played yet'}
      </p>
    </div>
  );
}

type ResumeOfferProps = Pick<LobbyProps, 'meta' | 'scoreboard' | 'onContinue'> & { saved: SavedGame };

function ResumeOffer({ meta, saved, scoreboard, onContinue }: ResumeOfferProps) {
  return (
    <div className={css.left}>
      <p>
        <strong>You have an unfinished game: {formatGameChoice(meta, saved)}.</strong> A new game will replace
        it.
      </p>
      <Facts facts={scoreboard} />
      <Button kind="primary" icon="play" onClick={onContinue}>
        Continue
      </Button>
    </div>
  );
}
