import { describe, expect, test, vi } from 'vitest';
import { shareOrCopy } from '../../../../src/features/play/puzzle/share.ts';

const TEXT = 'Word: 🟩🟩🟩🟩⬛⬛';

function clipboard(writeText = vi.fn(async () => {})) {
  return { writeText };
}

describe('sharing', () => {
  test('hands the text to the browser’s sheet, and copies nothing', async () => {
    const [share, copies] = [vi.fn(async () => {}), clipboard()];
    expect(await shareOrCopy(TEXT, { share, clipboard: copies })).toBe('handed-over');
    expect(share).toHaveBeenCalledWith({ text: TEXT });
    expect(copies.writeText).not.toHaveBeenCalled();
  });

  test('that the learner calls off copies nothing behind their back', async () => {
    const share = async () => {
      throw new DOMException('called off', 'AbortError');
    };
    const copies = clipboard();
    expect(await shareOrCopy(TEXT, { share, clipboard: copies })).toBe('handed-over');
    expect(copies.writeText).not.toHaveBeenCalled();
  });

  test('copies where there is no sheet, or it fails', async () => {
    const copies = clipboard();
    expect(await shareOrCopy(TEXT, { clipboard: copies })).toBe('copied');
    const share = async () => {
      throw new DOMException('not now', 'NotAllowedError');
    };
    expect(await shareOrCopy(TEXT, { share, clipboard: copies })).toBe('copied');
    expect(copies.writeText.mock.calls).toEqual([[TEXT], [TEXT]]);
  });

  test('says so where neither is allowed', async () => {
    expect(await shareOrCopy(TEXT, {})).toBe('not-possible');
    const refuse = vi.fn(async () => {
      throw new DOMException('denied', 'NotAllowedError');
    });
    expect(await shareOrCopy(TEXT, { clipboard: clipboard(refuse) })).toBe('not-possible');
  });
});
