import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import { GapText } from '../kit/gap-text.tsx';
import css from './card-sides.module.css';
import type { FlashcardsState, RoundCard } from './state.ts';

interface SideProps {
  card: RoundCard;
}

/** The front of a card: the question. */
export function CardFront({ card, kind }: SideProps & Pick<FlashcardsState, 'kind'>) {
  const { word, pos, meaning, gapped } = card;
  return (
    <span className={classNames(layout.stack3, css.side)}>
      <span className={css.pos}>{pos}</span>
      {kind === 'to-meaning' ? (
        <strong className={css.word}>{word}</strong>
      ) : (
        <strong className={css.question} dir="auto">
          {meaning}
        </strong>
      )}
      {kind === 'typed' && gapped !== null && (
        <span className={css.example}>
          <GapText text={gapped} />
        </span>
      )}
    </span>
  );
}

/** The back of a card: the word with its meaning, examples and collocations. */
export function CardBack({ card: { word, pos, meaning, examples, collocations } }: SideProps) {
  return (
    <span className={classNames(layout.stack3, css.side)}>
      <span className={css.pos}>{pos}</span>
      <strong className={css.known}>{word}</strong>
      <strong className={css.meaning} dir="auto">
        {meaning}
      </strong>
      <span className={layout.stack2}>
        {examples.map((example) => (
          <span key={example} className={css.example}>
            {example}
          </span>
        ))}
      </span>
      {collocations.length > 0 && (
        <span className={classNames(layout.row2, css.phrases)}>
          {collocations.map((phrase) => (
            <span key={phrase} className={css.phrase}>
              {phrase}
            </span>
          ))}
        </span>
      )}
    </span>
  );
}
