import {
  type EntranceGameEvent,
  type EntranceGameState,
  INITIAL_ENTRANCE_GAME,
  POINTS_PER_ROUND,
  reduceEntranceGame,
} from '../features/landing/entrance-game/entrance-game-rules.ts';
import type { EntrancePlay } from '../features/landing/entrance-game/entrance-play.ts';
import { saveEntrancePlay } from './save-entrance-play.ts';

/** Lets the machine at the entrance be played. Everything that it says stands in the page already. */
export function wireCabinet(page: Document): void {
  const cabinet = page.querySelector<HTMLElement>('[data-cabinet]');
  if (!cabinet) return;
  const part = (name: string) => cabinet.querySelector<HTMLElement>(`[data-${name}]`);
  const rounds = [...cabinet.querySelectorAll<HTMLElement>('[data-round]')];
  const [said, next, over, points] = [part('said'), part('next'), part('over'), part('points')];
  const answers: EntrancePlay['answers'][number][] = [];
  let state: EntranceGameState = INITIAL_ENTRANCE_GAME;
  let askedAt = performance.now();

  function tell(event: EntranceGameEvent): void {
    state = reduceEntranceGame(state, event, rounds.length);
    const shown = state.status === 'over' ? -1 : state.round;
    for (const [index, round] of rounds.entries()) round.hidden = index !== shown;
    if (points) points.textContent = `${state.points} of ${rounds.length * POINTS_PER_ROUND} points`;
    if (next) next.hidden = state.status !== 'answered';
    if (over) over.hidden = state.status !== 'over';
  }

  function answer(choice: HTMLElement): void {
    if (state.status !== 'asking') return;
    const round = rounds[state.round];
    answers.push({ word: choice.textContent ?? '', ms: performance.now() - askedAt });
    tell({ type: 'answered', isRight: choice.dataset.choice === 'right' });
    choice.dataset.mark = choice.dataset.choice ?? '';
    const right = round?.querySelector<HTMLElement>('[data-choice="right"]');
    if (right) right.dataset.mark = 'right';
    const gap = round?.querySelector('[data-gap]');
    if (gap) gap.textContent = right?.textContent ?? '';
    if (said) said.textContent = choice.dataset.reason ?? '';
  }

  function goOn(): void {
    tell({ type: 'went-on' });
    askedAt = performance.now();
    if (state.status === 'over') saveEntrancePlay(answers);
    if (said)
      said.textContent = state.status === 'over' ? `${state.points} points! You have only begun.` : '';
    // What had the focus is gone.
    const first = state.status === 'over' ? over : rounds[state.round];
    first?.querySelector<HTMLElement>('button, a')?.focus();
  }

  cabinet.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button') : null;
    if (button?.dataset.choice) answer(button);
    else if (button && button === next) goOn();
  });
}
