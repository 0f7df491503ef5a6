import type { GenerateClassRequest } from '../../contract/lesson-api.ts';
import { renderPlan } from '../../domain/plan-markdown.ts';

/**
 * A class that the built-in teacher writes on this device, as markdown. Its code and the curriculum of the
 * level are fetched now, or come from the stored app. Rejects when they can't be had.
 * @param seed any finite number; a different one gives a different class
 */
export async function writeHere(request: GenerateClassRequest, seed: number): Promise<string> {
  const [{ writeClass }, { toClassRequest }, { loadLevelBank }] = await Promise.all([
    import('../../teacher/write-class.ts'),
    import('../../teacher/class-request.ts'),
    import('../../teacher/load-level.ts'),
  ]);
  const bank = await loadLevelBank(request.student_level);
  return renderPlan(writeClass(bank, toClassRequest(request), seed));
}
