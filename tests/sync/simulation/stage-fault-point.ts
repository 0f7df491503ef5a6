import type { FaultPoint } from './faults.ts';
import type { SimulatedLearner } from './simulated-learner.ts';
import type { SimulatedPage } from './simulated-page.ts';
import { ALL_STEPS, type Timeline } from './timeline.ts';

/** Lets the learner do what leads the page to a step. */
export async function stageFaultPoint(
  { learner, timeline }: { learner: SimulatedLearner; timeline: Timeline },
  place: FaultPoint,
  page: SimulatedPage,
): Promise<void> {
  if (!page.store) await timeline.run(ALL_STEPS);
  switch (place) {
    case 'document kept':
      await learner.work('large lesson', page, 0);
      await timeline.run(ALL_STEPS);
      return learner.work('large lesson', page, 1);
    case 'set aside':
      return learner.work('poison', page, 0);
    case 'token renewed':
      page.setRequestFault('401 once', place);
      return page.sync?.requestDrain();
    case 'postponed':
      page.setRequestFault('5xx', place);
      return page.sync?.requestDrain();
    case 'document pulled':
    case 'profile made':
      return page.pull();
    case 'call sent':
    case 'call answered':
      return learner.work('class', page, 0);
    case 'row changed':
    case 'entry changed':
    case 'transaction stored':
      return learner.work('set-up', page, 0);
    default:
      await learner.work('lesson', page, 0);
      return page.sync?.requestDrain();
  }
}
