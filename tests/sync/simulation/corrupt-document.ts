import type { DocumentFields } from '../../../src/sync/ports/user-document.ts';
import { isSameValue } from '../../../src/sync/wire/plain-value.ts';
import { filterMaps, hasPart, isMap } from './cloud-history.ts';
import type { Ledger } from './ledger.ts';
import type { Network } from './network.ts';

/* Damage to the learner's document in the cloud, as a faulty client may leave it. */

interface DocumentCorruption {
  name: string;
  /** Whether it only adds something unknown or unreadable, so that nothing of the learner can get lost. */
  isHarmless: boolean;
  /** Whether the course, or its counts, are no longer in the document. */
  losesCourse: boolean;
  /** The damaged fields, null for no document; records in the ledger what no device can restore. */
  corrupt: (document: DocumentFields, ledger: Ledger) => DocumentFields | null;
}

const lossOfRecords = { isHarmless: false, losesCourse: false };
const lossOfCourse = { isHarmless: false, losesCourse: true };
const addition = { isHarmless: true, losesCourse: false };

const DOCUMENT_CORRUPTIONS = [
  {
    ...lossOfRecords,
    name: 'lessons are a text',
    corrupt: (document, ledger) => replacePart(document, ledger, { lessons: 'all of them' }, 'lesson.'),
  },
  {
    ...lossOfCourse,
    name: 'course is a number',
    corrupt: (document, ledger) => replacePart(document, ledger, { course: 7 }, 'course.'),
  },
  {
    ...lossOfRecords,
    name: 'badges are a map',
    corrupt: (document) => ({ ...document, badges: { first: 'First Steps' } }),
  },
  {
    ...addition,
    name: 'unreadable lessons added',
    corrupt: (document) => ({
      ...document,
      lessons: ['junk', null, ...filterMaps(document.lessons), { classPlan: 9 }],
    }),
  },
  {
    ...addition,
    name: 'member of another version added',
    corrupt(document, ledger) {
      ledger.unknownMembers.add('fromAnotherVersion');
      return { ...document, fromAnotherVersion: { another: 'version' } };
    },
  },
  {
    ...lossOfRecords,
    name: 'time of the profile and homework unreadable',
    corrupt(document, ledger) {
      ledger.hasLostProfileStamp = true;
      return replacePart({ ...document, profileStamp: 'today' }, ledger, { homework: 12 });
    },
  },
  {
    ...lossOfCourse,
    name: 'skills of the course unreadable',
    corrupt(document, ledger) {
      removeUnknownMembers(ledger, 'course.');
      const course = isMap(document.course) ? document.course : {};
      const skills = ['Speaking', { skill: 'Speaking', counts: 'many' }];
      return { ...document, course: { ...course, skills } };
    },
  },
  {
    ...lossOfRecords,
    name: 'first lesson missing',
    corrupt(document, ledger) {
      const [, ...others] = filterMaps(document.lessons);
      // An emptied list would be another kind of damage.
      if (others.length === 0) return document;
      removeUnknownMembers(ledger, 'lesson.');
      return { ...document, lessons: others };
    },
  },
  {
    ...lossOfCourse,
    name: 'no document',
    corrupt(_document, ledger) {
      removeUnknownMembers(ledger, '');
      return null;
    },
  },
  {
    ...addition,
    name: 'word of a later format and unreadable count added',
    corrupt(document, ledger) {
      ledger.unknownMembers.add('words.later');
      const words = isMap(document.words) ? document.words : {};
      const counts = isMap(document.counts) ? document.counts : {};
      return { ...document, words: { ...words, later: { format: 2 } }, counts: { ...counts, odd: 7 } };
    },
  },
  {
    ...lossOfRecords,
    name: 'words and counts unreadable',
    corrupt: (document, ledger) =>
      replacePart(document, ledger, { words: 'all of them', counts: 12 }, 'words.'),
  },
  {
    ...lossOfRecords,
    name: 'own words and mistakes unreadable',
    corrupt: (document) => ({
      ...document,
      ownWords: { harbour: 7, tide: {} },
      mistakes: ['junk', { id: 'no time' }],
    }),
  },
] as const satisfies readonly DocumentCorruption[];

export type DocumentCorruptionName = (typeof DOCUMENT_CORRUPTIONS)[number]['name'];

/** The corruptions after which the devices have to restore the course. */
export const COURSE_LOSSES = DOCUMENT_CORRUPTIONS.filter(({ losesCourse }) => losesCourse).map(
  ({ name }) => name,
);

/** The corruption that a random number picks. */
export function pickDocumentCorruption(choice: number): DocumentCorruptionName {
  return (DOCUMENT_CORRUPTIONS[choice % DOCUMENT_CORRUPTIONS.length] ?? DOCUMENT_CORRUPTIONS[0]).name;
}

/**
 * Corrupts the document. The devices have to restore the learner's work in it; members that only the document
 * had may get lost. Does nothing where a row was corrupted before, because neither copy could restore that.
 */
export function corruptDocument(network: Network, ledger: Ledger, name: DocumentCorruptionName): void {
  const document = network.document('ann');
  const corruption = DOCUMENT_CORRUPTIONS.find((known) => known.name === name);
  if (!document || !corruption) return;
  if (!corruption.isHarmless) {
    if (ledger.corruptedCopy === 'row') return;
    ledger.corruptedCopy = 'document';
    // The damaged document may equal the one before a device's commit. Between two attempts that device sees
    // the same content twice, and takes its commit for refused.
    ledger.refusedCommits += 1;
  }
  const damaged = corruption.corrupt(document, ledger);
  if (damaged === document) return;
  // Only a different content counts as a change of the document.
  if (!isSameValue(damaged, document)) network.put('ann', damaged, ledger);
  for (const [part, value] of ledger.unreadableParts)
    if (!hasPart(damaged, part, value)) ledger.unreadableParts.delete(part);
}

/**
 * Replaces parts of the document by unreadable values, which have to survive.
 * @param unknown the prefix of the unknown members that were in these parts
 */
function replacePart(
  document: DocumentFields,
  ledger: Ledger,
  unreadable: DocumentFields,
  unknown?: string,
): DocumentFields {
  if (unknown !== undefined) removeUnknownMembers(ledger, unknown);
  for (const [part, value] of Object.entries(unreadable)) ledger.unreadableParts.set(part, value);
  return { ...document, ...unreadable };
}

function removeUnknownMembers(ledger: Ledger, prefix: string): void {
  for (const member of ledger.unknownMembers)
    if (member.startsWith(prefix)) ledger.unknownMembers.delete(member);
}
