import { Button, PageButtonLink } from '../../../ui/button.tsx';
import css from './entrance-game.module.css';
import { POINTS_PER_ROUND } from './entrance-game-rules.ts';
import { ENTRANCE_ROUNDS } from './entrance-rounds.ts';

/**
 * The game of the landing page. The page contains all of its rounds and explanations;
 * `src/entrance/cabinet.ts` shows one round after the other.
 */
export function EntranceGame() {
  return (
    <section className={css.cabinet} aria-label="Try a game" data-cabinet="">
      <p className={css.points} data-points="">
        {`Three rounds, ${POINTS_PER_ROUND} points each`}
      </p>
      {ENTRANCE_ROUNDS.map(({ clue, options, order }, round) => (
        <div key={clue} className={css.round} data-round="" hidden={round > 0}>
          <p>{clue}</p>
          <p className={css.phrase}>
            Break the <span data-gap="">___</span>
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
      ))}
      <div className={css.answer} data-answer="">
        <p role="status" data-said="" />
        <Button kind="primary" data-next="" hidden>
          Next
        </Button>
      </div>
      <div className={css.over} data-over="" hidden>
        <PageButtonLink role="button" kind="primary" href="/signup">
          Save your points
        </PageButtonLink>
        <PageButtonLink role="button" href="/signup?guest=true">
          Keep playing as a guest
        </PageButtonLink>
      </div>
    </section>
  );
}
