import { createSentenceMemo } from '../sentence-memo.ts';
import { analyseSentence } from './analyse-text.ts';
import type { SentenceAnalysis } from './groups.ts';
import { findSentenceParts } from './sentence-parts.ts';
import { findTenseAt, NO_TENSE_AROUND, type TenseAround, type TenseAtVerb } from './tense-around.ts';
import { readTenseAround } from './tense-of-neighbours.ts';
import { moveToken, splitSentences } from './tokens.ts';

/** A sentence of a text with its analysis, whose offsets count from the sentence's start. */
export interface PlacedSentence {
  /** Where it begins in the text, in UTF-16 units. */
  start: number;
  /** Its text. */
  written: string;
  sentence: SentenceAnalysis;
  /**
   * Its parts that could stand alone, analysed at their first use; offsets count from the sentence's
   * start.
   */
  readonly parts: readonly SentenceAnalysis[];
  /** What the sentences around it say about its tense; computed at its first use. */
  readonly around: TenseAround;
}

const recallAnalysis = createSentenceMemo<SentenceAnalysis>();
const recallParts = createSentenceMemo<readonly SentenceAnalysis[]>();
const recallText = createSentenceMemo<readonly PlacedSentence[]>();

/**
 * Returns the sentences of a text with their analyses.
 *
 * @param session see `CheckContext.session`; sentences that were analysed in the same session are not
 * analysed again
 */
export function readPlacedSentences(text: string, session: object | undefined): readonly PlacedSentence[] {
  return recallText(session, text, () => placeSentences(text, session));
}

/** Analyses each sentence of a text, or recalls its analysis from an earlier text of the session. */
function placeSentences(text: string, session: object | undefined): readonly PlacedSentence[] {
  let end = 0;
  const sentences = splitSentences(text).map((tokens) => {
    const start = tokens[0]?.start ?? 0;
    const opensParagraph = text.slice(end, start).includes('\n');
    end = tokens.at(-1)?.end ?? start;
    const written = text.slice(start, end);
    const analyse = () => analyseSentence(tokens.map((token) => moveToken(token, -start)));
    const sentence = recallAnalysis(session, written, analyse);
    const readParts = () => findSentenceParts(sentence).map(analyseSentence);
    return { start, written, sentence, readParts, opensParagraph };
  });
  let tenses: readonly TenseAround[] | undefined;
  return sentences.map(({ start, written, sentence, readParts }, at) => ({
    start,
    written,
    sentence,
    get parts() {
      return recallParts(session, written, readParts);
    },
    get around() {
      tenses ??= readTenseAround(sentences);
      return tenses[at] ?? NO_TENSE_AROUND;
    },
  }));
}

/** Returns the tense of a text at the verb that begins at an offset of the text; see `findTenseAt`. */
export function findTenseInText(
  sentences: readonly PlacedSentence[],
  offset: number,
  base: string,
): TenseAtVerb {
  const placed = sentences.findLast(({ start }) => start <= offset);
  const token = placed?.sentence.tokens.findLast(({ start }) => start <= offset - placed.start);
  return placed && token ? findTenseAt(placed.sentence, placed.around, token.at, base) : 'present';
}
