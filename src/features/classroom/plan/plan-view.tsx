import type { ReactNode } from 'react';
import type { LessonPlan } from '../../../domain/lesson-plan.ts';
import type { PartId } from '../../../domain/lesson-steps.ts';
import { classNames } from '../../../ui/class-names.ts';
import layout from '../../../ui/layout.module.css';
import { Markdown } from '../../../ui/markdown.tsx';
import { TappableText } from '../../../ui/tappable-text/tappable-text.tsx';
import { Place } from '../player/place.tsx';
import { TappableMarkdown } from '../tappable-markdown.tsx';
import page from './lesson-text.module.css';
import { LessonText } from './lesson-text.tsx';
import css from './plan-view.module.css';
import { TeachingPoint } from './teaching-point.tsx';
import { Timetable } from './timetable.tsx';
import { YouTubeFrame } from './youtube-frame.tsx';

interface PlanViewProps {
  plan: LessonPlan;
  /** The learner has answered one of the exercises. */
  hasAnswered: boolean;
}

/**
 * The class as it is taught. What the learner works on (words, Quick Check, exercises) lies on the notepad
 * beside it, and the exercises' keys are in neither.
 */
export function PlanView({ plan, hasAnswered }: PlanViewProps) {
  return (
    <div className={layout.stack6}>
      {plan.goal && (
        <Place part="goal" className={classNames(layout.stack2, css.goal)}>
          <h3>Your goal</h3>
          <TappableText>
            <Markdown>{plan.goal}</Markdown>
          </TappableText>
        </Place>
      )}
      {plan.minutes && <Timetable minutes={plan.minutes} />}
      <Part part="warm-up" title="Warm-up" markdown={plan.warmUp} />
      {plan.teachingPoint && (
        <Place part="point">
          <TeachingPoint point={plan.teachingPoint} />
        </Place>
      )}
      {plan.text && (
        <Place part="text">
          <LessonText text={plan.text} hasAnswered={hasAnswered} />
        </Place>
      )}
      {plan.model && (
        <PartFrame part="model" title={['Model text', plan.model.title].filter(Boolean).join(': ')}>
          <TappableMarkdown className={page.page}>{plan.model.body}</TappableMarkdown>
        </PartFrame>
      )}
      {plan.videoId && (
        <PartFrame part="video" title="Video">
          <YouTubeFrame videoId={plan.videoId} title={plan.title} />
        </PartFrame>
      )}
      {plan.otherSections.map(({ heading, markdown }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a section is its place in the plan, which never changes
        <Part key={index} part={`section-${index + 1}`} title={heading} markdown={markdown} />
      ))}
      <Part part="speaking-task" title="Now you speak" markdown={plan.speakingPrompt} />
      <Part part="extra-task" title="If you have five more minutes" markdown={plan.extraTask} />
    </div>
  );
}

interface PartProps {
  part: PartId;
  title: string;
}

/** One section of the plan; nothing at all without a text. */
function Part({ part, title, markdown }: PartProps & { markdown: string }) {
  if (markdown.trim() === '') return null;
  return (
    <PartFrame part={part} title={title}>
      <TappableMarkdown>{markdown}</TappableMarkdown>
    </PartFrame>
  );
}

function PartFrame({ part, title, children }: PartProps & { children: ReactNode }) {
  return (
    <Place part={part}>
      <section className={classNames(layout.stack3, css.part)}>
        <h3>{title}</h3>
        {children}
      </section>
    </Place>
  );
}
