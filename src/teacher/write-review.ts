import { formatList } from '../domain/format-list.ts';
import type { Exercise, LessonPlan, TeachingPoint } from '../domain/lesson-plan.ts';
import { escapeMarkdown } from '../domain/plan/plain-text.ts';
import { PLACEHOLDER_QUICK_CHECK } from '../domain/plan/quick-check.ts';
import { type Rng, shuffle } from '../domain/random.ts';
import type { Mistake } from '../domain/records.ts';
import { getAudience, getCefrBand } from './audience-by-age.ts';
import type { ClassHistory } from './choose-recall.ts';
import type { ClassRequest } from './class-request.ts';
import { completeSentence, getGappedQuestion, getReason, isUsableMistake } from './earlier-mistakes.ts';
import { areAlike, type EarlierWord, indexEarlierWords } from './earlier-words.ts';
import { composeGreeting } from './greeting.ts';
import { toExercise } from './to-exercise.ts';

/** With fewer mistakes there is no review: they do not fill a class. */
const MIN_MISTAKES = 2;
const MAX_MISTAKES = 6;
/** With fewer words, a review has no exercise on words. */
const MIN_WORDS = 3;
const MAX_WORDS = 5;
/** The words and forms that the last task asks for. */
const TASK_WORDS = 3;
const TASK_FORMS = 3;

/**
 * Writes a review of the last classes: the mistakes with their reasons, the words that are known least, and a
 * task that needs both. Each mistake is first recognised and then put right.
 *
 * @param history the mistakes of the last classes only, and all classes whose words may come back
 * @returns null when too few mistakes can be asked again
 */
export function writeReview(request: ClassRequest, history: ClassHistory, rng: Rng): LessonPlan | null {
  const mistakes = removeRepeated(history.mistakes.filter(isUsableMistake)).slice(0, MAX_MISTAKES);
  if (mistakes.length < MIN_MISTAKES) return null;
  const words = chooseWords(history);
  return {
    title: 'Review of your last four classes',
    goal: 'By the end you can say right what went wrong in your last four classes.',
    warmUp: `${composeGreeting(request, rng)} Think of your last classes. What did you learn there? Say three things aloud.`,
    teachingPoint: createTeachingPoint(mistakes),
    vocabulary: words.map(({ word, meaning, example }) => ({ word, meaning, example })),
    exercises: [
      ...createMeaningExercise(words, history, rng),
      ...createChoiceExercise(shuffle(mistakes, rng), rng),
      ...createGapExercise(shuffle(mistakes, rng)),
      ...createCorrectionExercise(shuffle(mistakes, rng)),
      { prompt: composeTask(request, words, mistakes) },
    ],
    checklist: [
      ...(words.length > 0 ? [`I used ${countTaskWords(words)} of today's words.`] : []),
      'I looked for my old mistakes, and I found none.',
      'I read my text aloud once.',
    ],
    quickCheck: chooseQuickCheck(history),
    speakingPrompt:
      'Talk for one minute about your last classes. What was new, what was hard, and what can you do now?',
    badge: 'Comeback Star',
    extraTask: 'Choose one of your old mistakes. Write three new sentences, and use the right form in each.',
    otherSections: [],
  };
}

/** Removes mistakes whose right sentence is that of an earlier one in the list. */
function removeRepeated(mistakes: readonly Mistake[]): readonly Mistake[] {
  const isSame = (one: Mistake, other: Mistake) =>
    completeSentence(one, one.right) === completeSentence(other, other.right);
  return mistakes.filter((mistake, index) => mistakes.findIndex((other) => isSame(mistake, other)) === index);
}

/** The words that are known least; none are alike, because one list names them all. */
function chooseWords({ classes, reviewWords }: ClassHistory): readonly EarlierWord[] {
  const earlierWords = indexEarlierWords(classes, { vocabulary: [] });
  const words: EarlierWord[] = [];
  for (const id of reviewWords) {
    const word = earlierWords.get(id.toLowerCase());
    if (word && words.length < MAX_WORDS && !words.some((other) => areAlike(word, other))) words.push(word);
  }
  return words.length < MIN_WORDS ? [] : words;
}

/** What went wrong, as a rule for each mistake, newest first. */
function createTeachingPoint(mistakes: readonly Mistake[]): TeachingPoint {
  const explained = mistakes.filter((mistake) => getReason(mistake) !== '');
  const lines = explained.map((mistake) => {
    const [given, right] = [mistake.given, mistake.right].map(escapeMarkdown);
    return `- **${right}**, not *${given}*: ${escapeMarkdown(getReason(mistake))}`;
  });
  const [first] = explained;
  return {
    heading: 'What went wrong, and why',
    explanation: lines.join('\n'),
    examples: mistakes.map((mistake) => escapeMarkdown(completeSentence(mistake, mistake.right))),
    ...(first && {
      commonMistake: {
        wrong: escapeMarkdown(completeSentence(first, first.given)),
        right: escapeMarkdown(completeSentence(first, first.right)),
        why: escapeMarkdown(getReason(first)),
      },
    }),
  };
}

