import type { ReactNode } from 'react';

/** A name and its value, in a `dl`. */
export function DescriptionItem({ name, value }: { name: string; value: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
