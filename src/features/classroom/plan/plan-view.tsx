import type { ReactNode } from 'react';
import type { LessonPlan } from '../../../domain/lesson-plan.ts';
import { classNames } from '../../../ui/class-names.ts';
import layout from '../../../ui/layout.module.css';
import { Markdown } from '../../../ui/markdown.tsx';
import { TappableText } from '../../../ui/tappable-text/tappable-text.tsx';
import { LessonText } from './lesson-text.tsx';
import css from './plan-view.module.css';
import { TeachingPoint } from './teaching-point.tsx';
import { YouTubeFrame } from './youtube-frame.tsx';

/**
 * The class as it is taught. What the learner works on (words, Quick Check, exercises) lies on the notepad
 * beside it, and the exercises' keys are in neither.
 */
export function PlanView({ plan }: { plan: LessonPlan }) {
  return (
    <div className={layout.stack6}>
      {plan.goal && (
        <div className={css.goal}>
          <h3>Your goal</h3>
          <TappableText>
            <Markdown>{plan.goal}</Markdown>
          </TappableText>
        </div>
      )}
      <Part title="Warm-up" markdown={plan.warmUp} />
      {plan.teachingPoint && <TeachingPoint point={plan.teachingPoint} />}
      {plan.text && <LessonText text={plan.text} />}
      {plan.videoId && (
        <PartFrame title="Video">
          <YouTubeFrame videoId={plan.videoId} title={plan.title} />
        </PartFrame>
      )}
      {plan.otherSections.map(({ heading, markdown }) => (
        <Part key={heading} title={heading} markdown={markdown} />
      ))}
      <Part title="Now you speak" markdown={plan.speakingPrompt} />
      <Part title="If you have five more minutes" markdown={plan.extraTask} />
    </div>
  );
}

/** One section of the plan; nothing at all without a text. */
function Part({ title, markdown }: { title: string; markdown: string }) {
  if (markdown.trim() === '') return null;
  return (
    <PartFrame title={title}>
      <TappableText>
        <Markdown headingLevel={4}>{markdown}</Markdown>
      </TappableText>
    </PartFrame>
  );
}

function PartFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classNames(layout.stack3, css.part)}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}
