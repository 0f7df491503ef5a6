import type { ReactNode } from 'react';
import { ANIMALS } from './animals.ts';
import { CLOTHES } from './clothes.ts';
import { FOOD } from './food.ts';
import { HOME } from './home.ts';
import { NATURE } from './nature.ts';
import { ACTIONS, BODY, FEELINGS, PEOPLE } from './people.ts';
import { LINE_WIDTH, PAINTS, type Part, type Picture } from './picture-shapes.ts';
import { THINGS } from './things.ts';
import { TRAVEL } from './travel.ts';

/** All pictures by their words. */
export const WORD_PICTURES: ReadonlyMap<string, Picture> = new Map<string, Picture>(
  [ANIMALS, FOOD, HOME, CLOTHES, TRAVEL, NATURE, THINGS, BODY, PEOPLE, FEELINGS, ACTIONS].flatMap((group) =>
    Object.entries<Picture>(group),
  ),
);

const MIRRORED = 'matrix(-1 0 0 1 48 0)';

/** The paths of the word's picture; `null` for a word without one. */
export function drawWordPicture(name: string): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a picture never change
  return WORD_PICTURES.get(name)?.map((part, index) => <PartPaths key={index} part={part} />) ?? null;
}

function PartPaths({ part: { d, fill, line, width = LINE_WIDTH, slip, isMirrored } }: { part: Part }) {
  const mirror = isMirrored ? MIRRORED : '';
  const offset = slip ? `translate(${slip} ${slip})` : '';
  return (
    <>
      {fill && <path d={d} fill={PAINTS[fill]} transform={`${offset}${mirror}` || undefined} />}
      {line && <path d={d} stroke={PAINTS[line]} strokeWidth={width} transform={mirror || undefined} />}
    </>
  );
}
