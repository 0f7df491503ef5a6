import { describe, expect, test, vi } from 'vitest';
import { shareOrCopy } from '../../../../src/features/play/puzzle/share-button.tsx';

const TEXT = 'Word: 🟩🟩🟩🟩⬛⬛';

function createClipboard(writeText = vi.fn(async () => {})) {
  return { writeText };
}

describe('sharing', () => {
  test('opens the browser’s share sheet, and copies nothing', async () => {
    const [share, copies] = [vi.fn(async () => {}), createClipboard()];
    expect(await shareOrCopy(TEXT, { share, clipboard: copies })).toBe('shared');
    expect(share).toHaveBeenCalledWith({ text: TEXT });
    expect(copies.writeText).not.toHaveBeenCalled();
  });

  test('copies nothing when the learner cancels it', async () => {
    const cancelShare = async () => {
      throw new DOMException('cancelled', 'AbortError');
    };
    const copies = createClipboard();
    expect(await shareOrCopy(TEXT, { share: cancelShare, clipboard: copies })).toBe('shared');
    expect(copies.writeText).not.toHaveBeenCalled();
  });

  test('copies the text when there is no share sheet, or it fails', async () => {
    const copies = createClipboard();
    expect(await shareOrCopy(TEXT, { clipboard: copies })).toBe('copied');
    const refuseShare = async () => {
      throw new DOMException('not now', 'NotAllowedError');
    };
    expect(await shareOrCopy(TEXT, { share: refuseShare, clipboard: copies })).toBe('copied');
    expect(copies.writeText.mock.calls).toEqual([[TEXT], [TEXT]]);
  });

  test('reports that it is unavailable when neither is allowed', async () => {
    expect(await shareOrCopy(TEXT, {})).toBe('unavailable');
    const refuse = vi.fn(async () => {
      throw new DOMException('denied', 'NotAllowedError');
    });
    expect(await shareOrCopy(TEXT, { clipboard: createClipboard(refuse) })).toBe('unavailable');
  });
});
