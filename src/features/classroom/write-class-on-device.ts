import type { GenerateClassRequest } from '../../api-contract/lesson-api.ts';
import { renderPlan } from '../../domain/plan-markdown.ts';
import { REASONS } from '../../domain/reasons.ts';
import { err, ok, type Result } from '../../domain/result.ts';
import { getPackStatus } from '../../pwa/level-packs/pack-download-retries.ts';
import { formatMissingClasses, listReasons } from '../shell/level-pack-text.ts';

/**
 * Writes a class with the built-in teacher on this device. Loads code and curriculum from the network or the
 * service worker's cache, and rejects when the code can't be loaded or the stored level packs are unknown.
 * @param seed any finite number; a different one gives a different class
 * @returns the class as markdown, or a message for the learner that lists the classes whose curriculum is
 * stored
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
  const classRequest = toClassRequest(request);
  const packStatus = getPackStatus();
  const storedPacks =
    packStatus.status === 'ready' || packStatus.status === 'missing' ? packStatus.storedPacks : null;
  const bank = await loadLevelBank(
    classRequest,
    storedPacks ? listReasons(classRequest.level, storedPacks) : REASONS,
  ).catch((cause: unknown) => {
    if (!storedPacks || storedPacks.length === 0) throw cause;
    console.error('The curriculum of this class is not stored on this device:', cause);
    return formatMissingClasses(classRequest, storedPacks);
  });
  return typeof bank === 'string' ? err(bank) : ok(renderPlan(writeClass(bank, classRequest, seed)));
}
