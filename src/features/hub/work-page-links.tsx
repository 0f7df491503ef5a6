import { Link } from '@tanstack/react-router';
import { classNames } from '../../ui/class-names.ts';
import { Emblem } from '../../ui/emblem.tsx';
import press from '../../ui/press.module.css';
import css from './work-page-links.module.css';

const PAGES = [
  { name: 'homework', title: 'Homework' },
  { name: 'lessons', title: 'Lessons' },
  { name: 'progress', title: 'Progress' },
  { name: 'words', title: 'My Words' },
] as const;

/** Links to the pages with the learner's work. */
export function WorkPageLinks() {
  return (
    <nav className={css.shelf} data-print="never" aria-label="Your work">
      {PAGES.map(({ name, title }) => (
        <Link
          key={name}
          to={`/${name}`}
          search={{}}
          className={classNames(press.givesWay, css.box)}
          data-hue={name}
        >
          <Emblem name={name} size={48} />
          {title}
        </Link>
      ))}
    </nav>
  );
}
