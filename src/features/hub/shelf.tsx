import { Link } from '@tanstack/react-router';
import { classNames } from '../../ui/class-names.ts';
import { Emblem } from '../../ui/emblem.tsx';
import press from '../../ui/press.module.css';
import css from './shelf.module.css';

/** The pages that keep the learner's work. */
export function Shelf() {
  return (
    <nav className={css.shelf} data-print="never" aria-label="Your work">
      <Link to="/homework" className={classNames(press.givesWay, css.box)} data-hue="homework">
        <Emblem name="homework" size={48} />
        Homework
      </Link>
      <Link to="/lessons" className={classNames(press.givesWay, css.box)} data-hue="lessons">
        <Emblem name="lessons" size={48} />
        Lessons
      </Link>
      <Link to="/progress" className={classNames(press.givesWay, css.box)} data-hue="progress">
        <Emblem name="progress" size={48} />
        Progress
      </Link>
      <Link to="/words" search={{}} className={classNames(press.givesWay, css.box)} data-hue="words">
        <Emblem name="words" size={48} />
        My Words
      </Link>
    </nav>
  );
}
