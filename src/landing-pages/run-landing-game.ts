import {
  LANDING_GAME_ROUNDS,
  type LandingGameEvent,
  POINTS_PER_ROUND,
  reduceLandingGame,
  startLandingGame,
} from '../features/landing/landing-game/landing-game-rules.ts';
import {
  FIRST_LANDING_GAME_LEVEL,
  LANDING_GAME_LEVELS,
  LANDING_PLAYS_PREFIX,
  type LandingPlay,
} from '../features/landing/landing-game/landing-play.ts';

const GAP = '___';

/** Runs the game of the landing page. All of its texts are in the page already. */
export function runLandingGame(page: Document): void {
  const cabinet = page.querySelector<HTMLElement>('[data-cabinet]');
  if (!cabinet) return;
  const findPart = (name: string) => cabinet.querySelector<HTMLElement>(`[data-${name}]`);
  const findAll = (selector: string) => [...cabinet.querySelectorAll<HTMLElement>(selector)];
  const rounds = findAll('[data-round]');
  const [comment, next] = [findPart('said'), findPart('next')];
  const [over, points] = [findPart('over'), findPart('points')];
  let answers: LandingPlay['answers'][number][] = [];
  let state = startLandingGame(FIRST_LANDING_GAME_LEVEL);
  let askedAt = performance.now();

  const findRound = () =>
    state.status === 'over'
      ? undefined
      : rounds.filter((round) => round.dataset.round === state.level)[state.round];

  function dispatch(event: LandingGameEvent): void {
    state = reduceLandingGame(state, event);
    const visibleRound = findRound();
    for (const round of rounds) round.hidden = round !== visibleRound;
    for (const button of findAll('[data-level]')) button.hidden = button.dataset.level === state.level;
    if (points) points.textContent = `${state.points} of ${LANDING_GAME_ROUNDS * POINTS_PER_ROUND} points`;
    if (next) next.hidden = state.status !== 'answered';
    if (over) over.hidden = state.status !== 'over';
  }

  function answer(choice: HTMLElement): void {
    if (state.status !== 'asking') return;
    const round = findRound();
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
    if (state.status === 'over') saveLandingPlay({ level: state.level, answers });
    showNextPart(state.status === 'over' ? `${state.points} points! And this is only the start.` : '');
  }

  function chooseLevel(name: string): void {
    const level = LANDING_GAME_LEVELS.find((each) => each === name);
    if (!level) return;
    dispatch({ type: 'chose-level', level });
    answers = [];
    for (const mark of findAll('[data-mark]')) mark.dataset.mark = '';
    for (const gap of findAll('[data-gap]')) gap.textContent = GAP;
    showNextPart('');
  }

  function showNextPart(text: string): void {
    askedAt = performance.now();
    if (comment) comment.textContent = text;
    // The element that had the focus is hidden now.
    const nextPart = state.status === 'over' ? over : findRound();
    nextPart?.querySelector<HTMLElement>('button, a')?.focus();
  }

  cabinet.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button') : null;
    if (button?.dataset.choice) answer(button);
    else if (button?.dataset.level) chooseLevel(button.dataset.level);
    else if (button && button === next) continueGame();
  });
}

/** Stores a finished game in this tab, for the learner who signs in or starts as a guest next. */
function saveLandingPlay(finished: Omit<LandingPlay, 'learner'>): void {
  try {
    const play: LandingPlay = { learner: localStorage.getItem('currentUser'), ...finished };
    sessionStorage.setItem(`${LANDING_PLAYS_PREFIX}:${Date.now()}`, JSON.stringify(play));
  } catch {
    // A browser that denies storage can't open records that the game could be added to.
  }
}
