import { toPlainText } from '../../domain/plan/plain-text.ts';
import { AMOUNT_PATTERN, type Amount, parseAmount } from './amounts.ts';
import { isContentRequired, REQUIRED_CONTENTS, type RequiredContent } from './required-contents.ts';

/** What the wording of a task asks of a written answer. What it does not ask for is absent. */
export interface TaskRequirements {
  /** The words of all texts together that the task asks for. */
  words?: Amount;
  sentences?: Amount;
  /** Lines of a conversation. */
  turns?: Amount;
  paragraphs?: Amount;
  /** Whether it is a text that needs several paragraphs. */
  isEssay?: true;
  /** The fewest questions. */
  questions?: number;
  /** The fewest words of the class's vocabulary. */
  classWords?: number;
  /** How often the grammar of the class must be used, at least. */
  grammarUses?: number;
  /** Phrases of the class's Quick Check, a list of phrases: one to start with, or also one to go on with. */
  phrases?: 'start' | 'start-and-keep';
  /** A `whole` letter needs a greeting and a goodbye; one that is only `begun` needs no goodbye. */
  letter?: 'whole' | 'begun';
  /** What the text has to say, such as the reason or the price. */
  contents: readonly RequiredContent[];
}

/** Words of a task for writing; a task for speaking has only those of `SPOKEN`. */
const WRITTEN =
  /\b(?:write|answer (?:this|the|as)|describe|complete|continue|invent|draft|rewrite|finish|text|e-?mail|letter)\b/i;
const SPOKEN = /\b(?:say|speak|role-?play|record|talk|act|play)\b/i;
/** Length in words: "80–100 words", "25–30 words each". */
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
const GRAMMAR_USES = new RegExp(
  `\\btoday's grammar\\b.{0,200}?(?:\\bat least ${AMOUNT_PATTERN} times|\\bin ${AMOUNT_PATTERN} of them)`,
  'i',
);
const ESSAY = /\b(?:essay|balanced text|opinion text)\b/i;
/** Not "the letter", which is one of the alphabet, nor "opening a letter", which the text is about. */
const LETTER =
  /\b(?:write|answer)\b[^.?!]{0,150}\b(?<!\b(?:\w+ing|about) )(?:(?:an?|your|this|short|\w+['’]s) (?:[\w-]+ )?letter|(?:an?|the|your|this|short|\w+['’]s) (?:[\w-]+ )?e-?mail)\b/i;
/** "Write the first three sentences of a letter". */
const BEGUN = /\bfirst (?:\w+ )?(?:sentences?|lines?|words?|paragraph) of\b|\bsubject line\b|\bopening\b/i;

/**
 * Finds the first amount that a pattern captures; a pattern may have `AMOUNT_PATTERN`, two groups, several
 * times.
 */
function findAmount(pattern: RegExp, text: string): Amount | undefined {
  const [, ...groups] = pattern.exec(text) ?? [];
  const at = groups.findIndex((group) => group !== undefined);
  const first = groups[at];
  return first === undefined ? undefined : parseAmount(first, groups[at + 1]);
}

/** "Go on" in the sentence about the Quick Check; elsewhere a text may say that a story goes on. */
const KEEPING_PHRASE = /\bgo on\b[^.?!]*\bQuick Check\b|\bQuick Check\b[^.?!]*\bgo on\b/i;

/** A smaller number is not the length of the text: "Use at least four words with un-. (75–115 words)" */
const MIN_LENGTH_IN_WORDS = 15;

/** Finds the number of words for all texts together: 50–60 for "Write two notices … 25–30 words each". */
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

/** A Quick Check whose phrases are to be used. Not: "Begin like one of the phrases in the Quick Check". */
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
 * Finds what the prompt of an exercise without a key asks for, whether the curriculum, a language model or a
 * teacher wrote it. What it asks for in other words than those above is not found.
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
    grammarUses: findAmount(GRAMMAR_USES, text)?.min,
    phrases: findPhraseRequirement(text),
    letter: findLetterRequirement(text),
  };
  const known = Object.entries(requirements).filter(([, value]) => value !== undefined);
  return {
    ...(Object.fromEntries(known) as Partial<TaskRequirements>),
    contents: REQUIRED_CONTENTS.filter((content) => isContentRequired(content, text)),
  };
}
