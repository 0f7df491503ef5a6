import type { Contestant, Scene } from '../../content/scenes/scene-schema.ts';
import { createSeededRng, hashSeed, type Rng, shuffle } from '../../domain/random.ts';

/** The appearance of a contestant: the parts of `Figure` and their colours. */
export interface Appearance {
  hair: Hair;
  extra: Extra;
  /** Colour variables of tokens.css. */
  skin: string;
  hairColour: string;
  cloth: string;
}

type Pronoun = 'he' | 'she' | 'they';

/** The hairstyles, each with the pronouns that it is drawn for. */
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

const EXTRAS = ['glasses', 'beanie', 'scarf', 'hat', 'necklace', 'bow'] as const;
export type Extra = (typeof EXTRAS)[number];

const SKINS = ['--skin-kenji', '--skin-sofia', '--skin-maya'] as const;
const HAIR_COLOURS = ['--hair-black', '--hair-black', '--draw-trunk'] as const;
const SILVER = '--hair-silver';
const CLOTHS = ['--cloth-red', '--cloth-blue', '--cloth-green', '--cloth-yellow', '--cloth-cream'] as const;

/** Descriptions of an older person. */
const OLDER_PERSON = /\bretired\b|\b(?:thirty|forty)\b.*\byears\b|\ball (?:his|her) life\b/;

/** Creates the appearances of a scene's contestants: always the same, and different in every part. */
export function createAppearances({
  id,
  contestants,
}: Pick<Scene, 'id' | 'contestants'>): readonly Appearance[] {
  const rng = createSeededRng(hashSeed(id));
  const hairstyles = chooseHair(contestants, rng);
  const [extras, skins, hairColours, cloths] = [EXTRAS, SKINS, HAIR_COLOURS, CLOTHS].map((parts) =>
    shuffle<string>(parts, rng),
  ) as [Extra[], string[], string[], string[]];
  return contestants.map(({ about }, index) => ({
    hair: hairstyles[index] ?? 'curls',
    extra: extras[index] ?? 'glasses',
    skin: skins[index] ?? SKINS[0],
    hairColour: (OLDER_PERSON.test(about) ? SILVER : hairColours[index]) ?? SILVER,
    cloth: cloths[index] ?? CLOTHS[0],
  }));
}

/** Chooses for each contestant a hairstyle that fits their pronoun and that no other contestant has. */
function chooseHair(contestants: readonly Contestant[], rng: Rng): readonly Hair[] {
  const all = shuffle(Object.keys(HAIRS) as Hair[], rng);
  const taken: Hair[] = [];
  for (const { about } of contestants) {
    const fitsPronoun = (hair: Hair) => (HAIRS[hair] as readonly Pronoun[]).includes(findPronoun(about));
    taken.push(all.find((hair) => fitsPronoun(hair) && !taken.includes(hair)) ?? 'curls');
  }
  return taken;
}

function findPronoun(about: string): Pronoun {
  const [, pronoun] = /\b(he|she)\b/i.exec(about) ?? [];
  return pronoun === undefined ? 'they' : (pronoun.toLowerCase() as Pronoun);
}