/** Asks for the word of each meaning, with a list of the words and one more. */
function createMeaningExercise(
  words: readonly EarlierWord[],
  { classes }: ClassHistory,
  rng: Rng,
): readonly Exercise[] {
  if (words.length === 0) return [];
  const others = [...indexEarlierWords(classes, { vocabulary: words }).values()];
  const extra = shuffle(others, rng).find((other) => !words.some((word) => areAlike(word, other)));
  const list = shuffle([...words, ...(extra ? [extra] : [])], rng).map(({ word }) => escapeMarkdown(word));
  const asked = shuffle(words, rng);
  return [
    toExercise({
      task: `Which word from the list has this meaning? Words: ${list.join(', ')}.`,
      items: asked.map(({ meaning }) => escapeMarkdown(meaning)),
      key: asked.map(({ word }) => word),
    }),
  ];
}

/** Offers each mistake beside the right answer, as options (a) and (b). */
function createChoiceExercise(mistakes: readonly Mistake[], rng: Rng): readonly Exercise[] {
  const items = mistakes.map((mistake) => {
    const { asked, given, right } = mistake;
    const question = getGappedQuestion(mistake) ?? asked;
    const options = shuffle([right, given], rng);
    const lettered = options.map((option, index) => `(${'ab'.charAt(index)}) ${escapeMarkdown(option)}`);
    const text = [escapeMarkdown(question), ...lettered].filter(Boolean).join(' ');
    return { text, key: 'ab'.charAt(options.indexOf(right)) };
  });
  return [
    toExercise({
      task: 'You had these wrong before. Which answer is right?',
      items: items.map(({ text }) => text),
      key: items.map(({ key }) => key),
    }),
  ];
}

/** Asks the questions with a gap once more, without options. */
function createGapExercise(mistakes: readonly Mistake[]): readonly Exercise[] {
  const gapped = mistakes.flatMap((mistake) => {
    const question = getGappedQuestion(mistake);
    return question === null ? [] : [{ question, right: mistake.right }];
  });
  if (gapped.length === 0) return [];
  return [
    toExercise({
      task: 'Now fill in the gap without options.',
      items: gapped.map(({ question }) => escapeMarkdown(question)),
      key: gapped.map(({ right }) => right),
    }),
  ];
}

/** The learner's own sentences, to be put right. */
function createCorrectionExercise(mistakes: readonly Mistake[]): readonly Exercise[] {
  const sentences = mistakes.filter((mistake) => getGappedQuestion(mistake) === null);
  if (sentences.length === 0) return [];
  return [
    toExercise({
      task: 'Here is what you wrote. Find the mistake, and correct it.',
      items: sentences.map(({ given }) => escapeMarkdown(given)),
      key: sentences.map(({ right }) => right),
    }),
  ];
}

function countTaskWords(words: readonly EarlierWord[]): string {
  return ['no', 'one', 'two', 'three'][Math.min(words.length, TASK_WORDS)] ?? '';
}

/** A short text that needs the words and the right forms. */
function composeTask(
  { level, age }: ClassRequest,
  words: readonly EarlierWord[],
  mistakes: readonly Mistake[],
): string {
  const forms = mistakes
    .filter((mistake) => getGappedQuestion(mistake) !== null)
    .map(({ right }) => `"${escapeMarkdown(right)}"`);
  const uses = [
    ...(words.length > 0 ? [`Use ${countTaskWords(words)} of today's words.`] : []),
    ...(forms.length > 0
      ? [
          `Use these forms from your old mistakes as well: ${formatList([...new Set(forms)].slice(0, TASK_FORMS))}.`,
        ]
      : ['Look at your old mistakes, and use the right form of two of them.']),
  ];
  return [TASKS[getAudience(age) === 'children' ? 'A' : getCefrBand(level)], ...uses].join(' ');
}

/** The last task by the band of the learner's level; children get the easiest one. */
const TASKS = {
  A: 'Write to a friend about your last week, in five sentences. What did you do, and what did you like best?',
  B: 'Write to a friend about your last two weeks (60–80 words). Say what went well, what went wrong, and what you will do about it.',
  C: 'Write to a friend who is about to start learning English (100–120 words). Tell a true story about something that went wrong for you lately, and say what you have learned from it.',
} as const;

/** The phrases of the newest class that has its own. */
function chooseQuickCheck({ classes }: ClassHistory): readonly string[] {
  const isPlaceholder = (phrase: string) => PLACEHOLDER_QUICK_CHECK.includes(phrase);
  return classes.find(({ quickCheck }) => !quickCheck.some(isPlaceholder))?.quickCheck ?? [];
}
