import type { ModelConfiguration } from '../configuration/configuration.ts';
import type { Log } from '../log.ts';
import { type Corrector, type Examiner, ruleCorrector } from './feedback/feedback.ts';
import { modelCorrector } from './model/model-corrector.ts';
import { modelTeacher } from './model/model-teacher.ts';
import { openAiModel } from './model/open-ai-model.ts';
import { builtInTeacher, type Teacher } from './teacher.ts';

/** Who writes the classes, and who looks at the answers. */
export interface Teaching {
  teacher: Teacher;
  corrector: Corrector;
}

/** What a model may take of the 50 seconds that the app waits (specification, section 7), in milliseconds. */
const MODEL_BUDGET_MS = 45_000;

/** The teacher and the corrector that the configuration asks for; without a model, the built-in ones. */
export function createTeaching(
  configuration: ModelConfiguration | undefined,
  examiner: Examiner,
  log: Log,
): Teaching {
  if (!configuration) return { teacher: builtInTeacher, corrector: ruleCorrector(examiner) };
  const shared = { model: openAiModel(configuration, log), budgetMs: MODEL_BUDGET_MS, log };
  return {
    teacher: modelTeacher({ ...shared, standIn: builtInTeacher }),
    corrector: modelCorrector({ ...shared, examiner }),
  };
}
