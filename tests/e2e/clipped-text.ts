import type { Page } from '@playwright/test';
import { expectNoHorizontalScroll } from './accessible-screen.ts';
import { expect } from './learner.ts';
import { waitTwoFrames } from './wait-two-frames.ts';

/** Finds texts that do not fit their boxes, also when the learner has doubled the browser's font size. */

/** The browser's font size setting in pixels, which the em of media queries follows. */
export const USUAL_TEXT_SIZE = { name: 'texts of the usual size', size: 16 } as const;
export const DOUBLED_TEXT_SIZE = { name: 'texts twice as large', size: 32 } as const;

/** Returns a function that changes the font size of this page and the next ones. */
export async function createTextSizer(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  return async ({ size }: typeof USUAL_TEXT_SIZE | typeof DOUBLED_TEXT_SIZE) => {
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: size } });
    await waitTwoFrames(page);
  };
}

/** The texts that are wider than their box, or taller than a box that hides its overflow. */
export async function findClippedTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const isText = (node: Node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim();
    /** Whether the text is visible, and not only for screen readers. */
    const isDrawn = (box: Element) => {
      for (let around: Element | null = box; around; around = around.parentElement) {
        if (getComputedStyle(around).clipPath === 'inset(50%)') return false;
      }
      return box.clientWidth > 0;
    };
    /**
     * Whether the contents leave the box to the left or right, not only a decoration such as a bubble's tail.
     */
    const sticksOut = (box: Element) => {
      const contents = document.createRange();
      contents.selectNodeContents(box);
      const edge = box.getBoundingClientRect();
      return [...contents.getClientRects()].some(
        ({ left, right, width }) => width > 0 && (right > edge.right + 1 || left < edge.left - 1),
      );
    };
    /**
     * Whether a box cuts off a visible text. It may cut off others, such as the animation at a game's end.
     */
    const cutsText = (box: Element) => {
      const edge = box.getBoundingClientRect();
      const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const { currentNode: text } = texts;
        if (!isText(text) || text.parentElement?.closest('[aria-hidden="true"]')) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const isOut = [...range.getClientRects()].some(
          ({ left, right }) => right > edge.right + 1 || left < edge.left - 1,
        );
        if (isOut && isDrawn(text.parentElement ?? box)) return true;
      }
      return false;
    };
    const describe = (box: Element) =>
      `${box.tagName} ${box.className}: ${box.textContent?.trim().slice(0, 40)} ` +
      `(${box.scrollWidth} × ${box.scrollHeight} in ${box.clientWidth} × ${box.clientHeight})`;
    return [...document.querySelectorAll('body :not(svg, svg *, option, select)')]
      .filter((box) => isDrawn(box) && box.checkVisibility({ visibilityProperty: true }))
      .filter((box) => {
        const { overflowX, overflowY } = getComputedStyle(box);
        const hasText = [...box.childNodes].some(isText);
        const hidesOverflow = (overflow: string) =>
          (overflow === 'hidden' || overflow === 'clip') && (box.textContent?.trim() ?? '') !== '';
        const isWider = box.scrollWidth > box.clientWidth + 1;
        const isHigher = box.scrollHeight > box.clientHeight + 1;
        return (
          (isWider && ((hidesOverflow(overflowX) && cutsText(box)) || (hasText && sticksOut(box)))) ||
          (isHigher && hidesOverflow(overflowY))
        );
      })
      .map(describe);
  });
}

/** The fields that show no more than a few letters of what is typed; a gap is as wide as its answer. */
export async function findNarrowFields(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const isShort = (field: HTMLInputElement) => ['checkbox', 'radio', 'file', 'number'].includes(field.type);
    return [...document.querySelectorAll<HTMLInputElement>('input:not([data-answer-field])')]
      .filter((field) => !isShort(field) && field.checkVisibility({ visibilityProperty: true }))
      .filter((field) => {
        const { paddingInlineStart, paddingInlineEnd, fontSize } = getComputedStyle(field);
        const room =
          field.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
        return room < 4 * Number.parseFloat(fontSize);
      })
      .map((field) => `${field.name} (${field.clientWidth} px)`);
  });
}

/** Expects every text of the loaded screen inside its box, and the screen inside the window. */
export async function expectNoClippedText(page: Page, what: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('progressbar', { name: /^Opening/ })).toHaveCount(0);
  expect(await findClippedTexts(page), what).toEqual([]);
  expect(await findNarrowFields(page), what).toEqual([]);
  await expectNoHorizontalScroll(page, what);
}
