/** The known sections, with the headings that people and models use, reduced to letters. */
const SPELLINGS = {
  goal:
    'goal goals aim aims objective ' +
    'objectives lessongoal learninggoal learninggoals learningobjective learningobjectives',
  warmUp: 'warmup warmingup warmer warmupactivity leadin starter',
  teachingPoint:
    'teachingpoint teachingpoints languagepoint languagefocus ' +
    'grammarpoint grammarfocus keypoint explanation minilesson',
  examples: 'example examples examplesentences',
  commonMistake: 'commonmistake commonmistakes commonerror commonerrors abetterway',
  minutes: 'time timing stages',
  vocabulary:
    'vocab vocabulary vocablist vocabularylist vocabularytable keyvocabulary ' +
    'keyvocab usefulvocabulary targetvocabulary newvocabulary wordlist keywords newwords',
  reading: 'reading readingtext readingpassage text passage',
  listening: 'listening listeningtext listeningscript transcript dictation',
  dialogue: 'dialogue dialog conversation sampledialogue sampledialog modeldialogue',
  model: 'model modeltext modelanswer modelemail modelletter sampletext sampleanswer',
  exercises: 'exercise exercises practiceexercise practiceexercises practice practise task tasks',
  checklist: 'checklist finalchecklist writingchecklist selfcheck',
  quickCheck: 'quickcheck quickchecks quickcheckitems draganddrop dragdrop',
  speakingPrompt: 'speakingprompt speaking speakingpractice speakingtask',
  badge: 'badge badges badgeearned yourbadge',
  extraTask: 'ifyouhavefivemoreminutes fivemoreminutes extratask extrapractice bonus bonustask extension',
};

export type SectionName = keyof typeof SPELLINGS;

const NAMES: ReadonlyMap<string, SectionName> = new Map(
  Object.entries(SPELLINGS).flatMap(([name, spellings]) =>
    spellings.split(' ').map((spelling) => [spelling, name as SectionName] as const),
  ),
);

export interface SectionHeading {
  name: SectionName;
  /** The text after the name: "Present perfect" in "Teaching point: Present perfect". */
  rest: string;
}

/**
 * Recognises a heading regardless of numbering, capitals, hyphens, emojis and remarks in brackets: "2)
 * Vocab", "QuickCheck", "Key vocabulary (8 words):". `null` for an unknown heading.
 * @param heading the heading as plain text
 */
export function parseSectionHeading(heading: string): SectionHeading | null {
  const colon = /[:\u2013\u2014]|\s-\s/.exec(heading);
  if (colon) {
    const name = findSectionName(heading.slice(0, colon.index));
    if (name) return { name, rest: heading.slice(colon.index + colon[0].length).trim() };
  }
  const name = findSectionName(heading);
  return name ? { name, rest: '' } : null;
}

function findSectionName(heading: string): SectionName | undefined {
  const letters = heading
    .toLowerCase()
    .replace(/\([^)]*\)/g, '')
    .replace(/^\s*(?:part|step|section)\s+\d+/, '')
    .replace(/[^\p{L}]/gu, '');
  return NAMES.get(letters);
}
