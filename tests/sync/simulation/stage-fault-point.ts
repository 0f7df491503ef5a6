import type { FaultPoint } from './faults.ts';
import type { SimulatedLearner } from './simulated-learner.ts';
import type { SimulatedPage } from './simulated-page.ts';
import { ALL_STEPS, type Timeline } from './timeline.ts';

/** Lets the learner do what leads the page to a step. */
export async function stageFaultPoint(
  { learner, timeline }: { learner: SimulatedLearner; timeline: Timeline },
  point: FaultPoint,
  page: SimulatedPage,
): Promise<void> {
  if (!page.store) await timeline.run(ALL_STEPS);
  switch (point) {
    case 'document kept':
      await learner.act('add large lesson', page, 0);
      await timeline.run(ALL_STEPS);
      return learner.act('add large lesson', page, 1);
    case 'set aside':
      return learner.act('save refused record', page, 0);
    case 'token renewed':
      page.setRequestFault('401 once', point);
      return page.sync?.requestDrain();
    case 'postponed':
      page.setRequestFault('5xx', point);
      return page.sync?.requestDrain();
    case 'document pulled':
    case 'profile made':
      return page.pull();
    case 'call sent':
    case 'call answered':
      return learner.act('request class', page, 0);
    case 'row changed':
    case 'entry changed':
    case 'transaction stored':
      return learner.act('set up', page, 0);
    default:
      await learner.act('add lesson', page, 0);
      return page.sync?.requestDrain();
  }
}
