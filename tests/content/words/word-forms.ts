import { IRREGULAR_VERBS } from '../../../src/feedback/lexicon/irregular-verbs.ts';

/** Irregular forms besides those of the lexicon, with the base form first: verbs, nouns, adjectives. */
const MORE = `
bear borne | dwell dwelt | fling flung | foresee foresaw foreseen | frolic frolicked frolicking | grind ground
have has | lie lying | mislead misled | outgrow outgrew outgrown | outshine outshone | overdo overdid overdone
overhear overheard | oversee oversaw overseen | oversleep overslept | overtake overtook overtaken
panic panicked panicking | strive strove striven | undergo underwent undergone | undertake undertook undertaken
unwind unwound | uphold upheld | withstand withstood
antithesis antitheses | child children | criterion criteria | fisherman fishermen | foot feet | gentleman gentlemen
goose geese | half halves | hypothesis hypotheses | knife knives | leaf leaves | loaf loaves | calf calves | man men
midwife midwives | mouse mice | person people | phenomenon phenomena | scarf scarves | sheaf sheaves | shelf shelves
snowman snowmen | synopsis synopses | thief thieves | tooth teeth | wife wives | wolf wolves | woman women
bad worse worst | far farther farthest further furthest | good better best
`;

const IRREGULAR = new Map<string, string[]>();
for (const [base = '', ...forms] of [
  ...IRREGULAR_VERBS.map(({ base, past, participle }) => [base, ...past, ...participle]),
  ...MORE.split(/[|\n]/).map((row) => row.trim().split(' ')),
]) {
  const others = forms.filter((form) => form !== base);
  if (others.length > 0) IRREGULAR.set(base, [...(IRREGULAR.get(base) ?? []), ...others]);
}

/** Whether a word has an irregular form. */
export function hasIrregularForm(word: string): boolean {
  return IRREGULAR.has(word.toLowerCase());
}

/** The words of a text in lower case, split at apostrophes but not at hyphens ("king's" is king and s). */
export function splitTextWords(text: string): string[] {
  return text.toLowerCase().match(/[a-z]+(?:-[a-z]+)*/g) ?? [];
}

/**
 * Every inflected form of a word that English spelling allows, itself included: a few of them exist of
 * no real word ("happys"), which does no harm where forms are looked up in a real sentence.
 */
export function listWordForms(word: string): ReadonlySet<string> {
  const base = word.toLowerCase();
  const last = base.slice(-1);
  const stems = [base, base + last];
  if (last === 'e') stems.push(base.slice(0, -1));
  if (base.endsWith('y')) stems.push(`${base.slice(0, -1)}i`);
  if (base.endsWith('ie')) stems.push(`${base.slice(0, -2)}y`);
  const forms = stems.flatMap((stem) => ['ed', 'ing', 'er', 'est', 'es'].map((ending) => stem + ending));
  return new Set([base, `${base}s`, ...forms, ...(IRREGULAR.get(base) ?? [])]);
}
