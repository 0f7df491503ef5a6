import { Link } from '@tanstack/react-router';
import { Emblem } from '../../ui/emblem.tsx';
import css from './shelf.module.css';

/** The pages that keep the learner's work. */
export function Shelf() {
  return (
    <nav className={css.shelf} data-print="never" aria-label="Your work">
      <Link to="/homework" className={css.box} data-hue="homework">
        <Emblem name="homework" size={48} />
        Homework
      </Link>
      <Link to="/lessons" className={css.box} data-hue="lessons">
        <Emblem name="lessons" size={48} />
        Lessons
      </Link>
      <Link to="/progress" className={css.box} data-hue="progress">
        <Emblem name="progress" size={48} />
        Progress
      </Link>
      <Link to="/words" search={{}} className={css.box} data-hue="words">
        <Emblem name="words" size={48} />
        My Words
      </Link>
    </nav>
  );
}
