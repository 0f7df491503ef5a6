import { createSentenceMemo } from '../sentence-memo.ts';
import { analyseSentence } from './analyse-text.ts';
import type { SentenceAnalysis } from './groups.ts';
import { findTenseAt, readTenseAround, type TenseAround, type TenseAtVerb } from './tense-around.ts';
import { moveToken, splitSentences } from './tokens.ts';

/** A sentence of a text with its analysis, whose offsets count from the sentence's start. */
export interface PlacedSentence {
  start: number;
  written: string;
  sentence: SentenceAnalysis;
  around: TenseAround;
}

const recallAnalysis = createSentenceMemo<SentenceAnalysis>();

/** The sentences of a text; those that were read in the same session are not analysed again. */
export function readPlacedSentences(text: string, session: object | undefined): readonly PlacedSentence[] {
  let end = 0;
  const sentences = splitSentences(text).map((tokens) => {
    const start = tokens[0]?.start ?? 0;
    const opensParagraph = text.slice(end, start).includes('\n');
    end = tokens.at(-1)?.end ?? start;
    const written = text.slice(start, end);
    const analyse = () => analyseSentence(tokens.map((token) => moveToken(token, -start)));
    return { start, written, sentence: recallAnalysis(session, written, analyse), opensParagraph };
  });
  const around = readTenseAround(sentences);
  return sentences.flatMap(({ start, written, sentence }, at) => {
    const tense = around[at];
    return tense ? [{ start, written, sentence, around: tense }] : [];
  });
}

/** The tense of a text at the verb that begins at an offset of the text; see `findTenseAt`. */
export function findTenseInText(
  sentences: readonly PlacedSentence[],
  offset: number,
  base: string,
): TenseAtVerb {
  const placed = sentences.findLast(({ start }) => start <= offset);
  const token = placed?.sentence.tokens.findLast(({ start }) => start <= offset - placed.start);
  return placed && token ? findTenseAt(placed.sentence, placed.around, token.at, base) : 'present';
}
