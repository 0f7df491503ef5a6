import { GAP } from '../../content/gap.ts';
import { GapText } from '../kit/gap-text.tsx';
import css from './set.module.css';

/** A text with its blank, or with the answer in it. */
export function FilledText({ text, answer }: { text: string; answer: string | undefined }) {
  if (answer === undefined) return <GapText text={text} />;
  const [before, after] = text.split(GAP);
  return (
    <>
      {before}
      <mark className={css.written}>{answer}</mark>
      {after}
    </>
  );
}
