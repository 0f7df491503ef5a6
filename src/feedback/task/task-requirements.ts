import { toPlainText } from '../../domain/plan/plain-text.ts';
import { AMOUNT_PATTERN, type Amount, parseAmount } from './amounts.ts';
import { isPointRequired, REQUIRED_POINTS, type RequiredPoint } from './required-points.ts';

/** What the wording of a task requires of a written answer. */
export interface TaskRequirements {
  /** Running words of all texts together that the task asks for. */
  words?: Amount;
  sentences?: Amount;
  /** Lines of a conversation. */
  turns?: Amount;
  paragraphs?: Amount;
  /** A text that needs several paragraphs. */
  isEssay?: true;
  /** The minimum. */
  questions?: number;
  /** The minimum of words of the class. */
  classWords?: number;
  /** How often the class's grammar must be used, at least. */
  pointTimes?: number;
  /** Phrases of the Quick Check: one for starting, or also one for keeping going. */
  phrases?: 'start' | 'start-and-keep';
  /** A letter needs a greeting and a goodbye; one of which only the start is asked for needs no goodbye. */
  letter?: 'whole' | 'begun';
  points: readonly RequiredPoint[];
}

/** A spoken task requires nothing of the written text. */
const WRITTEN =
  /\b(?:write|answer (?:this|the|as)|describe|complete|continue|invent|draft|rewrite|finish|text|e-?mail|letter)\b/i;
const SPOKEN = /\b(?:say|speak|role-?play|record|talk|act|play)\b/i;
/** "80–100 words", "25–30 words each". */
const WORDS = new RegExp(`\\b${AMOUNT_PATTERN} words\\b( each)?`, 'gi');
/** "Write five sentences about your town"; not "Write two sentences for each picture". */
const SENTENCES = new RegExp(
  `\\bwrite(?! the| a (?:first|last))(?: (?!the\\b|each\\b|then\\b)[\\w-]+){0,7}? ${AMOUNT_PATTERN}(?: (?!other|of)[\\w-]+){0,2}? sentences\\b(?! (?:for each|each|in which|that begin))`,
  'i',
);
/** "a postcard: four sentences", "explain it in five sentences"; not "each in two sentences". */
const IN_SENTENCES = new RegExp(
  `(?:^|[.?!] )(?:(?!\\beach\\b)[^.?!])*?(?:\\b(?:in|of|first) |: |\\()${AMOUNT_PATTERN}(?: \\w+)? sentences\\b(?! (?:for |in which )?each)`,
  'i',
);
/** "Write a conversation of eight lines", "six turns of the dialogue". */
const TURNS = new RegExp(
  `\\b(?:conversation|dialogue|interview|talk)\\b[^.?!]{0,60}?\\b${AMOUNT_PATTERN} (?:lines|turns)\\b|\\b${AMOUNT_PATTERN} (?:lines|turns)[^.?!]{0,40}\\b(?:conversation|dialogue)\\b`,
  'i',
);
/** "In three short paragraphs". */
const PARAGRAPHS = new RegExp(`\\bin ${AMOUNT_PATTERN}(?: short)? paragraphs\\b`, 'i');
/** "Ask two polite questions". */
const QUESTIONS = new RegExp(`\\b(?:write|with|ask|and) ${AMOUNT_PATTERN}(?: \\w+)? questions\\b`, 'i');
/** "Use four of today's words". */
const CLASS_WORDS = new RegExp(`\\b(?:use|with) ${AMOUNT_PATTERN} of today's words\\b`, 'i');
/** "Use today's grammar at least three times", "… in two of them". */
const POINT_TIMES = new RegExp(
  `\\btoday's grammar\\b.{0,200}?(?:\\bat least ${AMOUNT_PATTERN} times|\\bin ${AMOUNT_PATTERN} of them)`,
  'i',
);
const ESSAY = /\b(?:essay|balanced text|opinion text)\b/i;
/** Not "the letter", which is one of the alphabet, nor "opening a letter", which the text is about. */
const LETTER =
  /\b(?:write|answer)\b[^.?!]{0,150}\b(?<!\b(?:\w+ing|about) )(?:(?:an?|your|this|short|\w+['’]s) (?:[\w-]+ )?letter|(?:an?|the|your|this|short|\w+['’]s) (?:[\w-]+ )?e-?mail)\b/i;
