import { parseContent } from '../parse-content.ts';
import bank from './placement.json' with { type: 'json' };
import { type PlacementBank, placementBankSchema } from './placement-schema.ts';

/** The questions of the level test. They are in one file with its screen, so a device has them offline. */
export const PLACEMENT_BANK: PlacementBank = parseContent(
  placementBankSchema,
  bank,
  'placement/placement.json',
);
