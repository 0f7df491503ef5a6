import type { ModelConfiguration } from '../configuration/configuration.ts';
import type { Log } from '../log.ts';
import { builtInClassWriter, type ClassWriter } from './class-writer.ts';
import { type Corrector, createRuleCorrector, type Examiner } from './feedback/feedback.ts';
import { createModelClassWriter } from './model/model-class-writer.ts';
import { createModelCorrector } from './model/model-corrector.ts';
import { createOpenAiModel } from './model/open-ai-model.ts';

/** Who writes the classes, and who looks at the answers. */
export interface LessonServices {
  classWriter: ClassWriter;
  corrector: Corrector;
}

/** What a model may take of the 50 seconds that the app waits (specification, section 7), in milliseconds. */
const MODEL_BUDGET_MS = 45_000;

/** The teacher and the corrector that the configuration asks for; without a model, the built-in ones. */
export function createLessonServices(
  configuration: ModelConfiguration | undefined,
  examiner: Examiner,
  log: Log,
): LessonServices {
  if (!configuration) return { classWriter: builtInClassWriter, corrector: createRuleCorrector(examiner) };
  const shared = { model: createOpenAiModel(configuration, log), budgetMs: MODEL_BUDGET_MS, log };
  return {
    classWriter: createModelClassWriter({ ...shared, standIn: builtInClassWriter }),
    corrector: createModelCorrector({ ...shared, examiner }),
  };
}
