import {
  type EntranceGameEvent,
  type EntranceGameState,
  INITIAL_ENTRANCE_GAME,
  POINTS_PER_ROUND,
  reduceEntranceGame,
} from '../features/landing/entrance-game/entrance-game-rules.ts';
import { ENTRANCE_PLAYS, type EntrancePlay } from '../features/landing/entrance-game/entrance-play.ts';

/** Runs the game of the landing page. All of its texts are in the page already. */
export function wireCabinet(page: Document): void {
  const cabinet = page.querySelector<HTMLElement>('[data-cabinet]');
  if (!cabinet) return;
  const findPart = (name: string) => cabinet.querySelector<HTMLElement>(`[data-${name}]`);
  const rounds = [...cabinet.querySelectorAll<HTMLElement>('[data-round]')];
  const [comment, next] = [findPart('said'), findPart('next')];
  const [over, points] = [findPart('over'), findPart('points')];
  const answers: EntrancePlay['answers'][number][] = [];
  let state: EntranceGameState = INITIAL_ENTRANCE_GAME;
  let askedAt = performance.now();

  function dispatch(event: EntranceGameEvent): void {
    state = reduceEntranceGame(state, event, rounds.length);
    const visibleRound = state.status === 'over' ? -1 : state.round;
    for (const [index, round] of rounds.entries()) round.hidden = index !== visibleRound;
    if (points) points.textContent = `${state.points} of ${rounds.length * POINTS_PER_ROUND} points`;
    if (next) next.hidden = state.status !== 'answered';
    if (over) over.hidden = state.status !== 'over';
  }

  function answer(choice: HTMLElement): void {
    if (state.status !== 'asking') return;
    const round = rounds[state.round];
    answers.push({ word: choice.textContent ?? '', ms: performance.now() - askedAt });
    dispatch({ type: 'answered', isRight: choice.dataset.choice === 'right' });
    choice.dataset.mark = choice.dataset.choice ?? '';
    const right = round?.querySelector<HTMLElement>('[data-choice="right"]');
    if (right) right.dataset.mark = 'right';
    const gap = round?.querySelector('[data-gap]');
    if (gap) gap.textContent = right?.textContent ?? '';
    if (comment) comment.textContent = choice.dataset.reason ?? '';
  }

  function continueGame(): void {
    dispatch({ type: 'went-on' });
    askedAt = performance.now();
    if (state.status === 'over') saveEntrancePlay(answers);
    if (comment)
      comment.textContent =
        state.status === 'over' ? `${state.points} points! And this is only the start.` : '';
    // The element that had the focus is hidden now.
    const nextPart = state.status === 'over' ? over : rounds[state.round];
    nextPart?.querySelector<HTMLElement>('button, a')?.focus();
  }

  cabinet.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button') : null;
    if (button?.dataset.choice) answer(button);
    else if (button && button === next) continueGame();
  });
}

/** Stores a finished game in this tab, for the learner who signs in or starts as a guest next. */
function saveEntrancePlay(answers: EntrancePlay['answers']): void {
  try {
    const play: EntrancePlay = { learner: localStorage.getItem('currentUser'), answers };
    sessionStorage.setItem(`${ENTRANCE_PLAYS}:${Date.now()}`, JSON.stringify(play));
  } catch {
    // A browser that denies storage can't open records that the game could be added to.
  }
}
