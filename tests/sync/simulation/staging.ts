import type { Place } from './faults.ts';
import type { Page } from './page.ts';
import { EVERYTHING } from './timeline.ts';
import type { World } from './world.ts';

/** Brings about what leads to a step. */
export async function stage(world: World, place: Place, page: Page): Promise<void> {
  const { learner, timeline } = world;
  if (!page.store) await timeline.run(EVERYTHING);
  switch (place) {
    case 'document kept':
      await learner.work('large lesson', page, 0);
      await timeline.run(EVERYTHING);
      return learner.work('large lesson', page, 1);
    case 'set aside':
      return learner.work('poison', page, 0);
    case 'token renewed':
      page.lay('401 once', place);
      return page.sync?.wake();
    case 'postponed':
      page.lay('5xx', place);
      return page.sync?.wake();
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
      return page.sync?.wake();
  }
}
