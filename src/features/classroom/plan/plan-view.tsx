import type { ReactNode } from 'react';
import { hasTwoSittings, type LessonPlan, STAGES, type StageMinutes } from '../../../domain/lesson-plan.ts';
import type { PartId } from '../../../domain/lesson-steps.ts';
import { STAGE_NAMES } from '../../../domain/plan/stage-minutes.ts';
import { formatVideoLink } from '../../../domain/plan/video.ts';
import { classNames } from '../../../ui/class-names.ts';
import layout from '../../../ui/layout.module.css';
import { Markdown } from '../../../ui/markdown.tsx';
import { TappableText } from '../../../ui/tappable-text/tappable-text.tsx';
import { LessonPart } from '../player/lesson-part.tsx';
import { TappableMarkdown } from '../tappable-markdown.tsx';
import page from './lesson-text-view.module.css';
import { LessonTextView } from './lesson-text-view.tsx';
import css from './plan-view.module.css';
import { TeachingPointView } from './teaching-point-view.tsx';

interface PlanViewProps {
  plan: LessonPlan;
  /** The learner has answered one of the exercises. */
  hasAnswered: boolean;
}

/**
 * What the class teaches. What the learner works on (words, Quick Check, exercises) is in the notepad, and
 * the exercises' keys are in neither.
 */
export function PlanView({ plan, hasAnswered }: PlanViewProps) {
  const point = plan.teachingPoint && (
    <LessonPart key="point" part="point">
      <TeachingPointView point={plan.teachingPoint} />
    </LessonPart>
  );
  const text = plan.text && (
    <LessonPart key="text" part="text">
      <LessonTextView text={plan.text} hasAnswered={hasAnswered} />
    </LessonPart>
  );
  return (
    <div className={layout.stack6}>
      {plan.goal && (
        <LessonPart part="goal" className={classNames(layout.stack2, css.goal)}>
          <h3>Your goal</h3>
          <TappableText>
            <Markdown>{plan.goal}</Markdown>
          </TappableText>
        </LessonPart>
      )}
      {plan.minutes && <Timetable minutes={plan.minutes} />}
      <PlanSection part="warm-up" title="Warm-up" markdown={plan.warmUp} />
      {hasTwoSittings(plan) ? [text, point] : [point, text]}
      {plan.model && (
        <PlanSectionFrame part="model" title={['Model text', plan.model.title].filter(Boolean).join(': ')}>
          <TappableMarkdown className={page.page}>{plan.model.body}</TappableMarkdown>
        </PlanSectionFrame>
      )}
      {plan.videoId && (
        <PlanSectionFrame part="video" title="Video">
          <YouTubeFrame videoId={plan.videoId} title={plan.title} />
        </PlanSectionFrame>
      )}
      {plan.otherSections.map(({ heading, markdown }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a section is identified by its position, which never changes
        <PlanSection key={index} part={`section-${index + 1}`} title={heading} markdown={markdown} />
      ))}
      <PlanSection part="speaking-task" title="Now you speak" markdown={plan.speakingPrompt} />
      <PlanSection part="extra-task" title="If you have five more minutes" markdown={plan.extraTask} />
    </div>
  );
}

interface PlanSectionProps {
  part: PartId;
  title: string;
}

/** One section of the plan; nothing without a text. */
function PlanSection({ part, title, markdown }: PlanSectionProps & { markdown: string }) {
  if (markdown.trim() === '') return null;
  return (
    <PlanSectionFrame part={part} title={title}>
      <TappableMarkdown>{markdown}</TappableMarkdown>
    </PlanSectionFrame>
  );
}

function PlanSectionFrame({ part, title, children }: PlanSectionProps & { children: ReactNode }) {
  return (
    <LessonPart part={part}>
      <section className={classNames(layout.stack3, css.part)}>
        <h3>{title}</h3>
        {children}
      </section>
    </LessonPart>
  );
}

/** The length of the class and its stages. */
function Timetable({ minutes }: { minutes: StageMinutes }) {
  const stages = STAGES.flatMap((stage) => {
    const count = minutes[stage];
    return count === undefined ? [] : [{ name: STAGE_NAMES[stage], count }];
  });
  const all = stages.reduce((sum, { count }) => sum + count, 0);
  return (
    <LessonPart part="minutes" className={css.timetable}>
      <p>
        <strong>About {all === 1 ? 'a minute' : `${all} minutes`}</strong>
      </p>
      <ul className={css.stages}>
        {stages.map(({ name, count }) => (
          <li key={name}>
            {name} {count} min
          </li>
        ))}
      </ul>
    </LessonPart>
  );
}

/**
 * A video of the plan. The frame is built from the id, never from the plan's own HTML: without cookies until
 * it plays, sandboxed, and loaded only when it scrolls into view.
 */
function YouTubeFrame({ videoId, title }: { videoId: string; title: string }) {
  return (
    <figure className={classNames(layout.stack2, css.video)}>
      <iframe
        data-print="never"
        src={`https://www.youtube-nocookie.com/embed/${encodeURIComponent(videoId)}?rel=0`}
        title={`Video: ${title}`}
        loading="lazy"
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
        referrerPolicy="strict-origin-when-cross-origin"
        allow="encrypted-media; fullscreen; picture-in-picture"
      />
      <figcaption>
        <a href={formatVideoLink(videoId)} target="_blank" rel="noopener noreferrer">
          Watch on YouTube
        </a>
      </figcaption>
    </figure>
  );
}