/** "Write the first three sentences of a letter". */
const BEGUN = /\bfirst (?:\w+ )?(?:sentences?|lines?|words?|paragraph) of\b|\bsubject line\b|\bopening\b/i;

function findAmount(pattern: RegExp, text: string): Amount | undefined {
  const [, ...groups] = pattern.exec(text) ?? [];
  const at = groups.findIndex((group) => group !== undefined);
  const first = groups[at];
  return first === undefined ? undefined : parseAmount(first, groups[at + 1]);
}

/** In the sentence about the Quick Check; people in a scene "go on", too. */
const KEEPING_PHRASE = /\bgo on\b[^.?!]*\bQuick Check\b|\bQuick Check\b[^.?!]*\bgo on\b/i;

/** Fewer words are those to use, not the length: "Use at least four words with un-. (75–115 words)" */
const MIN_LENGTH_IN_WORDS = 15;

/** The total of all texts: "Write two notices … 25–30 words each". */
function findWordAmount(text: string): Amount | undefined {
  for (const [, first = '', second, each] of text.matchAll(WORDS)) {
    const { min, max } = parseAmount(first, second);
    if (min < MIN_LENGTH_IN_WORDS) continue;
    const texts = each ? findAmount(new RegExp(`\\bwrite ${AMOUNT_PATTERN}\\b`, 'i'), text) : undefined;
    const times = texts?.min ?? 1;
    return { min: min * times, max: max * times };
  }
  return undefined;
}

/** "Begin like one of the phrases in the Quick Check" tells what to begin like, and asks for no phrase. */
const REQUIRED_PHRASE = /(?<!\blike\b[^.?!]*)\bQuick Check\b/;

function findPhraseRequirement(text: string): TaskRequirements['phrases'] {
  if (!REQUIRED_PHRASE.test(text)) return undefined;
  return KEEPING_PHRASE.test(text) ? 'start-and-keep' : 'start';
}

function findLetterRequirement(text: string): TaskRequirements['letter'] {
  if (!LETTER.test(text)) return undefined;
  return BEGUN.test(text) ? 'begun' : 'whole';
}

/** Whether the task asks for a written answer. */
export function isWrittenTask(prompt: string): boolean {
  const text = toPlainText(prompt);
  return WRITTEN.test(text) || !SPOKEN.test(text);
}

/**
 * Parses the prompt of an open exercise, from the curriculum, a model or a teacher. Requirements in unknown
 * words are not found.
 */
export function parseTaskRequirements(prompt: string): TaskRequirements {
  const text = toPlainText(prompt);
  const requirements = {
    words: findWordAmount(text),
    sentences: findAmount(SENTENCES, text) ?? findAmount(IN_SENTENCES, text),
    turns: findAmount(TURNS, text),
    paragraphs: findAmount(PARAGRAPHS, text),
    isEssay: ESSAY.test(text) ? (true as const) : undefined,
    questions: findAmount(QUESTIONS, text)?.min,
    classWords: findAmount(CLASS_WORDS, text)?.min,
    pointTimes: findAmount(POINT_TIMES, text)?.min,
    phrases: findPhraseRequirement(text),
    letter: findLetterRequirement(text),
  };
  const known = Object.entries(requirements).filter(([, value]) => value !== undefined);
  return {
    ...(Object.fromEntries(known) as Partial<TaskRequirements>),
    points: REQUIRED_POINTS.filter((point) => isPointRequired(point, text)),
  };
}
