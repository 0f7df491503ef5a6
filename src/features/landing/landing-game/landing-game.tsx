import { drawWordPicture } from '../../../drawings/words/word-pictures.tsx';
import { Button, PageButtonLink } from '../../../ui/button.tsx';
import { Drawing } from '../../../ui/drawing.tsx';
import css from './landing-game.module.css';
import { LANDING_ROUNDS_BY_LEVEL, type LandingGameRound } from './landing-game-rounds.ts';
import { LANDING_GAME_ROUNDS, POINTS_PER_ROUND } from './landing-game-rules.ts';
import { FIRST_LANDING_GAME_LEVEL, LANDING_GAME_LEVELS, type LandingGameLevel } from './landing-play.ts';

/**
 * The game of the landing page. The page contains the rounds and explanations of both levels;
 * `src/landing-pages/run-landing-game.ts` shows one round after the other, and finds the parts by their data
 * attributes.
 */
export function LandingGame() {
  return (
    <section className={css.cabinet} aria-label="Try a game" data-cabinet="">
      <div className={css.head}>
        <p className={css.points} data-points="">
          {`0 of ${LANDING_GAME_ROUNDS * POINTS_PER_ROUND} points`}
        </p>
        <Button data-level="A1" hidden>
          Easy words
        </Button>
        <Button data-level="B1">Harder words</Button>
      </div>
      {LANDING_GAME_LEVELS.map((level) =>
        LANDING_ROUNDS_BY_LEVEL[level].map((round, index) => (
          <Round
            key={round.word}
            round={round}
            level={level}
            isHidden={index > 0 || level !== FIRST_LANDING_GAME_LEVEL}
          />
        )),
      )}
      <div className={css.answer} data-answer="">
        <p role="status" data-said="" />
        <Button kind="primary" data-next="" hidden>
          Next
        </Button>
      </div>
      <div className={css.over} data-over="" hidden>
        <PageButtonLink role="button" kind="primary" href="/signup?guest=true">
          Keep playing as a guest
        </PageButtonLink>
        <PageButtonLink role="button" href="/signup">
          Save your points
        </PageButtonLink>
      </div>
    </section>
  );
}

interface RoundProps {
  round: LandingGameRound;
  level: LandingGameLevel;
  isHidden: boolean;
}

function Round({ round: { clue, phrase, picture, options, order }, level, isHidden }: RoundProps) {
  return (
    <div className={css.round} data-round={level} hidden={isHidden}>
      <p>{clue}</p>
      <p className={css.phrase}>
        {picture && (
          <Drawing className={css.picture} viewBox="0 0 48 48" width={48} height={48}>
            {drawWordPicture(picture)}
          </Drawing>
        )}
        <span>
          {phrase.replace('___', '')}
          <span data-gap="">___</span>
        </span>
      </p>
      <div className={css.options}>
        {order.map((index) => (
          <Button
            key={options[index]?.word}
            className={css.option}
            data-mark=""
            data-choice={index === 0 ? 'right' : 'wrong'}
            data-reason={options[index]?.reason}
          >
            {options[index]?.word}
          </Button>
        ))}
      </div>
    </div>
  );
}
