import type { Page } from '@playwright/test';
import { expect } from './journey';

/**
 * The texts that a box cuts or that lie outside the window, with the first words of each. Texts that are shortened on
 * purpose (with an ellipsis) and those for screen readers do not count, nor do boxes that scroll.
 */
const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const TOLERANCE = 2;
    const isShortened = (style: CSSStyleDeclaration) =>
      style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
    const isForScreenReaders = (style: CSSStyleDeclaration, box: DOMRect) =>
      style.clipPath !== 'none' || box.width <= 1 || box.height <= 1;

    /** The element around this one, also across the edge of a shadow root. */
    function parentOf(element: Element): Element | null {
      const root = element.getRootNode();
      return element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
    }
    /** The texts of a page and of the open shadow roots on it. */
    function textsIn(root: Node): Text[] {
      const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
      const texts: Text[] = [];
      for (let node = nodes.nextNode(); node !== null; node = nodes.nextNode()) {
        if (node instanceof Text) texts.push(node);
        if (node instanceof Element && node.shadowRoot) texts.push(...textsIn(node.shadowRoot));
      }
      return texts;
    }

    /** Whether a line of text is visible in all boxes around it. */
    function isCut(line: DOMRect, element: Element): boolean {
      for (let around: Element | null = element; around !== null; around = parentOf(around)) {
        const style = getComputedStyle(around);
        const box = around.getBoundingClientRect();
        if (isShortened(style) || isForScreenReaders(style, box)) return false;
        if (/auto|scroll/.test(style.overflow)) return false;
        if (style.overflowX !== 'visible' && (line.right > box.right + TOLERANCE || line.left < box.left - TOLERANCE))
          return true;
        // The boxes of glyphs are higher than lines, so only the middle of a line must be visible.
        const middle = (line.top + line.bottom) / 2;
        if (style.overflowY !== 'visible' && (middle > box.bottom || middle < box.top)) return true;
      }
      return line.right > innerWidth + TOLERANCE || line.left < -TOLERANCE;
    }

    const cut = new Set<string>();
    const range = document.createRange();
    for (const node of textsIn(document.body)) {
      const element = node.parentElement;
      const words = node.textContent?.trim() ?? '';
      if (words === '' || !element?.checkVisibility({ visibilityProperty: true })) continue;
      range.selectNodeContents(node);
      if ([...range.getClientRects()].some((line) => line.width > 0 && isCut(line, element)))
        cut.add(words.slice(0, 40));
    }
    return [...cut];
  });

/** Sets the text size of Chromium's settings. In effect after the next load. */
export async function setTextSize(page: Page, pixels: number): Promise<void> {
  const settings = await page.context().newCDPSession(page);
  await settings.send('Page.setFontSizes', { fontSizes: { standard: pixels, fixed: pixels } });
}

/** The page has loaded, does not scroll sideways, and no text is cut. */
export async function expectReadable(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 'sideways scroll')
    .toBeLessThanOrEqual(0);
  expect(await cutTexts(page)).toEqual([]);
}
