import type { ModelConfiguration } from '../configuration/related-settings.ts';
import type { Log } from '../log.ts';
import { builtInClassWriter, type ClassWriter } from './class-writer.ts';
import { type Corrector, createRuleCorrector, type Examiner } from './feedback/feedback.ts';
import { createModelClassWriter } from './model/model-class-writer.ts';
import { createModelCorrector } from './model/model-corrector.ts';
import { createOpenAiModel } from './model/open-ai-model.ts';

/** The services that write classes and correct answers. */
export interface LessonServices {
  classWriter: ClassWriter;
  corrector: Corrector;
}

/** The part of the app's timeout of 50 seconds that a model may use (specification, section 7). */
const MODEL_BUDGET_MS = 45_000;

/**
 * The class writer and the corrector for a model, or the built-in ones without a configuration.
 *
 * @param examiner finds the mistakes in an answer; the correctors write feedback with its findings
 */
export function createLessonServices(
  configuration: ModelConfiguration | undefined,
  examiner: Examiner,
  log: Log,
): LessonServices {
  if (!configuration) return { classWriter: builtInClassWriter, corrector: createRuleCorrector(examiner) };
  const shared = { model: createOpenAiModel(configuration, log), budgetMs: MODEL_BUDGET_MS, log };
  return {
    classWriter: createModelClassWriter({ ...shared, fallback: builtInClassWriter }),
    corrector: createModelCorrector({ ...shared, examiner }),
  };
}
