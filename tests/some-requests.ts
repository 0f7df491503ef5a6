import type { GenerateClassRequest, SubmitAnswerRequest } from '../src/api-contract/lesson-api.ts';

/** Valid requests to the lesson API. */

export const CLASS_REQUEST = {
  student_level: 'B1',
  skill_focus: 'Grammar',
  teacher: 'Maya',
  reason: 'travel',
  age: 25,
  module_lesson: 0,
  used_phrases: [],
  used_vocab: [],
} satisfies GenerateClassRequest;

export const ANSWER_REQUEST = {
  answer: 'I went to the beach because it was hot.',
  class_plan: '# A day out',
  student_level: 'B1',
  skill_focus: 'Grammar',
  reason: 'travel',
} satisfies SubmitAnswerRequest;
