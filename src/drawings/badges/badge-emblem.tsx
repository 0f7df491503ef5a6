import { isSchoolBadge } from '../../domain/badges.ts';
import { Emblem, EmblemTile } from '../../ui/emblem.tsx';
import { BADGE_DRAWINGS, BADGE_HUES } from './badge-drawings.tsx';

export interface BadgeEmblemProps {
  name: string;
  /** Width and height in CSS pixels. */
  size?: number | undefined;
}

/** The emblem of a school badge, or the common one for a badge of a class. Decorative, next to its name. */
export function BadgeEmblem({ name, size }: BadgeEmblemProps) {
  if (!isSchoolBadge(name)) return <Emblem name="badge" size={size} />;
  return (
    <EmblemTile hue={BADGE_HUES[name]} size={size}>
      {BADGE_DRAWINGS[name]}
    </EmblemTile>
  );
}
