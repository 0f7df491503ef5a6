import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The use of a lemma (a base form) as one part of speech. */
export interface LemmaUse {
  /** How often WordNet's tagged texts use it. */
  count: number;
  /** How many senses it has. */
  senses: number;
  /**
   * The number of the lexicographer file (https://wordnet.princeton.edu/documentation/lexnames5wn) of its
   * most used sense, such as 5 for animals.
   */
  file: number;
}

export type WordNetPart = 'noun' | 'verb' | 'adjective' | 'adverb';

/** WordNet's numbers of parts of speech; 5 is an adjective that belongs to the sense of another one. */
const PARTS: Readonly<Record<string, WordNetPart>> = {
  1: 'noun',
  2: 'verb',
  3: 'adjective',
  4: 'adverb',
  5: 'adjective',
};
/** `lemma%part:file:id:head:head_id offset sense_number count` of index.sense. */
const SENSE = /^([a-z]+)%(\d):(\d\d):\S* \d+ (\d+) (\d+)$/gm;

/** Reads the single lower-case words of WordNet with their parts of speech. */
export function readLemmas(dictionary: string): ReadonlyMap<string, ReadonlyMap<WordNetPart, LemmaUse>> {
  const lemmas = new Map<string, Map<WordNetPart, LemmaUse>>();
  const index = readFileSync(join(dictionary, 'index.sense'), 'latin1');
  for (const [, lemma = '', type = '', file = '', sense = '', count = ''] of index.matchAll(SENSE)) {
    const part = PARTS[type];
    if (!part) continue;
    const uses = lemmas.get(lemma) ?? new Map<WordNetPart, LemmaUse>();
    lemmas.set(lemma, uses);
    const use = uses.get(part) ?? { count: 0, senses: 0, file: Number(file) };
    uses.set(part, {
      count: use.count + Number(count),
      senses: use.senses + 1,
      file: sense === '1' ? Number(file) : use.file,
    });
  }
  return lemmas;
}

/** WordNet's sentence frames (documentation/wninput5wn) in which a verb has a direct object, and none. */
const WITH_OBJECT = new Set([8, 9, 10, 11, 14, 15, 16, 17, 18, 19, 20, 21, 24, 30, 31]);
const WITHOUT_OBJECT = new Set([1, 2, 3, 4, 12, 13, 22, 23, 27]);

/** Whether a verb has a direct object. */
export interface Transitivity {
  /** "She opened the door": the verb can have an object. */
  takesObject: boolean;
  /** "She slept": the verb can be without an object. */
  canLackObject: boolean;
}

/** A synset, which is a group of words of one meaning. */
interface VerbSynset {
  words: readonly string[];
  /** Its sentence frames, each with the number of the word that it is for, from 1; 0 for all words. */
  frames: readonly { frame: number; wordNumber: number }[];
}

/**
 * Reads the synsets of `data.verb` by their id, one on each line: id, file, part of speech, the number of
 * words in hexadecimal, then each word followed by a number, and later the frames as `+ frame word`
 * (https://wordnet.princeton.edu/documentation/wndb5wn).
 */
function readVerbSynsets(dictionary: string): ReadonlyMap<string, VerbSynset> {
  const synsets = new Map<string, VerbSynset>();
  for (const line of readFileSync(join(dictionary, 'data.verb'), 'latin1').split('\n')) {
    if (!/^\d/.test(line)) continue;
    const [head = ''] = line.split(' | ');
    const [id = '', , , wordCount = '0', ...wordFields] = head.split(' ');
    synsets.set(id, {
      words: Array.from({ length: Number.parseInt(wordCount, 16) }, (_, at) =>
        (wordFields[2 * at] ?? '').toLowerCase(),
      ),
      frames: [...head.matchAll(/\+ (\d\d) ([0-9a-f]{2})/g)].map(([, frame = '', word = '']) => ({
        frame: Number(frame),
        wordNumber: Number.parseInt(word, 16),
      })),
    });
  }
  return synsets;
}

/** The frames of a synset that are for this word. */
function listFrames({ words, frames }: VerbSynset, lemma: string): readonly number[] {
  const ownNumber = words.indexOf(lemma) + 1;
  return frames
    .filter(({ wordNumber }) => wordNumber === 0 || wordNumber === ownNumber)
    .map(({ frame }) => frame);
}

/** A verb's transitivity is that of so many of its senses, the most used ones. */
const MAX_SENSES = 2;

/**
 * Reads which verbs take an object and which stand without one, by the sentence frames of their most used
 * senses. `index.verb` has a line for each verb, with the ids of its synsets, the most used first.
 */
export function readTransitivity(dictionary: string): ReadonlyMap<string, Transitivity> {
  const synsets = readVerbSynsets(dictionary);
  const transitivity = new Map<string, Transitivity>();
  for (const line of readFileSync(join(dictionary, 'index.verb'), 'latin1').split('\n')) {
    const [lemma = '', ...fields] = line.trim().split(' ');
    if (!/^[a-z]+$/.test(lemma)) continue;
    const ids = fields.filter((field) => /^\d{8}$/.test(field)).slice(0, MAX_SENSES);
    const frames = ids.flatMap((id) => {
      const synset = synsets.get(id);
      return synset ? listFrames(synset, lemma) : [];
    });
    transitivity.set(lemma, {
      takesObject: frames.some((frame) => WITH_OBJECT.has(frame)),
      canLackObject: frames.some((frame) => WITHOUT_OBJECT.has(frame)),
    });
  }
  return transitivity;
}
