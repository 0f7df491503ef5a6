import css from './product-screens.module.css';

/** Screenshots of the app, taken by `npm run screenshots`, with sizes in pixels. */
const SIZE = { width: 360, height: 640 };

const SCREENS = [
  {
    file: 'play',
    title: 'Play',
    text: 'Fifteen word games, from finding pairs to a crossword. Every mistake is explained.',
    picture: 'Memory Match in play: two cards are open, one with a word and one with a meaning.',
  },
  {
    file: 'learn',
    title: 'Learn',
    text: 'Short classes for your level, step by step. Your answers are checked as you go.',
    picture: 'A class: an exercise with gaps. The squares at the top show the steps.',
  },
  {
    file: 'offline',
    title: 'Works offline',
    text: 'No internet on the bus? Keep playing and learning. We’ll sync your work when you’re back online.',
    picture: 'The Game Room: every game is a machine in its own colour.',
  },
] as const;

/** Screenshots of the app. */
export function ProductScreens() {
  return (
    <section className={css.screens} aria-label="What it looks like">
      {SCREENS.map(({ file, title, text, picture }) => (
        <figure key={file}>
          <img src={`/screens/${file}.webp`} alt={picture} {...SIZE} loading="lazy" decoding="async" />
          <figcaption>
            <h2>{title}</h2>
            <p>{text}</p>
          </figcaption>
        </figure>
      ))}
    </section>
  );
}
