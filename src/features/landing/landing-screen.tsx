import { PageButtonLink } from '../../ui/button.tsx';
import { Emblem, type EmblemName } from '../../ui/emblem.tsx';
import { LandingGame } from './landing-game/landing-game.tsx';
import css from './landing-screen.module.css';
import { ProductScreens } from './product-screens.tsx';

const STEPS = [
  { emblem: 'classroom', title: 'Take a class', text: 'Made for your level, your age and your reason.' },
  {
    emblem: 'homework',
    title: 'Show what you know',
    text: 'See the right answer, and why.',
  },
  { emblem: 'badge', title: 'Collect badges', text: 'Save your homework and watch your levels grow.' },
] as const satisfies readonly { emblem: EmblemName; title: string; text: string }[];

/**
 * The landing page. It is rendered at build time and does not load the app; `src/landing-pages` sets the
 * address of *Start Learning* for returning learners.
 */
export function LandingScreen() {
  return (
    <main className={css.landing}>
      <div className={css.hero}>
        <div className={css.words}>
          <h1>
            Learning <span>Arcade</span>
          </h1>
          {/* Breaks the line only between the sentences. */}
          <p className={css.tagline}>
            <span>Play games.</span> <span>Earn points.</span> <span>Master English!</span>
          </p>
          {/* `first-sight`: rendering is blocked until this is parsed (vite/pages/fill-page.ts). */}
          <div id="first-sight" className={css.ways}>
            <PageButtonLink
              role="button"
              kind="primary"
              icon="play"
              className={css.start}
              href="/login"
              data-way="start"
            >
              Start Learning
            </PageButtonLink>
            <PageButtonLink role="button" className={css.guest} href="/signup?guest=true">
              Try without an account
            </PageButtonLink>
            <PageButtonLink role="button" href="/signup">
              Sign Up
            </PageButtonLink>
            <PageButtonLink role="button" href="/about">
              About
            </PageButtonLink>
          </div>
          <div className={css.below}>
            <LandingGame />
          </div>
        </div>
        {/* `src/landing-pages` inserts the drawing from its own file, so that the text does not wait for it. */}
        <div className={css.drawing} data-drawing="" />
      </div>
      <div className={css.below}>
        <ol className={css.steps}>
          {STEPS.map((step) => (
            <li key={step.title}>
              <Emblem name={step.emblem} size={76} />
              <div>
                <h2>{step.title}</h2>
                <p>{step.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
      <ProductScreens />
    </main>
  );
}
