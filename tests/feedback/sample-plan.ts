import type { LessonPlan } from '../../src/domain/lesson-plan.ts';

/** A small class with two keyed exercises and a free one. */
export const SAMPLE_PLAN: LessonPlan = {
  title: 'A good flight',
  goal: 'talk about a journey',
  warmUp: 'Think of your last journey.',
  teachingPoint: {
    heading: 'Past simple',
    explanation: 'Many common verbs are irregular in the past: go – went, buy – bought. Learn them by heart.',
    examples: ['I went home.'],
  },
  vocabulary: [
    { word: 'pack', meaning: 'put things in a bag', example: 'She packed her bag.' },
    { word: 'boarding pass', meaning: 'what you show at the gate', example: 'Show your boarding pass.' },
    { word: 'look forward to', meaning: 'wait for with joy', example: 'I look forward to it.' },
  ],
  exercises: [
    { prompt: 'Complete it.\n(1) I ___ home.\n(2) She ___ a ticket.', key: ['went', 'bought / has bought'] },
    { prompt: 'Correct it: He go home.', key: ['He goes home. / He went home.'] },
    { prompt: 'Write about your last journey.' },
  ],
  quickCheck: [
    'Excuse me, is this seat free?',
    'Where are you going?',
    'That sounds great',
    'And then what happened?',
  ],
  speakingPrompt: 'Talk about your last journey.',
  badge: 'Traveller',
  extraTask: 'Draw a map of your journey.',
  otherSections: [],
};
