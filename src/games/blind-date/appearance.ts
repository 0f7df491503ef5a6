import type { Contestant, Scene } from '../../content/scenes/scene-schema.ts';
import { createSeededRng, hashSeed, type Rng, shuffle } from '../../domain/random.ts';

/** How somebody behind the screen looks: parts of `Figure`, and the paints for them. */
export interface Appearance {
  hair: Hair;
  extra: Extra;
  /** Paints of tokens.css. */
  skin: string;
  hairPaint: string;
  cloth: string;
}

type Pronoun = 'he' | 'she' | 'they';

/** The cuts, each with those on whom it is drawn. */
const HAIRS = {
  crop: ['he', 'they'],
  parting: ['he', 'they'],
  quiff: ['he'],
  curls: ['he', 'she', 'they'],
  bob: ['she', 'they'],
  long: ['she'],
  bun: ['she'],
  plaits: ['she'],
} as const satisfies Record<string, readonly Pronoun[]>;
export type Hair = keyof typeof HAIRS;

export const EXTRAS = ['glasses', 'beanie', 'scarf', 'hat', 'necklace', 'bow'] as const;
export type Extra = (typeof EXTRAS)[number];

const SKINS = ['--skin-kenji', '--skin-sofia', '--skin-maya'] as const;
const HAIR_PAINTS = ['--hair-black', '--hair-black', '--draw-trunk'] as const;
const SILVER = '--hair-silver';
const CLOTHS = ['--cloth-red', '--cloth-blue', '--cloth-green', '--cloth-yellow', '--cloth-cream'] as const;

/** What is told of somebody who has some years behind them. */
const OLDER_PERSON = /\bretired\b|\b(?:thirty|forty)\b.*\byears\b|\ball (?:his|her) life\b/;

/** How the three of a scene look: the same each time, and each with hair, clothes and something of their own. */
export function createAppearances({
  id,
  contestants,
}: Pick<Scene, 'id' | 'contestants'>): readonly Appearance[] {
  const rng = createSeededRng(hashSeed(id));
  const cuts = chooseHair(contestants, rng);
  const [extras, skins, paints, cloths] = [EXTRAS, SKINS, HAIR_PAINTS, CLOTHS].map((parts) =>
    shuffle<string>(parts, rng),
  ) as [Extra[], string[], string[], string[]];
  return contestants.map(({ about }, place) => ({
    hair: cuts[place] ?? 'curls',
    extra: extras[place] ?? 'glasses',
    skin: skins[place] ?? SKINS[0],
    hairPaint: (OLDER_PERSON.test(about) ? SILVER : paints[place]) ?? SILVER,
    cloth: cloths[place] ?? CLOTHS[0],
  }));
}

/** A cut for each that suits what is told of them, and nobody else in the scene has. */
function chooseHair(contestants: readonly Contestant[], rng: Rng): readonly Hair[] {
  const all = shuffle(Object.keys(HAIRS) as Hair[], rng);
  const taken: Hair[] = [];
  for (const { about } of contestants) {
    const suits = (cut: Hair) => (HAIRS[cut] as readonly Pronoun[]).includes(findPronoun(about));
    taken.push(all.find((cut) => suits(cut) && !taken.includes(cut)) ?? 'curls');
  }
  return taken;
}

function findPronoun(about: string): Pronoun {
  const [, pronoun] = /\b(he|she)\b/i.exec(about) ?? [];
  return pronoun === undefined ? 'they' : (pronoun.toLowerCase() as Pronoun);
}
