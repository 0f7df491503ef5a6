import { createSentenceMemo } from '../sentence-memo.ts';
import { analyseSentence } from './analyse-text.ts';
import type { SentenceAnalysis } from './groups.ts';
import {
  findTenseAt,
  NO_TENSE_AROUND,
  readTenseAround,
  type TenseAround,
  type TenseAtVerb,
} from './tense-around.ts';
import { moveToken, splitSentences } from './tokens.ts';

/** A sentence of a text with its analysis, whose offsets count from the sentence's start. */
export interface PlacedSentence {
  start: number;
  written: string;
  sentence: SentenceAnalysis;
  /** Read when it is first asked for. */
  readonly around: TenseAround;
}

const recallAnalysis = createSentenceMemo<SentenceAnalysis>();
const recallText = createSentenceMemo<readonly PlacedSentence[]>();

/** The sentences of a text; those that were read in the same session are not analysed again. */
export function readPlacedSentences(text: string, session: object | undefined): readonly PlacedSentence[] {
  return recallText(session, text, () => placeSentences(text, session));
}

function placeSentences(text: string, session: object | undefined): readonly PlacedSentence[] {
  let end = 0;
  const sentences = splitSentences(text).map((tokens) => {
    const start = tokens[0]?.start ?? 0;
    const opensParagraph = text.slice(end, start).includes('\n');
    end = tokens.at(-1)?.end ?? start;
    const written = text.slice(start, end);
    const analyse = () => analyseSentence(tokens.map((token) => moveToken(token, -start)));
    return { start, written, sentence: recallAnalysis(session, written, analyse), opensParagraph };
  });
  let tenses: readonly TenseAround[] | undefined;
  return sentences.map(({ start, written, sentence }, at) => ({
    start,
    written,
    sentence,
    get around() {
      tenses ??= readTenseAround(sentences);
      return tenses[at] ?? NO_TENSE_AROUND;
    },
  }));
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
