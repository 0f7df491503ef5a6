import { formatVideoLink } from '../../../domain/plan/video.ts';
import { classNames } from '../../../ui/class-names.ts';
import layout from '../../../ui/layout.module.css';
import css from './youtube-frame.module.css';

/**
 * A video of the plan. The frame is built here from the bare id, never from the plan's own HTML: without
 * cookies until it plays, sandboxed, and loaded only when it comes into view.
 */
export function YouTubeFrame({ videoId, title }: { videoId: string; title: string }) {
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
