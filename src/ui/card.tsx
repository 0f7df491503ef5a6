import type { ComponentProps, ReactNode } from 'react';
import css from './card.module.css';
import { classNames } from './class-names.ts';
import type { Hue } from './hue.ts';
import layout from './layout.module.css';

export interface CardProps extends Omit<ComponentProps<'section'>, 'title'> {
  hue?: Hue | undefined;
  /** A heading of level 2, on a strip of the card's hue. */
  title?: ReactNode | undefined;
}

/** A section drawn as a printed card. */
export function Card({ hue, title, className, children, ...rest }: CardProps) {
  return (
    <section
      // No page break inside a card (base.css).
      data-print="whole"
      {...rest}
      className={classNames(css.card, hue && css.hued, className)}
      data-hue={hue}
    >
      {title !== undefined && <h2 className={css.title}>{title}</h2>}
      <div className={classNames(layout.stack4, css.body)}>{children}</div>
    </section>
  );
}
