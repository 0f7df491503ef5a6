import { useNavigate } from '@tanstack/react-router';
import { Button } from '../../ui/button.tsx';
import { Emblem, type EmblemName } from '../../ui/emblem.tsx';
import { usePageHeading } from '../../ui/page-heading.ts';
import { HallDrawing } from './hall-drawing.tsx';
import css from './landing-screen.module.css';
import { startAddress } from './start-address.ts';

const STEPS = [
  { emblem: 'classroom', title: 'Take a class', text: 'Made for your level, your age and your reason.' },
  {
    emblem: 'homework',
    title: 'Show what you know',
    text: 'Every mistake comes back with the right form and why.',
  },
  { emblem: 'badge', title: 'Collect badges', text: 'Save your homework and watch your levels grow.' },
] as const satisfies readonly { emblem: EmblemName; title: string; text: string }[];

/** The entrance. It loads neither sign-in nor records: only its own drawing and three ways in. */
export function LandingScreen() {
  const heading = usePageHeading('Learning Arcade');
  const navigate = useNavigate();
  return (
    <main className={css.landing}>
      <div className={css.hero}>
        <div className={css.words}>
          <h1 ref={heading} tabIndex={-1}>
            Learning <span>Arcade</span>
          </h1>
          {/* A line breaks between the sentences only. */}
          <p className={css.tagline}>
            <span>Play games.</span> <span>Earn points.</span> <span>Master English!</span>
          </p>
          <div className={css.ways}>
            <Button
              kind="primary"
              icon="play"
              className={css.start}
              onClick={() => void navigate({ to: startAddress() })}
            >
              Start Learning
            </Button>
            <Button onClick={() => void navigate({ to: '/signup' })}>Sign Up</Button>
            <Button onClick={() => void navigate({ to: '/about' })}>About</Button>
          </div>
        </div>
        <HallDrawing className={css.drawing} />
      </div>
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
    </main>
  );
}
