import { toPlainText } from '../../domain/plan/plain-text.ts';
import { AMOUNT_PATTERN, type Amount, parseAmount } from './amounts.ts';

/** What a task asks of a written answer, as far as its own words say so. */
export interface TaskRequirements {
  /** Running words, each of the texts that it asks for taken together. */
  words?: Amount;
  sentences?: Amount;
  /** Lines of a conversation. */
  turns?: Amount;
  paragraphs?: Amount;
  /** A text of several thoughts, each in a paragraph of its own. */
  isEssay?: true;
  /** At least as many. */
  questions?: number;
  /** Words of the class's list, at least as many. */
  classWords?: number;
  /** How often the class's grammar is to be used, at least. */
  pointTimes?: number;
  /** Phrases of the Quick Check: one to begin with, or also one to go on with. */
  phrases?: 'start' | 'start-and-keep';
  /** A letter greets and says goodbye; of one that is only begun, nobody expects the end. */
  letter?: 'whole' | 'begun';
  /** What must not be left out. */
  points: readonly RequiredPoint[];
}

/** Things that a task asks for by name and a text shows by its words. */
export const REQUIRED_POINTS = ['when', 'price', 'reason', 'example', 'thanks', 'apology'] as const;
export type RequiredPoint = (typeof REQUIRED_POINTS)[number];

const REQUEST_PATTERNS: Readonly<Record<RequiredPoint, RegExp>> = {
  when: /\b(?:say|ask|tell)\b[^.?!]{0,150}\b(?:when|time)\b/i,
  price: /\bask\b[^.?!]{0,150}\b(?:price|costs?)\b/i,
  reason: /\b(?:say|tell|explain|and) why\b|\b(?:give|with) (?:a|one|two|three|your) reasons?\b/i,
  example: /\b(?:give|add|with) (?:an|one|two|three) (?:\w+ )?examples?\b/i,
  thanks: /\b(?:say thank you|thank (?:him|her|them|the|somebody|someone))\b/i,
  apology: /\b(?:apologi[sz]e|say sorry|say that you are sorry)\b/i,
};

/** A task that is spoken asks nothing of what stands on paper. */
const WRITTEN =
  /\b(?:write|answer (?:this|the|as)|describe|complete|continue|invent|draft|rewrite|finish|text|e-?mail|letter)\b/i;
const SPOKEN = /\b(?:say|speak|role-?play|record|talk|act|play)\b/i;
const WORDS = new RegExp(`\\b${AMOUNT_PATTERN} words\\b( each)?`, 'i');
const SENTENCES = new RegExp(
  `\\bwrite(?! the| a (?:first|last))(?: (?!the\\b|each\\b|then\\b)[\\w-]+){0,7}? ${AMOUNT_PATTERN}(?: (?!other|of)[\\w-]+){0,2}? sentences\\b(?! (?:for each|each|in which|that begin))`,
  'i',
);
/** "a postcard: four sentences", "explain it in five sentences"; not "each in two sentences". */
const IN_SENTENCES = new RegExp(
  `(?:^|[.?!] )(?:(?!\\beach\\b)[^.?!])*?(?:\\b(?:in|of|first) |: |\\()${AMOUNT_PATTERN}(?: \\w+)? sentences\\b(?! (?:for |in which )?each)`,
  'i',
);
const TURNS = new RegExp(
  `\\b(?:conversation|dialogue|interview|talk)\\b[^.?!]{0,60}?\\b${AMOUNT_PATTERN} (?:lines|turns)\\b|\\b${AMOUNT_PATTERN} (?:lines|turns)[^.?!]{0,40}\\b(?:conversation|dialogue)\\b`,
  'i',
);
const PARAGRAPHS = new RegExp(`\\bin ${AMOUNT_PATTERN}(?: short)? paragraphs\\b`, 'i');
const QUESTIONS = new RegExp(`\\b(?:write|with|ask|and) ${AMOUNT_PATTERN}(?: \\w+)? questions\\b`, 'i');
const CLASS_WORDS = new RegExp(`\\b(?:use|with) ${AMOUNT_PATTERN} of today's words\\b`, 'i');
const POINT_TIMES = new RegExp(
  `\\btoday's grammar\\b.{0,200}?(?:\\bat least ${AMOUNT_PATTERN} times|\\bin ${AMOUNT_PATTERN} of them)`,
  'i',
);
/** Not "the letter": that is one of the alphabet. */
const LETTER =
  /\b(?:write|answer)\b[^.?!]{0,150}\b(?:(?:an?|your|this|short|\w+['’]s) (?:[\w-]+ )?letter|(?:an?|the|your|this|short|\w+['’]s) (?:[\w-]+ )?e-?mail)\b/i;
const BEGUN = /\bfirst (?:\w+ )?(?:sentences?|lines?|words?|paragraph) of\b|\bsubject line\b|\bopening\b/i;

function findAmount(pattern: RegExp, text: string): Amount | undefined {
  const [, ...groups] = pattern.exec(text) ?? [];
  const at = groups.findIndex((group) => group !== undefined);
  const first = groups[at];
  return first === undefined ? undefined : parseAmount(first, groups[at + 1]);
}

/** "Write two notices … 25–30 words each": all of them together. */
function findWordAmount(text: string): Amount | undefined {
  const amount = findAmount(WORDS, text);
  if (!amount || amount.min < 15) return undefined;
  const texts = WORDS.exec(text)?.[3]
    ? findAmount(new RegExp(`\\bwrite ${AMOUNT_PATTERN}\\b`, 'i'), text)
    : undefined;
  const times = texts?.min ?? 1;
  return { min: amount.min * times, max: amount.max * times };
}

function phrasesOf(text: string): TaskRequirements['phrases'] {
  if (!/\bQuick Check\b/.test(text)) return undefined;
  return /\bgo on\b/i.test(text) ? 'start-and-keep' : 'start';
}

function letterOf(text: string): TaskRequirements['letter'] {
  if (!LETTER.test(text)) return undefined;
  return BEGUN.test(text) ? 'begun' : 'whole';
}

/** Whether an answer to the task is something to read. */
export function isWrittenTask(prompt: string): boolean {
  const text = toPlainText(prompt);
  return WRITTEN.test(text) || !SPOKEN.test(text);
}

/**
 * Reads a task: the prompt of an open exercise of ours, a model's or a person's. What it does not say in words that are
 * known here it does not demand.
 */
export function parseTaskRequirements(prompt: string): TaskRequirements {
  const text = toPlainText(prompt);
  const demands = {
    words: findWordAmount(text),
    sentences: findAmount(SENTENCES, text) ?? findAmount(IN_SENTENCES, text),
    turns: findAmount(TURNS, text),
    paragraphs: findAmount(PARAGRAPHS, text),
    isEssay: /\b(?:essay|balanced text|opinion text)\b/i.test(text) ? (true as const) : undefined,
    questions: findAmount(QUESTIONS, text)?.min,
    classWords: findAmount(CLASS_WORDS, text)?.min,
    pointTimes: findAmount(POINT_TIMES, text)?.min,
    phrases: phrasesOf(text),
    letter: letterOf(text),
  };
  const known = Object.entries(demands).filter(([, value]) => value !== undefined);
  return {
    ...(Object.fromEntries(known) as Partial<TaskRequirements>),
    points: REQUIRED_POINTS.filter((point) => REQUEST_PATTERNS[point].test(text)),
  };
}
