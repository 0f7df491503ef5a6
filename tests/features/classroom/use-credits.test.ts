import { expect, test, vi } from 'vitest';
import { useCredits } from '../../../src/features/classroom/use-credits.ts';
import { aDevice, openAnn } from '../../data/open-device.ts';
import { drawOnce } from './draw-once.tsx';

test('a class that can’t be counted on the device is no failure of the class', async () => {
  const store = await openAnn(aDevice());
  const { spent } = drawOnce(useCredits, { store });
  vi.spyOn(store, 'credits').mockRejectedValue(new Error('The database is closed.'));
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  await spent(undefined);
  expect(warned).toHaveBeenCalledOnce();
  warned.mockRestore();
});
