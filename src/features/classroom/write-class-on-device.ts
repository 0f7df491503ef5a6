import type { GenerateClassRequest } from '../../contract/lesson-api.ts';
import { renderPlan } from '../../domain/plan-markdown.ts';
import { REASONS } from '../../domain/reasons.ts';
import { err, ok, type Result } from '../../domain/result.ts';
import { getPackStatus } from '../../installation/level-packs/page-packs.ts';
import { formatMissingClasses, listReasons } from '../frame/level-pack-text.ts';

/**
 * A class that the built-in teacher writes on this device, as markdown; or, where the curriculum of its level and reason
 * is not here, which ones are. Code and curriculum are fetched now, or come from the stored app. Rejects when the code
 * can't be had, or it isn't known what is here.
 * @param seed any finite number; a different one gives a different class
 */
export async function writeClassOnDevice(
  request: GenerateClassRequest,
  seed: number,
): Promise<Result<string, string>> {
  const [{ writeClass }, { toClassRequest }, { loadLevelBank }] = await Promise.all([
    import('../../teacher/write-class.ts'),
    import('../../teacher/class-request.ts'),
    import('../../teacher/load-level.ts'),
  ]);
  const asked = toClassRequest(request);
  const now = getPackStatus();
  const held = now.status === 'ready' || now.status === 'missing' ? now.storedPacks : null;
  const bank = await loadLevelBank(asked, held ? listReasons(asked.level, held) : REASONS).catch(
    (cause: unknown) => {
      if (!held || held.length === 0) throw cause;
      console.error('The class can’t be written from what is on this device:', cause);
      return formatMissingClasses(asked, held);
    },
  );
  return typeof bank === 'string' ? err(bank) : ok(renderPlan(writeClass(bank, asked, seed)));
}
